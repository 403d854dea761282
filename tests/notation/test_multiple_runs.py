"""Boards run four and five times, through every format (BYND-40)."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from riverboat.cards import DECKS
from riverboat.engine import (
    CALL,
    FOLD,
    AllIn,
    AnyFact,
    Deal,
    HandState,
    HouseRules,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    apply,
    decide,
    due,
    parse_game,
    start,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation import (
    ParsedHand,
    Source,
    narrate,
    parse_ohh,
    parse_own,
    parse_phh,
    to_ohh,
    to_own,
    to_phh,
    to_pokerstars,
)
from riverboat.notation.about import About
from riverboat.notation.default_house_rules import LENIENT_RULES
from tests.notation.pokerstars_hands import parse_exact


def run_board(times: int, house: HouseRules, street: int = 0) -> list[AnyFact]:
    """Play a hand with two of three players all-in before or after the flop, and run it often."""
    game = parse_game("no-limit hold'em 1/2", house)
    log: list[AnyFact] = [start(game, (200, 150, 90))]
    hand = HandState(log[0])  # type: ignore[arg-type]
    deck = list(DECKS["standard"].cards)
    Random(times).shuffle(deck)
    while not hand.has_ended:
        pending = due(hand)
        facts: tuple[AnyFact, ...]
        match pending:
            case tuple():
                facts = pending
            case ToDeal():
                cards = tuple([deck.pop() for _ in range(pending.count)])
                facts = (
                    decide(hand, Deal(cards, tuple(deck.pop() for _ in range(pending.burn_count)))),
                )
            case ToChoose():
                facts = (decide(hand, RunIt(pending.seats[0], times)),)
            case ToAct():
                is_before_all_in = hand.street < street or hand.current_bet > 2
                command = CALL if is_before_all_in else AllIn()
                facts = (decide(hand, FOLD if pending.seat == 2 and pending.call else command),)
            case ToShow():
                facts = (decide(hand, Show(pending.seats[0])),)
            case _:
                raise AssertionError(pending)
        for fact in facts:
            apply(hand, fact)
            log.append(fact)
    assert hand.runout_count == times
    return log


def hand_from_log(log: list[AnyFact]) -> ParsedHand:
    metadata = About(hand="7", site="Home", currency="USD", started="2026-01-31T20:15:00Z")
    names = ("Ann", "Bob", "Cat")
    return ParsedHand(
        source=Source("", "", 0), variant="", players=names, log=tuple(log), about=metadata, scale=1
    )


@pytest.mark.parametrize("times", [4, 5])
@pytest.mark.parametrize("street", [0, 1])
def test_boards_run_four_or_five_times_survive_round_trip(times: int, street: int) -> None:
    house = LENIENT_RULES.replace(max_runs=times, burn=False)
    hand = hand_from_log(run_board(times, house, street))
    text = to_pokerstars(hand)
    assert f"Hand was run {('four', 'five')[times - 4]} times" in text
    assert f"*** {('FOURTH', 'FIFTH')[times - 4]} RIVER ***" in text
    assert parse_exact(text).log == hand.log
    [reread_hand] = parse_ohh(to_ohh(hand))
    assert reread_hand.exact, str(reread_hand)
    assert reread_hand.log == replace(hand, log=reread_hand.log).log
    assert cards_by_board(reread_hand.log) == cards_by_board(hand.log)
    [parsed_hand] = parse_own(to_own(hand))
    assert parsed_hand.log == hand.log
    [phh_hand] = parse_phh(to_phh(hand))
    assert cards_by_board(phh_hand.log) == cards_by_board(hand.log)


def cards_by_board(log: tuple[AnyFact, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(fact.board, fact.cards) for fact in log if isinstance(fact, f.BoardDealt)]


def test_narration_numbers_boards() -> None:
    text = " ".join(narrate(run_board(5, HouseRules(max_runs=5)), ("Ann", "Bob", "Cat")))
    assert "Run it 5 times" in text
    assert "on board 5" in text


def test_five_rivers_need_no_private_key() -> None:
    hand = hand_from_log(run_board(5, LENIENT_RULES.replace(max_runs=5, burn=False)))
    hand_object = json.loads(to_ohh(hand))["ohh"]
    assert not {key for key in hand_object if key.startswith("_")} - {"_scale"}
    assert [betting_round["street"] for betting_round in hand_object["rounds"]].count("River") == 5
