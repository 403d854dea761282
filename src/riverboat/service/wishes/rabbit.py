"""The cards that would have come: asked for when a hand has ended early (a rabbit hunt).

They come off the same sealed deck in the order in which they would have been dealt, so that they
can be proved like all others. Burned cards stay closed, and no chip moves for any of it.
"""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import Came, RabbitHunted
from riverboat.service.views.run_out import to_come
from riverboat.service.wishes.commands import NotAllowed
from riverboat.words import Quoted
from riverboat.words.refusals import wishes as said


def hunt(croupier: Croupier, player: str, work: Work) -> None:
    """Show to all what would have come in the hand that is over."""
    if not croupier.rabbit:
        raise NotAllowed(said.NoRabbits())
    if player not in croupier.seats:
        raise NotAllowed(said.HadNoCards())
    hand, number = croupier.hand, croupier.table.numbers
    if not croupier.may_hunt or hand is None:
        why = "there is no hand that has just ended before its last card"
        raise IllegalAction(Quoted(why, "nothing to see", "GAME-02"))
    stub = croupier.deck.left_of(number)
    if stub is None:
        raise NotAllowed(said.DeckIsPutAway())
    came: list[Came] = []
    for burned, board, count in to_come(hand):
        stub.deal(burned)
        first = stub.dealt
        came += [Came(first + k, board, card) for k, card in enumerate(stub.deal(count))]
    croupier.hunted(RabbitHunted(number, player, tuple(came)), work)
