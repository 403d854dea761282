"""Continuity of sessions: hands of a table follow from each other, or the break is named."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.homegame import HomeGame
from riverboat.notation import About, ParsedHand, Source, Tournament
from riverboat.notation.continuity import BreakKind, SessionCheck, Transition
from riverboat.notation.format_detection import parse_hands
from tests.notation.merge_hands import STACKS_AFTER_POSTS_HANDS, STACKS_BEFORE_POSTS_HANDS

PLAYER_NAMES = ["Ann", "Bob", "Cat", "Dan"]


def play_hands_of_one_table(hand_count: int) -> list[ParsedHand]:
    """Return successive hands of one table."""
    game = HomeGame("nlhe 1/2", players=PLAYER_NAMES, stack=200, seed=7)
    parsed_hands = []
    for number in range(1, hand_count + 1):
        game.play("caller")
        chairs = tuple([PLAYER_NAMES.index(name) + 1 for name in game.dealt_in])
        metadata = About(site="Room", table="Brno", hand=str(number), chairs=chairs)
        parsed_hands.append(
            ParsedHand(
                source=Source("a", str(number), number),
                variant="NT",
                players=tuple(game.dealt_in),
                about=metadata,
                log=tuple(game.log),
            )
        )
    return parsed_hands


def find_transitions(hands: Sequence[ParsedHand]) -> list[Transition]:
    session_check = SessionCheck()
    return [transition for hand in hands if (transition := session_check.add(hand))]


def list_break_kinds(transition: Transition) -> list[BreakKind]:
    return [session_break.kind for session_break in transition.breaks]


def _add_to_stack(hand: ParsedHand, seat: int, added_chips: int) -> ParsedHand:
    started_fact = hand.log[0]
    stacks = [
        chips + added_chips * (stack_seat == seat)
        for stack_seat, chips in enumerate(started_fact.stacks)  # type: ignore[union-attr]
    ]
    return replace(hand, log=(replace(started_fact, stacks=tuple(stacks)), *hand.log[1:]))


def convert_to_tournament(hand: ParsedHand) -> ParsedHand:
    return replace(hand, about=replace(hand.about, tournament=Tournament(number="9")))


def test_hands_of_one_table_follow() -> None:
    transitions = find_transitions(play_hands_of_one_table(12))
    assert len(transitions) == 11
    assert not any(
        transition.breaks for transition in transitions if len(transition.after.balances) == 4
    )


def test_replay_reports_transitions(tmp_path: Path) -> None:
    changed_text = STACKS_BEFORE_POSTS_HANDS.replace('balance="1480.00"', 'balance="1470.00"')
    (tmp_path / "hands.xml").write_text(changed_text)
    replay_output = (
        CliRunner().invoke(app, ["replay", str(tmp_path)], env={"COLUMNS": "100"}).output
    )
    assert "1 transition between hands checked, 1 unexplained" in replay_output
    assert "hand 701-1 to 701-2: ann has 1470 instead of 1480" in replay_output
    json_output = CliRunner().invoke(app, ["replay", str(tmp_path), "--json"]).output
    transition_report = json.loads(json_output)["transitions"]
    assert (transition_report["checked"], transition_report["unexplained"]) == (1, 1)
    assert transition_report["unexplained_breaks"][0]["player"] == "ann"


def test_more_chips_are_added_chips_in_game_for_money() -> None:
    first_hand, second_hand = play_hands_of_one_table(2)
    [transition] = find_transitions([first_hand, _add_to_stack(second_hand, 0, 50)])
    assert list_break_kinds(transition) == [BreakKind.ADDED]
    assert transition.unexplained == ()


def test_fewer_chips_are_unexplained() -> None:
    first_hand, second_hand = play_hands_of_one_table(2)
    [transition] = find_transitions([first_hand, _add_to_stack(second_hand, 0, -1)])
    assert list_break_kinds(transition) == [BreakKind.STACK]
    [unexplained_break] = transition.unexplained
    assert int(unexplained_break.expected) - int(unexplained_break.found) == 1


def test_more_chips_are_unexplained_in_tournament() -> None:
    first_hand, second_hand = map(convert_to_tournament, play_hands_of_one_table(2))
    [transition] = find_transitions([first_hand, _add_to_stack(second_hand, 0, 50)])
    assert list_break_kinds(transition) == [BreakKind.STACK]


def test_missing_hand_explains_other_stacks() -> None:
    first_hand, _, third_hand = play_hands_of_one_table(3)
    [transition] = find_transitions([first_hand, third_hand])
    assert list_break_kinds(transition)[-1] == BreakKind.MISSING
    assert transition.unexplained == ()


def test_newest_hand_may_come_first() -> None:
    hands = [
        replace(hand, about=replace(hand.about, started=f"2026-01-31T20:{minute:02}:00Z"))
        for minute, hand in enumerate(play_hands_of_one_table(4))
    ]
    assert [transition.breaks for transition in find_transitions(hands[::-1])] == [()] * 3


@pytest.mark.parametrize(
    "text, stacks, note",
    [
        (
            STACKS_BEFORE_POSTS_HANDS,
            [(1500, 1500), (1480, 1520)],
            "stacks are counted before the posts",
        ),
        (STACKS_AFTER_POSTS_HANDS, [(1500, 1500), (1480, 1520)], ""),
    ],
)
def test_stacks_of_merge_tournament_are_read_alike_in_whole_file(
    text: str, stacks: list[tuple[int, int]], note: str
) -> None:
    hands = parse_hands(text)
    assert [hand.log[0].stacks for hand in hands] == stacks  # type: ignore[union-attr]
    assert [hand.notes for hand in hands] == [(note,) if note else ()] * 2
    assert [transition.breaks for transition in find_transitions(hands)] == [()]
