"""The table case runner: misspelt, empty or false cases fail."""

from typing import Any

import pytest

from tests.rules.case_files import HAND_CLAIM_KEYS, BadCase, TableCase, read_case
from tests.rules.table_cases import check_table

TABLE_ENTRY: dict[str, Any] = {
    "rule": "BMOV-02",
    "name": "a table",
    "table": "no-limit hold'em 1/2",
    "house": [
        *("cash", "button.rule simplified", "straddle.rock on", "fees.kitty 1"),
        "chips white 1, red 5",
    ],
    "sits": ["1 A 200", "2 B 200", "3 C 200", "4 D 200", "5 E 200"],
    "last": "BTN 1, SB 2, BB 3",
}
HAND_ENTRY: dict[str, Any] = {
    "before": ["4 sits out", "1 straddles"],
    "cards": ["B AsAh"],
    "play": ["2 call", "3 call", "5 call", "B wins"],
}
TRUE_CLAIMS: dict[str, Any] = {
    "button": 2,
    "posts": ["3 SB", "5 BB (big blind)", "1 straddle 4"],
    "order": [2, "C", 5, 1],
    "flop": [3, 5, 1, 2],
    "last": 2,
    "out": ["D away"],
    "bets": "2/2",
    "then": "A to act: check, raise to 6-200",
    "pot": 16,
    "has": ["2 196", "3 196"],
    "owes": ["4 BB 2"],
    "stacks": ["B 211", "4 200"],
    "rock": "B",
    "killer": "nobody",
    "legs": [],
    "taken": ["kitty 1"],
}
FALSE_CLAIMS: dict[str, list[Any]] = {
    "button": [3, "2 dead"],
    "posts": [["3 SB"], ["3 SB", "5 BB (new player)", "1 straddle 4"], []],
    "order": [[2, 3, 5], ["C", 5, 1, 2]],
    "flop": [[3, 5, 1]],
    "last": [1],
    "out": [[], ["4 waits"], ["4 away", "5 away"]],
    "bets": ["4/8"],
    "then": ["A to act: check, raise to 8-200"],
    "pot": [15],
    "has": [["2 195"]],
    "owes": [[], ["4 BB 4"], ["4 BB 2", "4 SB 1"]],
    "stacks": [["B 210"]],
    "rock": ["nobody", 3],
    "killer": [2],
    "legs": [["2 1"]],
    "taken": [[], ["kitty 2"]],
}
TABLE_CLAIMS: dict[str, tuple[Any, Any]] = {
    "then": (
        "next hand: seats 1, 2, 3, 5 ready",
        "next hand: seats 1, 2 ready",
    ),
    "seated": (
        ["1 A 196", "2 B 211", "3 C 196", "4 D 200 away", "5 E 196"],
        ["1 A 196", "2 B 211", "3 C 196", "4 D 200", "5 E 196"],
    ),
    "buy_in": ("40-200", "40-100"),
    "change": (["25 for 6: 3 red, 4 white"], ["25 for 6: 19 white"]),
    "facts": ([{"fact": "SatOut", "chair": 4}], [{"fact": "SatOut", "chair": 5}]),
    "never": (["TimeRanOut"], ["SatOut"]),
}


def make_case(**changes: Any) -> TableCase:
    case = read_case({**TABLE_ENTRY, **changes}, "this test")
    assert isinstance(case, TableCase)
    return case


def test_every_hand_claim_is_covered() -> None:
    assert set(TRUE_CLAIMS) == set(FALSE_CLAIMS) == set(HAND_CLAIM_KEYS)


@pytest.mark.parametrize("claim_key", TRUE_CLAIMS)
def test_true_hand_claim_passes(claim_key: str) -> None:
    check_table(make_case(hand=[HAND_ENTRY | {claim_key: TRUE_CLAIMS[claim_key]}]))


@pytest.mark.parametrize(
    "claim_key, claim",
    [(claim_key, claim) for claim_key in FALSE_CLAIMS for claim in FALSE_CLAIMS[claim_key]],
)
def test_false_hand_claim_fails(claim_key: str, claim: Any) -> None:
    with pytest.raises(AssertionError):
        check_table(make_case(hand=[HAND_ENTRY | {claim_key: claim}]))


@pytest.mark.parametrize("key", TABLE_CLAIMS)
def test_true_table_claim_passes(key: str) -> None:
    check_table(make_case(hand=[HAND_ENTRY], **{key: TABLE_CLAIMS[key][0]}))


@pytest.mark.parametrize("key", TABLE_CLAIMS)
def test_false_table_claim_fails(key: str) -> None:
    with pytest.raises(AssertionError):
        check_table(make_case(hand=[HAND_ENTRY], **{key: TABLE_CLAIMS[key][1]}))


@pytest.mark.parametrize(
    "change, message",
    [
        ({"seatd": "1 A 200"}, "seatd"),
        ({"hand": [HAND_ENTRY]}, "it checks nothing"),
        ({"hand": [{}]}, "it checks nothing"),
        ({"hand": [{"buton": 2}]}, "buton"),
        ({"sits": [], "then": "x"}, "nobody sits"),
        ({"after": ["2 quits"], "then": "x", "end": {"then": "y"}}, "then is said twice"),
        ({"refused": "x"}, "nothing is asked for"),
    ],
)
def test_table_case_without_claims_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadCase, match=message):
        make_case(**change)


@pytest.mark.parametrize(
    "change",
    [
        {"hand": [{"before": ["2 goes home"], "button": 2}]},
        {"hand": [{"before": ["Z quits"], "button": 2}]},
        {"hand": [{"button": "Z"}]},
        {"hand": [{"posts": ["3 small blind"]}]},
        {"hand": [{"posts": ["3 SB 1"]}]},
        {"hand": [{"posts": ["3 blind"]}]},
        {"hand": [{"button": 2, "play": ["lunch"]}]},
        {"sits": ["1 A 200", "1 B 200"]},
        {"sits": ["A 200", "B 200"]},
        {"last": "BTN 1"},
        {"house": ["cash", "button.rule"]},
        {"house": ["cash", "buttons.rule dead"]},
        {"change": ["25 minus 6: 3 red, 4 white"]},
        {"never": ["Sneezed"]},
    ],
)
def test_unknown_words_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadCase):
        check_table(make_case(**{"hand": [{"button": 2}], **change}))


@pytest.mark.parametrize(
    "change, message",
    [
        ({"hand": [{"play": ["2 check"], "button": 2}]}, "refused: B in seat 2 can’t check"),
        ({"hand": [{"play": ["3 call"], "button": 2}]}, "refused"),
        ({"hand": [{"before": ["6 quits"], "button": 2}]}, "seat 6 is empty"),
        ({"hand": [{"play": ["turn"], "button": 2}]}, "this is the preflop, not the turn"),
        ({"hand": [{}], "end": {"after": ["2 sits out"], "refused": "x"}}, "should be refused"),
        ({"after": ["9 sits out"], "refused": "a better reason"}, "a better reason"),
    ],
)
def test_illegal_table_play_is_an_error(change: dict[str, Any], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_table(make_case(**change))
