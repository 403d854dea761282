"""The rulebook of an authority: its answer to every option in a sentence, with an example.

The examples are ruled on when the book is made, by the authority with all its changed options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from msgspec import Struct
from rich.text import Text

from riverboat.cli.rulings.ruling_context import RulingContext, describe_authority
from riverboat.cli.terminal.terminal_felt import wrap_text
from riverboat.engine import HouseRules
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.option_fields import Option, choice_text, options
from riverboat.floor import FloorRules, describe_verdict, rule
from riverboat.floor.authorities.option_answers import option_answer
from riverboat.floor.field_keys import get_by_key
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.option_examples import Example, load_examples
from riverboat.floor.situations import CHAPTERS, SITUATIONS, Chapter, situations_of, title_of
from riverboat.words.terminal import ruling_session as w

_PLAYER_LETTERS: Final = tuple("ABCDEFGHJK")


class OptionExample(
    Struct, frozen=True, rename={"answer": "means", "incident": "seen", "ruling": "ruled"}
):
    """An option: this authority's answer and choice, and an example."""

    option: str
    rules: tuple[str, ...]
    answer: str
    chosen_value: str
    changed: bool
    incident: str = ""
    """The example; empty for an option that no floor ruling depends on."""
    ruling: str = ""


class BookChapter(Struct, frozen=True):
    """The options of a chapter."""

    title: str
    lines: tuple[OptionExample, ...]


def build_chapters(context: RulingContext) -> tuple[BookChapter, ...]:
    """Return the rulebook: floor rulings by chapter, then the rules of play."""
    reader = context.build_reader()
    lines: dict[str, list[OptionExample]] = {chapter: [] for chapter in CHAPTERS}
    for option in options(FloorRules):
        example = load_examples().get(option.name)
        lines[_find_chapter(example)].append(
            _build_option_example("floor", option, context, example)
        )
    return (
        *[
            BookChapter(reader.sentence(title), tuple(lines[chapter]))
            for chapter, title in CHAPTERS.items()
            if lines[chapter]
        ],
        BookChapter(
            reader.say(w.RulingHouseRulesHeading()),
            tuple(
                [_build_option_example("hand", option, context) for option in options(HouseRules)]
            ),
        ),
    )


def _find_chapter(example: Example | None) -> Chapter:
    """Return the chapter of an option, which is the chapter of its example."""
    if example is not None:
        for chapter, situations in SITUATIONS.items():
            if any(situation in situations for situation in situations_of(example.incident)):
                return chapter
    return "showdown"


def _build_option_example(
    group: Literal["floor", "hand"],
    option: Option,
    context: RulingContext,
    example: Example | None = None,
) -> OptionExample:
    incident_text, ruling_text = _rule_on_example(example, context) if example else ("", "")
    value = getattr(get_by_key(context.authority, group), option.name)
    answer = option_answer(group, option.name, value)
    return OptionExample(
        option.name,
        option.rules,
        context.build_reader().sentence(answer) + ".",
        choice_text(value),
        option.name in context.authority.changed_options,
        incident_text,
        ruling_text,
    )


def _rule_on_example(example: Example, context: RulingContext) -> tuple[str, str]:
    """Return the example's incident, and this authority's ruling on it."""
    actor_seat = example.spot.seat if example.incident.seat is None else example.incident.seat
    texts = tuple(["" if seat == actor_seat else name for seat, name in enumerate(_PLAYER_LETTERS)])
    reader = context.build_reader(texts)
    parts: list[Any] = [title_of(type(example.incident))]
    parts += describe_incident(example.incident, example.spot, ("", *texts[1:]))
    try:
        ruling_text = describe_verdict(
            rule(example.incident, example.spot, context.authority), reader
        )
    except RefusalError as error:
        ruling_text = reader.say(error.refusal)
    return "; ".join([reader.say(part) for part in parts]), ruling_text


# Text --------------------------------------------------------------------------------------------


def iter_book_lines(context: RulingContext, width: int) -> Iterator[Text]:
    """Yield the lines of the book for a terminal."""
    yield Text(describe_authority(context.authority, context.build_reader()), "bold")
    for chapter in build_chapters(context):
        yield Text()
        yield Text(chapter.title, "bold cyan")
        for line in chapter.lines:
            yield Text()
            yield from _wrap_line(Text(line.answer), width, 2)
            heading = f"{line.option} = {line.chosen_value}"
            style = "bold yellow" if line.changed else "bold"
            rules_text = f"  [{', '.join(line.rules)}]"
            yield from _wrap_line(Text.assemble((heading, style), (rules_text, "dim")), width, 2)
            if line.incident:
                yield from _wrap_line(
                    Text.assemble((f"{line.incident}: ", "dim"), line.ruling), width, 4
                )


def _wrap_line(line: Text, width: int, indent_width: int) -> Iterator[Text]:
    for wrapped in wrap_text(line, width - indent_width, 2):
        yield Text.assemble(" " * indent_width, wrapped)


def format_book_markdown(context: RulingContext) -> str:
    """Return the book as Markdown."""
    parts = [f"# {describe_authority(context.authority, context.build_reader())}"]
    for chapter in build_chapters(context):
        parts += ["", f"## {chapter.title}"]
        for line in chapter.lines:
            parts += ["", f"### `{line.option}` = {line.chosen_value}", ""]
            parts.append(f"{line.answer} ({', '.join(line.rules)})")
            if line.incident:
                parts += ["", f"> {line.incident}: **{line.ruling}**"]
    return "\n".join(parts)
