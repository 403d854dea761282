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


def play_board_runs(run_count: int, house_rules: HouseRules, street: int = 0) -> list[AnyFact]:
    """Play a hand with two of three players all-in before or after the flop, and run it often."""
    game = parse_game("no-limit hold'em 1/2", house_rules)
    log: list[AnyFact] = [start(game, (200, 150, 90))]
    hand = HandState(log[0])  # type: ignore[arg-type]
    deck = list(DECKS["standard"].cards)
    Random(run_count).shuffle(deck)
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
                facts = (decide(hand, RunIt(pending.seats[0], run_count)),)
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
    assert hand.runout_count == run_count
    return log


def make_hand(log: list[AnyFact]) -> ParsedHand:
    metadata = About(hand="7", site="Home", currency="USD", started="2026-01-31T20:15:00Z")
    player_names = ("Ann", "Bob", "Cat")
    return ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=player_names,
        log=tuple(log),
        about=metadata,
        scale=1,
    )


@pytest.mark.parametrize("run_count", [4, 5])
@pytest.mark.parametrize("street", [0, 1])
def test_boards_run_four_or_five_times_survive_round_trip(run_count: int, street: int) -> None:
    house_rules = LENIENT_RULES.replace(max_runs=run_count, burn=False)
    hand = make_hand(play_board_runs(run_count, house_rules, street))
    text = to_pokerstars(hand)
    assert f"Hand was run {('four', 'five')[run_count - 4]} times" in text
    assert f"*** {('FOURTH', 'FIFTH')[run_count - 4]} RIVER ***" in text
    assert parse_exact(text).log == hand.log
    [reread_hand] = parse_ohh(to_ohh(hand))
    assert reread_hand.exact, str(reread_hand)
    assert reread_hand.log == replace(hand, log=reread_hand.log).log
    assert list_board_cards(reread_hand.log) == list_board_cards(hand.log)
    [parsed_hand] = parse_own(to_own(hand))
    assert parsed_hand.log == hand.log
    [phh_hand] = parse_phh(to_phh(hand))
    assert list_board_cards(phh_hand.log) == list_board_cards(hand.log)


def list_board_cards(log: tuple[AnyFact, ...]) -> list[tuple[int, tuple[int, ...]]]:
    return [(fact.board, fact.cards) for fact in log if isinstance(fact, f.BoardDealt)]


def test_narration_numbers_boards() -> None:
    text = " ".join(narrate(play_board_runs(5, HouseRules(max_runs=5)), ("Ann", "Bob", "Cat")))
    assert "Run it 5 times" in text
    assert "on board 5" in text


def test_five_rivers_need_no_private_key() -> None:
    hand = make_hand(play_board_runs(5, LENIENT_RULES.replace(max_runs=5, burn=False)))
    hand_object = json.loads(to_ohh(hand))["ohh"]
    assert not {key for key in hand_object if key.startswith("_")} - {"_scale"}
    assert [betting_round["street"] for betting_round in hand_object["rounds"]].count("River") == 5
