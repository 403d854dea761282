"""The whole rulebook of a room by its authority: every option as a sentence, with an example.

The examples are ruled on here and now, by the authority with all that was changed in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from riverboat.cli.rulings.desk import Desk, book_of
from riverboat.cli.terminal.felt import wrapped
from riverboat.engine import HouseRules
from riverboat.engine.asked.errors import WithReason
from riverboat.engine.games.options import Option, options, word
from riverboat.floor import FloorRules, reads, rule
from riverboat.floor.examples import Example, examples
from riverboat.floor.reading.told import details
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Chapter, situations_of, title_of
from riverboat.words.language import floor_options, option_names
from riverboat.words.terminal import floor_desk as w

_PEOPLE: Final = tuple("ABCDEFGHJK")


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


def chapters(at: Desk) -> tuple[BookChapter, ...]:
    """The rulebook: what the floor rules, chapter by chapter, and what is played by."""
    reader = at.reader()
    lines: dict[str, list[OptionExample]] = {chapter: [] for chapter in CHAPTERS}
    for option in options(FloorRules):
        example = examples().get(option.name)
        lines[_chapter(example)].append(_of_floor(option, example, at))
    return (
        *[
            BookChapter(reader.sentence(title), tuple(lines[chapter]))
            for chapter, title in CHAPTERS.items()
            if lines[chapter]
        ],
        BookChapter(
            reader.say(w.PlayedBy()), tuple([_of_hand(each, at) for each in options(HouseRules)])
        ),
    )


def _chapter(example: Example | None) -> Chapter:
    """Where an option is told: where its example would be looked for."""
    if example is not None:
        for chapter, there in SITUATIONS.items():
            if any(each in there for each in situations_of(example.seen)):
                return chapter
    return "showdown"


def _of_floor(option: Option, example: Example | None, at: Desk) -> OptionExample:
    means = floor_options(at.language)[option.name].text or option.words
    return _line(option, at.by.floor, means, at, example)


def _of_hand(option: Option, at: Desk) -> OptionExample:
    said = option_names(at.language).options.get(f"house.{option.name}")
    return _line(option, at.by.hand, said.text if said and said.text else option.words, at)


def _line(
    option: Option, group: Struct, means: str, at: Desk, example: Example | None = None
) -> OptionExample:
    seen, ruled = _told(example, at) if example else ("", "")
    sentence = means[:1].upper() + means[1:].rstrip(".") + "."
    chosen = word(getattr(group, option.name))
    return OptionExample(
        option.name, option.rules, sentence, chosen, option.name in at.by.changed, seen, ruled
    )


def _told(example: Example, at: Desk) -> tuple[str, str]:
    """What was seen, and what is ruled on it here."""
    who = example.spot.who if example.seen.who is None else example.seen.who
    people = tuple(["" if seat == who else name for seat, name in enumerate(_PEOPLE)])
    reader = at.reader(people)
    parts: list[Any] = [title_of(type(example.seen))]
    parts += details(example.seen, example.spot, ("", *people[1:]))
    try:
        ruled = reads(rule(example.seen, example.spot, at.by), reader)
    except WithReason as why:
        ruled = reader.say(why.refusal)
    return "; ".join([reader.say(part) for part in parts]), ruled


# As it is read -----------------------------------------------------------------------------------


def as_text(at: Desk, width: int) -> Iterator[Text]:
    """The book for a terminal."""
    yield Text(book_of(at.by, at.reader()), "bold")
    for chapter in chapters(at):
        yield Text()
        yield Text(chapter.title, "bold cyan")
        for line in chapter.lines:
            yield Text()
            yield from _wide(Text(line.means), width, 2)
            head = f"{line.option} = {line.chosen}"
            style = "bold yellow" if line.changed else "bold"
            rules = f"  [{', '.join(line.rules)}]"
            yield from _wide(Text.assemble((head, style), (rules, "dim")), width, 2)
            if line.seen:
                yield from _wide(Text.assemble((f"{line.seen}: ", "dim"), line.ruled), width, 4)


def _wide(line: Text, width: int, inset: int) -> Iterator[Text]:
    for part in wrapped(line, width - inset, 2):
        yield Text.assemble(" " * inset, part)


def as_markdown(at: Desk) -> str:
    """The book for a page."""
    parts = [f"# {book_of(at.by, at.reader())}"]
    for chapter in chapters(at):
        parts += ["", f"## {chapter.title}"]
        for line in chapter.lines:
            parts += ["", f"### `{line.option}` = {line.chosen}", ""]
            parts.append(f"{line.means} ({', '.join(line.rules)})")
            if line.seen:
                parts += ["", f"> {line.seen}: **{line.ruled}**"]
    return "\n".join(parts)
