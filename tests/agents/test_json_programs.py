"""External programs with a JSON-lines protocol: questions and invalid answers."""

from __future__ import annotations

import json
import pickle
import shlex
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from riverboat.agents import Program, ProgramEnded
from riverboat.cli import app
from riverboat.hands import Hand
from riverboat.sim import match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def make_program(folder: Path, answers: str, **options: float) -> Program:
    """Return a program that runs this code for each question, named ``asked``."""
    file = folder / "agent.py"
    file.write_text(
        dedent(
            """\
            import json, sys, time
            for line in sys.stdin:
                asked = json.loads(line)
                with open(sys.argv[1], "a") as log:
                    log.write(line)
                if asked["ask"] == "over":
                    continue
                {answers}
            """
        ).format(answers=answers),
        encoding="utf-8",
    )
    command = [sys.executable, str(file), str(folder / "asked.jsonl")]
    return Program(command, name="agent", **options)  # type: ignore[arg-type]


def read_recorded_questions(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "asked.jsonl").read_text().splitlines()]


ANSWER_STATEMENT = "print(json.dumps({'act': %s}), flush=True)"


def test_program_matches_equivalent_bot(folder: Path) -> None:
    agent = make_program(
        folder, ANSWER_STATEMENT % "asked['legal'][1 if len(asked['legal']) > 1 else 0]"
    )
    match_result = match(agent, "random", game="limit 3/6", hands=40, seed=7)
    agent.close()
    bot_result = match(
        lambda hand: list(hand.legal)[1 if len(hand.legal) > 1 else 0],
        "random",
        game="limit 3/6",
        hands=40,
        seed=7,
    )
    assert [player.net for player in match_result.players] == [
        player.net for player in bot_result.players
    ]
    assert (agent.illegal, agent.asked) == (
        0,
        sum(
            recorded_question["ask"] == "act"
            for recorded_question in read_recorded_questions(folder)
        ),
    )
    assert match_result[0].name == "agent"


def test_program_receives_own_view_and_results(folder: Path) -> None:
    agent = make_program(
        folder, ANSWER_STATEMENT % "'call' if 'call' in asked['legal'] else 'check'"
    )
    match(agent, "caller", game="nlhe 5/10", hands=3, seed=1, stack=500)
    agent.close()
    questions = read_recorded_questions(folder)
    first_question = next(
        recorded_question for recorded_question in questions if recorded_question.get("call") == 5
    )
    hand_over_questions = [
        recorded_question for recorded_question in questions if recorded_question["ask"] == "over"
    ]
    assert [question["hand"] for question in hand_over_questions] == [1, 2, 3]
    assert all(sum(question["payoffs"]) == 0 for question in hand_over_questions)  # type: ignore[call-overload]
    assert first_question["shape"] == "agent/1"
    assert first_question["legal"] == ["fold", "call", "raise 20", "raise 500"]
    assert (
        first_question["low"],
        first_question["high"],
        first_question["call"],
        first_question["pot"],
    ) == (20, 500, 5, 15)
    assert len(str(first_question["cards"]).split()) == 2
    assert "deal ?? ??" in str(first_question["history"]) or "??" in str(first_question["history"])
    assert "You may: fold, call 5, raise to 20-500." in str(first_question["text"])


def test_illegal_answer_is_retried_with_reason(folder: Path) -> None:
    agent = make_program(folder, ANSWER_STATEMENT % "'call' if asked['refused'] else 'raise 3'")
    hand = Hand("nlhe 1/2", seed=7)
    command = agent.act(hand.view(1))
    agent.close()
    assert str(command) == "Call()"
    (_, retry_question) = read_recorded_questions(folder)
    assert "the minimum is 4; legal now: fold, call 1, raise to 4-200" in str(
        retry_question["refused"]
    )
    assert (agent.asked, agent.illegal) == (1, 0)


@pytest.mark.parametrize(
    "answers, fault_message",
    [
        (ANSWER_STATEMENT % "'raise 1'", "1: the minimum is"),
        (ANSWER_STATEMENT % "'all the money'", "all the money"),
        ("print('call', flush=True)", 'a line such as {"act": "fold"}, not call'),
        ("print('{}', flush=True)", 'a line such as {"act": "fold"}, not {}'),
    ],
)
def test_repeated_illegal_answers_fold_or_check(
    folder: Path, answers: str, fault_message: str
) -> None:
    agent = make_program(folder, answers, retries=1)
    match_result = match(agent, "caller", game="nlhe 1/2", hands=10, seed=3)
    agent.close()
    assert agent.illegal == agent.asked > 0
    assert match_result[0].net + match_result[1].net == 0
    assert fault_message in str(read_recorded_questions(folder)[1]["refused"])


@pytest.mark.parametrize(
    "answers, message",
    [
        ("sys.exit(3)", "failed: exit 3"),
        ("time.sleep(60)", r"in 0\.5 s\n"),
    ],
)
def test_exited_or_silent_program_ends_match(folder: Path, answers: str, message: str) -> None:
    agent = make_program(folder, answers, seconds=0.5)
    with pytest.raises(ProgramEnded, match=message):
        match(agent, "caller", game="nlhe 1/2", hands=10, seed=3)


def test_invalid_program_is_refused() -> None:
    with pytest.raises(ValueError, match="give a program as a command"):
        Program("")
    with pytest.raises(ProgramEnded, match="the program there-is-no-such-program failed"):
        match(Program("there-is-no-such-program"), "caller", hands=2, seed=1)


def test_running_program_is_pickled_without_process(folder: Path) -> None:
    agent = make_program(folder, ANSWER_STATEMENT % "asked['legal'][0]")
    match(agent, "caller", game="nlhe 1/2", hands=2, seed=1)
    agent_copy = pickle.loads(pickle.dumps(agent))
    agent.close()
    assert agent_copy.command == agent.command
    match(agent_copy, "caller", game="nlhe 1/2", hands=2, seed=1)
    agent_copy.close()


def test_program_decides_draws(folder: Path) -> None:
    agent = make_program(folder, ANSWER_STATEMENT % "asked['legal'][-1]")
    match(agent, "random", game="badugi 2/4", hands=5, seed=2)
    agent.close()
    assert any(
        "stand pat" in str(recorded_question.get("legal"))
        for recorded_question in read_recorded_questions(folder)
    )
    assert agent.illegal == 0


def test_match_command_runs_program(folder: Path) -> None:
    agent = make_program(folder, ANSWER_STATEMENT % "asked['legal'][0]")
    command = "run: " + shlex.join(agent.command)
    output = CliRunner().invoke(app, ["match", command, "shark", "--hands", "20", "--seed", "1"])
    assert output.exit_code == 0, output.output
    assert "shark +" in output.output
    failed_result = CliRunner().invoke(
        app, ["match", "run: no-such-program", "shark", "--hands", "2"]
    )
    assert failed_result.exit_code == 1
    assert "the program no-such-program failed" in failed_result.output
