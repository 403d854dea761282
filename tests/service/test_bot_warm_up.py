from __future__ import annotations

import sys
from importlib import import_module

import pytest

from riverboat.service import house_bots


def test_bot_is_not_ready_while_module_is_importing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot_agent_module = import_module("riverboat.remote.bot_agent")
    assert house_bots._is_bot_code_loaded()
    monkeypatch.setattr(bot_agent_module.__spec__, "_initializing", True, raising=False)
    assert not house_bots._is_bot_code_loaded(), (
        "an import on the loop would wait for the other one"
    )


def test_bots_load_slow_tables_before_play() -> None:
    house_bots._prepare_bots()
    blueprint_cache = sys.modules["riverboat.bots.blueprint.blueprint_player"].bundled_blueprint
    showdown_cache = sys.modules["riverboat.equity.push_fold.all_in_showdowns"].load_pairs
    assert blueprint_cache.cache_info().currsize >= 2
    assert showdown_cache.cache_info().currsize == 1
