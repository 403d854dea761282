"""A package that is also a function: ``riverboat.review(hand)``.

The package and its main function share a name, and both are public, as in ``riverboat.equity``.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from riverboat.review.folder_review import review_folder as review_hands
from riverboat.review.reviewing import review as review_hand

if TYPE_CHECKING:
    from riverboat.review import (
        folder_review,
        hand_review,
        leaks,
        review_errors,
    )


class ReviewPackage(ModuleType):
    """The package ``riverboat.review``, which can be called like its function ``review``."""

    __call__ = staticmethod(review_hand)

    if TYPE_CHECKING:
        ActionValue = hand_review.ActionValue
        BadReview = review_errors.BadReview
        DecisionReview = hand_review.DecisionReview
        FolderReview = folder_review.FolderReview
        HandInProgress = review_errors.HandInProgress
        HandReview = hand_review.HandReview
        Leak = leaks.Leak
        review = staticmethod(review_hand)
        review_folder = staticmethod(review_hands)


if TYPE_CHECKING:
    review: ReviewPackage
