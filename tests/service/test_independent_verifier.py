"""A verifier written only from ``docs/explanation/the-deck.md`` agrees with the room."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riverboat.cards import name
from riverboat.engine.state import hand_facts as f
from riverboat.service.decks.proof import build_proof, viewable_cards
from riverboat.service.records.room_facts import RoomFact
from riverboat.service.records.root_log import compute_heads, find_fork, log_line_of_fact
from tests.service.sealed_sessions import STREAM, DealtHand, SealedSession, play_cached_session
from tests.service.verify_deck import compute_head, find_problems

VERIFIER_PROGRAM = Path(__file__).with_name("verify_deck.py")


def write_log_lines(records: Iterable[object]) -> list[str]:
    log_lines = [log_line_of_fact(fact) for fact in records if isinstance(fact, RoomFact)]
    return [line for line in log_lines if line is not None]


def build_verifier_case(
    session: SealedSession, hand: DealtHand, viewer: int | None
) -> dict[str, Any]:
    """Return a viewer's evidence of a hand, as it is sent."""
    proof = build_proof(hand.deck, hand.cuts, hand.log, viewer, (STREAM, hand.number))
    dealt_cards = viewable_cards(hand.log, viewer)
    return {
        "proof": json.loads(msgspec.json.encode(proof)),
        "cards": [
            [dealt_card.reshuffle_count, dealt_card.dealt_before, name(dealt_card.card)]
            for dealt_card in dealt_cards
        ],
        "log": {"stream": STREAM, "lines": write_log_lines(session.records)},
    }


def run_verifier(verifier_case: dict[str, Any]) -> tuple[int, str]:
    """Return exit code and output of the verifier, run without this project's packages."""
    process = subprocess.run(
        [sys.executable, "-I", "-S", str(VERIFIER_PROGRAM)],
        input=json.dumps(verifier_case), capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert not process.stderr, process.stderr
    return process.returncode, process.stdout


def play_sample_hands(table_kind: str) -> tuple[SealedSession, list[DealtHand]]:
    """Return hands of a kind, most typical first."""
    session = play_cached_session(table_kind)
    hands = [hand for hand in session.hands if any(viewable_cards(hand.log, 0))]
    return session, sorted(hands, key=lambda hand: (hand.stub.reshuffles, len(hand.log)))[-4:]


def test_verifier_imports_only_standard_library() -> None:
    tree = ast.parse(VERIFIER_PROGRAM.read_text(encoding="utf-8"))
    imported_modules = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported_modules.update([alias.name for alias in node.names])
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported_modules.add(str(node.module))
    assert {
        module_name.split(".")[0] for module_name in imported_modules
    } <= sys.stdlib_module_names


@pytest.mark.parametrize(
    "table_kind", ["online", "run it twice", "triple draw", "stud", "short deck"]
)
def test_verifier_accepts_room_proofs(table_kind: str) -> None:
    session, hands = play_sample_hands(table_kind)
    assert len(hands) >= 3, "each viewer has a hand"
    cases = [
        build_verifier_case(session, hand, viewer)
        for hand, viewer in zip(hands, cycle((None, 0, 1)), strict=False)
    ]
    for case in cases:
        assert find_problems(case) == []
        assert compute_head(case["log"]) == compute_heads(STREAM, case["log"]["lines"])[-1]
    exit_code, output = run_verifier(cases[0])
    assert (exit_code, output.strip()) == (0, f"head {compute_head(cases[0]['log'])}")


@pytest.mark.parametrize(
    "table_kind, seed",
    [("triple draw", 5), ("razz in a tournament", 4), ("razz in a tournament", 5)],
)
def test_verifier_follows_reshuffles(table_kind: str, seed: int) -> None:
    session = play_cached_session(table_kind, seed, 40)
    hands = [hand for hand in session.hands if hand.stub.reshuffles]
    assert hands
    for hand in hands[:3]:
        case = build_verifier_case(session, hand, 0)
        assert len(case["proof"]["piles"]) == 1 + hand.stub.reshuffles
        assert find_problems(case) == []
        case["proof"]["piles"][1]["root"] = "00" * 32
        assert find_problems(case)


def test_sample_includes_hands_run_twice() -> None:
    _, hands = play_sample_hands("run it twice")
    assert any(max(Counter(type(fact) for fact in hand.log)[f.BoardDealt], 0) > 3 for hand in hands)


@pytest.mark.parametrize("table_kind", ["run it twice", "triple draw", "stud"])
def test_verifier_detects_tampering(table_kind: str) -> None:
    session, hands = play_sample_hands(table_kind)
    hand = next(hand for hand in reversed(hands) if hand.cuts)

    def tamper(change: str) -> dict[str, Any]:
        case = build_verifier_case(session, hand, 0)
        proof = case["proof"]
        pile = next(pile for pile in reversed(proof["piles"]) if pile["openings"])
        opening = pile["openings"][0]
        match change:
            case "card":
                opening["card"] = "2c" if opening["card"] != "2c" else "3c"
            case "salt":
                opening["salt"] = "00" * 16
            case "cut":
                proof["cuts"][0][1] = "00" * 32
            case "withheld":
                proof["cuts"].pop(0)
            case "seen":
                case["cards"][0][2] = "2c" if case["cards"][0][2] != "2c" else "3c"
            case "log":
                lines = case["log"]["lines"]
                cut_line = f"cut {hand.number}"
                lines[
                    next(
                        index for index, line in enumerate(lines) if line.startswith(f"{cut_line} ")
                    )
                ] = cut_line
        return case

    for change in ("card", "salt", "cut", "withheld", "seen", "log"):
        assert find_problems(tamper(change)), change
    exit_code, output = run_verifier(tamper("card"))
    assert (exit_code, "wrong:" in output) == (1, True)


def test_fork_between_log_copies_is_located() -> None:
    log_lines = write_log_lines(play_cached_session("online").records)
    assert len(log_lines) > 20
    assert find_fork(log_lines, log_lines[:7]) is None
    forked_lines = [*log_lines[:7], "cut 4", *log_lines[8:]]
    assert find_fork(log_lines, forked_lines) == 7
    own_heads, other_heads = compute_heads(STREAM, log_lines), compute_heads(STREAM, forked_lines)
    assert own_heads[:8] == other_heads[:8]
    assert not set(own_heads[8:]) & set(other_heads[8:]), (
        "no head after a fork is ever the same again"
    )
