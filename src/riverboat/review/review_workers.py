"""Reviews of many hands in order, in this process or in several."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_all_start_methods, get_context
from typing import Any, Final, NamedTuple

from riverboat.histories import HandHistory
from riverboat.review.hand_review import HandReview
from riverboat.review.review_errors import BadReview
from riverboat.review.reviewing import review
from riverboat.words.refusals.reviews import NoSuchReviewedPlayer, PlayerNotNamed

MAX_HANDS_AHEAD: Final = 8
"""Maximum hands in progress for each process."""


class ReviewTask(NamedTuple):
    """A hand to review, with a stored review if there is one."""

    hand: HandHistory
    hand_id: str
    stored: HandReview | None = None
    """The review stored in the results file; ``None`` if there is none."""


def review_in_order(
    tasks: Iterable[ReviewTask], player: str | None, options: Mapping[str, Any], jobs: int
) -> Generator[tuple[ReviewTask, HandReview | None], None, None]:
    """Yield each hand with its review, or with ``None`` if the player is not in the hand.

    With *jobs* above 1, that many processes review hands; order and results do not change.
    """
    if jobs == 1:
        for task in tasks:
            yield task, task.stored or review_or_skip(task.hand, player, options)
        return
    start_method = "fork" if "fork" in get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, get_context(start_method), _init_worker, (player, options))
    pending_tasks: deque[tuple[ReviewTask, Future[HandReview | None] | None]] = deque()
    try:
        for task in tasks:
            future = None if task.stored else pool.submit(_review_in_worker, task.hand)
            pending_tasks.append((task, future))
            if len(pending_tasks) >= MAX_HANDS_AHEAD * jobs:
                yield _take_next_result(pending_tasks)
        while pending_tasks:
            yield _take_next_result(pending_tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _take_next_result(
    pending_tasks: deque[tuple[ReviewTask, Future[HandReview | None] | None]],
) -> tuple[ReviewTask, HandReview | None]:
    task, future = pending_tasks.popleft()
    return task, task.stored if future is None else future.result()


def review_or_skip(
    hand: HandHistory, player: str | None, options: Mapping[str, Any]
) -> HandReview | None:
    """Return the review of a hand; ``None`` if the player is not in it, or the file names no
    hero.
    """
    try:
        return review(hand, player, **options)
    except BadReview as error:
        if not isinstance(error.refusal, NoSuchReviewedPlayer | PlayerNotNamed):
            raise
        return None


_worker_settings: list[tuple[str | None, Mapping[str, Any]]] = []


def _init_worker(player: str | None, options: Mapping[str, Any]) -> None:
    _worker_settings[:] = [(player, options)]


def _review_in_worker(hand: HandHistory) -> HandReview | None:
    [(player, options)] = _worker_settings
    return review_or_skip(hand, player, options)
