"""``riverboat tournament``: structures, prizes, seats, and whole tournaments, simulated or run.

As in ``cli``, each command is a module here and an entry below.
"""

from __future__ import annotations

from riverboat.cli.commands.tournament.new import new
from riverboat.cli.commands.tournament.payouts import payouts
from riverboat.cli.commands.tournament.run import run
from riverboat.cli.commands.tournament.seats import seats
from riverboat.cli.commands.tournament.sim import sim
from riverboat.cli.commands.tournament.structure import structure
from riverboat.cli.terminal.translated_cli import Program

__all__ = ["tournament"]

tournament = Program(
    name="tournament",
    help="Run tournaments: structures, prizes, seat draws, simulations, and live events.",
    add_completion=False,
)
tournament.command()(structure)
tournament.command()(payouts)
tournament.command()(seats)
tournament.command()(new)
tournament.command()(sim)
tournament.command()(run)
