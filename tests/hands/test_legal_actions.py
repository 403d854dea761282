"""``hand.legal``: membership, iteration and text agree in every state of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from riverboat.cards import card_names
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    VARIANTS,
    AllIn,
    AnyFact,
    Discard,
    HandStarted,
    HandState,
    IllegalAction,
    RaisePot,
    ToDraw,
    advance,
)
from riverboat.engine.play import act, due
from riverboat.engine.state.hand_reducer import apply
from riverboat.hands import Hand, Legal
from riverboat.hands.hand_action_parser import parse_action
from tests.engine.random_hands import STRUCTURES, play_random
from tests.thorough import THOROUGH, example_seeds

ACTION_TEXTS = (
    *("fold", "check", "call", "bring in", "pot", "all-in", "show", "muck", "stand pat", "fly", ""),
    *("run 1", "run 2", "run 3", "declare high", "declare low", "declare both", "complete", "jump"),
    *("FOLD", " Check ", "all in", "allin", "bet pot", "raise pot", "run it twice", "stand"),
)
"""Texts for every kind of action; sizes and cards are added for each state."""
STAKES_KINDS = ("table stakes", "open stakes", "no all-ins")


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_membership_iteration_and_text_agree(variant: str, structure: str) -> None:
    for seed in example_seeds(1, 30):
        has_cap = "cap" in structure
        stakes_kind = "table stakes" if has_cap else STAKES_KINDS[(seed + len(variant)) % 3]
        played_hand = play_random(seed, variant, structure, stakes_kind=stakes_kind)  # type: ignore[arg-type]
        seen_shapes = set[str]()
        for hand in hands_before_decisions(played_hand.log):
            check_entries_match_text(hand)
            text_shape = re.sub(r"\d+", "#", f"{hand.legal} {hand.legal.pending}")
            if (
                text_shape not in seen_shapes or THOROUGH
            ):  # texts are tried once for each set of actions
                seen_shapes.add(text_shape)
                check_membership_matches_entries(hand)


def check_entries_match_text(hand: Hand) -> None:
    """Check that the entries of ``hand.legal`` match its text."""
    listed_texts = list(hand.legal)
    assert len(hand.legal) == len(listed_texts) == len(set(listed_texts))
    assert set(listed_texts) == expand_text(str(hand.legal), hand), (
        str(hand.legal),
        listed_texts[:20],
    )


def check_membership_matches_entries(hand: Hand) -> None:
    """Check membership against the entries, for every candidate text."""
    legal = hand.legal
    listed_texts = list(legal)
    for action_text in (
        listed_texts if len(listed_texts) < 40 else [*listed_texts[:20], *listed_texts[-20:]]
    ):
        assert action_text in legal
    listed_commands = {parse_text(entry, legal) for entry in listed_texts}
    facts_after: set[object] = set()  # facts of all entries, computed when a text needs them
    for action_text in candidate_texts(hand):
        command = parse_text(action_text, legal)
        # A text is legal if it parses to the command of an entry, or to the same size or call.
        is_listed = command in listed_commands
        if not is_listed and command in (AllIn(), RaisePot(), BRING_IN):
            facts_after = facts_after or {first_fact_of(hand, entry) for entry in listed_texts}
            is_listed = first_fact_of(hand, action_text) in facts_after
        assert (action_text in legal) == is_listed, (action_text, str(legal), legal.pending)
        assert command is None or (command in legal) == is_listed


def test_free_check_is_not_a_call() -> None:
    legal: Any = Hand("nlhe 1/2", seed=7).after("call").legal
    assert "call" not in legal
    assert CALL not in legal
    assert list(legal)[:2] == ["fold", "check"]
    assert str(legal) == "fold, check, raise to 4-200"
    assert FOLD in legal
    assert CHECK in legal


@pytest.mark.parametrize("other", [5, None, 1.5, "", (), b"fold", object(), HandStarted])
def test_other_objects_are_not_legal_actions(other: object) -> None:
    for hand in (Hand("nlhe 1/2", seed=7), Hand("badugi", seed=7), Hand.undealt("kuhn")):
        assert other not in hand.legal


def test_no_action_is_legal_during_deal_or_after_end() -> None:
    hand = Hand.undealt("kuhn")
    assert (list(hand.legal), "deal Ks" in hand.legal) == ([], False)
    assert str(hand.legal).startswith("nothing")
    finished_hand = Hand("nlhe 1/2", seed=7).after("fold")
    assert (list(finished_hand.legal), str(finished_hand.legal)) == (
        [],
        "nothing, the hand is over",
    )


def test_only_held_cards_can_be_drawn() -> None:
    hand = Hand("five-card draw", seed=7)
    while not isinstance(hand.awaiting, ToDraw):
        hand.act("call" if "call" in hand.legal else "check")
    printed_cards = hand.hole()
    other_card = next(card for card in range(52) if card not in printed_cards)
    assert f"draw {card_names(printed_cards[:2])}" in hand.legal
    assert f"draw {card_names(printed_cards[1::-1])}" in hand.legal
    assert f"draw {card_names((other_card,))}" not in hand.legal
    assert f"draw {card_names((printed_cards[0], printed_cards[0]))}" not in hand.legal


def test_redacted_hand_lists_each_draw_once() -> None:
    hand = Hand("five-card draw", seed=7)
    while not isinstance(hand.awaiting, ToDraw):
        hand.act("call" if "call" in hand.legal else "check")
    assert hand.to_act is not None
    legal = hand.view(1 - hand.to_act).legal
    assert list(legal)[:3] == ["stand pat", "draw ??", "draw ?? ??"]
    assert len(legal) == len(set(legal))
    assert all(entry in legal for entry in legal)


def test_stepped_raise_sizes_are_written_with_step() -> None:
    legal_actions = Hand("nlhe 5/10", stacks=[98, 98], seed=1).legal
    assert str(legal_actions) == "fold, call 5, raise to 20-98"
    played_legal_actions = [
        hand.legal
        for seed in range(40)
        for hand in hands_before_decisions(play_random(seed, "hold'em", "no-limit").log)
    ]
    assert any(" by 2, or " in str(legal) for legal in played_legal_actions)


# Membership, iteration and text -----------------------------------------------------------------


def hands_before_decisions(log: list[AnyFact]) -> Iterator[Hand]:
    """Yield the hand before each decision."""
    start_fact = log[0]
    assert isinstance(start_fact, HandStarted)
    hand = HandState(start_fact)
    for fact_count, fact in enumerate(log[1:], 1):
        if not isinstance(due(hand), tuple):
            yield Hand.from_state(hand.copy(), log[:fact_count])
        apply(hand, fact)


def candidate_texts(hand: Hand) -> set[str]:
    """Return candidate texts: every kind, edge sizes, and draws of held cards."""
    legal_actions = hand.legal
    max_amount = max(legal_actions.high, 4)
    edge_amounts = {
        0,
        1,
        legal_actions.low,
        max_amount,
        *(
            edge + difference
            for edge in (legal_actions.low, max_amount)
            for difference in (-1, 1, 2)
        ),
    }
    texts = {
        *ACTION_TEXTS,
        *(f"{verb} {total}" for total in edge_amounts for verb in ("raise", "bet", "raise to")),
    }
    texts |= {f"call {legal_actions.call}", f"call {legal_actions.call + 1}"}
    seat = hand.to_act
    if isinstance(legal_actions.pending, ToDraw) and seat is not None:
        printed_cards = hand.hole(seat)
        texts |= {
            f"draw {card_names(printed_cards[:count])}"
            for count in range(1, len(printed_cards) + 1)
        }
        texts |= {
            f"draw {card_names(printed_cards[count::-1])}" for count in range(len(printed_cards))
        }
        texts |= {
            f"draw {card_names((next(card for card in range(52) if card not in printed_cards),))}"
        }
    return texts


def parse_text(action_text: str, legal: Legal) -> object:
    """Parse a text into a command; return ``None`` if it is no action."""
    try:
        command = parse_action(action_text, legal.pending)
    except IllegalAction:
        return None
    return Discard(tuple(sorted(command.cards))) if isinstance(command, Discard) else command


def first_fact_of(hand: Hand, action_text: str) -> object:
    """Return the first fact of an action, or ``None`` if it is refused."""
    state, facts = hand.state, []  # type: ignore[var-annotated]
    advance(state)
    try:
        act(state, parse_action(action_text, hand.awaiting), facts)
    except IllegalAction:
        return None
    return facts[0]


def expand_text(text: str, hand: Hand) -> set[str]:
    """Return the entries that the text describes, derived from the text and the held cards only."""
    seat = hand.to_act
    held_hole = hand.hole(seat) if seat is not None else ()
    if text.startswith("nothing"):
        return set()
    if text == "run it 1-1 times" or (match := re.fullmatch(r"run it 1-(\d+) times", text)):
        max_runs = int(match[1]) if match else 1
        return {f"run {run_count}" for run_count in range(1, max_runs + 1)}
    if text == "declare high, low or both":
        return {"declare high", "declare low", "declare both"}
    if text in ("show", "show or muck"):
        return set(text.split(" or "))
    entries: set[str] = set()
    for clause in text.replace(", or ", " or ").split(", "):
        entries |= set(_expand_part(clause, held_hole))
    return entries


def _expand_part(clause: str, held_cards: tuple[int, ...]) -> Iterator[str]:
    verb, _, details = clause.partition(" ")
    if verb in ("draw", "discard"):
        min_count, _, max_count = details.partition("-")
        for count in range(int(min_count), int(max_count or min_count) + 1):
            for cards in combinations(held_cards, count):
                yield f"draw {card_names(cards)}"
    elif verb in ("raise", "bet", "complete"):
        yield from (f"{verb} {amount}" for amount in _expand_sizes(details.removeprefix("to ")))
    else:
        yield "call" if verb == "call" else "bring in" if verb == "bring" else clause


def _expand_sizes(text: str) -> Iterator[int]:
    for range_text in text.split(" or "):
        amount_range, _, step = range_text.partition(" by ")
        low, _, high = amount_range.partition("-")
        yield from range(int(low), int(high or low) + 1, int(step or 1))
