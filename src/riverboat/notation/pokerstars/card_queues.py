"""Card queues: for each player, the recorded cards in the order in which they are dealt.

Cards shown at a showdown become known when they are shown. Other recorded cards, which were mucked
or shown after the win, are known from the deal on.
"""

from __future__ import annotations

from functools import lru_cache

from riverboat.cards import UNKNOWN, Card, Cards, name
from riverboat.engine import Variant
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    DrawEvent,
    SeatSummary,
    ShowEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.histories import RefusalOnLine
from riverboat.words.refusals.pokerstars import (
    HoldingMismatch,
    HoldingTooLarge,
    StartingCardsMismatch,
)

CardQueues = list[list[Card]]


def build_card_queues(
    transcript: Transcript, seat_by_name: dict[str, int], variant: Variant
) -> CardQueues:
    """Return the recorded cards that each seat will be dealt; others are unknown."""
    queues: CardQueues = [[] for _ in seat_by_name]
    first_street = variant.streets[0]
    first_card_count = first_street.down_cards + first_street.upcards
    for line in transcript.select_lines(DealEvent):
        assert isinstance(line.event, DealEvent), "nothing else is kept there"
        event, queue = line.event, queues[seat_by_name[line.event.player]]
        if (
            not (queue or event.held_cards) and len(event.new_cards) == first_card_count
        ):  # the usual case
            queue += event.new_cards
            continue
        try:
            queue += _find_new_cards(event, queue, variant)
        except BadNotation as error:
            raise BadNotation(
                RefusalOnLine(error.refusal, line.number, repr(line.text[:80])), line.number
            ) from error
    for seat, cards in _find_summary_cards(transcript, seat_by_name, variant).items():
        _fill_unknown_cards(queues[seat], cards, variant)
    return queues


def _find_new_cards(event: DealEvent, queue: list[Card], variant: Variant) -> Cards:
    """Return the new cards of a deal, with unknown cards for those that only their owner saw."""
    first_street = variant.streets[0]
    first_card_count = first_street.down_cards + first_street.upcards
    unrecorded_cards = [card for card in event.held_cards if card not in (*queue, UNKNOWN)]
    if unrecorded_cards:
        raise BadNotation(HoldingMismatch(event.player, tuple(unrecorded_cards)))
    if queue or event.held_cards:
        return event.new_cards
    if variant.has_upcards and first_street.upcards <= len(event.new_cards) < first_card_count:
        return (UNKNOWN,) * (
            first_card_count - len(event.new_cards)
        ) + event.new_cards  # a down card may lie open
    if len(event.new_cards) != first_card_count:
        raise BadNotation(
            StartingCardsMismatch(variant.name, first_card_count, len(event.new_cards))
        )
    return event.new_cards


@lru_cache(64)
def count_full_hand_cards(variant: Variant) -> int:
    """Return the number of cards in a full hand at the showdown."""
    return sum(
        street.down_cards + street.upcards - street.discard_count for street in variant.streets
    )


def _find_summary_cards(
    transcript: Transcript, seat_by_name: dict[str, int], variant: Variant
) -> dict[int, Cards]:
    """Return recorded cards of the summary that did not decide the pot, by seat."""
    cards_by_seat, shown_players = _find_event_cards(transcript, seat_by_name, variant)
    mucked_summaries = [
        seat_summary
        for seat_summary in transcript.select_events(SeatSummary)
        if seat_summary.has_mucked and seat_summary.cards
    ]
    if mucked_summaries:
        name_by_chair = {seat.chair: seat.name for seat in transcript.seat_lines}
        for seat_summary in mucked_summaries:
            name = name_by_chair.get(seat_summary.chair, "")
            if name and name not in shown_players:
                cards_by_seat[seat_by_name[name]] = seat_summary.cards
    drawn_players = {
        event.player for event in transcript.select_events(DrawEvent) if event.card_count
    }
    # A player who has drawn did not start with their final cards.
    return {
        seat: cards
        for seat, cards in cards_by_seat.items()
        if transcript.seat_lines[seat].name not in drawn_players
    }


def _find_event_cards(
    transcript: Transcript, seat_by_name: dict[str, int], variant: Variant
) -> tuple[dict[int, Cards], set[str]]:
    """Return cards of folds and shows that did not decide the pot, and seats that showed a hand."""
    cards_by_seat: dict[int, Cards] = {}
    folded_names: set[str] = set()
    shown_names: set[str] = set()
    for line in transcript.events:
        event = line.event
        if type(event) is ActionEvent:
            if event.verb == "folds":
                folded_names.add(event.player)
                if event.cards:
                    cards_by_seat[seat_by_name[event.player]] = event.cards
        elif type(event) is ShowEvent:
            has_not_decided_pot = (
                event.player in folded_names or len(seat_by_name) - len(folded_names) == 1
            )
            if has_not_decided_pot or len(event.cards) < count_full_hand_cards(variant):
                cards_by_seat[seat_by_name[event.player]] = (
                    event.cards
                )  # the rest of the hand was not shown
            else:
                shown_names.add(event.player)
    return cards_by_seat, shown_names


def _fill_unknown_cards(queue: list[Card], cards: Cards, variant: Variant) -> None:
    card_count = variant.hole_cards if variant.has_upcards else variant.streets[0].down_cards
    if not queue:
        queue += [UNKNOWN] * variant.streets[0].down_cards
    unqueued_cards = [card for card in cards if card not in queue]
    for index, card in enumerate(queue):
        if card == UNKNOWN and unqueued_cards:
            queue[index] = unqueued_cards.pop(0)
    queue += unqueued_cards
    if len(queue) > card_count:
        raise BadNotation(HoldingTooLarge(card_count, " ".join(map(name, queue))))
