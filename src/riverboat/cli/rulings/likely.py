"""What a line that is asked back may mean, computes and asks of the book, as a terminal has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, assert_never

from rich.text import Text

import riverboat
from riverboat import rulebook
from riverboat.cli.rulings.desk import Desk
from riverboat.cli.rulings.page import heading, inset, reading_of
from riverboat.floor import AUTHORITIES, Authority, Reading
from riverboat.floor.excerpts import excerpt
from riverboat.floor.nearest.answers import Suggestions, Tool, answers
from riverboat.floor.nearest.book import Heard
from riverboat.floor.nearest.offered import Offer
from riverboat.floor.situations import Situation
from riverboat.rulebook import Rule
from riverboat.words import Reader
from riverboat.words.floor.reading import ToWorkOut


class Likely(NamedTuple):
    """Something that may have been meant: a reading, a situation, or a tool as it is typed."""

    said: str
    reading: Reading | None = None
    situation: Situation | None = None
    command: str = ""


class Answered(NamedTuple):
    """What a line is answered with, as it is read."""

    likely: tuple[Likely, ...]
    rules: tuple[Rule, ...]
    book_first: bool
    by: Authority
    """Whose choices stand with the rules."""


def answered(text: str, reading: Reading, at: Desk) -> Answered:
    """What it may mean and what computes it, the likeliest first, and the rules."""
    found: Suggestions = answers(text, at.language, reading)
    reader = at.reader()
    likely = tuple([_likely(each, reader) for each in found.each])
    return Answered(likely, _rules(found.rules, at.language), found.book_first, at.by)


def _likely(offer: Offer | Tool, reader: Reader) -> Likely:
    if isinstance(offer, Tool):
        command = command_of(offer)
        return Likely(f"{reader.say(ToWorkOut(offer.name))}: {command}", command=command)
    if offer.situation is not None:
        return Likely(reader.say(offer.situation.title), None, offer.situation)
    return Likely(reader.say(reading_of(offer.kind, offer.reading)), offer.reading)


def _rules(heard: Sequence[Heard], language: str) -> tuple[Rule, ...]:
    pages = rulebook.folder(Path(riverboat.__file__).resolve().parent)
    return rulebook.named(pages, [each.rule for each in heard], language)


def command_of(tool: Tool) -> str:
    """How the tool is called with what the line said; what it did not say is left to be typed."""
    told = tool.told
    match tool.name:
        case "side-pots":
            rest = [*map(str, told.get("put_in", ("50", "120", "...")))]  # type: ignore[arg-type]
        case "pot-limit":
            bets = [*map(str, told.get("bets", ()))]  # type: ignore[arg-type]
            rest = [str(told.get("middle", "POT")), *(bets or ([] if told else ["BET"]))]
        case "legal-raise":
            rest = ['"nlhe 1/2"', str(told.get("actions", "ACTION..."))]
        case "owed":
            missed = [word for word, field in _MISSED.items() if told.get(field)]
            rest = ['"nlhe 1/2"', *(missed or ["big", "small"])]
        case "odd-chips":
            rest = ["CHIPS", "SEAT", "SEAT", "--button", "SEAT"]
        case "shows-first":
            rest = ["SEAT", "SEAT", "--button", "SEAT"]
        case "levels":
            rest = ["100/200", "200/400"]
        case _:
            assert_never(tool.name)
    return " ".join(["riverboat", _COMMANDS.get(tool.name, tool.name), *rest])


_COMMANDS = {"levels": "clock"}
_MISSED = {"big": "missed_big", "small": "missed_small", "new": "new"}


def books_of(rule: str) -> tuple[str, ...]:
    """What other books call a rule: ``TDA 2024 47``, and others."""
    return tuple([number for each in AUTHORITIES.values() if (number := each.number(rule))])


def rules_page(found: Answered, reader: Reader, width: int) -> Iterator[Text]:
    """The rules that speak of a line, a line of ids and titles and then what they say.

    The first is told in full where the line asks the book; the others by how they begin.
    """
    yield heading(reader, "book")
    for at, rule in enumerate(found.rules):
        whole = found.book_first and at == 0
        books = ", ".join([rule.id, *books_of(rule.id)])
        yield from inset(Text.assemble((rule.title, "bold"), (f"  [{books}]", "dim")), width)
        quoted = excerpt(rule, found.by)
        told = quoted.whole if whole else (quoted.short,)
        for paragraph in filter(None, told):
            yield from inset(Text(paragraph), width)
