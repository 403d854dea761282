"""The review of many hands: a table of decisions, the costliest of them, and the leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Final

from riverboat.frames.arrow_tables import ArrowTable
from riverboat.frames.parquet_files import LazyParquet
from riverboat.frames.table_columns import import_pyarrow
from riverboat.histories import HandHistory, HandSource, read_hands
from riverboat.histories.history_columns import HandIds
from riverboat.review.hand_review import HandReview
from riverboat.review.leaks import Leak
from riverboat.review.review_errors import BadReview
from riverboat.review.review_results import ReviewResults
from riverboat.review.review_table import (
    REVIEW_COLUMNS,
    review_batch,
    review_rows,
    review_schema,
)
from riverboat.review.review_tally import RankedDecision, ReviewTally
from riverboat.review.review_workers import ReviewTask, review_in_order
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import reviews as refusals

ROWS_PER_BATCH: Final = 1_000


class HandReviews(Iterator[tuple[HandHistory, HandReview]]):
    """An iterator over the hands of a source, each with its review.

    *jobs* processes review them, and *results* is a file of finished reviews to continue.
    """

    def __init__(
        self,
        where: HandSource,
        player: str | None,
        options: Mapping[str, Any],
        *,
        jobs: int = 1,
        results: Path | None = None,
    ) -> None:
        if type(jobs) is not int or jobs < 1:
            raise BadReview(refusals.ProcessCountInvalid(repr(jobs)))
        self._hands = read_hands(where, errors="collect")
        self._review_results = None if results is None else ReviewResults(results, player, options)
        self._reviews = review_in_order(self._iter_tasks(), player, options, jobs)
        self.skipped = 0
        """Number of hands without the player, or without a hero if no player is named."""

    def _iter_tasks(self) -> Iterator[ReviewTask]:
        hand_ids = HandIds()
        for hand in self._hands:
            hand_id = hand_ids.next_id(hand)
            stored_review = (
                None if self._review_results is None else self._review_results.find(hand_id)
            )
            yield ReviewTask(hand, hand_id, stored_review)

    def __next__(self) -> tuple[HandHistory, HandReview]:
        for task, hand_review in self._reviews:
            if hand_review is None:
                self.skipped += 1
                continue
            if self._review_results is not None and task.stored is None:
                self._review_results.add(task.hand_id, hand_review)
            return task.hand, hand_review
        raise StopIteration

    def close(self) -> None:
        """Stop the processes, and close the results file."""
        self._reviews.close()
        if self._review_results is not None:
            self._review_results.close()

    @property
    def refused(self) -> tuple[str, ...]:
        """A text for each hand that could not be read: its place in the source, and the reason."""
        return tuple([str(hand.read) for hand in self._hands.refused])


class FolderReview:
    """The result of many reviewed hands: a table, and a summary."""

    def __init__(
        self, decisions: ArrowTable, tally: ReviewTally, skipped: int, refused: tuple[str, ...]
    ) -> None:
        self.decisions = decisions
        """One row for each decision: pass it to pandas, polars, DuckDB or pyarrow."""
        self.skipped = skipped
        """Number of hands without the player, or without a hero if no player is named."""
        self.refused = refused
        """A text for each hand that could not be read: its place in the source, and the reason."""
        self._tally = tally

    @property
    def hands(self) -> int:
        """Number of reviewed hands."""
        return self._tally.hands

    @property
    def solved(self) -> int:
        """Number of solved decisions."""
        return self._tally.solved

    @property
    def loss_bb(self) -> float:
        """Sum of all losses in big blinds."""
        return self._tally.loss_bb

    @property
    def net_bb(self) -> float:
        """Result of the hands in big blinds."""
        return self._tally.net_bb

    @property
    def all_in_bb(self) -> float:
        """Result in big blinds, with each all-in at its equity."""
        return self._tally.all_in_bb

    def worst(self, count: int = 10) -> list[RankedDecision]:
        """Return the *count* decisions with the largest losses, at most 100.

        Decisions whose loss is within the accuracy of the solution are left out.
        """
        return self._tally.worst(count)

    def leaks(self) -> list[Leak]:
        """Return the groups of decisions that cost more than chance explains, costliest first.

        For a player who follows the solution, at most one review of twenty shows any leak.
        """
        return self._tally.leaks()

    def __repr__(self) -> str:
        return (
            f"<FolderReview: {self.hands:,} hands, {len(self.decisions):,} decisions, "
            f"{self.solved:,} solved, loss {self.loss_bb:.2f} bb>"
        )


@explain_keyword_errors
def review_folder(
    where: HandSource,
    player: str | None = None,
    *,
    solve_from: str = "turn",
    out: str | PathLike[str] | None = None,
    resume: str | PathLike[str] | None = None,
    jobs: int = 1,
    progress: Callable[[int, HandReview], object] | None = None,
    **options: Any,
) -> FolderReview:
    """Review all hands of a player; return a table of decisions and a summary.

    *where* is a file, a folder, a text or hands, as for ``read_hands``; without *player* each hand
    is reviewed for the player for whom its file was written. With *out*, a Parquet file, rows are
    written as hands are reviewed, and are not held in memory. *progress* is called with the number
    of hands so far and the last review, and stops the work by returning ``False``. *jobs* processes
    review hands; their number does not change results or order. *resume* is a results file: reviews
    are stored in it one by one, and a later call with equal file and options continues there.
    *options* are those of ``review``; the flop is solved with ``solve_from="flop"``.

    >>> from riverboat.homegame import HomeGame
    >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    >>> game.play("rock")
    >>> hand = HandHistory.from_facts(game.log, game.dealt_in)
    >>> review_folder([hand], "Ann", solve_from="river")
    <FolderReview: 1 hands, 1 decisions, 0 solved, loss 0.00 bb>
    """
    if player is not None and not isinstance(player, str):
        raise TypeError(f"player: a name is expected, not {player!r}")
    sink = _MemorySink() if out is None else _ParquetSink(Path(out))
    tally = ReviewTally()
    reviews = HandReviews(
        where,
        player,
        {"solve_from": solve_from, **options},
        jobs=jobs,
        results=None if resume is None else Path(resume),
    )
    try:
        _write_reviews(reviews, tally, sink, progress)
    finally:
        reviews.close()
    table = ArrowTable("decisions", sink.finish(), REVIEW_COLUMNS)
    return FolderReview(table, tally, reviews.skipped, reviews.refused)


def _write_reviews(
    reviews: HandReviews,
    tally: ReviewTally,
    sink: _MemorySink | _ParquetSink,
    progress: Callable[[int, HandReview], object] | None,
) -> None:
    """Add all reviews to the tally and to the table."""
    rows: list[tuple[Any, ...]] = []
    for hand, hand_review in reviews:
        tally.add(hand_review)
        rows += review_rows(hand, hand_review)
        if len(rows) >= ROWS_PER_BATCH:
            sink.write(review_batch(rows))
            rows = []
        if progress is not None and progress(tally.hands, hand_review) is False:
            break
    sink.write(review_batch(rows))


class _MemorySink:
    """A sink that collects batches in memory."""

    def __init__(self) -> None:
        self._schema, self._batches = review_schema(), list[Any]()

    def write(self, batch: Any) -> None:
        """Add a batch."""
        self._batches.append(batch)

    def finish(self) -> Any:
        """Return the table."""
        table = import_pyarrow().Table.from_batches(self._batches, self._schema)
        return table.unify_dictionaries()


class _ParquetSink:
    """A sink that writes batches to a Parquet file."""

    def __init__(self, path: Path) -> None:
        schema = review_schema()
        from pyarrow import parquet

        self._path = path
        self._writer = parquet.ParquetWriter(path, schema, compression="zstd")

    def write(self, batch: Any) -> None:
        """Write a batch."""
        self._writer.write_batch(batch)

    def finish(self) -> Any:
        """Close the file, and return it as a table that is read only when used."""
        self._writer.close()
        return LazyParquet(self._path)
