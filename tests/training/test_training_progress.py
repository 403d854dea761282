"""Progress of training: repetitions, streaks, the loss curve, and its file."""

from __future__ import annotations

import json
import multiprocessing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from riverboat.review import Leak
from riverboat.review.leaks import LeakKind
from riverboat.training import BadTraining, GradedAnswer, Trainer, TrainingSpot, read_progress
from riverboat.training.progress_file import update_progress
from riverboat.training.training_progress import Progress
from tests.limits import HANG

LOCK_FILE_NAME = ".progress.json.lock"


class Clock:
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


def make_trainer(clock: Clock, file: Path | None = None, **changed_options: object) -> Trainer:
    options = {"street": "river", "players": 2, "seed": 4} | changed_options
    return Trainer(progress=file, now=clock, **options)  # type: ignore[arg-type]


def sort_by_cost(spot: TrainingSpot) -> list[str]:
    """Return the actions of a spot, the costliest first."""
    return sorted(spot.actions, key=lambda action: -spot.grade(action).loss_bb)


def answer_wrongly(trainer: Trainer) -> GradedAnswer:
    """Answer new spots by their costliest actions until one is at least a mistake."""
    while True:
        graded_answer = trainer.answer(sort_by_cost(trainer.draw())[0])
        if graded_answer.verdict in ("mistake", "blunder"):
            return graded_answer


def test_mistake_is_repeated_after_ten_minutes_and_then_after_days(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "progress.json"
    trainer = make_trainer(clock, file)
    answer_wrongly(trainer)
    wrong_stored_spot = trainer.progress.repeated[-1].spot
    assert trainer.due_count == 0
    clock.time += timedelta(minutes=11)
    later_trainer = make_trainer(clock, file)
    review_intervals = []
    for _ in range(3):
        while (spot := later_trainer.draw()).stored != wrong_stored_spot:
            later_trainer.answer(sort_by_cost(spot)[-1])
        assert later_trainer.answer(sort_by_cost(spot)[-1]).verdict == "correct"
        memory = next(
            spot.memory
            for spot in later_trainer.progress.repeated
            if spot.spot == wrong_stored_spot
        )
        review_intervals.append(memory.due - clock.time)
        clock.time = memory.due
    assert timedelta(days=1) <= review_intervals[0] <= review_intervals[1] <= review_intervals[2]


def test_streak_and_curve_count_answers_by_day() -> None:
    clock = Clock()
    trainer = make_trainer(clock)
    for _ in range(3):
        trainer.answer(sort_by_cost(trainer.draw())[-1])
    assert (trainer.progress.streak, trainer.progress.correct) == (3, 3)
    clock.time += timedelta(days=1)
    wrong_answer = answer_wrongly(trainer)
    assert (trainer.progress.streak, trainer.progress.best_streak >= 3) == (0, True)
    assert [day.day for day in trainer.curve] == ["2026-03-01", "2026-03-02"]
    assert trainer.curve[0].mean_loss_bb == pytest.approx(0, abs=0.05)
    assert trainer.curve[1].loss_bb >= wrong_answer.loss_bb > 0
    assert trainer.progress.answers == sum(day.answers for day in trainer.curve)


def test_new_spots_go_on_where_the_file_stopped(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    uninterrupted_trainer = make_trainer(Clock())
    spots_drawn = []
    for _ in range(4):
        spots_drawn.append(uninterrupted_trainer.draw().stored)
        uninterrupted_trainer.answer(sort_by_cost(uninterrupted_trainer.spot)[-1])  # type: ignore[arg-type]
    stored_spots = []
    for _ in range(4):
        trainer = make_trainer(Clock(), file)
        stored_spots.append(trainer.draw().stored)
        trainer.answer(sort_by_cost(trainer.spot)[-1])  # type: ignore[arg-type]
    assert stored_spots == spots_drawn


def test_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "progress.json"
    trainer = make_trainer(Clock(), file)
    answer_wrongly(trainer)
    content_before = file.read_bytes()

    def raise_disk_full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("riverboat.training.progress_file.os.fsync", raise_disk_full)
    trainer.draw()
    with pytest.raises(OSError, match="no space"):
        trainer.answer(trainer.spot.actions[0])  # type: ignore[union-attr]
    assert file.read_bytes() == content_before
    assert {path.name for path in tmp_path.iterdir()} == {file.name, LOCK_FILE_NAME}
    (tmp_path / ".progress.json.7.part").write_bytes(
        content_before[:40]
    )  # of a process that was killed
    assert read_progress(file).answers == trainer.progress.answers
    monkeypatch.undo()
    trainer.answer(trainer.spot.actions[0])  # type: ignore[union-attr]
    assert read_progress(file).answers == trainer.progress.answers


def test_two_trainers_with_one_file_lose_no_answer(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "progress.json"
    first_trainer, second_trainer = make_trainer(clock, file), make_trainer(clock, file, seed=9)
    for _ in range(3):
        for trainer in (first_trainer, second_trainer):
            trainer.draw()
            trainer.answer(sort_by_cost(trainer.spot)[-1])  # type: ignore[arg-type]
    assert read_progress(file).answers == second_trainer.progress.answers == 6
    assert read_progress(file).drawn == second_trainer.progress.drawn == 3


def record_answers(file: Path, answer_count: int) -> None:
    """Record answers as fast as possible, in a separate process."""

    def count_drawn_spot(progress: Progress) -> None:
        progress.drawn += 1

    for _ in range(answer_count):
        update_progress(file, count_drawn_spot)


def test_programs_that_train_at_one_time_lose_no_answer(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    context = multiprocessing.get_context("fork")
    processes = [context.Process(target=record_answers, args=(file, 20)) for _ in range(3)]
    for program in processes:
        program.start()
    for program in processes:
        program.join(HANG)
        assert program.exitcode == 0
    assert read_progress(file).drawn == 60


def test_file_that_is_not_released_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    file = tmp_path / "progress.json"
    monkeypatch.setattr("riverboat.training.progress_file.LOCK_SECONDS", 0.05)
    with (tmp_path / LOCK_FILE_NAME).open("ab") as buffered_writer:
        fcntl.flock(buffered_writer, fcntl.LOCK_EX)
        with pytest.raises(BadTraining, match="in use by another program"):
            update_progress(file, lambda _: None)
    assert update_progress(file, lambda _: None) == Progress()


def test_file_of_another_version_is_read_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text('{"shape": "training/1", "streak": 3, "later": {"key": 1}}')
    assert read_progress(file) == Progress(streak=3)
    for text, match in (
        ('{"shape": "training/2"}', "newer version"),
        ('{"shape": "review/1"}', "not a training progress file"),
        ('{"shape": "training/1", "streak"', "not a training progress file"),
        ('{"shape": "training/1", "streak": "x"}', "not a training progress file"),
        ("", "not a training progress file"),
    ):
        file.write_text(text)
        with pytest.raises(BadTraining, match=match):
            make_trainer(Clock(), file)
        assert file.read_text() == text


def test_stored_spot_of_another_version_is_forgotten(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "progress.json"
    answer_wrongly(make_trainer(clock, file))
    progress_json = json.loads(file.read_text())
    progress_json["repeated"][0]["spot"]["actions"][0] = "shuffle"
    file.write_text(json.dumps(progress_json))
    clock.time += timedelta(days=1)
    trainer = make_trainer(clock, file)
    repeated_count = len(trainer.progress.repeated)
    trainer.draw()
    assert len(trainer.progress.repeated) == repeated_count - 1


def make_leak(kind: LeakKind, group: str, cost: float = 1.0, **changed_fields: object) -> Leak:
    leak_fields = {
        "line": None,
        "low": 0.1,
        "high": 2.0,
        "action": "fold",
        "played": 0.5,
    } | changed_fields
    return Leak(
        kind=kind,
        group=group,
        decisions=40,
        cost_bb=cost,
        solution=0.2,
        **leak_fields,  # type: ignore[arg-type]
    )


def test_leaks_choose_the_spots() -> None:
    leaks = [
        make_leak("position", "SB", 0.01),
        make_leak("line", "river", 9.0, line="facing a bet"),
    ]
    trainer = Trainer(street="river", leaks=leaks, seed=1)
    spots = [trainer.draw() for _ in range(4)]
    assert sum(spot.line == "facing a bet" for spot in spots) >= 3
    with pytest.raises(BadTraining, match="no postflop leak to train with these filters"):
        Trainer(street="river", leaks=[make_leak("street", "turn"), make_leak("street", "flop")])
    with pytest.raises(BadTraining, match="no postflop leak to train with these filters"):
        Trainer(leaks=[])


def test_answer_needs_a_spot_that_was_drawn() -> None:
    trainer = make_trainer(Clock())
    with pytest.raises(BadTraining, match="start one first"):
        trainer.answer("fold")
    trainer.draw()
    with pytest.raises(ValueError, match="dance"):
        trainer.answer("dance")
    assert trainer.spot is not None
    with pytest.raises(TypeError, match="did you mean 'street'"):
        Trainer(streets="river")  # type: ignore[call-arg]
