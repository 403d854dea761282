"""Generator of docs/reference/command-line.md from the commands, arguments and options.

python -m tests.docs.cli_page > docs/reference/command-line.md
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import typer

from riverboat.cli import app
from tests.docs import rulebook

FILE = rulebook.DOCS / "reference" / "command-line.md"
COMMAND = "python -m tests.docs.cli_page > docs/reference/command-line.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# Command line

Every command with its arguments and options, as in `--help`. `riverboat --install-completion`
installs completion for bash, zsh and fish. `--json` prints JSON with [a versioned shape](json.md).
`--lang` sets the language of help, errors and output. The default is `RIVERBOAT_LANG`, then the
locale.
"""


def page() -> str:
    """Return the whole page."""
    found = list(commands())
    contents = [
        f"| [`{name}`](#{rulebook.anchor(name)}) | {first_line(command)} |"
        for name, command in found
    ]
    parts = [HEAD, "| command | purpose |\n|---|---|\n" + "\n".join(contents) + "\n"]
    parts += [section(name, command) for name, command in found]
    return "\n".join(parts)


def commands() -> Iterator[tuple[str, Any]]:
    """Yield each runnable command with its full name."""

    def below(name: str, command: Any) -> Iterator[tuple[str, Any]]:
        under = getattr(command, "commands", None)
        if under is None:
            yield name, command
        else:
            for part, each in under.items():
                yield from below(f"{name} {part}", each)

    yield from below("riverboat", typer.main.get_command(app))


def section(name: str, command: Any) -> str:
    """Return a command's section: description, usage and a table of parameters."""
    words = " ".join(dict.fromkeys(_called(command)))
    text = [f"## {name}", "", *_prose(command.help or ""), ""]
    text += ["```text", f"{name} {words}".rstrip(), "```", ""]
    rows = [_row(each) for each in command.params if not getattr(each, "hidden", False)]
    if rows:
        text += ["| parameter | value | description |", "|---|---|---|", *rows, ""]
    return "\n".join(text)


def first_line(command: Any) -> str:
    """Return the first sentence of a command's help."""
    return _cell(" ".join(cleandoc(command.help or "").split("\n\n")[0].split()))


def _called(command: Any) -> Iterator[str]:
    for each in command.params:
        if each.param_type_name == "argument":
            word = (each.metavar or each.name.upper()).rstrip(".")
            word = f"{word}..." if each.nargs == -1 else word
            yield word if each.required else f"[{word}]"
    if any(each.param_type_name == "option" and not each.hidden for each in command.params):
        yield "[OPTIONS]"


def _prose(text: str) -> list[str]:
    """Return the help text as Markdown; paragraphs marked with \\b keep their line breaks."""
    parts: list[str] = []
    for part in cleandoc(text.replace("\f", "")).split("\n\n"):
        if part.startswith("\b"):
            parts += ["", "```text", *part.removeprefix("\b").strip("\n").splitlines(), "```"]
        else:
            parts += ["", *(_escaped(line) for line in part.splitlines())]
    return parts[1:]


def _row(each: Any) -> str:
    metavar = each.metavar or ""
    if each.param_type_name == "argument":
        names, value = f"`{(metavar or each.name.upper()).rstrip('.')}`", ""
    else:
        names = ", ".join(f"`{name}`" for name in (*each.opts, *each.secondary_opts))
        value = "" if each.is_flag else f"`{metavar or _kind(each)}`"
    said = " ".join((each.help or "").split())
    if each.required:
        said += " *Required.*"
    elif (
        not getattr(each, "is_flag", False)
        and not callable(each.default)
        and each.default not in (None, "", (), [])
    ):
        said += f" Default: `{each.default}`."
    if each.envvar:
        said += f" Or `{each.envvar}`."
    return f"| {names} | {_cell(value)} | {_cell(said.strip())} |"


def _kind(each: Any) -> str:
    choices = getattr(each.type, "choices", None)
    if choices:
        return "|".join(str(getattr(choice, "value", choice)) for choice in choices)
    name = getattr(each.type, "name", "") or "path"
    return {"integer": "number", "float": "number", "text": "text"}.get(name, name)


def _cell(text: str) -> str:
    return _escaped(text).replace("|", "&#124;" if "`" not in text else "/")


def _escaped(text: str) -> str:
    """Escape literal angle brackets and asterisks."""
    return re.sub(r"(?<!`)<(?=\w)", "&lt;", text)


if __name__ == "__main__":
    print(page(), end="")
