"""Progress of a hand and of a mixed game, as shown at the table."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.engine import HandState, Rotation, ToDraw
from riverboat.table.blinds.deal_in import ready_chairs
from riverboat.table.state.table_pending import AnyPending, ToPlay
from riverboat.table.state.table_state import Table


def current_street_name(hand: HandState) -> str:
    """Return the name of the street dealt last, even if it has no betting round."""
    streets, compiled_game = hand.game.variant.streets, hand.compiled
    board_length = max([len(cards) for cards in hand.boards[: _count_dealt_boards(hand)]])
    card_count = max([len(cards) for cards in hand.holdings]) if compiled_game.has_upcards else 0
    street_index = max(hand.street, 0)
    for next_street_index in range(street_index + 1, len(streets)):
        has_board_cards = (
            compiled_game.board_cards_through[next_street_index - 1]
            < compiled_game.board_cards_through[next_street_index]
            <= board_length
        )
        has_hole_cards = (
            compiled_game.has_upcards
            and compiled_game.hole_cards_through[next_street_index] <= card_count
        )
        if has_board_cards or has_hole_cards:
            street_index = next_street_index
    return streets[street_index].name


def _count_dealt_boards(hand: HandState) -> int:
    """Return the number of boards dealt so far, the current one included."""
    if hand.runout_count < 2:
        return len(hand.boards)
    full_board_size = hand.compiled.board_cards_through[-1]
    full_board_count = sum([len(board) == full_board_size for board in hand.boards])
    return min(full_board_count + 1, len(hand.boards))


def draw_progress(hand: HandState, pending: AnyPending) -> tuple[int, int]:
    """Return the number of the current draw round, and of all draw rounds of the game.

    The first number is 0 before the first draw; both are 0 in a game without draws.
    """
    draw_count = sum([bool(street.max_draw) for street in hand.game.variant.streets])
    if not draw_count:
        return (0, 0)
    if isinstance(pending, ToPlay) and isinstance(pending.hand, ToDraw):
        return (min(hand.draw_count(pending.hand.seat) + 1, draw_count), draw_count)
    return (min(hand.draw_number, draw_count), draw_count)


class MixProgress(NamedTuple):
    """Position of the current game in a mix."""

    hand_of_game: int = 0
    hands_per_game: int = 0
    next_game: str = ""
    game_choices: tuple[str, ...] = ()


def mix_progress(table: Table) -> MixProgress:
    """Return the table's position in its mix of games; the defaults if it plays a single game.

    ``hand_of_game`` counts the hands of the current game so far. The mix changes the game after
    ``hands_per_game`` hands, or at another time if this is 0.
    """
    game_or_rotation = table.rules.game
    if not isinstance(game_or_rotation, Rotation):
        return MixProgress()
    hand_of_game = table.hands_of_game + table.is_hand_running
    if game_or_rotation.changes_game_by == "choice":
        return MixProgress(hand_of_game, game_choices=game_or_rotation.names)
    next_game = game_or_rotation.names[(table.game_index + 1) % len(game_or_rotation.games)]
    if game_or_rotation.changes_game_by == "level":
        return MixProgress(hand_of_game, 0, next_game)
    player_count = len(table.hand_chairs) if table.is_hand_running else len(ready_chairs(table))
    return MixProgress(
        hand_of_game,
        1 if game_or_rotation.changes_game_by == "hand" else max(player_count, hand_of_game),
        next_game,
    )
