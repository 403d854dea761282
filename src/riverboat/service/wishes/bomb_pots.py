"""A player proposes a bomb pot, and the others say yes or no (BYND-41).

Nobody waits for it: whoever says nothing has not agreed. Who has answered what is told to nobody.
"""

from __future__ import annotations

from typing import Final

from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import BombAgreed, BombAnswered, BombProposed
from riverboat.service.wishes.commands import NotAllowed
from riverboat.wire import wishes as w
from riverboat.words import Quoted
from riverboat.words.refusals import wishes as said


def propose(croupier: Croupier, wish: w.ProposeBomb, player: str, work: Work) -> None:
    """Ask all who would play the next hand for a bomb pot; who asks agrees."""
    if not croupier.settings.bomb_votes:
        raise NotAllowed(said.NoBombVotes())
    ballot = croupier.ballot
    if player not in ballot.voters:
        raise NotAllowed(said.NotInTheNextHand())
    if not ballot.may_propose:
        why = "there can be no bomb pot in the next hand, or one has been proposed for it already"
        raise IllegalAction(Quoted(why, "no bomb pot", "BYND-41"))
    fact = BombProposed(croupier.table.numbers + 1, player, wish.chips)
    croupier.bombs.see(fact)
    croupier.note(fact, work)


def answer(croupier: Croupier, wish: w.AnswerBomb, player: str, work: Work) -> None:
    """Agree to what was proposed, or not; who has agreed may still refuse."""
    ballot = croupier.ballot
    asked = ballot.proposed
    if asked is None or asked.hand != wish.hand:
        raise NotAllowed(said.HasGoneOn())
    before = ballot.said(player)
    if not before:
        raise NotAllowed(said.NotInTheNextHand())
    if before == "agreed" and wish.yes:
        return
    fact = BombAnswered(player, wish.yes)
    croupier.bombs.see(fact)
    croupier.note_to(player, fact, BombAnswered("", wish.yes), work)


def begin(croupier: Croupier, work: Work) -> None:
    """Begin the next hand: a bomb pot if all have agreed to one, and there can be one."""
    ballot = croupier.ballot
    if ballot.proposed is None or not ballot.ante:
        croupier.begin(work)
        return
    agreed = BombAgreed(ballot.proposed.hand, ballot.proposed.by, ballot.ante)
    try:
        croupier.begin(work, ballot.ante, agreed)
    except IllegalAction as why:
        if why.code not in _NONE_NOW:
            raise
        croupier.begin(work)


_NONE_NOW: Final = ("no board",)
"""Why the next hand cannot be a bomb pot, though others at this table can."""
