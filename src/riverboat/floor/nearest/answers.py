"""What somebody is answered who typed a line: what it may mean, what computes it, what rules it.

One list, the likeliest first: readings, situations and tools, six at most, and at most five rules
beside them. Where a line likely asks what no situation covers, the book comes first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from riverboat.floor.nearest import MOST
from riverboat.floor.nearest.book import Heard, OfRules, heard_of_rules, likeliest
from riverboat.floor.nearest.offered import Offer, Offers, offered
from riverboat.floor.nearest.sums import FOLLOWS, Filled, Sum, told
from riverboat.floor.reading.reading import NotUnderstood, Reading

_LIKELY: Final = 0.2
"""A tool is offered where its rules are as likely as that."""
_MOST_TOOLS: Final = 2
_HARDLY: Final = 0.001
"""Beside the book nobody looks at a situation of which so little is heard."""
_FIRST: Final = 0.6
"""The book comes first where so much says that no situation covers the line."""
_ANSWER: Final = 0.08
"""A rule of which less is heard answers nothing by itself."""


class Tool(NamedTuple):
    """A tool that computes it, and what the line says for it."""

    name: Sum
    told: Filled


class Suggestions(NamedTuple):
    """What comes of a line that is not ruled on as it stands."""

    each: tuple[Offer | Tool, ...]
    """What it may mean and what computes it, the likeliest first."""
    rules: tuple[Heard, ...]
    """The rules that speak of it, the likeliest first."""
    sure: bool = False
    """The first offer is likely enough to be asked about by itself."""
    book_first: bool = False
    """It is likelier asked of the book than told of a situation."""


def answers(text: str, language: str, reading: Reading) -> Suggestions:
    """Everything that a line is answered with.

    ``LookupError`` for a language that the floor does not read.
    """
    offers = offered(text, language, reading)
    heard = heard_of_rules(text, language)
    tools = [*_tools(text, language, heard)]
    lost = isinstance(reading, NotUnderstood)
    rules = likeliest(heard)
    known = heard.book >= _FIRST and rules and rules[0].chance >= _ANSWER
    book_first = lost and not offers.sure and bool(known)
    return Suggestions(_together(offers, tools, book_first), rules, offers.sure, book_first)


def _tools(text: str, language: str, heard: OfRules) -> Iterator[tuple[float, Tool]]:
    """The tools whose rules a line asks about, each with how likely that is."""
    for name, rules in FOLLOWS.items():
        chance = sum([heard.chances.get(rule, 0.0) for rule in rules])
        if chance >= _LIKELY:
            yield chance, Tool(name, told(name, text, language))


def _together(
    offers: Offers, tools: list[tuple[float, Tool]], book_first: bool
) -> tuple[Offer | Tool, ...]:
    """Tools among what may have been meant, six at most; a doubted reading stays the first.

    What is hardly likely is left out where the book answers.
    """
    best = sorted(tools, key=lambda each: -each[0])[:_MOST_TOOLS]
    row: list[tuple[float, Offer | Tool]] = [*best]
    least = _HARDLY if book_first else 0.0
    likely = [(offer.chance, offer) for offer in offers.each if offer.chance >= least]
    row += likely[: MOST - len(best)]
    return tuple([each for _, each in sorted(row, key=lambda each: -each[0])])
