"""Reviews computed by the code of the review process, within the test process."""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.histories import HandHistory
from riverboat.notation import to_own
from riverboat.web.reviews import review_messages as m
from riverboat.web.reviews.review_process import ReviewSession


def review_by_process(hand: HandHistory, player: str, **changes: Any) -> Any:
    """Return the reply to the review of a hand."""
    command_fields: dict[str, Any] = {
        "review": "r",
        "place": 1,
        "line": to_own(hand.read).encode(),
        "is_of_room": True,
        "player": player,
        "first_street": "river",
        "ranges": {},
        "is_single_hand": True,
        "is_preliminary": False,
        "seconds": 60.0,
        "memory": 10**9,
    }
    replies: list[Any] = []
    session = changes.pop("session", None) or ReviewSession(replies.append)
    session._send = replies.append
    session.handle(m.ReviewHand(**{**command_fields, **changes}))
    *progress, reply = replies
    assert all(isinstance(message, m.HandProgress) for message in progress)
    return reply


def review_hand(hand: HandHistory, player: str, **changes: Any) -> dict[str, Any]:
    """Return the answer to the review of a hand; fail if it is refused."""
    reply = review_by_process(hand, player, **changes)
    assert isinstance(reply, m.HandReviewed), reply
    hand_review: dict[str, Any] = msgspec.json.decode(reply.answer.body)
    return hand_review
