"""The command line: ``riverboat play``, ``table``, ``sim``, ``replay``, ``show``, ``convert`` ...

A command is a module here, and a line below. What a command needs it imports when it is run, so
that ``riverboat --help`` answers at once.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from riverboat.cli.commands.acpc import acpc
from riverboat.cli.commands.audit import audit
from riverboat.cli.commands.bot import bot
from riverboat.cli.commands.clock import clock
from riverboat.cli.commands.convert import convert
from riverboat.cli.commands.equity import equity_command
from riverboat.cli.commands.icm import icm
from riverboat.cli.commands.keep import backup, restore, verify
from riverboat.cli.commands.legal_raise import legal_raise
from riverboat.cli.commands.live import live
from riverboat.cli.commands.match import match
from riverboat.cli.commands.mcp import mcp
from riverboat.cli.commands.nodes import drain, nodes
from riverboat.cli.commands.odd_chips import odd_chips
from riverboat.cli.commands.odds import odds
from riverboat.cli.commands.owed import owed
from riverboat.cli.commands.play import play
from riverboat.cli.commands.pot_limit import pot_limit
from riverboat.cli.commands.push_fold import push_fold
from riverboat.cli.commands.range import range_command
from riverboat.cli.commands.replay import replay
from riverboat.cli.commands.rule import rule
from riverboat.cli.commands.rules import rules
from riverboat.cli.commands.serve import serve
from riverboat.cli.commands.show import show
from riverboat.cli.commands.shows_first import shows_first
from riverboat.cli.commands.side_pots import side_pots
from riverboat.cli.commands.sim import sim
from riverboat.cli.commands.solve import solve
from riverboat.cli.commands.stats import stats
from riverboat.cli.commands.table import table
from riverboat.cli.commands.tournament import tournament
from riverboat.cli.terminal.extras import missing
from riverboat.cli.terminal.letters import read_anything, write_letters
from riverboat.cli.terminal.program import Program
from riverboat.cli.terminal.tongue import Lang

app = Program(
    name="riverboat",
    help="A poker room: play, replay and convert hand histories, look up the rules.",
)
app.command()(serve)
app.command()(play)
app.command()(table)
app.command()(sim)
app.command()(match)
app.command()(solve)
app.command()(stats)
app.command()(mcp)
app.command()(replay)
app.command()(show)
app.command()(convert)
app.command("range")(range_command)
app.command("equity")(equity_command)
app.command()(odds)
app.command()(icm)
app.command("push-fold")(push_fold)
_TOOLS = "A dealer's tools"
app.command("side-pots", rich_help_panel=_TOOLS)(side_pots)
app.command("pot-limit", rich_help_panel=_TOOLS)(pot_limit)
app.command("legal-raise", rich_help_panel=_TOOLS)(legal_raise)
app.command("odd-chips", rich_help_panel=_TOOLS)(odd_chips)
app.command("shows-first", rich_help_panel=_TOOLS)(shows_first)
app.command("owed", rich_help_panel=_TOOLS)(owed)
app.command("clock", rich_help_panel=_TOOLS)(clock)
app.command("live", rich_help_panel=_TOOLS)(live)
app.command()(bot)
app.command()(verify)
app.command()(backup)
app.command()(restore)
app.command()(audit)
app.command()(nodes)
app.command()(drain)
app.add_typer(acpc)
app.add_typer(tournament)
app.command()(rules)
app.command()(rule)


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
    lang: Lang = None,
) -> None:
    """Options of riverboat itself: its version is answered here, and its language is looked up.

    ``--lang`` may stand anywhere on the line (``terminal.tongue``).
    """


def main() -> None:
    """Run the command that the arguments name, on any terminal."""
    read_anything(sys.stdin)
    for stream in (sys.stdout, sys.stderr):
        write_letters(stream)
    try:
        app()
    except ModuleNotFoundError as why:
        said = missing(why.name, " ".join(["riverboat", *sys.argv[1:2]]))
        if said is None:
            raise
        typer.echo(said, err=True)
        sys.exit(1)
