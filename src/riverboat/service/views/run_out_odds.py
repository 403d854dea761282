"""Run-outs, in which no player can bet any more: paced cards, and each player's odds.

Cards of a run-out are dealt at an interval, so that all can follow them. The odds are computed
from face-up cards only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from riverboat.cards import UNKNOWN, name
from riverboat.engine import HandState, ToDeal

Odds = Mapping[int, tuple[float, ...]]
"""Average share of each board's pot, by seat, from 0 to 1."""


def is_paced_deal(hand: HandState, deal: ToDeal) -> bool:
    """Return True if a deal comes after the last bet and is to be paced.

    Several boards of one street are dealt together, and so are the cards of a draw.
    """
    has_begun = hand.street >= 0 or not hand.compiled.betting[0]
    if not has_begun or hand.able_mask & (hand.able_mask - 1) or not any(hand.holdings):
        return False
    if deal.destination == "players":
        return hand.compiled.has_upcards
    return deal.destination == "upcards" or (
        deal.destination == "board" and (not deal.board or hand.runout_count > 1)
    )


def iter_missing_board_deals(hand: HandState) -> Iterator[tuple[int, int, int]]:
    """Yield each missing deal to a board: number of burn cards, board index, number of cards."""
    compiled_game = hand.compiled
    board_sizes = [len(board_index) for board_index in hand.boards]
    for street_index in range(compiled_game.streets):
        burn_count = compiled_game.burn[street_index]
        for board_index, board_size in enumerate(board_sizes):
            if board_size < compiled_game.board_cards_through[street_index]:
                yield (
                    burn_count,
                    board_index,
                    compiled_game.board_cards_through[street_index] - board_size,
                )
                burn_count, board_sizes[board_index] = (
                    0,
                    compiled_game.board_cards_through[street_index],
                )


def has_ended_early(hand: HandState | None) -> bool:
    """Return True if a hand was over before all its board cards were dealt."""
    if hand is None or not hand.has_ended or hand.compiled.has_upcards or hand.compiled.has_draws:
        return False
    return any(len(board) < hand.compiled.board_cards_through[-1] for board in hand.boards)


class RunOutQuestion(Struct, frozen=True):
    """Input of the odds calculation: cards in text form, ``x`` for each card to come."""

    hand: int
    game: str
    seats: tuple[int, ...]
    hole_cards: tuple[str, ...]
    """Hole cards of each seat."""
    boards: tuple[str, ...]
    dead_cards: tuple[str, ...]
    """Cards known to be out of the deck, besides the board and hole cards, for each board."""


def build_run_out_question(hand: HandState | None, hand_number: int) -> RunOutQuestion | None:
    """Return the input of the odds calculation for a hand; ``None`` if there are no odds.

    There are no odds while a player may bet, while a live hand is face down, after the last card,
    or in a game with discards still to come.
    """
    if (
        hand is None
        or hand.has_ended
        or hand.is_betting_open
        or hand.able_mask & (hand.able_mask - 1)
    ):
        return None
    seats = hand.seats_in_mask(hand.live_mask)
    if len(seats) < 2 or hand.live_mask & ~hand.shown_mask or not _has_cards_to_come(hand):
        return None
    if any(street.max_draw or street.discard_count for street in hand.game.variant.streets):
        return None
    hole_card_count = hand.compiled.hole_cards_through[-1]
    holdings = [hand.holdings[seat] for seat in seats]
    known_cards = {card for card in hand.dealt_cards if card != UNKNOWN}.difference(*holdings)
    return RunOutQuestion(
        hand=hand_number,
        game=hand.game.variant.name,
        seats=seats,
        hole_cards=tuple(
            [_format_cards(cards) + "x" * (hole_card_count - len(cards)) for cards in holdings]
        ),
        boards=tuple([_format_cards(board) for board in hand.boards]),
        dead_cards=tuple(
            [_format_cards(sorted(known_cards.difference(board))) for board in hand.boards]
        ),
    )


def _has_cards_to_come(hand: HandState) -> bool:
    compiled_game = hand.compiled
    if any(len(board) < compiled_game.board_cards_through[-1] for board in hand.boards):
        return True
    min_card_count = min([len(hand.holdings[seat]) for seat in hand.seats_in_mask(hand.live_mask)])
    return (
        compiled_game.has_upcards
        and not hand.board
        and min_card_count < compiled_game.hole_cards_through[-1]
    )


def _format_cards(cards: tuple[int, ...] | list[int]) -> str:
    return "".join(map(name, cards))


@cache
def warm_up() -> None:
    """Load the tables of the odds calculation, so that the first result is not late."""
    calculate_odds(RunOutQuestion(0, "hold'em", (0, 1), ("AsAh", "KdKc"), ("2c3d4h",), ("",)))


def calculate_odds(question: RunOutQuestion) -> Odds:
    """Return each seat's odds; empty for a game without an evaluator. Slow: call in a thread."""
    # Import late: a room without an all-in does not need the kernel's tables.
    from riverboat.equity.equity_calculation import equity
    from riverboat.equity.equity_games import GAMES

    equity_game = GAMES.get(question.game)
    if equity_game is None:
        return {}
    equity_results = [
        equity(*question.hole_cards, board=board, dead=dead_cards, game=equity_game)
        for board, dead_cards in zip(question.boards, question.dead_cards, strict=True)
    ]
    equities_by_seat = zip(*[result.equities for result in equity_results], strict=True)
    return {
        seat: tuple([round(pot_share, 4) for pot_share in seat_equities])
        for seat, seat_equities in zip(question.seats, equities_by_seat, strict=True)
    }
