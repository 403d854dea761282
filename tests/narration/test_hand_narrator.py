"""Events of a hand, narrated fact by fact and in each language."""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine import VARIANTS, AnyFact, HandStarted, HandState, apply
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.narration import (
    HandNarrator,
    describe_holding,
    merge_antes,
    narrate_log,
    narrate_start,
)
from riverboat.narration.merged_antes import merge_antes as merge_antes_function
from riverboat.words import Person, Phrase, Reader, Seat, people
from riverboat.words.events import betting as b
from riverboat.words.events.dealing import BoardDealtHeading, OneBoardDealtHeading
from riverboat.words.events.event_phrases import AllInSuffix, Event
from riverboat.words.events.hand_opening import AntePosted, AntesPostedByAll
from tests.engine.random_hands import play_random
from tests.notation.phh_texts import HOLE_DEALS, read_strict

ENGLISH = Reader()
SAMPLE_HANDS = [
    (variant, structure, seed)
    for seed, structure in enumerate(["no-limit", "limit", "spread", "pot-limit"])
    for variant in VARIANTS
]


def narrate_incrementally(log: list[AnyFact]) -> list[Event]:
    """Narrate a hand fact by fact."""
    start_fact = log[0]
    assert isinstance(start_fact, HandStarted)
    hand_narrator = HandNarrator(HandState(start_fact), commentary=True)
    events = [
        *narrate_start(start_fact),
        *[event for fact in log[1:] for event in hand_narrator.narrate(fact)],
    ]
    return [*events, *hand_narrator.flush_awards()]


@pytest.mark.parametrize("variant, structure, seed", SAMPLE_HANDS)
def test_incremental_narration_equals_whole_log_narration(
    variant: str, structure: str, seed: int
) -> None:
    log = play_random(seed, variant, structure).log
    assert narrate_incrementally(log) == [event for _, event in narrate_log(log)]


@pytest.mark.parametrize("variant, structure, seed", SAMPLE_HANDS)
def test_narrator_joining_midway_gives_same_events(variant: str, structure: str, seed: int) -> None:
    """Compare all but the counts of earlier raises and calls, unknown to a late narrator."""
    log = play_random(seed, variant, structure).log
    join_index = len(log) // 2
    hand = HandState(log[0])  # type: ignore[arg-type]
    hand_narrator = HandNarrator(hand)
    for fact in log[1:join_index]:
        hand_narrator.narrate(fact)
        apply(hand, fact)
    late_narrator, street_before = HandNarrator(hand), hand.street
    for fact in log[join_index:]:
        events, expected_events = late_narrator.narrate(fact), hand_narrator.narrate(fact)
        assert [list_people(event) for event in events] == [
            list_people(event) for event in expected_events
        ]
        if hand_narrator.hand.street > street_before and not isinstance(fact, f.PotAwarded):
            assert list_event_types(events) == list_event_types(expected_events)


def list_people(event: Event) -> list[Person]:
    return [*people(event)]


def list_event_types(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


@pytest.mark.parametrize("variant, structure, seed", SAMPLE_HANDS)
def test_every_event_is_translated_to_czech(variant: str, structure: str, seed: int) -> None:
    czech_reader = Reader("cs", name=lambda _: "Ann")
    for _, event in narrate_log(play_random(seed, variant, structure).log):
        assert czech_reader.say(event)
        if not isinstance(
            event, (BoardDealtHeading, OneBoardDealtHeading)
        ):  # *Flop* is the word in both languages
            assert czech_reader.say(event) != Reader(name=lambda _: "Ann").say(event)


def test_hidden_cards_are_in_no_event() -> None:
    log = read_strict(*HOLE_DEALS, "p3 f", "p1 f").log
    shown_cards = {*(card for fact in log if isinstance(fact, f.HandShown) for card in fact.cards)}
    dealt_holdings = [fact.holdings[0] for fact in log if isinstance(fact, f.HoleCardsDealt)]
    dealt_cards = {card for holding in dealt_holdings for card in holding}
    events = [event for _, event in narrate_log(redact_log(log, -1))]
    assert dealt_cards - shown_cards
    assert not any(
        set(getattr(event, "cards", ())) & (dealt_cards - shown_cards) for event in events
    )


def test_structural_facts_have_no_event() -> None:
    log = play_random(3, "hold'em", "no-limit").log
    hand_narrator = HandNarrator(HandState(log[0]))  # type: ignore[arg-type]
    unnarrated_types = {f.HandStarted, f.BetsCollected, f.HandEnded, f.BettingOpened, f.PotAwarded}
    for fact in log[1:]:
        has_pending_awards = bool(hand_narrator.pending_awards)
        if not hand_narrator.narrate(fact) and not has_pending_awards:
            assert type(fact) in unnarrated_types, fact
    assert unnarrated_types < set(get_args(AnyFact))


# Antes ------------------------------------------------------------------------------------------


def make_ante_events(*antes: int) -> list[tuple[int, Event]]:
    return [(seat, AntePosted(Seat(seat), ante)) for seat, ante in enumerate(antes)]


def test_equal_antes_become_one_event() -> None:
    events = [*make_ante_events(2, 2, 2), (3, b.PlayerFolded(Seat(0)))]
    assert merge_antes(events, 3) == [(0, AntesPostedByAll(2)), (3, b.PlayerFolded(Seat(0)))]
    assert merge_antes is merge_antes_function


@pytest.mark.parametrize(
    "events, players",
    [
        (make_ante_events(2, 2), 3),
        (make_ante_events(2, 1, 2), 3),
        ([*make_ante_events(2, 2), (2, AntePosted(Seat(2), 2, end=AllInSuffix()))], 3),
        ([*make_ante_events(2, 2), (2, AntePosted(Seat(2), 2, 5))], 3),
        ([(0, b.PlayerFolded(Seat(0)))], 0),
    ],
)
def test_unequal_antes_stay_separate_events(events: list[tuple[int, Event]], players: int) -> None:
    assert merge_antes(events, players) == events


# Holdings ---------------------------------------------------------------------------------------


def test_holding_phrase_is_translated() -> None:
    hand = HandState(read_strict(*HOLE_DEALS).log[0])  # type: ignore[arg-type]
    assert describe_holding(hand, 0) is None
    for fact in read_strict(*HOLE_DEALS).log[1:]:
        apply(hand, fact)
    holding = describe_holding(hand, 0)
    assert isinstance(holding, Phrase)
    assert (str(holding), Reader("cs").say(holding)) == ("a pair of aces", "pár es")
