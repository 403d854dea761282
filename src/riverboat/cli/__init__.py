"""The command line: ``riverboat play``, ``riverboat replay``, ``riverboat rules``.

A command is a module here, and a line below. What a command needs it imports when it is run, so
that ``riverboat --help`` answers at once.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riverboat.cli.play import play
from riverboat.cli.replay import replay
from riverboat.cli.rules import rules

app = typer.Typer(
    name="riverboat",
    help="A poker room: play, replay hand histories, look up the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(replay)
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
    """Run the command that the arguments name."""
    app()
