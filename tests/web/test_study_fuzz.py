"""Any body of a study gets a reply of the solver process: an exception would end it."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from riverboat.web.schemas.study_schemas import SizesByStreet, StudyBody, StudyLock
from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.solver_process import SolverSession
from tests.thorough import example_count

BOARD_TEXTS = (
    "Qs Jh 2h 7c 4d",
    "QsJh2h7c4d",
    "Q♠ J♥ 2♥ 7♣ 4♦",
    "Qs Jh 2h 7c",
    "Qs Qs 2h 7c 4d",
    "Qs ?? 2h 7c 4d",
    "",
)
RANGE_TEXTS = ("AA, QQ, 98s", "KQ, JJ, T9s:0.5", "random", "QQ:0", "2h2s", "AA-", "[50]AA[/50]", "")
SIZE_TEXTS = (
    "50%",
    "33%, 75%",
    "2.5x",
    "90c",
    "geometric",
    "all-in",
    "0%",
    "-1%",
    "e",
    "1e999%",
    "",
)
LINE_TEXTS = ("", "check", "check, bet 50", "bet 50, call", "fold", "check, check, Ah")
ACTION_TEXTS = ("check", "bet 50", "fold", "call", "all-in")
NOISE_TEXTS = st.text(max_size=8)


def texts_near_valid(texts: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Return a strategy of valid texts, truncated texts with noise, and noise alone."""
    valid_texts = st.sampled_from(texts)
    truncated_texts = st.tuples(valid_texts, st.integers(0, 8), NOISE_TEXTS)
    return (
        valid_texts
        | NOISE_TEXTS
        | truncated_texts.map(lambda drawn: drawn[0][: drawn[1]] + drawn[2])
    )


CHIP_AMOUNTS = st.sampled_from((1.0, 100.0, 150.0)) | st.floats(0, 1e9, exclude_min=True)
SIZES_BY_STREET = st.builds(
    SizesByStreet,
    texts_near_valid(SIZE_TEXTS),
    texts_near_valid(SIZE_TEXTS),
    texts_near_valid(SIZE_TEXTS),
)
ACTION_SHARES = st.dictionaries(
    texts_near_valid(ACTION_TEXTS), st.floats(0, 1), min_size=1, max_size=4
)
FIELD_STRATEGIES: dict[str, st.SearchStrategy[Any]] = {
    "board": texts_near_valid(BOARD_TEXTS),
    "oop": texts_near_valid(RANGE_TEXTS),
    "ip": texts_near_valid(RANGE_TEXTS),
    "pot": CHIP_AMOUNTS,
    "stack": CHIP_AMOUNTS,
    "bets": SIZES_BY_STREET,
    "raises": SIZES_BY_STREET,
    "leads": texts_near_valid(SIZE_TEXTS),
    "aggressor": st.sampled_from(("oop", "ip")),
    "raise_cap": st.integers(0, 10),
    "rake": st.floats(0, 1, exclude_max=True),
    "rake_cap": st.floats(0, 1e9),
    "target": st.floats(0.05, 20),
    "locks": st.lists(
        st.builds(StudyLock, texts_near_valid(LINE_TEXTS), ACTION_SHARES), max_size=2
    ).map(tuple),
}
VALID_BODY = StudyBody(
    board=BOARD_TEXTS[0], oop=RANGE_TEXTS[0], ip=RANGE_TEXTS[1], pot=100, stack=150
)


@st.composite
def study_bodies(draw: st.DrawFn) -> StudyBody:
    """Return a strategy of valid studies with some random fields."""
    names = draw(st.sets(st.sampled_from(sorted(FIELD_STRATEGIES)), max_size=4))
    return replace(VALID_BODY, **{name: draw(FIELD_STRATEGIES[name]) for name in sorted(names)})


class RecordingSession:
    """A solver session in the test process that keeps its last reply."""

    def __init__(self) -> None:
        self.replies: list[m.Reply] = []
        self.session = SolverSession(self.replies.append)

    def ask(self, command: m.Command) -> Any:
        self.session.handle(command)
        return self.replies[-1]


@settings(
    max_examples=example_count(60, 5_000), deadline=None, suppress_health_check=list(HealthCheck)
)
@given(
    body=study_bodies(),
    line=texts_near_valid(LINE_TEXTS),
    hand=texts_near_valid(("AA", "98s", "QhQd")),
)
def test_any_study_is_measured_solved_or_refused(body: StudyBody, line: str, hand: str) -> None:
    solver = RecordingSession()
    size_reply = solver.ask(m.MeasureSpot(body))
    assert isinstance(size_reply, m.SpotMeasured | m.CommandRefused)
    if isinstance(size_reply, m.CommandRefused) or size_reply.size.memory > 100_000_000:
        return
    solve_reply = solver.ask(m.SolveSpot(body, seconds=0.01, memory=200_000_000, threads=1))
    assert isinstance(solve_reply, m.SpotSolved | m.CommandRefused)
    if isinstance(solve_reply, m.SpotSolved):
        read_reply = solver.ask(m.ReadNode(line, hand))
        assert isinstance(read_reply, m.EncodedAnswer | m.CommandRefused)
