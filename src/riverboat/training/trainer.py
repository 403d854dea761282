"""The trainer: draws spots, grades answers, and schedules repetitions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from riverboat.engine import AnyCommand
from riverboat.hands import Hand
from riverboat.review import FolderReview, Leak
from riverboat.review.reviewing import check_accuracy
from riverboat.training.answer_grades import GradedAnswer
from riverboat.training.played_hand import play_on
from riverboat.training.progress_file import read_progress, update_progress
from riverboat.training.spot_drawing import draw_spot, has_spots
from riverboat.training.spot_filter import SpotFilter, leak_filter
from riverboat.training.street_start import ACCURACY
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_progress import Progress, TrainingDay
from riverboat.training.training_spot import StoredSpot, TrainingSpot
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import training as w

_SYSTEM_RNG: Final = SystemRandom()


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Trainer:
    """A trainer of spots against the solution, with grades, progress and repetitions.

    Spots are heads-up flops, turns and rivers of no-limit hold'em, in lines that the bundled
    blueprint plays. *street* is ``flop``, ``turn`` or ``river``; *position*, *pot_type*
    (``limped``, ``single-raised``, ``3-bet``, ``4-bet``), *texture* (words such as ``two-tone``,
    ``paired``) and *line* (``facing a bet``, ``checked to`` ...) narrow the choice; *depth* is in
    big blinds. With *leaks*, spots are those of a folder review's leaks, drawn in proportion to
    their cost. *progress* is a JSON file: spots that went wrong come again when they are due,
    before new ones. Equal seeds draw equal spots. *accuracy* is that of the solutions in percent of
    the pot, *now* the clock. :class:`BadTraining` names an invalid filter.

    >>> trainer = Trainer(street="river", seed=7)
    >>> spot = trainer.draw()
    >>> answer = trainer.answer(spot.actions[0])
    >>> answer.verdict in ("correct", "inaccuracy", "mistake", "blunder")
    True
    >>> trainer.progress.answers
    1
    """

    @explain_keyword_errors
    def __init__(
        self,
        *,
        street: str | None = None,
        position: str | None = None,
        pot_type: str | None = None,
        texture: str | None = None,
        line: str | None = None,
        depth: int = 100,
        players: int = 6,
        leaks: FolderReview | Sequence[Leak] | None = None,
        progress: str | PathLike[str] | None = None,
        seed: int | str | None = None,
        accuracy: float = ACCURACY,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        spot_filter = SpotFilter(
            street=street,
            position=position,
            pot_type=pot_type,
            texture=texture,
            line=line,
            depth=depth,
            players=players,
        )
        self._weighted_filters = _build_weighted_filters(spot_filter.check(), leaks)
        check_accuracy(accuracy)
        _check_type("progress", progress, (str, PathLike), "the path of a JSON file")
        _check_type("seed", seed, (int, str), "a whole number or a text")
        self._progress_path = None if progress is None else Path(progress)
        self.progress = (
            Progress() if self._progress_path is None else read_progress(self._progress_path)
        )
        """Streaks, the loss curve, and spots to repeat."""
        self._seed = _SYSTEM_RNG.getrandbits(64) if seed is None else seed
        self._accuracy, self._get_now = accuracy, now
        self._unreadable_spots: list[StoredSpot] = []
        self.spot: TrainingSpot | None = None
        """The spot that waits for an answer."""
        self.finished_hand: Hand | None = None
        """The hand that ``play_on`` played to its end."""
        self._last_answer: tuple[TrainingSpot, str | AnyCommand] | None = None

    @property
    def curve(self) -> list[TrainingDay]:
        """Losses over time: one point for each day with answers."""
        return self.progress.days

    @property
    def due_count(self) -> int:
        """Number of spots that are due for repetition."""
        return len(
            self.progress.due(
                self._get_now(), *[spot_filter for spot_filter, _ in self._weighted_filters]
            )
        )

    def draw(self) -> TrainingSpot:
        """Return the next spot: one that is due for repetition, else a new one."""
        for repeated_spot in self.progress.due(
            self._get_now(), *[spot_filter for spot_filter, _ in self._weighted_filters]
        ):
            try:
                self.spot = TrainingSpot.restore(repeated_spot.spot, self._accuracy)
            except BadTraining:  # of a version with other rules
                self.progress.forget(repeated_spot.spot)
                self._unreadable_spots.append(repeated_spot.spot)
            else:
                return self.spot
        rng = Random(f"{self._seed} spot {self.progress.drawn}")
        filters, costs = zip(*self._weighted_filters, strict=True)
        [chosen_filter] = rng.choices(filters, costs)
        self.spot = draw_spot(chosen_filter, rng, self._accuracy)
        self.progress.drawn += 1
        return self.spot

    def answer(self, action: str | AnyCommand) -> GradedAnswer:
        """Grade an action in the spot that was drawn, and record it.

        *action* is a text for ``Hand.act`` (``call``, ``bet 12``) or a command. An illegal action
        raises ``IllegalAction``, and the spot can be answered again.
        """
        if self.spot is None:
            raise BadTraining(w.NoOpenSpot())
        spot = self.spot
        graded_answer = spot.grade(action)
        now, drawn_count = self._get_now(), self.progress.drawn

        def record_answer(progress: Progress) -> None:
            progress.drawn = max(progress.drawn, drawn_count)
            for unreadable_spot in self._unreadable_spots:
                progress.forget(unreadable_spot)
            progress.record(spot.stored, spot.tags, graded_answer, now)

        if self._progress_path is None:
            record_answer(self.progress)
        else:  # another program may have trained with the file meanwhile
            self.progress = update_progress(self._progress_path, record_answer)
        self.spot, self._last_answer = None, (spot, action)
        return graded_answer

    def play_on(self) -> TrainingSpot | None:
        """Continue the hand of the last answer, and return the player's next decision.

        The opponent acts by the solution. ``None`` means that the hand is over: ``finished_hand``
        then has all cards and the result. It is ``None`` if the solution has no reply to the last
        action, because it almost never takes that action. :class:`BadTraining` without an answer.

        >>> trainer = Trainer(street="flop", players=2, seed=5)
        >>> spot = trainer.draw()
        >>> while spot is not None:
        ...     answer = trainer.answer("call" if spot.to_call else "check")
        ...     spot = trainer.play_on()
        >>> hand = trainer.finished_hand
        >>> hand.over, len(hand.board)
        (True, 5)
        """
        if self._last_answer is None:
            raise BadTraining(w.NoOpenSpot())
        rng = Random(f"{self._seed} play {self.progress.answers}")
        spot_or_hand = play_on(*self._last_answer, rng)
        self._last_answer, self.finished_hand = None, None
        self.spot = spot_or_hand if isinstance(spot_or_hand, TrainingSpot) else None
        self.finished_hand = spot_or_hand if isinstance(spot_or_hand, Hand) else None
        return self.spot

    def __repr__(self) -> str:
        progress = self.progress
        return (
            f"<Trainer: {progress.answers:,} answers, {progress.correct:,} correct, "
            f"streak {progress.streak}, loss {progress.loss_bb:.2f} bb>"
        )


def _check_type(
    name: str, value: object, allowed_types: tuple[type, ...], expected_text: str
) -> None:
    if value is not None and not isinstance(value, allowed_types):
        raise TypeError(f"{name}: {expected_text} is expected, not {value!r}")


def _build_weighted_filters(
    spot_filter: SpotFilter, leaks: FolderReview | Sequence[Leak] | None
) -> list[tuple[SpotFilter, float]]:
    """Return the filters to draw from, each with its weight: the total cost of its leak."""
    if leaks is None:
        return [(spot_filter, 1.0)]
    leak_list: object = leaks.leaks() if isinstance(leaks, FolderReview) else leaks
    if not isinstance(leak_list, Sequence) or not all(isinstance(leak, Leak) for leak in leak_list):
        raise TypeError(f"leaks: a folder review or its leaks are expected, not {leaks!r}")
    weighted_filters = [
        (leak_filter(spot_filter, leak), leak.cost_bb * leak.decisions) for leak in leak_list
    ]
    usable_filters = [
        (leak_spot_filter, cost)
        for leak_spot_filter, cost in weighted_filters
        if leak_spot_filter is not None and has_spots(leak_spot_filter)
    ]
    if not usable_filters:
        raise BadTraining(w.NoTrainableLeak())
    return usable_filters
