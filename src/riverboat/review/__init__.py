"""Reviews of played hands: what each decision cost, and what the better action was.

>>> import riverboat as rb
>>> hand = rb.Hand("nlhe 1/2", seed=7)
>>> for action in ("raise 6", "call", "check", "check", "check", "check", "bet 8", "fold"):
...     hand.act(action)
>>> rb.review(hand, player=0, solve_from="river")
<HandReview: seat 0 with 7c 8d, 4 decisions, 1 solved, loss 0.01 bb>

``review`` reviews one hand, ``review_folder`` many of them, to an Arrow table.
"""

import sys

from riverboat.review.folder_review import FolderReview, review_folder
from riverboat.review.hand_review import ActionValue, DecisionReview, HandReview
from riverboat.review.leaks import Leak
from riverboat.review.review_errors import BadReview, HandInProgress
from riverboat.review.review_package import ReviewPackage
from riverboat.review.review_tally import RankedDecision
from riverboat.review.reviewing import review

__all__ = [
    "ActionValue",
    "BadReview",
    "DecisionReview",
    "FolderReview",
    "HandInProgress",
    "HandReview",
    "Leak",
    "RankedDecision",
    "review",
    "review_folder",
]

sys.modules[__name__].__class__ = ReviewPackage  # `riverboat.review(...)`
