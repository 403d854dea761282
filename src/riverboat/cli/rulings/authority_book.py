"""The rulebook of an authority: every option as a sentence, with an example.

The examples are ruled on when the book is made, by the authority with all its changed options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from riverboat.cli.rulings.ruling_context import RulingContext, authority_name
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.engine import HouseRules
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.option_fields import Option, choice_text, options
from riverboat.floor import FloorRules, describe_verdict, rule
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.option_examples import Example, examples
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Chapter, situations_of, title_of
from riverboat.words.language import floor_options, option_names
from riverboat.words.terminal import floor_desk as w

_PLAYER_LETTERS: Final = tuple("ABCDEFGHJK")


class OptionExample(Struct, frozen=True):
    """An option: its meaning, this authority's choice, and an example."""

    option: str
    rules: tuple[str, ...]
    means: str
    chosen: str
    changed: bool
    seen: str = ""
    """The example; empty for an option that no floor ruling depends on."""
    ruled: str = ""


class BookChapter(Struct, frozen=True):
    """The options of a chapter."""

    title: str
    lines: tuple[OptionExample, ...]


def build_chapters(desk: RulingContext) -> tuple[BookChapter, ...]:
    """Return the rulebook: floor rulings by chapter, then the rules of play."""
    reader = desk.reader_for()
    lines: dict[str, list[OptionExample]] = {chapter: [] for chapter in CHAPTERS}
    for option in options(FloorRules):
        example = examples().get(option.name)
        lines[_chapter(example)].append(_floor_option(option, example, desk))
    return (
        *[
            BookChapter(reader.sentence(title), tuple(lines[chapter]))
            for chapter, title in CHAPTERS.items()
            if lines[chapter]
        ],
        BookChapter(
            reader.say(w.PlayedBy()),
            tuple([_hand_option(each, desk) for each in options(HouseRules)]),
        ),
    )


def _chapter(example: Example | None) -> Chapter:
    """Return the chapter of an option, which is the chapter of its example."""
    if example is not None:
        for chapter, there in SITUATIONS.items():
            if any(each in there for each in situations_of(example.seen)):
                return chapter
    return "showdown"


def _floor_option(option: Option, example: Example | None, desk: RulingContext) -> OptionExample:
    means = floor_options(desk.language)[option.name].text or option.description
    return _option_example(option, desk.authority.floor, means, desk, example)


def _hand_option(option: Option, desk: RulingContext) -> OptionExample:
    said = option_names(desk.language).options.get(f"house.{option.name}")
    return _option_example(
        option, desk.authority.hand, said.text if said and said.text else option.description, desk
    )


def _option_example(
    option: Option, group: Struct, means: str, desk: RulingContext, example: Example | None = None
) -> OptionExample:
    seen, ruled = _rule_on_example(example, desk) if example else ("", "")
    sentence = means[:1].upper() + means[1:].rstrip(".") + "."
    chosen = choice_text(getattr(group, option.name))
    return OptionExample(
        option.name,
        option.rules,
        sentence,
        chosen,
        option.name in desk.authority.changed,
        seen,
        ruled,
    )


def _rule_on_example(example: Example, desk: RulingContext) -> tuple[str, str]:
    """Return the example's incident, and this authority's ruling on it."""
    who = example.spot.who if example.seen.who is None else example.seen.who
    people = tuple(["" if seat == who else name for seat, name in enumerate(_PLAYER_LETTERS)])
    reader = desk.reader_for(people)
    parts: list[Any] = [title_of(type(example.seen))]
    parts += describe_incident(example.seen, example.spot, ("", *people[1:]))
    try:
        ruled = describe_verdict(rule(example.seen, example.spot, desk.authority), reader)
    except RefusalError as why:
        ruled = reader.say(why.refusal)
    return "; ".join([reader.say(part) for part in parts]), ruled


# Text --------------------------------------------------------------------------------------------


def book_lines(desk: RulingContext, width: int) -> Iterator[Text]:
    """Yield the lines of the book for a terminal."""
    yield Text(authority_name(desk.authority, desk.reader_for()), "bold")
    for chapter in build_chapters(desk):
        yield Text()
        yield Text(chapter.title, "bold cyan")
        for line in chapter.lines:
            yield Text()
            yield from _wrap_line(Text(line.means), width, 2)
            head = f"{line.option} = {line.chosen}"
            style = "bold yellow" if line.changed else "bold"
            rules = f"  [{', '.join(line.rules)}]"
            yield from _wrap_line(Text.assemble((head, style), (rules, "dim")), width, 2)
            if line.seen:
                yield from _wrap_line(
                    Text.assemble((f"{line.seen}: ", "dim"), line.ruled), width, 4
                )


def _wrap_line(line: Text, width: int, inset: int) -> Iterator[Text]:
    for part in wrap_text(line, width - inset, 2):
        yield Text.assemble(" " * inset, part)


def book_markdown(desk: RulingContext) -> str:
    """Return the book as Markdown."""
    parts = [f"# {authority_name(desk.authority, desk.reader_for())}"]
    for chapter in build_chapters(desk):
        parts += ["", f"## {chapter.title}"]
        for line in chapter.lines:
            parts += ["", f"### `{line.option}` = {line.chosen}", ""]
            parts.append(f"{line.means} ({', '.join(line.rules)})")
            if line.seen:
                parts += ["", f"> {line.seen}: **{line.ruled}**"]
    return "\n".join(parts)
