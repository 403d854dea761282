"""Bots do not raise each other without end."""

from __future__ import annotations

import pytest

from bench.raising import (
    GAMES,
    MAX_USUAL_BETS,
    MIXED_TABLE,
    StreetCounts,
    bets_of,
    count_bets,
    style_lineups,
)
from riverboat.bots import STYLES
from riverboat.engine.state.hand_facts import BetsCollected, Posted, Raised
from riverboat.table.state.table_reducer import AnyLoggedFact

LIMIT_GAMES = ("limit hold'em 2/4", "HORSE 4/8", "limit 2-7 triple draw 2/4")


@pytest.mark.parametrize("game", LIMIT_GAMES)
@pytest.mark.parametrize("style_name", ["maniac", "shark", "wild card", "random"])
def test_equal_styles_seldom_exceed_six_bets(style_name: str, game: str) -> None:
    """Heads-up there is no cap, so only the bots can end a raising war."""
    bet_counts = count_bets((style_name, style_name), game, hands=8)
    assert bet_counts.played >= 8
    assert bet_counts.is_bounded, bet_counts
    assert bet_counts.max_bets <= MAX_USUAL_BETS + 2


def test_badugi_maniacs_never_exceed_bet_limit() -> None:
    """A made badugi is not always strong: the opponent has drawn, too."""
    bet_counts = count_bets(("maniac", "maniac"), "limit badugi 2/4", hands=20)
    assert bet_counts.excess_count == 0, bet_counts


def test_mixed_styles_seldom_exceed_bet_limit() -> None:
    mixed_styles = dict(style_lineups())[MIXED_TABLE]
    bet_counts = count_bets(mixed_styles, "limit omaha hi-lo 2/4", hands=6)
    assert bet_counts.is_bounded, bet_counts


def test_raising_survey_covers_every_style_and_game() -> None:
    single_styles = {styles[0] for _, styles in style_lineups() if len(set(styles)) == 1}
    assert single_styles == set(STYLES)
    for game_kind in ("stud", "omaha hi-lo", "draw", "HORSE", "no-limit", "pot-limit"):
        assert any(game_kind in game for game in GAMES)


def test_bets_are_counted_per_street() -> None:
    posted_fact, raised_fact = Posted(1, "blind", 2, 2), Raised(0, 4, True, True, False)
    facts: list[AnyLoggedFact] = [
        posted_fact,
        raised_fact,
        raised_fact,
        BetsCollected(),
        BetsCollected(),
        raised_fact,
        BetsCollected(),
    ]
    assert list(bets_of(facts)) == [3, 0, 1]
    assert not StreetCounts(999, 2, 7).is_bounded
