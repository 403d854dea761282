"""The street of each fact of a log, and the start of the showdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.games.game import Street, Variant
from riverboat.engine.state import hand_facts as f

SHOWDOWN: Final = "showdown"

_DEALING_FACTS: Final = (f.HoleCardsDealt, f.UpcardsDealt, f.BoardDealt, f.Discarded)
_SHOWDOWN_FACTS: Final = (f.HandShown, f.HandMucked, f.Declared, f.DeclarationsOpened)


def list_streets_by_fact(log: Sequence[AnyFact]) -> list[str]:
    """Return the street name of each fact of a log that begins with ``HandStarted``."""
    opening_fact = log[0]
    assert isinstance(opening_fact, HandStarted)
    variant_street_names = [street.name for street in opening_fact.game.variant.streets]
    street_indices = _iter_street_indices(log, opening_fact.game.variant, len(opening_fact.stacks))
    street_names = [variant_street_names[street] for street in street_indices]
    showdown_start_index = _find_showdown_start(log)
    street_names[showdown_start_index:] = [SHOWDOWN] * (len(log) - showdown_start_index)
    return street_names


def _find_showdown_start(log: Sequence[AnyFact]) -> int:
    last_dealing_index = max(
        [index for index, fact in enumerate(log) if isinstance(fact, _DEALING_FACTS)], default=0
    )
    for index in range(last_dealing_index + 1, len(log)):
        fact = log[index]
        if isinstance(fact, _SHOWDOWN_FACTS) or (isinstance(fact, f.PotAwarded) and fact.rank >= 0):
            return index
    return len(log)


def _iter_street_indices(
    log: Sequence[AnyFact], variant: Variant, player_count: int
) -> Iterator[int]:
    """Yield the index of the street of each fact.

    A street begins with its dealt cards or discards, before its betting opens.
    """
    streets = variant.streets
    card_count_by_seat = [0] * player_count
    board_card_counts: dict[int, int] = {}
    draw_counts: dict[int, int] = {}
    burn_count = 0
    street_index = 0
    for fact in log:
        match fact:
            case f.BettingOpened(street=street):
                street_index = max(street_index, street)
            case f.BoardDealt(cards, board=board):
                board_card_counts[board] = board_card_counts.get(board, 0) + len(cards)
                street_index = max(
                    street_index,
                    _find_street_reached(
                        [street.board_cards for street in streets], board_card_counts[board]
                    ),
                )
            case f.Burned():  # before a draw
                burn_count += 1
                street_index = max(
                    street_index,
                    _find_street_reached(
                        [_compute_max_discards(street) for street in streets], burn_count
                    ),
                )
            case f.Discarded(seat):
                draw_counts[seat] = draw_counts.get(seat, 0) + 1
                street_index = max(
                    street_index,
                    _find_street_reached(
                        [_compute_max_discards(street) for street in streets], draw_counts[seat]
                    ),
                )
            case f.HoleCardsDealt(holdings) if not variant.has_draws:
                street_index = max(
                    street_index,
                    _count_cards_dealt_by_street(streets, card_count_by_seat, holdings),
                )
            case f.UpcardsDealt(cards):
                street_index = max(
                    street_index, _count_cards_dealt_by_street(streets, card_count_by_seat, cards)
                )
            case _:
                pass
        yield street_index


def _count_cards_dealt_by_street(
    streets: Sequence[Street], card_counts: list[int], cards: Sequence[Sequence[int]]
) -> int:
    for seat, new_cards in enumerate(cards):
        card_counts[seat] += len(new_cards)
    return _find_street_reached(
        [street.down_cards + street.upcards for street in streets], max(card_counts)
    )


def _compute_max_discards(street: Street) -> int:
    return int(bool(street.max_draw or street.discard_count))


def _find_street_reached(counts_by_street: Sequence[int], count: int) -> int:
    """Return the index of the street reached after *count* dealt cards or draws; 0 for none."""
    total_count = 0
    for street_index, street_count in enumerate(counts_by_street):
        total_count += street_count
        if street_count and total_count >= count:
            return street_index
    return 0
