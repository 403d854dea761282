"""Cards that a player shows when the hand is over, of his own will.

Nobody has to: who is left alone with the pot need not show (SHOW-15), nor who has folded
(SHOW-16). Who does may show some of his cards or all; what he shows, he shows to all (SHOW-10).
"""

from __future__ import annotations

from riverboat.cards import name, names, parse_card
from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.seen import private
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import CardsShown
from riverboat.service.views.private import may_show
from riverboat.service.wishes.commands import NotAllowed
from riverboat.table.money import seven_deuce
from riverboat.table.state import commands as c
from riverboat.words import Quoted
from riverboat.words.refusals import wishes as said


def show(croupier: Croupier, player: str, words: tuple[str, ...], work: Work) -> None:
    """Show these cards of the hand that is over; no words are all that nobody has seen."""
    chair = croupier.table.chair_of(player)
    if not chair:
        raise NotAllowed(said.SitDownFirst())
    may = may_show(private(croupier, 0), player)
    cards = tuple(dict.fromkeys(map(parse_card, words))) or may
    if not may:
        raise IllegalAction(
            Quoted(f"{player} has no cards that could be shown now", "nothing to show", "SHOW-16")
        )
    if not set(cards) <= set(may):
        raise IllegalAction(
            Quoted(
                f"{player} may show {' or '.join(map(name, may))} now, and not {names(cards)}",
                "other cards",
                "SHOW-16",
            ),
        )
    croupier.shows(CardsShown(croupier.table.numbers, chair, player, cards), work)
    # rule: BYND-57 who shows both cards of it collects
    if set(cards) == set(may) and seven_deuce.may_collect(croupier.table, chair):
        croupier.ask(c.ShowSevenDeuce(chair), work)
