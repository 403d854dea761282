"""Hands for a review: of a table, of a period at all tables, or of a physical game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from riverboat.notation import to_own
from riverboat.service.history.hand_export import (
    HistoryHeader,
    TableHand,
    iter_hands,
    redact_for_viewer,
)
from riverboat.service.live_games import LiveGameNotFound
from riverboat.store.rows import TableRow
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.records.table_hand_index import HandIndexEntry
from riverboat.web.table_history import TableHistory
from riverboat.words.refusals import live, reviews
from riverboat.words.refusals import review_limits as said
from riverboat.words.refusals.requests import ResourceNotFound
from riverboat.words.refusals.statistics import StatisticsPending

_STATISTICS_WAIT_SECONDS: Final = 10.0
"""Seconds that a request waits for hands that are not read yet."""


async def load_history(app_state: AppState, table_id: str, player: str) -> TableHistory:
    """Return the hands of a table as a player may see them; ``ApiError`` for an unknown table."""
    row = await _find_table_row(app_state, table_id)
    known_records = await app_state.find_known_records(row, player)
    ledger = await app_state.ledgers.load(row.id)
    return TableHistory(app_state, row, User(player), ledger, known_records, _run_in_thread)


async def _find_table_row(app_state: AppState, table_id: str) -> TableRow:
    table_task = app_state.find_table(table_id)
    row = table_task.row if table_task is not None else await app_state.store.find_table(table_id)
    if row is None:
        raise ApiError(404, ResourceNotFound("table"))
    return row


async def _run_in_thread(job: Callable[..., Any], *args: Any) -> Any:
    return await asyncio.to_thread(job, *args)


def require_own_hand(history: TableHistory, hand_number: int, player: str) -> HandIndexEntry:
    """Return the index entry of a finished hand that a player has played, or refuse."""
    index_entry = history.require_hand(hand_number)
    if player not in index_entry.players or index_entry.early_end:
        raise ApiError(403, said.ReviewedHandNotPlayed())
    return index_entry


async def read_own_hand(app_state: AppState, player: str, table_id: str, hand_number: int) -> bytes:
    """Return a hand that a player has played, as they saw it, as a line of a riverboat log."""
    history = await load_history(app_state, table_id, player)
    hand = await history.visible_hand(require_own_hand(history, hand_number, player))
    return (await asyncio.to_thread(to_own, hand)).encode()


async def load_live_hands(
    app_state: AppState, scorekeeper: str, game_id: str, player: str
) -> tuple[str, str, list[bytes]]:
    """Return the name of a physical game, the player, and their finished hands as lines.

    Only its scorekeepers may review it; *player* is by default the scorekeeper. Cards are those
    that were entered for the player or shown.
    """
    try:
        game = await app_state.live_games.game(game_id)
    except LiveGameNotFound as error:
        raise ApiError(404, live.NoSuchLiveGame()) from error
    if not game.is_scorekeeper(scorekeeper):
        raise ApiError(403, live.NotAScorekeeper())
    async with game.lock:
        facts = list(game.keeper.log)
    money, max_hands = game.began.money, app_state.config.reviews.max_history_hands
    header = HistoryHeader(table=game.began.name, scale=10**money.digits)
    hands = [
        hand for hand in await asyncio.to_thread(_list_finished_hands, facts) if not hand.early_end
    ]
    player_names = tuple(dict.fromkeys(name for hand in hands for name in hand.players))
    reviewed_player = player or (scorekeeper if scorekeeper in player_names else "")
    if hands and not reviewed_player:
        raise ApiError(400, reviews.PlayerNotNamed(player_names))
    own_hands = [hand for hand in hands if reviewed_player in hand.players][-max_hands:]
    if not own_hands:
        raise ApiError(409, said.NoOwnHandsInGame())
    encoded_hands = await asyncio.to_thread(_encode_hands, own_hands, reviewed_player, header)
    return game.began.name, reviewed_player, encoded_hands


def _list_finished_hands(facts: Sequence[AnyLoggedFact]) -> list[TableHand]:
    return [hand for hand in iter_hands(facts) if hand.log]


def _encode_hands(hands: Sequence[TableHand], player: str, header: HistoryHeader) -> list[bytes]:
    return [to_own(redact_for_viewer(hand, player, header)).encode() for hand in hands]


async def list_hands_between(
    app_state: AppState, player: str, since_ms: int, until_ms: int, charge_seconds: Any
) -> list[tuple[str, int]]:
    """Return the latest hands of a player in a period, by table and number, in order of play."""
    loaded_hands = await app_state.played_hands.load(
        player, _STATISTICS_WAIT_SECONDS, charge_seconds=charge_seconds
    )
    if not loaded_hands.is_complete:
        raise ApiError(503, StatisticsPending(len(loaded_hands.hands)), retry_after_seconds=5)
    played_hands = [
        (hand.table, hand.hand)
        for hand in loaded_hands.hands
        if since_ms <= hand.at and (not until_ms or hand.at < until_ms)
    ]
    return played_hands[-app_state.config.reviews.max_played_hands :]
