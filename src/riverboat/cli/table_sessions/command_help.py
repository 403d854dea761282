"""Help on the commands at a table other than a player's actions in a hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from riverboat.cli.terminal.terminal_felt import TerminalFelt, wrap_text
from riverboat.words import Reader
from riverboat.words import terminal as t

_HELP_ENTRIES: Final = (
    ("enter", t.TableCommandHelp("next")),
    ("out  back", t.TableCommandHelp("out")),
    ("buy 100", t.TableCommandHelp("buy")),
    ("take 5", t.TableCommandHelp("take")),
    ("chair 3", t.TableCommandHelp("chair")),
    ("leave", t.TableCommandHelp("leave")),
    ("sit 3 200 X", t.TableCommandHelp("sit")),
    ("straddle", t.TableCommandHelp("straddle")),
    ("chips", t.TableCommandHelp("chips")),
    ("ledger", t.TableCommandHelp("ledger")),
    ("rules", t.TableCommandHelp("rules")),
    ("h  log", t.TableCommandHelp("last")),
    ("q", t.TableCommandHelp("quit")),
)
_HOST_HELP: Final = (
    ("out Doc", t.TableCommandHelp("others")),
    ("add Ann", t.TableCommandHelp("add")),
    ("add Ann 25 X", t.TableCommandHelp("add with")),
    ("adjust Doc -5", t.TableCommandHelp("adjust")),
    ("colour up", t.TableCommandHelp("colour up")),
    ("set X=Y", t.TableCommandHelp("set")),
    ("game razz", t.TableCommandHelp("game")),
    ("bomb 10", t.TableCommandHelp("bomb")),
    ("button 3", t.TableCommandHelp("button")),
    ("7-2", t.TableCommandHelp("7-2")),
    ("fee", t.TableCommandHelp("fee")),
    ("kitty 5 X", t.TableCommandHelp("kitty")),
)
_IN_HAND_HELP: Final = (
    ("marker 50", t.TableCommandHelp("marker")),
    ("chop", t.TableCommandHelp("chop")),
    ("challenge", t.TableCommandHelp("challenge")),
    ("leave  out", t.TableCommandHelp("when over")),
    ("call off X", t.TableCommandHelp("call off")),
    ("undo X", t.TableCommandHelp("undo")),
    ("kill Doc X", t.TableCommandHelp("kill")),
    ("hold X", t.TableCommandHelp("hold")),
    ("warn Doc X", t.TableCommandHelp("warn")),
    ("chips  ledger", t.TableCommandHelp("look")),
)


def list_table_help(felt: TerminalFelt, renderer: Reader) -> list[Text]:
    """Return help on the commands between two hands."""
    return [
        *_list_help_lines(_HELP_ENTRIES, felt, renderer),
        Text(),
        Text(renderer.say(t.TableCommandHelp("as the host")), "bold"),
        *_list_help_lines(_HOST_HELP, felt, renderer),
    ]


def list_in_hand_help(felt: TerminalFelt, renderer: Reader) -> list[Text]:
    """Return help on the commands during a hand other than a player's actions."""
    return _list_help_lines(_IN_HAND_HELP, felt, renderer)


def _list_help_lines(
    entries: tuple[tuple[str, t.TableCommandHelp], ...], felt: TerminalFelt, renderer: Reader
) -> list[Text]:
    lines = []
    for command_text, meaning in entries:
        left_column = Text(f"{command_text:14}", "bold cyan")
        for wrapped_line in wrap_text(Text(renderer.say(meaning)), felt.width - 14):
            lines.append(left_column.append_text(wrapped_line))
            left_column = Text(" " * 14)
    return lines
