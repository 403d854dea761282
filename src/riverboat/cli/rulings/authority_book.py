"""The whole rulebook of a room by its authority: every option as a sentence, with an example.

The examples are ruled on here and now, by the authority with all that was changed in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from riverboat.cli.rulings.ruling_desk import Desk, authority_name
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
    """An option: what it means, what this authority has chosen, and an example of it."""

    option: str
    rules: tuple[str, ...]
    means: str
    chosen: str
    changed: bool
    seen: str = ""
    """The example; empty for an option that no ruling on the floor depends on."""
    ruled: str = ""


class BookChapter(Struct, frozen=True):
    """The options of a chapter."""

    title: str
    lines: tuple[OptionExample, ...]


def build_chapters(desk: Desk) -> tuple[BookChapter, ...]:
    """The rulebook: what the floor rules, chapter by chapter, and what is played by."""
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
    """Where an option is told: where its example would be looked for."""
    if example is not None:
        for chapter, there in SITUATIONS.items():
            if any(each in there for each in situations_of(example.seen)):
                return chapter
    return "showdown"


def _floor_option(option: Option, example: Example | None, desk: Desk) -> OptionExample:
    means = floor_options(desk.language)[option.name].text or option.description
    return _option_example(option, desk.authority.floor, means, desk, example)


def _hand_option(option: Option, desk: Desk) -> OptionExample:
    said = option_names(desk.language).options.get(f"house.{option.name}")
    return _option_example(
        option, desk.authority.hand, said.text if said and said.text else option.description, desk
    )


def _option_example(
    option: Option, group: Struct, means: str, desk: Desk, example: Example | None = None
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


def _rule_on_example(example: Example, desk: Desk) -> tuple[str, str]:
    """What was seen, and what is ruled on it here."""
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


# As it is read -----------------------------------------------------------------------------------


def book_lines(desk: Desk, width: int) -> Iterator[Text]:
    """The book for a terminal."""
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


def book_markdown(desk: Desk) -> str:
    """The book for a page."""
    parts = [f"# {authority_name(desk.authority, desk.reader_for())}"]
    for chapter in build_chapters(desk):
        parts += ["", f"## {chapter.title}"]
        for line in chapter.lines:
            parts += ["", f"### `{line.option}` = {line.chosen}", ""]
            parts.append(f"{line.means} ({', '.join(line.rules)})")
            if line.seen:
                parts += ["", f"> {line.seen}: **{line.ruled}**"]
    return "\n".join(parts)
