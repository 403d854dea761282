"""The command line: ``riverboat play``, ``table``, ``sim``, ``replay``, ``show``, ``convert`` ...

Each command is a module in ``commands`` and an entry in ``COMMANDS``. Only the module of the
command that the line names is imported, and its dependencies when it runs; the main help imports
all commands.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final

import typer

from riverboat.cli.terminal.encoding_fallback import set_input_fallback, set_output_fallback
from riverboat.cli.terminal.optional_extras import install_hint
from riverboat.cli.terminal.terminal_locale import LANG_OPTION, LangOption, use_requested_locale
from riverboat.cli.terminal.translated_cli import Program

COMMANDS: Final = {
    "serve": "serve:serve",
    "play": "play:play",
    "table": "table:table",
    "sim": "sim:sim",
    "match": "match:match",
    "solve": "solve:solve",
    "solve spot": "solve_spot:solve_spot",
    "stats": "stats:stats",
    "mcp": "mcp:mcp",
    "replay": "replay:replay",
    "show": "show:show",
    "convert": "convert:convert",
    "scan": "scan:scan",
    "review": "review:review",
    "train": "train:train",
    "range": "range:range_command",
    "equity": "equity:equity_command",
    "odds": "odds:odds",
    "icm": "icm:icm",
    "push-fold": "push_fold:push_fold",
    "side-pots": "side_pots:side_pots",
    "pot-limit": "pot_limit:pot_limit",
    "legal-raise": "legal_raise:legal_raise",
    "odd-chips": "odd_chips:odd_chips",
    "shows-first": "shows_first:shows_first",
    "owed": "owed:owed",
    "clock": "clock:clock",
    "live": "live:live",
    "bot": "bot:bot",
    "verify": "room_backup:verify",
    "backup": "room_backup:backup",
    "restore": "room_backup:restore",
    "restore-drill": "drill:restore_drill",
    "archive": "archive:archive",
    "audit": "audit:audit",
    "admin": "admin:admin",
    "nodes": "nodes:nodes",
    "drain": "nodes:drain",
    "acpc": "acpc:acpc",
    "tournament": "tournament:tournament",
    "rules": "rules:rules",
    "rule": "rule:rule",
}
"""Module and function of each command in ``riverboat.cli.commands``, in the order of the help.

A name of two words is a command of its own: ``solve spot``, beside ``solve``.
"""
_DEALER_TOOLS: Final = frozenset(
    "side-pots pot-limit legal-raise odd-chips shows-first owed clock live".split()
)
"""Commands that the help lists in the panel of a dealer's tools."""


def _print_version(is_requested: bool) -> None:
    if is_requested:
        from riverboat import __version__
        from riverboat.engine import COMPILED

        typer.echo(f"riverboat {__version__}{' (mypyc)' if COMPILED else ''}")
        raise typer.Exit


def _accept_program_options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
    lang: LangOption = None,
) -> None:
    """Declare riverboat's own options; ``--version`` is handled by its callback.

    ``--lang`` may stand anywhere on the line, so ``terminal.terminal_locale`` has read it before.
    """


def program(names: Iterable[str] = COMMANDS) -> Program:
    """Return the program with these commands, and import the module of each."""
    program = Program(
        name="riverboat",
        help="A poker room: play, host, replay and convert hand histories, look up rules.",
    )
    program.callback()(_accept_program_options)
    for name in names:
        module_name, _, attribute_name = COMMANDS[name].partition(":")
        command = getattr(import_module(f"riverboat.cli.commands.{module_name}"), attribute_name)
        if isinstance(command, Program):
            program.add_typer(command)
        else:
            help_panel = "Dealer tools" if name in _DEALER_TOOLS else None
            program.command(name, rich_help_panel=help_panel)(command)
    return program


def _select_commands(arguments: Sequence[str]) -> Iterable[str]:
    """Return the command that the line names first, or every command if it names none.

    ``--version`` needs no command.
    """
    remaining_words = iter(arguments)
    for word in remaining_words:
        if word == LANG_OPTION:
            next(remaining_words, None)
        elif word in COMMANDS:
            two_word_name = f"{word} {next(remaining_words, '')}"
            return (two_word_name if two_word_name in COMMANDS else word,)
        elif word == "--version":
            return ()
        elif not word.startswith(f"{LANG_OPTION}="):
            break  # help or a typo, for which all commands are needed
    return COMMANDS


def main() -> None:
    """Run the command that the arguments name, with fallbacks for any terminal's encoding."""
    set_input_fallback(sys.stdin)
    for stream in (sys.stdout, sys.stderr):
        set_output_fallback(stream)
    try:
        program(_select_commands(sys.argv[1:]))()
    except ModuleNotFoundError as error:
        with use_requested_locale(sys.argv[1:]):
            hint = install_hint(
                error.name, " ".join(["riverboat", *_select_commands(sys.argv[1:])])
            )
        if hint is None:
            raise
        typer.echo(hint, err=True)
        sys.exit(1)


if TYPE_CHECKING:
    app: Program
    """The whole program."""
else:

    def __getattr__(name: str) -> Program:
        """Return the whole program for ``app``, built on first access."""
        if name != "app":
            raise AttributeError(f"module 'riverboat.cli' has no attribute {name!r}")
        whole_program = globals()["app"] = program()
        return whole_program
