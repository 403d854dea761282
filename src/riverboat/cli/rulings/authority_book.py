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
    """A rule option, with the value that the authority has chosen, its meaning, and an example."""

    option: str
    rules: tuple[str, ...]
    answer: str
    chosen_value: str
    changed: bool
    incident: str = ""
    """Incident of the example; empty for an option that no floor ruling depends on."""
    ruling: str = ""


class BookChapter(Struct, frozen=True):
    """The options of a chapter."""

    title: str
    lines: tuple[OptionExample, ...]


def build_chapters(context: RulingContext) -> tuple[BookChapter, ...]:
    """Return the rulebook: floor rulings by chapter, then the rules of play."""
    renderer = context.build_reader()
    examples_by_chapter: dict[str, list[OptionExample]] = {chapter: [] for chapter in CHAPTERS}
    for option in options(FloorRules):
        example = load_examples().get(option.name)
        examples_by_chapter[_find_chapter(example)].append(
            _build_option_example("floor", option, context, example)
        )
    return (
        *[
            BookChapter(renderer.sentence(title), tuple(examples_by_chapter[chapter]))
            for chapter, title in CHAPTERS.items()
            if examples_by_chapter[chapter]
        ],
        BookChapter(
            renderer.say(w.RulingHouseRulesHeading()),
            tuple(
                [_build_option_example("hand", option, context) for option in options(HouseRules)]
            ),
        ),
    )


def _find_chapter(example: Example | None) -> Chapter:
    """Return the chapter of an option's example; options without one belong to the showdown."""
    if example is not None:
        for chapter, situations in SITUATIONS.items():
            if any(situation in situations for situation in situations_of(example.incident)):
                return chapter
    return "showdown"


def _build_option_example(
    option_group: Literal["floor", "hand"],
    option: Option,
    context: RulingContext,
    example: Example | None = None,
) -> OptionExample:
    incident_text, ruling_text = _rule_on_example(example, context) if example else ("", "")
    chosen_value = getattr(get_by_key(context.authority, option_group), option.name)
    answer = option_answer(option_group, option.name, chosen_value)
    return OptionExample(
        option.name,
        option.rules,
        context.build_reader().sentence(answer) + ".",
        choice_text(chosen_value),
        option.name in context.authority.changed_options,
        incident_text,
        ruling_text,
    )


def _rule_on_example(example: Example, context: RulingContext) -> tuple[str, str]:
    """Return the example's incident, and this authority's ruling on it."""
    actor_seat = example.spot.seat if example.incident.seat is None else example.incident.seat
    player_names = tuple(
        ["" if seat == actor_seat else name for seat, name in enumerate(_PLAYER_LETTERS)]
    )
    renderer = context.build_reader(player_names)
    phrases: list[Any] = [title_of(type(example.incident))]
    phrases += describe_incident(example.incident, example.spot, ("", *player_names[1:]))
    try:
        ruling_text = describe_verdict(
            rule(example.incident, example.spot, context.authority), renderer
        )
    except RefusalError as error:
        ruling_text = renderer.say(error.refusal)
    return "; ".join([renderer.say(phrase) for phrase in phrases]), ruling_text


def iter_book_lines(context: RulingContext, width: int) -> Iterator[Text]:
    """Yield the lines of a terminal that show all options of an authority, with examples."""
    yield Text(describe_authority(context.authority, context.build_reader()), "bold")
    for chapter in build_chapters(context):
        yield Text()
        yield Text(chapter.title, "bold cyan")
        for option_example in chapter.lines:
            yield Text()
            yield from _wrap_line(Text(option_example.answer), width, 2)
            heading = f"{option_example.option} = {option_example.chosen_value}"
            style = "bold yellow" if option_example.changed else "bold"
            rules_text = f"  [{', '.join(option_example.rules)}]"
            yield from _wrap_line(Text.assemble((heading, style), (rules_text, "dim")), width, 2)
            if option_example.incident:
                yield from _wrap_line(
                    Text.assemble((f"{option_example.incident}: ", "dim"), option_example.ruling),
                    width,
                    4,
                )


def _wrap_line(line: Text, width: int, indent_width: int) -> Iterator[Text]:
    for wrapped_line in wrap_text(line, width - indent_width, 2):
        yield Text.assemble(" " * indent_width, wrapped_line)


def format_book_markdown(context: RulingContext) -> str:
    """Return the book as Markdown."""
    paragraphs = [f"# {describe_authority(context.authority, context.build_reader())}"]
    for chapter in build_chapters(context):
        paragraphs += ["", f"## {chapter.title}"]
        for option_example in chapter.lines:
            paragraphs += ["", f"### `{option_example.option}` = {option_example.chosen_value}", ""]
            paragraphs.append(f"{option_example.answer} ({', '.join(option_example.rules)})")
            if option_example.incident:
                paragraphs += ["", f"> {option_example.incident}: **{option_example.ruling}**"]
    return "\n".join(paragraphs)
