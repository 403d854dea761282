"""A corpus of home games: every hand is legal, ends as recorded and survives a round trip."""

import json
from collections import Counter
from pathlib import Path

import pytest

from riverboat.engine import HandStarted
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.ohh import parse_ohh, read_ohh, to_ohh
from tests.notation import ohh_schema
from tests.thorough import THOROUGH, example_count

ALL_HAND_COUNT, SAMPLED_HAND_COUNT = 4_380, 271
"""Numbers of hands in a thorough run and in any other run."""


@pytest.fixture(scope="module")
def hands(home_games: Path) -> list[ParsedHand]:
    return list(read_ohh(home_games))


@pytest.fixture(scope="module")
def ohh_objects(home_games: Path) -> list[dict[str, object]]:
    lines = home_games.read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["ohh"] for line in lines]


def test_home_game_hands_are_legal_and_end_as_recorded(hands: list[ParsedHand]) -> None:
    assert [str(hand) for hand in hands if not hand.exact] == []
    assert len(hands) == example_count(SAMPLED_HAND_COUNT, ALL_HAND_COUNT)
    assert Counter(hand.variant for hand in hands) == {
        "Holdem NL": example_count(157, 2_636),
        "Omaha PL": example_count(80, 1_216),
        "OmahaHiLo PL": example_count(34, 528),
    }


def test_inferred_actions_are_noted(hands: list[ParsedHand]) -> None:
    note_phrases = ("does not go with the small blind", "is a call", "only opponent")
    notes_by_phrase = Counter(
        phrase for hand in hands for note in hand.notes for phrase in note_phrases if phrase in note
    )
    assert notes_by_phrase == dict(zip(note_phrases, (5, 8, 12), strict=True))
    assert sum(len(hand.notes) for hand in hands) == sum(notes_by_phrase.values())


def test_pots_equal_contributions_minus_uncalled_bets(
    hands: list[ParsedHand], ohh_objects: list[dict[str, object]]
) -> None:
    walk_count = 0
    for hand, hand_object in zip(hands, ohh_objects, strict=True):
        paid_chips = returned_chips = 0
        recorded_total = round(sum(pot["amount"] for pot in hand_object["pots"]) * 100)  # type: ignore[attr-defined]
        for betting_round in hand_object["rounds"]:  # type: ignore[attr-defined]
            for action in betting_round["actions"]:
                paid_chips += round(action.get("amount", 0) * 100)
        for fact in hand.log:
            if isinstance(fact, f.UncalledBetReturned):
                returned_chips += fact.chips
        has_reduced_raise = any("only opponent" in note for note in hand.notes)
        walk_count += not recorded_total
        won_chips = sum(fact.chips for fact in hand.log if isinstance(fact, f.PotAwarded))
        assert won_chips == recorded_total
        assert (
            has_reduced_raise
            or "is a call" in str(hand.notes)
            or paid_chips - returned_chips == recorded_total
        )
    assert walk_count == 3


def test_hand_run_twice_has_two_boards(
    hands: list[ParsedHand], ohh_objects: list[dict[str, object]]
) -> None:
    flagged_count = 0
    for hand, hand_object in zip(hands, ohh_objects, strict=True):
        board_numbers = {fact.board for fact in hand.log if isinstance(fact, f.BoardDealt)}
        has_two_runs = "Run_It_Twice" in hand_object["flags"]  # type: ignore[operator]
        assert (board_numbers == {0, 1}) == has_two_runs
        flagged_count += has_two_runs
    assert flagged_count == 31


def test_endings_are_counted_by_kind(hands: list[ParsedHand]) -> None:
    ending_counts: Counter[str] = Counter()
    for hand in hands:
        has_shown_hand = any(isinstance(fact, f.HandShown) for fact in hand.log)
        has_mucked_hand = any(isinstance(fact, f.HandMucked) for fact in hand.log)
        has_two_runs = any(isinstance(fact, f.RunItAgreed) for fact in hand.log)
        ending_counts[
            "run twice"
            if has_two_runs
            else "mucked"
            if has_mucked_hand
            else "shown"
            if has_shown_hand
            else "folded"
        ] += 1
    sampled_ending_counts = {"folded": 157, "shown": 56, "mucked": 27, "run twice": 31}
    all_ending_counts = {"folded": 2_906, "shown": 998, "mucked": 445, "run twice": 31}
    assert ending_counts == (all_ending_counts if THOROUGH else sampled_ending_counts)


def test_audit_accepts_corpus_hands(hands: list[ParsedHand]) -> None:
    assert [audit(hand.log) for hand in hands[:: example_count(1, 10)] if audit(hand.log)] == []


def test_omaha_hand_run_twice_is_read_without_burns(hands: list[ParsedHand]) -> None:
    [hand] = [hand for hand in hands if hand.source.hand == "1664075114942"]
    assert hand.game is not None
    assert not hand.game.rules.burn
    assert f.RunItAgreed(2) in hand.log
    assert audit(hand.log) == []


def test_home_game_hands_survive_round_trip(hands: list[ParsedHand]) -> None:
    for number, hand in enumerate(hands):
        text = to_ohh(hand)
        assert '"_' not in text, "an ordinary hand needs no private key"
        [reread_hand] = parse_ohh(text)
        assert reread_hand.exact
        assert reread_hand.log == hand.log
        assert reread_hand.about == hand.about
        assert reread_hand.players == hand.players
        assert reread_hand.metadata == {**hand.metadata, "spec_version": "1.4.7"}
        if number % 20 == 0:
            ohh_schema.check_hand(json.loads(text))
    assert isinstance(hands[0].log[0], HandStarted)


def test_written_bets_preserve_action_amount_and_all_in(
    hands: list[ParsedHand], ohh_objects: list[dict[str, object]]
) -> None:
    """A raise on the site stays a raise even if no opponent can call it in full."""
    for hand, hand_object in zip(hands, ohh_objects, strict=True):
        rewritten_ohh = json.loads(to_ohh(hand))["ohh"]
        assert _list_betting_actions(rewritten_ohh) == _list_betting_actions(hand_object), hand


BETTING_ACTIONS = ("Fold", "Check", "Call", "Bet", "Raise")


def _list_betting_actions(hand_object: dict[str, object]) -> list[tuple[object, ...]]:
    return [
        (action["player_id"], action["action"], float(action["amount"]), action["is_allin"])
        for betting_round in hand_object["rounds"]  # type: ignore[attr-defined]
        for action in betting_round["actions"]
        if action["action"] in BETTING_ACTIONS
    ]
