"""Incremental views equal views rendered from scratch, public and private."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riverboat.service.dealer import dealer_projections
from riverboat.service.dealer.dealer_projections import (
    PublicViewCache,
    build_private_state,
    build_view_context,
)
from riverboat.service.house_room import HouseRoom
from riverboat.service.state.access import Access
from riverboat.service.views.incremental_view import update_view as again_from
from riverboat.service.views.private_view import build_private_view
from riverboat.service.views.private_view_cache import PrivateViewCache
from riverboat.service.views.public_view import build_public_view
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire.view import TableView
from tests.schedule import run_in
from tests.service.room_tables import run

VIEW_COUNT = 150


@run_in(
    "slow",
    "limit 2-7 triple draw 2/4",
    "limit hold'em 2/4",
    "limit seven-card stud 2/4",
    "pot-limit omaha 1/2",
)
@run_in("landing", "no-limit hold'em 1/2")
@pytest.mark.parametrize(
    "game",
    [
        "no-limit hold'em 1/2",
        "pot-limit omaha 1/2",
        "limit seven-card stud 2/4",
        "limit 2-7 triple draw 2/4",
        "limit hold'em 2/4",
    ],
)
def test_incremental_views_equal_full_views(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    differences: list[str] = []
    view_count = incremental_count = cached_count = 0
    current_view, update_incrementally = PublicViewCache.current_view, again_from
    player_views, host_views = PrivateViewCache(), PrivateViewCache()

    def compare_views(self: PublicViewCache, next_hand_ms: int, spectator_count: int) -> TableView:
        nonlocal view_count, cached_count
        view_count += 1
        view, dealer = current_view(self, next_hand_ms, spectator_count), self._dealer
        if view != build_public_view(
            dealer.public_state,
            dealer.pending,
            build_view_context(dealer, next_hand_ms, spectator_count),
        ):
            differences.append(f"the view of {dealer.hand_log[-1:]}")
        names = (*dealer.chair_by_player, "nobody")
        for name in names:
            for roles, view_cache in (
                ({}, player_views),
                (dict.fromkeys(names, "host"), host_views),
            ):
                private_state, private_views_before = (
                    build_private_state(dealer, 7),
                    dict(view_cache._views),
                )
                access = Access(
                    "", "", dealer.settings, roles, dealer.chair_by_player, dealer.host_state, 7
                )
                encoded_view = view_cache.make_encoder(private_state, access)(name)
                if encoded_view != msgspec.json.encode(
                    build_private_view(private_state, name, access.role(name))
                ):
                    differences.append(f"the own view of {name} after {dealer.hand_log[-1:]}")
                cached_count += view_cache._views == private_views_before and bool(
                    private_views_before
                )
        return view

    def count_incremental(*arguments: Any) -> Any:
        nonlocal incremental_count
        updated_view = update_incrementally(*arguments)
        incremental_count += updated_view is not None
        return updated_view

    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        table_row = await room.open_first_table(
            TableRules.preset("home", game, chairs=6), "Riverboat", 5
        )
        await room.change_settings(
            table_row.id,
            {"seconds_between_hands": 0.0, "bot_pace": 0.001, "pace": 0.0, "bots_alone": True},
        )
        while view_count < VIEW_COUNT and not differences:
            await asyncio.sleep(0.01)
        await room.close()

    monkeypatch.setattr(PublicViewCache, "current_view", compare_views)
    monkeypatch.setattr(dealer_projections, "update_view", count_incremental)
    run(run_scenario())
    assert not differences, differences[0]
    assert incremental_count > VIEW_COUNT / 4, "most of what happens is an action"
    assert cached_count > VIEW_COUNT, "most own views are as they were"
