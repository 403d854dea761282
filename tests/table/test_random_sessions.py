"""Random sessions at every kind of table: all checks pass, and the log replays to the table.

``RandomSession`` counts chips after every fact, and ``SessionChecker`` checks each hand. A failing
session is identified by its kind and seed. ``python -m tests.soak.tables`` plays millions of
hands.
"""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine import IllegalAction
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from tests.schedule import run_in
from tests.table.random_sessions import RandomSession, play_session
from tests.table.table_helpers import check_replay
from tests.table.table_kinds import (
    BUTTON_RULES,
    HOLDEM_GAME,
    MISSED_BLIND_RULES,
    NEW_PLAYER_RULES,
    TABLE_KINDS,
)
from tests.thorough import FIRST_SEED, example_count

HAND_COUNT = example_count(15, 1_000)


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("new_player", NEW_PLAYER_RULES)
@pytest.mark.parametrize("missed_blinds", MISSED_BLIND_RULES)
@pytest.mark.parametrize("rule", BUTTON_RULES)
def test_random_sessions_keep_blind_debts_correct(
    rule: str, missed_blinds: str, new_player: str
) -> None:
    """Chips are conserved, each hand has a big blind and no player posts it twice in a row, no
    player owes more than one set of blinds, and the log replays to the same table.
    """
    for variation in range(2):
        button_options = {
            "rule": rule,
            "missed_blinds": missed_blinds,
            "new_player": new_player,
            "buy_button": bool(variation),
            "replacement": "either",
        }
        table, _, checker = play_session(
            FIRST_SEED + variation,
            HOLDEM_GAME,
            HAND_COUNT,
            button=button_options,
            chairs=6 + 3 * variation,
        )
        assert table.hand_count >= HAND_COUNT
        assert not checker.hands_without_big_blind


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("name", TABLE_KINDS)
def test_random_sessions_pass_checks_at_every_kind(name: str) -> None:
    game, preset, options = TABLE_KINDS[name]
    table, _, _ = play_session(1 + FIRST_SEED, game, HAND_COUNT, preset, **options)
    assert table.hand_count >= HAND_COUNT


KINDS_WITH_RARE_FACTS = ("a slow runner", "open stakes, the classic form")
"""Kinds whose rare facts occur in one session of four: a refused buy-in, a forced rebuy."""

UNCOVERED_FACT_TYPES = {f.TableClosed, f.ColouredUp, f.SevenDeucePaid, f.JackpotWon}
"""Facts that other tests cover: colour-ups, side bets, jackpots and closing."""


@pytest.mark.landing
def test_random_sessions_cover_every_table_fact() -> None:
    missing_fact_types: set[type] = set(get_args(f.AnyTableFact)) - UNCOVERED_FACT_TYPES
    seeds_and_kind_names = [(0, kind_name) for kind_name in TABLE_KINDS]
    for seed, kind_name in seeds_and_kind_names + [
        (seed, kind_name) for seed in range(1, 12) for kind_name in KINDS_WITH_RARE_FACTS
    ]:
        game, preset, options = TABLE_KINDS[kind_name]
        _, log, _ = play_session(seed, game, 60, preset, **options)
        missing_fact_types -= {type(fact) for fact in log}
        if not missing_fact_types:
            break
    assert not missing_fact_types


def test_log_replays_to_table_at_every_step() -> None:
    game, preset, options = TABLE_KINDS["home"]
    random_session = RandomSession(4, game, preset, **options)
    for _ in range(400):
        random_session.step()
        check_replay(random_session.table, random_session.log)


def test_refused_command_leaves_table_unchanged() -> None:
    for seed, name in enumerate(("home", "open stakes", "clocks", "a slow runner")):
        game, preset, options = TABLE_KINDS[name]
        random_session = RandomSession(seed, game, preset, **options)
        refused_count = 0
        for _ in range(600):
            random_session.step()
            if random_session.refused_count > refused_count:
                refused_count = random_session.refused_count
                check_replay(random_session.table, random_session.log)
        assert refused_count > 20


def test_closed_table_refuses_new_hand() -> None:
    # rule: GAME-04
    random_session = RandomSession(5, HOLDEM_GAME)
    random_session.play(20)
    random_session.execute(c.CloseTable())
    assert random_session.table.chips == random_session.table.carried_chips == 0
    check_replay(random_session.table, random_session.log)
    with pytest.raises(IllegalAction, match="closed"):
        random_session.execute(c.Begin())
