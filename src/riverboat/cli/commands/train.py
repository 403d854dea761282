"""``riverboat train``: spots to play against the solution, graded by their loss."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import CardColourOption, JsonOption, SeedOption
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    build_exit_with_message,
    choose_locale,
    explain_error,
)
from riverboat.words import training as w

if TYPE_CHECKING:
    from riverboat.cli.table_sessions.training_session import TrainingSession
    from riverboat.review import Leak


def train(
    spots: Annotated[int, typer.Option(metavar="N", min=1, help="Number of spots.")] = 10,
    street: Annotated[
        str | None, typer.Option(help="Street: flop, turn or river.", show_default=False)
    ] = None,
    position: Annotated[
        str | None,
        typer.Option(help="Your position: SB, BB, UTG, HJ, CO or BTN.", show_default=False),
    ] = None,
    pot: Annotated[
        str | None,
        typer.Option(
            metavar="TYPE",
            help="Pot type: limped, single-raised, 3-bet or 4-bet.",
            show_default=False,
        ),
    ] = None,
    texture: Annotated[
        str | None,
        typer.Option(
            metavar="WORDS",
            help='Texture of the flop: monotone, two-tone, rainbow, paired, "rainbow unpaired" ...',
            show_default=False,
        ),
    ] = None,
    line: Annotated[
        str | None,
        typer.Option(
            metavar="LINE",
            help="Betting on the street before your decision: unopened, "
            '"checked to", "facing a bet" ...',
            show_default=False,
        ),
    ] = None,
    depth: Annotated[int, typer.Option(metavar="BB", help="Stacks in big blinds.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players.")] = 6,
    hands: Annotated[
        bool, typer.Option("--hands", help="Play each hand to its end, against the solution.")
    ] = False,
    leaks: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Output of riverboat review --json: spots like those of your leaks.",
            show_default=False,
        ),
    ] = None,
    progress: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="JSON file for your progress: mistakes come again when they are due.",
            show_default=False,
        ),
    ] = None,
    seed: SeedOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: CardColourOption = None,
) -> None:
    """Play spots against the solution: each answer is graded by its loss."""
    from riverboat.cli.table_sessions.training_session import TrainingSession
    from riverboat.cli.terminal.terminal_io import make_console, read_line
    from riverboat.training import Trainer

    language = choose_locale(lang)
    try:
        trainer = Trainer(
            street=street,
            position=position,
            pot_type=pot,
            texture=texture,
            line=line,
            depth=depth,
            players=players,
            leaks=None if leaks is None else _read_leaks(leaks),
            progress=progress,
            seed=seed,
        )
        console = make_console(colour)
        console.stderr = as_json
        read_answer = _read_with_stderr_prompt if as_json else read_line
        session = TrainingSession(
            trainer, spots, console, read_answer, language, plays_whole_hands=hands
        )
        exit_code = session.run()
    except (ValueError, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None
    if as_json:
        print_json("train/1", to_json_text(_build_json(session)))
    raise typer.Exit(exit_code)


def _read_with_stderr_prompt(prompt: str) -> str:
    """Read a line; the prompt goes to standard error, because standard output is JSON."""
    print(prompt, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _read_leaks(file: Path) -> list[Leak]:
    """Return the leaks of a review that was printed as JSON."""
    import msgspec

    from riverboat.decoding import convert, decode_json
    from riverboat.review import Leak

    try:
        return [convert(leak_json, Leak) for leak_json in decode_json(file.read_bytes())["leaks"]]
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, KeyError):
        raise build_exit_with_message(w.NoLeakFile(str(file)), 2) from None


def _build_json(session: TrainingSession) -> dict[str, Any]:
    progress = session.trainer.progress
    return {
        "spots": [
            {**spot.to_dict(), "answer": answer.to_dict()} for spot, answer in session.answers
        ],
        "streak": progress.streak,
        "best_streak": progress.best_streak,
        "answers": progress.answers,
        "correct": progress.correct,
        "loss_bb": progress.loss_bb,
        "due": session.trainer.due_count,
        "curve": session.trainer.curve,
    }
