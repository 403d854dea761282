"""The review process: hands of many players, other games, broken hands, and a room without C."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import riverboat as rb
from riverboat.histories import HandHistory
from riverboat.kernel import tier
from riverboat.notation import to_own
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.review_process import ReviewSession
from riverboat.words import Phrase
from riverboat.words import reviews as w
from riverboat.words.phrase_codes import decode_phrase
from riverboat.words.refusals import review_limits as said
from tests.web.reviews_by_process import review_by_process, review_hand

NINE_PLAYERS = tuple(f"P{seat}" for seat in range(9))


def play_hands(game: str, seat_count: int, *actions: str) -> HandHistory:
    hand = rb.Hand(game, seats=seat_count, seed=5)
    for action in actions:
        hand.act(action)
    assert hand.over
    return HandHistory.from_facts(hand.log, NINE_PLAYERS[:seat_count])


def decode_reasons(hand_review: dict[str, Any]) -> list[Phrase | None]:
    return [
        decision["reason"] and decode_phrase(decision["reason"])
        for decision in hand_review["decisions"]
    ]


def test_multiway_pot_gets_equity_and_a_reason_instead_of_a_solution() -> None:
    actions = ("fold", "fold", "call", *["call"] * 5, "check", *["check"] * 7 * 3)
    hand_review = review_hand(play_hands("nlhe 1/2", 9, *actions), "P4")
    assert [decision["solved"] for decision in hand_review["decisions"]] == [False] * 4
    assert decode_reasons(hand_review)[1:] == [w.NotHeadsUp(7)] * 3
    assert all(0 <= decision["equity"] <= 1 for decision in hand_review["decisions"])
    assert hand_review["decisions"][0]["grid"]["actions"] == ["fold", "call", "raise"]
    assert len(hand_review["decisions"][0]["before"]) > 9


def test_unsolved_game_gets_pot_odds_and_equity() -> None:
    actions = ("call", "check", *["check"] * 6)
    hand_review = review_hand(play_hands("plo 1/2", 2, *actions), "P1")
    assert {type(reason) for reason in decode_reasons(hand_review)} == {w.GameNotSolved}
    assert hand_review["decisions"][0]["pot_odds"] == pytest.approx(0.25)
    assert hand_review["ranges"] == []


def test_opponent_hands_are_hidden_until_shown() -> None:
    hand = play_hands("nlhe 1/2", 2, "call", "check", *["check"] * 6)
    hand_review = review_hand(hand, "P0")
    deal_phrases = [
        phrase
        for phrase in hand_review["decisions"][0]["before"]
        if phrase["say"] == "CardsDealtTo"
    ]
    assert [deal_phrase["who"]["player"] for deal_phrase in deal_phrases] == ["P0"]


@pytest.mark.slow
def test_room_without_c_extension_solves_the_river_only() -> None:
    hand = play_hands("nlhe 1/2", 2, "raise 6", "call", *["check"] * 4, "bet 8", "fold")
    with tier.use_tier("numpy"):
        hand_review = review_hand(hand, "P1", first_street="flop")
    assert [type(reason) for reason in decode_reasons(hand_review)[1:]] == [
        w.FlopExtensionRequired,
        type(None),
        type(None),
    ]
    assert [decision["solved"] for decision in hand_review["decisions"]][-1]


def test_invalid_hand_is_refused_and_the_process_continues() -> None:
    hand = play_hands("nlhe 1/2", 2, "fold")
    refused_reply = review_by_process(hand, "Cyd")
    assert type(refused_reply.refusal).__name__ == "NoSuchReviewedPlayer"
    hand_line = to_own(hand.read).encode()
    truncated_reply = review_by_process(
        hand, "P0", line=hand_line[: hand_line.index(b"HoleCardsDealt")]
    )
    assert type(truncated_reply.refusal).__name__ == "LocatedFileError"
    empty_reply = review_by_process(hand, "P0", line=b"")
    assert isinstance(empty_reply, m.HandRefused)
    failed_reply = review_by_process(hand, "P0", ranges=7)  # a programming error
    assert failed_reply.refusal == said.HandReviewFailed()


def test_session_totals_survive_the_process() -> None:
    replies: list[Any] = []
    hand = play_hands("nlhe 1/2", 2, "raise 6", "call", *["check"] * 4, "bet 8", "fold")
    first_reply = review_by_process(hand, "P0", review="session", is_single_hand=False)
    session = ReviewSession(replies.append)
    session.handle(m.AddEarlierReviews("session", (first_reply.encoded_review,)))
    [added_reply] = replies
    assert isinstance(added_reply, m.EarlierReviewsAdded)
    second_reply = review_by_process(
        hand, "P0", session=session, review="session", place=2, is_single_hand=False
    )
    first_summary, second_summary = (
        msgspec.json.decode(review.summary.body) for review in (first_reply, second_reply)
    )
    assert (first_summary["hands"], second_summary["hands"]) == (1, 2)
    assert second_summary["loss_bb"] == pytest.approx(2 * first_summary["loss_bb"], abs=1e-3)
