"""Cards that a player shows when the hand is over, of their own will.

Nobody has to: who is left alone with the pot need not show (SHOW-15), nor who has folded
(SHOW-16). Who does may show some of their cards or all; what they show, they show to all (SHOW-10).
"""

from __future__ import annotations

from functools import reduce

from riverboat.cards import parse_card
from riverboat.engine import IllegalAction
from riverboat.service.dealer import shown_cards
from riverboat.service.dealer.dealer_projections import private_state
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import CardsShown
from riverboat.service.views.private_view import showable_cards
from riverboat.table.money import seven_deuce
from riverboat.table.state import table_commands as c
from riverboat.words import Player
from riverboat.words.offers import Either, Offer, ThatCard
from riverboat.words.refusals import wishes as said
from riverboat.words.refusals.after_hands import MayShowOthers, NoCardsToShowNow


def show_cards(
    dealer: TableDealer, player: str, card_texts: tuple[str, ...], work: UnitOfWork
) -> None:
    """Show these cards of the hand that is over; no words are all that nobody has seen."""
    chair = dealer.table.chair_of(player)
    if not chair:
        raise NotAllowed(said.SitDownFirst())
    may = showable_cards(private_state(dealer, 0), player)
    cards = tuple(dict.fromkeys(map(parse_card, card_texts))) or may
    if not may:
        raise IllegalAction(NoCardsToShowNow(Player(player)))
    if not set(cards) <= set(may):
        each: list[Offer] = [ThatCard((card,)) for card in may]
        raise IllegalAction(MayShowOthers(Player(player), reduce(Either, each), cards))
    shown_cards.record_shown_cards(
        dealer, CardsShown(dealer.table.hand_count, chair, player, cards), work
    )
    # rule: BYND-57 who shows both cards of it collects
    if set(cards) == set(may) and seven_deuce.can_collect_seven_deuce(dealer.table, chair):
        dealer.execute(c.ShowSevenDeuce(chair), work)
