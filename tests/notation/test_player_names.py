"""Unusual player names: every dialect reads the same hand whatever its players are called."""

from __future__ import annotations

import re

import pytest

from riverboat.notation import ParsedHand
from riverboat.notation.format_detection import parse_hands
from tests.notation import merge_hands, pokerstars_hands, site_hands
from tests.notation.ipoker_hands import ALL_IN, cash_session
from tests.notation.pokernow_log import make_log
from tests.notation.test_absolute import CASH as ABSOLUTE
from tests.notation.test_pacific import CASH as PACIFIC
from tests.notation.test_party import CASH as PARTY
from tests.notation.test_winamax import CASH as WINAMAX

TEXTS = {
    "Absolute Poker": ABSOLUTE,
    "Cake": site_hands.CAKE,
    "Full Tilt": site_hands.FULL_TILT,
    "Full Tilt draw": site_hands.FULL_TILT_DRAW,
    "Full Tilt stud": site_hands.FULL_TILT_STUD,
    "iPoker": cash_session(ALL_IN),
    "Merge": merge_hands.FLOP.replace("{won}", "142.00"),
    "Ongame": site_hands.ONGAME,
    "Ongame draw": site_hands.ONGAME_DRAW,
    "PokerNow": make_log(),
    "PokerStars": pokerstars_hands.CASH,
    "PokerStars stud": pokerstars_hands.STUD,
    "Winamax": WINAMAX,
    "Winning": site_hands.WINNING,
    "Winning until 2019": site_hands.OLDER_WINNING,
    "888poker": PACIFIC,
    "partypoker": PARTY,
}
NAMES = ("Zo  e", "Zo ", " Zo", "Zo (5)", "[x] y", "folds", "posts 5", "Zo: x", "1,5 (3)", "a - b")


def _with_name(text: str, old: str, new: str) -> str:
    return re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, text)


def _first_player(hands: list[ParsedHand]) -> str:
    return next(name for name in sorted(hands[0].players) if name.isalnum())


@pytest.mark.parametrize("site", TEXTS)
def test_unusual_name_does_not_change_log(site: str) -> None:
    usual = parse_hands(TEXTS[site])
    logs = [hand.log for hand in usual]
    assert not any(hand.faults for hand in usual)
    for name in NAMES:
        renamed = parse_hands(_with_name(TEXTS[site], _first_player(usual), name))
        assert [hand.log for hand in renamed] == logs, name
        assert any(name.strip() in " ".join(hand.players) for hand in renamed)
