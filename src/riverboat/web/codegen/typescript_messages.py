"""Message catalogues of the client, made from ``riverboat.words``: one for each language.

``python -m riverboat.web.codegen.typescript_messages cs > client/src/lib/words/cs.ts`` writes the
Czech that a table needs to be drawn; ``cs around`` writes what surrounds a table and is fetched
after it; ``cs floor`` writes the texts of the floor and of a dealer's tools, fetched by the pages
that use them; without a language it writes the list of codes in ``codes.ts``. A test holds them
together. A place in a template names the kind of its argument, ``{chips!chips}``, because the
browser knows no types.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Literal, TypeAlias

from riverboat.words.codes import codes
from riverboat.words.language import Names, language, option_names
from riverboat.words.phrase import Phrase
from riverboat.words.reader import arguments
from riverboat.words.template import places

_HEAD = (
    "// Made by `python -m riverboat.web.codegen.typescript_messages{of}` "
    "from riverboat.words. Do not edit.\n"
)
MessageBundle: TypeAlias = Literal["table", "around", "floor"]
"""Bundles that are fetched as one: with a table, after it, or with the floor."""
NOT_IN_CLIENT = (
    "riverboat.words.labels",
    "riverboat.words.matches",
    "riverboat.words.players",
    "riverboat.words.mails",
    "riverboat.words.previews",
    "riverboat.words.rulebook",
    "riverboat.words.studies",
    "riverboat.words.terminal.",
    "riverboat.words.refusals.acpc",
    "riverboat.words.refusals.agents",
    "riverboat.words.refusals.command_line",
    "riverboat.words.refusals.competition",
    "riverboat.words.refusals.connections",
    "riverboat.words.refusals.environments",
    "riverboat.words.refusals.hand_files",
    "riverboat.words.refusals.keeping",
    "riverboat.words.refusals.open_hands",
    "riverboat.words.refusals.other_sites",
    "riverboat.words.refusals.pokerstars",
    "riverboat.words.refusals.ranges",
    "riverboat.words.refusals.records",
    "riverboat.words.refusals.server",
    "riverboat.words.refusals.simulations",
    "riverboat.words.refusals.stacks",
    "riverboat.words.refusals.stores",
    "riverboat.words.refusals.written",
)
"""Modules of phrases that the client never shows.

They belong to the terminal and its files, the rulebook's pages, the wire and link previews.
"""
_FLOOR_MODULES = ("riverboat.words.floor.", "riverboat.words.tools.")
"""Modules of the floor's rulings and of a dealer's tools."""
_RARE_MODULES = (
    "riverboat.words.events.corrections",
    "riverboat.words.events.hosts",
    "riverboat.words.events.house",
    "riverboat.words.posted",
)
"""Modules of rare phrases: a table that receives one fetches their bundle."""
_EARLY_REFUSALS = ("riverboat.words.refusals.because", "riverboat.words.refusals.betting")
"""Modules of refusals that a table sends unasked, such as the reason why a player may not raise.

All other refusals answer a request, and are shown in English until their bundle is fetched.
"""


def render_language(code: str) -> str:
    """Return a language as a TypeScript module."""
    spoken = language(code)
    grammar = spoken.grammar
    lines = [
        _HEAD.format(of=f" {code}"),
        "import type { Language } from './phraseFormatter';\n",
        f"export const {code}: Language = {{",
        f"  you: {_text(grammar.you)},",
        f"  somebody: {_text(grammar.somebody)},",
        f"  last: {_text(grammar.last)},",
        f"  plural: {json.dumps([name for name, *_ in grammar.plural])},",
        "  ranks: {",
        *[f"    {form}: {_list(words)}," for form, words in grammar.ranks.items()],
        "  },",
        f"  numbers: {_list(grammar.numbers)},",
        f"  ordinals: {_list(grammar.ordinals)},",
        *_names(spoken.names),
        "  templates: {",
        *[f"  {line}" for line in _templates(code, "table")],
        "  },",
        "};",
    ]
    return "\n".join(lines) + "\n"


def _names(names: Names) -> Iterator[str]:
    for part in names.__struct_fields__:
        yield f"  {part}: {{"
        yield from _name_lines(getattr(names, part))
        yield "  },"


def render_options(code: str) -> str:
    """Return a language's names of table options, fetched when a page first needs one."""
    names = option_names(code)
    lines = [
        _HEAD.format(of=f" {code} options"),
        "import type { OptionNames } from './optionNames';\n",
        f"export const {code}: OptionNames = {{",
    ]
    for part in ("groups", "common"):
        lines += [f"  {part}: {{", *_name_lines(getattr(names, part)), "  },"]
    lines.append("  options: {")
    for key, option in names.options.items():
        parts = f"name: {_text(option.name)}, text: {_text(option.text)}"
        choices = ", ".join([f"{_text(k)}: {_text(v)}" for k, v in option.choices.items()])
        lines.append(f"    {_text(key)}: {{ {parts}, choices: {{ {choices} }} }},")
    return "\n".join([*lines, "  },", "};"]) + "\n"


def _name_lines(names: dict[str, str]) -> list[str]:
    return [f"    {_text(key)}: {_text(name)}," for key, name in names.items()]


def render_bundle(code: str, part: MessageBundle) -> str:
    """Return the TypeScript module of one bundle in one language."""
    lines = [
        _HEAD.format(of=f" {code} {part}"),
        "import type { Templates } from './phraseFormatter';\n",
        f"export const {code}: Templates = {{",
        *_templates(code, part),
        "};",
    ]
    return "\n".join(lines) + "\n"


def _templates(code: str, part: MessageBundle) -> list[str]:
    return [
        f"  {kind.__name__}: {_text(template(kind, code))},"
        for kind in _client_phrases()
        if part == _bundle_of(kind)
    ]


def _bundle_of(kind: type[Phrase]) -> MessageBundle:
    """Return the bundle that a phrase belongs to."""
    module = kind.__module__
    if module.startswith(_FLOOR_MODULES):
        return "floor"
    if module.startswith("riverboat.words.refusals."):
        return "table" if module in _EARLY_REFUSALS else "around"
    return "around" if module in _RARE_MODULES else "table"


def render_codes() -> str:
    """Return all phrase codes as a TypeScript type."""
    names = "".join([f"\n  | '{kind.__name__}'" for kind in _client_phrases()])
    head = _HEAD.format(of="")
    return (
        f"{head}\n/** The code of each phrase that the room says. */\nexport type Code ={names};\n"
    )


def template(kind: type[Phrase], code: str) -> str:
    """Return a template with the kinds of its arguments."""
    kinds = dict(arguments(kind))
    words = []
    for words_before, name, form in places(language(code).template(kind)):
        words.append(words_before)
        if name is not None:
            mark = f"!{kinds[name]}" if kinds.get(name) else ""
            words.append(f"{{{name}{mark}{':' if form else ''}{form}}}")
    return "".join(words)


def _client_phrases() -> Iterator[type[Phrase]]:
    for _, kind in sorted(codes().items()):
        if not kind.__module__.startswith(NOT_IN_CLIENT):
            yield kind


def _text(text: str) -> str:
    return (
        "'"
        + json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'")
        + "'"
    )


def _list(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(map(_text, words)) + "]"


if __name__ == "__main__":
    match sys.argv[1:]:
        case [code]:
            sys.stdout.write(render_language(code))
        case [code, "options"]:
            sys.stdout.write(render_options(code))
        case [code, "around" | "floor" as part]:
            sys.stdout.write(render_bundle(code, part))
        case _:
            sys.stdout.write(render_codes())
