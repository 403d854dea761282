"""The case runner: misspelt, empty or false cases fail."""

from typing import Any

import pytest

from tests.rules.case_files import BadCase, HandCase, read_case
from tests.rules.test_cases import test_case_is_decided_by_its_rule as run

HAND_ENTRY: dict[str, Any] = {
    "rule": "BET-07",
    "name": "a hand",
    "game": "no-limit hold'em 5/10",
    "stacks": "A 1000, B 1000, C 300",
    "cards": "A KsKh, B QsQh, C AsAh",
    "board": "2c 7d 9h 3s 4c",
    "play": "A raise 300, B call, C call, flop, B bet 100, A call, turn, B check, A check",
}
TRUE_CLAIMS: dict[str, Any] = {
    "then": "B to act: check, bet 10-600",
    "called": "no-limit hold'em 5/10",
    "level_card": "blinds 5/10, raise to 20 or more",
    "posted": "B blind 5, C blind 10",
    "dealing": ["6 to the players", *["burn 1, 3 to the board"], *["burn 1, 1 to the board"] * 2],
    "holdings": "A KsKh, C AsAh",
    "sees": ["A: A KsKh, B ????", "rail: C ????"],
    "bets": "",
    "pot": 1100,
    "pots": "900 A B C, 200 A B",
    "order": "B A",
    "all_in": "C",
    "live": "A B C",
    "showdown": "",
    "winners": "",
    "awards": [],
    "stacks_after": "A 600, C 0",
    "facts": [{"fact": "Raised", "seat": "A", "to": 300}, {"fact": "Called", "seat": "C"}],
    "never": ["HandShown"],
    "narration": ["A opens to 300", "B bets 100"],
}
FALSE_CLAIMS: dict[str, Any] = {
    "then": "B to act: check, bet 10-601",
    "refused": "check",
    "irregular": "exposed",
    "bad_game": "no such game",
    "called": "no-limit hold'em 10/20",
    "level_card": "blinds 5/10, raise to 15 or more",
    "posted": "B blind 5",
    "dealing": ["6 to the players"],
    "holdings": "A KsKd",
    "sees": ["A: B QsQh"],
    "bets": "A 100",
    "pot": 1000,
    "pots": "1100 A B C",
    "order": "A B",
    "all_in": "nobody",
    "live": "A B",
    "showdown": "B shows",
    "winners": "A 1100",
    "awards": ["A 1100 of the main pot"],
    "stacks_after": "A 601",
    "facts": [{"fact": "Called", "seat": "C"}, {"fact": "Raised", "seat": "A", "to": 300}],
    "never": ["Called"],
    "narration": ["A folds"],
    "pot_odds": "3:1",
    "pot_info": "pot 1100",
}
STUD_ENTRY: dict[str, Any] = {
    "game": "limit seven-card stud hi-lo 5/10 ante 1 bring-in 2",
    "stacks": "A 100, B 100",
    "cards": "A (Ks Kd) 9c Kh Qd Jh (2c), B (8h 7d) 5h 4c 2d Jc (Tc)",
    "board": "",
    "play": "B bring-in 2, A call, all check, all check, all check, seventh street, all check",
}
DRAW_ENTRY: dict[str, Any] = {
    "game": "limit five-card draw 4/8 no blinds ante 1 jacks or better",
    "house": "strict; openers_proof shown",
    "stacks": "A 99, B 99",
    "carried": 3,
    "cards": "A 9s 9d 7h 6c 5d, B Js Td 4h 3c 2d",
    "board": "",
    "play": "B bet 4, A call, draw, B throw Td for Jd, A pat",
}
TRUE_STUD_DRAW_CLAIMS = [
    (STUD_ENTRY, {"holdings": "A (Ks Kd 2c) 9c Kh Qd Jh"}),
    (
        STUD_ENTRY,
        {
            "sees": ["A: B (??????) 5h 4c 2d Jc", "rail: A (Ks Kd 2c) 9c Kh Qd Jh"],
            "house": "cash-1",
            "play": STUD_ENTRY["play"] + ", A show",
        },
    ),
    (STUD_ENTRY, {"winners": "A 3 high, B 3 low"}),
    (STUD_ENTRY, {"winners": "A 3, B 3"}),
    (STUD_ENTRY, {"awards": ["A 3 high of the main pot", "B 3 low of the main pot"]}),
    (STUD_ENTRY, {"showdown": "A shows, B shows"}),
    (
        STUD_ENTRY,
        {
            "dealing": [
                "4 to the players",
                "2 to the players face up",
                *["burn 1, 2 to the players face up"] * 3,
                "burn 1, 2 to the players",
            ]
        },
    ),
    (STUD_ENTRY, {"order": "B A", "play": ""}),
    (DRAW_ENTRY, {"then": "B to act: check, bet 8", "holdings": "B Js 4h 3c 2d Jd"}),
    (
        DRAW_ENTRY,
        {"then": "A to draw: stand pat, draw 1-5", "play": "B bet 4, A call, draw, B draw 1"},
    ),
    (
        DRAW_ENTRY,
        {
            "then": "B to draw: stand pat, draw 1-5",
            "play": "B bet 4, A call, B pat, wait, B take-back",
        },
    ),
    (
        DRAW_ENTRY,
        {
            "showdown": "B has no openers",
            "winners": "A 13",
            "play": DRAW_ENTRY["play"] + ", all check",
        },
    ),
    (DRAW_ENTRY, {"passed_out": "5 carried", "play": "all check"}),
    (DRAW_ENTRY, {"next_openers": "queens"}),
    (DRAW_ENTRY, {"irregular": "exposed card: call the floor", "exposed": "9s", "play": ""}),
]
FALSE_STUD_DRAW_CLAIMS = [
    (STUD_ENTRY, {"holdings": "A (Ks Kd Kh) 9c Qd Jh 2c"}),
    (STUD_ENTRY, {"sees": ["A: B (8h 7d Tc) 5h 4c 2d Jc"], "play": "all call"}),
    (STUD_ENTRY, {"winners": "A 4 high, B 2 low"}),
    (STUD_ENTRY, {"winners": "B 3 high, A 3 low"}),
    (STUD_ENTRY, {"awards": ["A 3 of the main pot", "B 3 of the main pot"]}),
    (STUD_ENTRY, {"awards": ["A 3 low of the main pot", "B 3 high of the main pot"]}),
    (STUD_ENTRY, {"dealing": ["4 to the players", "2 to the players"]}),
    (STUD_ENTRY, {"order": "A B", "play": ""}),
    (DRAW_ENTRY, {"then": "B to draw: stand pat, draw 1-5"}),
    (DRAW_ENTRY, {"showdown": "B proves Js Jd", "play": DRAW_ENTRY["play"] + ", all check"}),
    (DRAW_ENTRY, {"passed_out": "2 carried", "play": "all check"}),
    (DRAW_ENTRY, {"passed_out": "returned", "play": "all check"}),
    (DRAW_ENTRY, {"passed_out": "5 carried"}),
    (DRAW_ENTRY, {"next_openers": "aces"}),
    (DRAW_ENTRY, {"irregular": "a card twice", "exposed": "9s", "play": ""}),
]


def make_case(**changes: Any) -> HandCase:
    case = read_case({**HAND_ENTRY, **changes}, "this test")
    assert isinstance(case, HandCase)
    return case


@pytest.mark.parametrize("hand, claim", TRUE_STUD_DRAW_CLAIMS)
def test_true_stud_or_draw_claim_passes(hand: dict[str, Any], claim: dict[str, Any]) -> None:
    run(make_case(**{**hand, **claim}))


@pytest.mark.parametrize("hand, claim", FALSE_STUD_DRAW_CLAIMS)
def test_false_stud_or_draw_claim_fails(hand: dict[str, Any], claim: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        run(make_case(**{**hand, **claim}))


@pytest.mark.parametrize("check", sorted(TRUE_CLAIMS))
def test_true_claim_passes(check: str) -> None:
    run(make_case(**{check: TRUE_CLAIMS[check]}))


@pytest.mark.parametrize("check", FALSE_CLAIMS)
def test_false_claim_fails(check: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        run(make_case(**{check: FALSE_CLAIMS[check]}))


@pytest.mark.parametrize(
    "change, message",
    [
        ({"winer": "A 30"}, "winer"),
        ({"rule": "ALLN16", "pot": 1100}, "not the id of a rule"),
        ({"name": 7, "pot": 1100}, "name"),
        ({}, "it checks nothing"),
        ({"pot": 1100, "stacks": ""}, "nobody plays"),
        ({"refused": "check", "play": ""}, "nothing is played"),
        ({"pot": 1100, "deck": "As"}, "leaves no choice"),
        ({"pot": 1100, "boards": ["2c", "3c"]}, "board or boards"),
    ],
)
def test_case_without_claims_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadCase, match=message):
        read_case({**HAND_ENTRY, **change}, "this test")


def test_mix_case_without_claims_is_refused() -> None:
    with pytest.raises(BadCase, match="it checks nothing"):
        read_case({"rule": "BYND-85", "name": "a mix", "mix": "horse 30/60"}, "this test")


@pytest.mark.parametrize("mix", [{"mix": "horse"}, {"mix": "horse 30/60", "playing": "whist"}])
def test_unknown_mix_is_refused(mix: dict[str, Any]) -> None:
    with pytest.raises(BadCase):
        run(read_case({"rule": "BYND-85", "name": "a mix", "then": "razz", **mix}, "this test"))


@pytest.mark.parametrize(
    "change",
    [
        {"stacks": "A, B, C"},
        {"stacks": "A 100, A 100"},
        {"stacks": "3 A 100, 1 B 100"},
        {"posts": "B 5"},
        {"house": "strict; reopen"},
        {"play": "A jump"},
        {"play": "D fold"},
        {"play": "lunch"},
        {"never": ["Sneezed"]},
        {"cards": "A (KsKh)"},
        {"cards": "A (KsKh, B QsQh", **{key: STUD_ENTRY[key] for key in ("game", "board")}},
        {"play": "A draw some"},
        {"play": "A throw"},
        {"play": "A declare middle"},
        {"next_openers": "queens"},
    ],
)
def test_unknown_words_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadCase):
        run(make_case(pot=1100, **change))


@pytest.mark.parametrize(
    "play, message",
    [
        ("A raise 15", "refused: A can’t raise to 15"),
        ("B fold", "refused: B can’t fold out of turn"),
        ("A fold, flop", "not the flop"),
        ("A raise 300, B call, C call, flop, B check, flop", "began some actions ago"),
        ("A fold, B fold, all check", "nobody is to act"),
        ("A call, showdown", "not the showdown"),
    ],
)
def test_illegal_play_is_an_error(play: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        run(make_case(pot=1100, play=play))


@pytest.mark.parametrize(
    "hand, play, message",
    [
        (STUD_ENTRY, "B bring-in 3", "they pay 2"),
        (STUD_ENTRY, "B complete 5, A bring-in 2", "no bring-in due"),
        (STUD_ENTRY, "all call, fifth street", "not the fifth street yet"),
        (DRAW_ENTRY, "B bet 4, A call, draw, B pat, draw", "the draw began some actions ago"),
        (DRAW_ENTRY, "B bet 4, A call, B throw Ks", "B holds"),
    ],
)
def test_illegal_stud_or_draw_play_is_an_error(
    hand: dict[str, Any], play: str, message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        run(make_case(**{**hand, "pot": 1100, "play": play}))


def test_missing_refusal_is_an_error() -> None:
    with pytest.raises(AssertionError, match="should be refused"):
        run(make_case(play="A raise 300, B fold", refused="fold"))


def test_refusal_for_other_reason_is_an_error() -> None:
    with pytest.raises(AssertionError, match="capped"):
        run(make_case(play="A raise 15", refused="raise to 15: Betting is capped (CAPR-08)"))


@pytest.mark.parametrize(
    "entry",
    [
        {"ranking": "high", "holdings": {"A": "As Ah", "B": "Ks Kh"}, "then": "B beats A"},
        {"ranking": "high", "holdings": {"A": "As Ah", "B": "Ks Kh"}, "then": "A ties B"},
        {"deck": "standard", "count": 53},
        {"order": "2d 2c"},
        {"mix": "horse 30/60", "playing": "razz", "hands": 6, "players": 6, "then": "razz"},
        {"mix": "horse 30/60", "playing": "razz", "button": "moves"},
        {"mix": "horse 30/60", "playing": "razz", "missed_blinds": "owed"},
        {"mix": "horse 30/60", "games": ["limit razz 30/60 ante 6 bring-in 9"]},
    ],
)
def test_false_card_or_mix_claim_fails(entry: dict[str, Any]) -> None:
    board = {"board": "2c 7d 9h 3s 4c"} if "ranking" in entry else {}
    with pytest.raises(AssertionError):
        run(read_case({"rule": "CARD-01", "name": "cards", **entry, **board}, "this test"))
