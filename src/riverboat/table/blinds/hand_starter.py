"""The opening fact of a hand: chairs become seats, and dues become posts."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from riverboat.engine import Game, HandStarted, Post, start
from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.blinds.kill_pots import build_kill_game
from riverboat.table.money.house_fees import build_hand_rake
from riverboat.table.state.button_positions import (
    chair_at_or_before,
)
from riverboat.table.state.facts import DuePost
from riverboat.table.state.table_state import Table


def start_hand(table: Table) -> HandStarted:
    """Return the fact that starts the hand on the engine.

    Chairs are converted to the engine's seats, and the bets due from them to the engine's posts.
    """
    opening = table.hand_opening
    assert opening is not None, "no hand has begun"
    begin_fact, chairs = opening.begin_fact, table.chairs
    seat_by_chair = {chair: seat for seat, chair in enumerate(begin_fact.chairs)}
    due_posts = _merge_straddles(begin_fact.due_posts, opening.straddles)
    posts = tuple(
        [
            _make_post(seat_by_chair[post.chair], post.kind, post.chips, post.live_chips)
            for post in due_posts
        ]
    )
    stacks = tuple([chairs[chair].chips for chair in begin_fact.chairs])
    button_seat = seat_by_chair[chair_at_or_before(begin_fact.button, begin_fact.chairs)]
    game = opening.game
    if begin_fact.bomb_pot_ante or begin_fact.limit_percent != 100:
        game = _build_game_for_hand(
            game, begin_fact.limit_percent, begin_fact.bomb_pot_ante, begin_fact.board_count
        )
    return start(
        game,
        stacks,
        button_seat,
        posts,
        table.carried_chips,
        rake=build_hand_rake(table, len(seat_by_chair)),
    )


def _merge_straddles(
    posts_due: tuple[DuePost, ...], straddles: tuple[DuePost, ...]
) -> tuple[DuePost, ...]:
    """Merge straddles with forced bets.

    A straddle of a player in the blinds replaces that player's blind (STRD-13).
    """
    if not straddles:
        return posts_due
    straddling_chairs = {post.chair for post in straddles}
    remaining_straddles = tuple(
        [
            post
            for post in posts_due
            if post.chair not in straddling_chairs or post.kind in ("ante", "dead")
        ]
    )
    return (*remaining_straddles, *straddles)


@lru_cache(maxsize=4096)
def _make_post(seat: int, post_kind: PostKind, chips: int, live_chips: int) -> Post:
    return Post(seat, post_kind, chips, live_chips)


@lru_cache(maxsize=256)
def _build_game_for_hand(
    game: Game, limit_percent: int, bomb_pot_ante: int, board_count: int
) -> Game:
    if limit_percent != 100:
        game = build_kill_game(game, limit_percent)
    if bomb_pot_ante:
        stakes = replace(game.stakes, ante=bomb_pot_ante)
        game = replace(game, is_bomb_pot=True, stakes=stakes, boards=board_count or game.boards)
    return game
