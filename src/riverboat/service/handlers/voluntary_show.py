"""Cards that a player shows voluntarily after the hand.

Showing is optional: a player left alone with the pot need not show (SHOW-15), nor one who folded
(SHOW-16). A player may show some or all of their cards, and shows them to all (SHOW-10).
"""

from __future__ import annotations

from functools import reduce

from riverboat.cards import parse_card
from riverboat.engine import IllegalAction
from riverboat.service.dealer import shown_cards
from riverboat.service.dealer.dealer_projections import build_private_state
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import CardsShown
from riverboat.service.views.private_view import showable_cards
from riverboat.table.money import seven_deuce
from riverboat.table.state import table_commands as c
from riverboat.words import Player
from riverboat.words.action_offers import CardOffer, Offer, OfferAlternative
from riverboat.words.refusals import table_commands as phrases
from riverboat.words.refusals.end_of_hand import CardsNotShowable, NoCardsToShow


def show_cards(
    dealer: TableDealer, player: str, card_texts: tuple[str, ...], unit_of_work: UnitOfWork
) -> None:
    """Show these cards of the last hand; without cards, all that are still hidden."""
    chair = dealer.table.chair_of(player)
    if not chair:
        raise NotAllowed(phrases.SeatRequired())
    hidden_cards = showable_cards(build_private_state(dealer, 0), player)
    cards = tuple(dict.fromkeys(map(parse_card, card_texts))) or hidden_cards
    if not hidden_cards:
        raise IllegalAction(NoCardsToShow(Player(player)))
    if not set(cards) <= set(hidden_cards):
        offers: list[Offer] = [CardOffer((card,)) for card in hidden_cards]
        raise IllegalAction(
            CardsNotShowable(Player(player), reduce(OfferAlternative, offers), cards)
        )
    shown_cards.record_shown_cards(
        dealer, CardsShown(dealer.table.hand_count, chair, player, cards), unit_of_work
    )
    # rule: BYND-57 a player who shows both cards collects
    if set(cards) == set(hidden_cards) and seven_deuce.can_collect_seven_deuce(dealer.table, chair):
        dealer.execute(c.ShowSevenDeuce(chair), unit_of_work)
