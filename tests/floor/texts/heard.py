"""Print the floor's answer to each line of a set, for a reader to judge.

python -m tests.floor.texts.heard FILE.tsv --lang cs

The first column of the file is the number, the last the line. The output is tab-separated: the
number; the outcome (``ruled``, ``asks``, ``offers``, ``book`` if rules come first, or ``nothing``);
the possible meanings and tools, likeliest first; the rules with ids and titles; and the line.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from riverboat import rulebook
from riverboat.cli.rulings.ruling_context import make_ruling_context
from riverboat.cli.rulings.ruling_page import describe_reading, question_choices
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import NotUnderstood, Unclear, Understood, describe_verdict, read, rule
from riverboat.floor.incident_parsing.phrase_lexicon import LANGUAGES
from riverboat.floor.intents.clarifications import Suggestion, is_doubtful
from riverboat.floor.intents.suggestions import ToolSuggestion, suggest
from riverboat.words import Reader


class Answer(NamedTuple):
    """The floor's answer to a line."""

    outcome: str
    offers: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def answer_line(line: str, language: str) -> Answer:
    """Return the floor's answer to a line, under the house rules for cash games."""
    reading = read(line, language)
    if not isinstance(reading, NotUnderstood) and not is_doubtful(line, language, reading):
        return _understood(reading, language)
    found = suggest(line, language, reading)
    offers = tuple([_offer(each, language) for each in found.offers])
    rules = tuple([f"{each.rule} {_titles(language)[each.rule]}" for each in found.rules])
    if not offers and not rules:
        return Answer("nothing")
    return Answer("book" if found.is_book_first else "offers", offers, rules)


def _understood(reading: Understood | Unclear, language: str) -> Answer:
    at = make_ruling_context("cash-2026", (), language)
    if isinstance(reading, Unclear):
        question, said = question_choices(reading, at.reader_for())
        return Answer("asks", (at.reader_for().say(question), *said))
    try:
        verdict = rule(reading.seen, reading.spot, at.authority)
    except RefusalError as why:
        return Answer("refused", (at.reader_for().say(why.refusal),))
    kind = type(reading.seen).__name__
    said_of = at.reader_for().say(describe_reading(kind, reading))
    return Answer("ruled", (said_of, describe_verdict(verdict, at.reader_for(reading.people))))


def _offer(offer: Suggestion | ToolSuggestion, language: str) -> str:
    reader = Reader(language)
    if isinstance(offer, ToolSuggestion):
        told = ", ".join([f"{name} {value}" for name, value in offer.arguments.items()])
        return f"[{offer.name}: {told}]" if told else f"[{offer.name}]"
    if offer.situation is not None:
        return f"{offer.situation.key}: {reader.say(offer.situation.title)}"
    return f"reading: {reader.say(describe_reading(offer.kind, offer.result))}"


def _titles(language: str) -> dict[str, str]:
    pages = rulebook.rules_directory(Path(rulebook.__file__).resolve().parent)
    return {each.id: each.title for each in rulebook.rules(pages, language).values()}


def read_lines(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the number and the text of each line of a file."""
    for row in file.read_text(encoding="utf-8").splitlines():
        if row.strip():
            number, *_, line = row.split("\t")
            yield number, line


def main() -> None:
    """Print the answer to each line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    for number, line in read_lines(asked.file):
        came = answer_line(line, asked.lang)
        print(number, came.outcome, " | ".join(came.offers), " | ".join(came.rules), line, sep="\t")


if __name__ == "__main__":
    main()
