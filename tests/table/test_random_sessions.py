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
    KINDS,
    MISSED_BLIND_RULES,
    NEW_PLAYER_RULES,
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
    for has_odd_option in range(2):
        button = {
            "rule": rule,
            "missed_blinds": missed_blinds,
            "new_player": new_player,
            "buy_button": bool(has_odd_option),
            "replacement": "either",
        }
        table, _, checker = play_session(
            FIRST_SEED + has_odd_option,
            HOLDEM_GAME,
            HAND_COUNT,
            button=button,
            chairs=6 + 3 * has_odd_option,
        )
        assert table.hand_count >= HAND_COUNT
        assert not checker.hands_without_big_blind


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("name", KINDS)
def test_random_sessions_pass_checks_at_every_kind(name: str) -> None:
    game, preset, options = KINDS[name]
    table, _, _ = play_session(1 + FIRST_SEED, game, HAND_COUNT, preset, **options)
    assert table.hand_count >= HAND_COUNT


RARE_KINDS = ("a slow runner", "open stakes, the classic form")
"""Kinds whose rare facts occur in one session of four: a refused buy-in, a forced rebuy."""

UNCOVERED_FACTS = {f.TableClosed, f.ColouredUp, f.SevenDeucePaid, f.JackpotWon}
"""Facts that other tests cover: colour-ups, side bets, jackpots and closing."""


@pytest.mark.landing
def test_random_sessions_cover_every_table_fact() -> None:
    missing_facts: set[type] = set(get_args(f.AnyTableFact)) - UNCOVERED_FACTS
    seeds_and_kinds = [(0, name) for name in KINDS]
    for seed, name in seeds_and_kinds + [
        (seed, name) for seed in range(1, 12) for name in RARE_KINDS
    ]:
        game, preset, options = KINDS[name]
        _, log, _ = play_session(seed, game, 60, preset, **options)
        missing_facts -= {type(fact) for fact in log}
        if not missing_facts:
            break
    assert not missing_facts


def test_log_replays_to_table_at_every_step() -> None:
    game, preset, options = KINDS["home"]
    random_session = RandomSession(4, game, preset, **options)
    for _ in range(400):
        random_session.step()
        check_replay(random_session.table, random_session.log)


def test_refused_command_leaves_table_unchanged() -> None:
    for seed, name in enumerate(("home", "open stakes", "clocks", "a slow runner")):
        game, preset, options = KINDS[name]
        random_session = RandomSession(seed, game, preset, **options)
        refusals = 0
        for _ in range(600):
            random_session.step()
            if random_session.refused_count > refusals:
                refusals = random_session.refused_count
                check_replay(random_session.table, random_session.log)
        assert refusals > 20


def test_closed_table_refuses_new_hand() -> None:
    # rule: GAME-04
    random_session = RandomSession(5, HOLDEM_GAME)
    random_session.play(20)
    random_session.execute(c.CloseTable())
    assert random_session.table.chips == random_session.table.carried_chips == 0
    check_replay(random_session.table, random_session.log)
    with pytest.raises(IllegalAction, match="closed"):
        random_session.execute(c.Begin())
