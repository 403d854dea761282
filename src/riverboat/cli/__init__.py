"""The command line: ``riverboat play``, ``table``, ``sim``, ``replay``, ``show``, ``convert`` ...

A command is a module here, and a line below. What a command needs it imports when it is run, so
that ``riverboat --help`` answers at once.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from riverboat.cli.acpc import acpc
from riverboat.cli.audit import audit
from riverboat.cli.bot import bot
from riverboat.cli.convert import convert
from riverboat.cli.equity import equity_command
from riverboat.cli.icm import icm
from riverboat.cli.keeping import backup, restore, verify
from riverboat.cli.letters import read_anything, write_letters
from riverboat.cli.odds import odds
from riverboat.cli.play import play
from riverboat.cli.push_fold import push_fold
from riverboat.cli.range import range_command
from riverboat.cli.replay import replay
from riverboat.cli.rules import rules
from riverboat.cli.serve import serve
from riverboat.cli.show import show
from riverboat.cli.sim import sim
from riverboat.cli.table_command import table

app = typer.Typer(
    name="riverboat",
    help="A poker room: play, replay and convert hand histories, look up the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(play)
app.command()(table)
app.command()(sim)
app.command()(replay)
app.command()(show)
app.command()(convert)
app.command("range")(range_command)
app.command("equity")(equity_command)
app.command()(odds)
app.command()(icm)
app.command("push-fold")(push_fold)
app.command()(bot)
app.command()(verify)
app.command()(backup)
app.command()(restore)
app.command()(audit)
app.add_typer(acpc)
app.command()(rules)


def _version(asked: bool) -> None:
    if asked:
        from riverboat import __version__

        typer.echo(f"riverboat {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Options of riverboat itself; asking for its version is the only one, and is answered."""


def main() -> None:
    """Run the command that the arguments name, on any terminal."""
    read_anything(sys.stdin)
    for stream in (sys.stdout, sys.stderr):
        write_letters(stream)
    app()
