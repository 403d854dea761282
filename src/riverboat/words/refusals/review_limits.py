"""Reasons why hands are not reviewed, and spots not trained, on the web."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ReviewDuringHand(Refusal, frozen=True):
    code = "in-a-hand"


class ReviewsDisabled(Refusal, frozen=True):
    code = "reviews-off"


class NoReviewSource(Refusal, frozen=True):
    """Refusal of a request that names no table, text, upload or earlier review, or several of
    them.
    """

    code = "no-source"


class OwnReviewLimit(Refusal, frozen=True, rename={"max_reviews": "most"}):
    code = "too-many-reviews"
    max_reviews: int


class ReviewQueueFull(Refusal, frozen=True, rename={"max_reviews": "most"}):
    code = "queue-full"
    max_reviews: int


class ReviewHourSpent(Refusal, frozen=True):
    """Refusal of a player who has used the processor time of an hour."""

    code = "hour-spent"
    minutes: int


class ReviewExpired(Refusal, frozen=True):
    code = "no-review"


class ReviewStillRunning(Refusal, frozen=True):
    code = "not-stopped"


class ReviewUnfinished(Refusal, frozen=True):
    """Refusal to show a hand that is still in the queue, or a summary without a reviewed hand."""

    code = "not-reviewed"


class HandNotReviewed(Refusal, frozen=True):
    code = "left-out"


class UploadExpired(Refusal, frozen=True):
    code = "no-upload"


class UploadTooLong(Refusal, frozen=True, rename={"max_characters": "most"}):
    code = "too-long"
    max_characters: int


class TooManyHands(Refusal, frozen=True, rename={"max_hands": "most"}):
    code = "too-many-hands"
    max_hands: int


class NoHandsInText(Refusal, frozen=True):
    code = "no-hands"


class NoOwnHands(Refusal, frozen=True):
    code = "no-hands"


class NoOwnHandsInPeriod(Refusal, frozen=True):
    code = "no-hands"


class NoOwnHandsInGame(Refusal, frozen=True):
    code = "no-hands"


class ReviewedHandNotPlayed(Refusal, frozen=True):
    code = "not-your-hand"


class HandReviewFailed(Refusal, frozen=True):
    code = "hand-failed"


class ReviewerStopped(Refusal, frozen=True):
    code = "solver-stopped"


class TrainerBusy(Refusal, frozen=True):
    code = "trainer-busy"
