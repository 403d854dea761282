"""Rabbit hunt: shows the cards that would have come, after a hand has ended early.

The cards come from the same sealed deck, in the order in which they would have been dealt, so that
they can be proved like all other cards. Burn cards stay closed, and no chips move.
"""

from __future__ import annotations

from riverboat.engine import IllegalAction
from riverboat.service.dealer import shown_cards
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import RabbitCard, RabbitHunted
from riverboat.service.views.run_out_odds import iter_missing_board_deals
from riverboat.words.refusals import table_commands as phrases
from riverboat.words.refusals.end_of_hand import RabbitHuntUnavailable


def show_rabbit_cards(dealer: TableDealer, player: str, unit_of_work: UnitOfWork) -> None:
    """Show every player the cards that would have come if the last hand had gone on."""
    if not dealer.allows_rabbit_hunt:
        raise NotAllowed(phrases.RabbitHuntDisabled())
    if player not in dealer.seat_by_player:
        raise NotAllowed(phrases.NotInThatHand())
    hand, hand_number = dealer.hand, dealer.table.hand_count
    if hand is None:
        raise IllegalAction(RabbitHuntUnavailable())
    stub = dealer.deck.stub_of(hand_number)
    if stub is None:
        raise NotAllowed(phrases.DeckNoLongerStored())
    if not shown_cards.can_rabbit_hunt(dealer):
        raise IllegalAction(RabbitHuntUnavailable())
    rabbit_cards: list[RabbitCard] = []
    for burn_count, board_index, card_count in iter_missing_board_deals(hand):
        stub.deal(burn_count)
        first_index = stub.dealt
        rabbit_cards += [
            RabbitCard(first_index + offset, board_index, card)
            for offset, card in enumerate(stub.deal(card_count))
        ]
    shown_cards.record_rabbit_hunt(
        dealer, RabbitHunted(hand_number, player, tuple(rabbit_cards)), unit_of_work
    )
