"""Random sessions at every kind of table: all checks pass, and the log replays to the table.

``Session`` counts chips after every fact, and ``Watch`` checks each hand. A failing session is
identified by its kind and seed. ``python -m tests.soak.tables`` plays millions of such hands.
"""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine import IllegalAction
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from tests.schedule import run_in
from tests.table.kinds import BUTTONS, HOLDEM, KINDS, MISSED, NEW
from tests.table.sessions import Session, session
from tests.table.tables import check_fold
from tests.thorough import FIRST, many

HANDS = many(15, 1_000)


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("new_player", NEW)
@pytest.mark.parametrize("missed_blinds", MISSED)
@pytest.mark.parametrize("rule", BUTTONS)
def test_who_comes_and_goes_owes_what_the_table_asks_for(
    rule: str, missed_blinds: str, new_player: str
) -> None:
    """Chips are conserved, each hand has a big blind and no player posts it twice in a row, no
    player owes more than one set of blinds, and the log replays to the same table.
    """
    for odd in range(2):
        button = {
            "rule": rule,
            "missed_blinds": missed_blinds,
            "new_player": new_player,
            "buy_button": bool(odd),
            "replacement": "either",
        }
        table, _, watch = session(FIRST + odd, HOLDEM, HANDS, button=button, chairs=6 + 3 * odd)
        assert table.hand_count >= HANDS
        assert not watch.without


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("name", KINDS)
def test_nothing_goes_wrong_at_any_kind_of_table(name: str) -> None:
    game, preset, options = KINDS[name]
    table, _, _ = session(1 + FIRST, game, HANDS, preset, **options)
    assert table.hand_count >= HANDS


RAREST = ("a slow runner", "open stakes, the classic form")
"""Kinds whose rare facts occur in one session of four: a refused buy-in, a forced rebuy."""

SELDOM = {f.TableClosed, f.ColouredUp, f.SevenDeucePaid, f.JackpotWon}
"""Facts that other tests cover: colour-ups, side bets, jackpots and closing."""


@pytest.mark.landing
def test_the_sessions_see_every_fact_of_a_table() -> None:
    unseen: set[type] = set(get_args(f.AnyTableFact)) - SELDOM
    once = [(0, name) for name in KINDS]
    for seed, name in once + [(seed, name) for seed in range(1, 12) for name in RAREST]:
        game, preset, options = KINDS[name]
        _, log, _ = session(seed, game, 60, preset, **options)
        unseen -= {type(fact) for fact in log}
        if not unseen:
            break
    assert not unseen


def test_a_table_is_its_log_in_the_middle_of_a_hand_too() -> None:
    game, preset, options = KINDS["home"]
    played = Session(4, game, preset, **options)
    for _ in range(400):
        played.step()
        check_fold(played.table, played.log)


def test_a_refused_wish_leaves_no_trace() -> None:
    for seed, name in enumerate(("home", "open stakes", "clocks", "a slow runner")):
        game, preset, options = KINDS[name]
        played = Session(seed, game, preset, **options)
        refusals = 0
        for _ in range(600):
            played.step()
            if played.refused > refusals:
                refusals = played.refused
                check_fold(played.table, played.log)
        assert refusals > 20


def test_a_closed_table_is_played_at_no_more() -> None:
    # rule: GAME-04
    played = Session(5, HOLDEM)
    played.play(20)
    played.do(c.CloseTable())
    assert played.table.chips == played.table.carried == 0
    check_fold(played.table, played.log)
    with pytest.raises(IllegalAction, match="closed"):
        played.do(c.Begin())
