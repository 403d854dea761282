"""A ruling for programs: one JSON object, ``ruling/1`` (docs/reference/json.md).

``text``, ``language`` and ``authority`` are always present, and one of these:

- ``understood`` (``see``, ``seen``, ``spot``, ``people``, ``says``) with ``verdict`` and
  ``elsewhere``;
- ``asks`` (``question``, ``field``, ``answers``): the text leaves something open;
- ``not_understood`` (``words``, ``near``, ``why``, ``may_mean``, ``tools``, ``rules``,
  ``book_first``), without words if the text was parsed but more likely means something else;
- ``refused``: the situation that the text describes is impossible.

A verdict is a ``ruling`` (``orders``), ``leaves`` (``choices``) or ``asks`` (``question``,
``field``, ``answers`` with ``value`` and ``verdict``), and has its text in ``reads``. A phrase is
its code with its arguments and ``text``, its sentence in the language.
"""

from __future__ import annotations

from typing import Any

import msgspec

from riverboat.cli.rulings.line_answers import LineAnswer, other_book_numbers
from riverboat.cli.rulings.ruling_context import RulingContext, other_rulings
from riverboat.cli.rulings.ruling_page import question_choices
from riverboat.floor import (
    Authority,
    FloorDiscretion,
    NotUnderstood,
    OpenQuestion,
    ParseResult,
    Ruling,
    Unclear,
    Understood,
    Verdict,
    describe_verdict,
)
from riverboat.floor.incident_parsing.incident_text import describe_incident, name_player
from riverboat.floor.rule_excerpts import excerpt
from riverboat.floor.situations import title_of
from riverboat.rulebook import Rule
from riverboat.words import Phrase, Reader


def text_json(text: str, desk: RulingContext) -> dict[str, Any]:
    """Return the fields that are always present."""
    by = {"key": desk.authority.key, "name": desk.authority.name, "changed": desk.authority.changed}
    return {"text": text, "language": desk.language, "authority": by}


def ruling_json(found: Understood, verdict: Verdict, desk: RulingContext) -> dict[str, Any]:
    """Return the parsed incident and the ruling on it."""
    reader = desk.reader_for(found.people)
    parts = (title_of(type(found.seen)), *describe_incident(found.seen, found.spot, found.people))
    spot = msgspec.to_builtins(found.spot)
    nothing = msgspec.to_builtins(type(found.spot)())
    return {
        "understood": {
            "see": type(found.seen).__name__,
            "seen": msgspec.to_builtins(found.seen),
            "spot": {name: value for name, value in spot.items() if value != nothing[name]},
            "people": [reader.say(name_player(found.people, k)) for k in range(len(found.people))],
            "says": [_phrase(part, reader) for part in parts],
        },
        "verdict": _verdict(verdict, reader),
        "elsewhere": [
            {"by": names, "verdict": _verdict(other, reader)}
            for names, other in other_rulings(found, desk)
        ],
    }


def question_json(unclear: Unclear, desk: RulingContext) -> dict[str, Any]:
    """Return the question that the text leaves open."""
    reader = desk.reader_for()
    question, answers = question_choices(unclear, reader)
    asks = {"question": _phrase(question, reader), "field": unclear.field, "answers": answers}
    return {"asks": asks}


def not_understood_json(reading: ParseResult, reason: str, answered: LineAnswer) -> dict[str, Any]:
    """Return the likely meanings and rules for a text that was not understood, or is doubtful."""
    lost = reading if isinstance(reading, NotUnderstood) else NotUnderstood(())
    likely = answered.likely
    found = {
        "words": lost.words,
        "near": lost.near,
        "why": reason,
        "may_mean": [each.text for each in likely if not each.command],
        "tools": [each.command for each in likely if each.command],
        "rules": [_rule(each, answered.authority) for each in answered.rules],
        "book_first": answered.book_first,
    }
    return {"not_understood": found}


def _rule(rule: Rule, authority: Authority) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": rule.title,
        "says": excerpt(rule, authority).whole,
        "books": other_book_numbers(rule.id),
        "language": rule.language,
    }


def _verdict(verdict: Verdict, reader: Reader) -> dict[str, Any]:
    says = {"reads": describe_verdict(verdict, reader)}
    match verdict:
        case Ruling(orders, why, cites):
            return {
                "kind": "ruling",
                **says,
                "orders": [_phrase(order, reader) for order in orders],
                "why": [_phrase(reason, reader) for reason in why],
                "cites": msgspec.to_builtins(cites),
            }
        case FloorDiscretion(choices, why, cites):
            return {
                "kind": "leaves",
                **says,
                "choices": [_verdict(choice, reader) for choice in choices],
                "why": [_phrase(reason, reader) for reason in why],
                "cites": msgspec.to_builtins(cites),
            }
        case OpenQuestion(question, field, answers):
            return {
                "kind": "asks",
                **says,
                "question": _phrase(question, reader),
                "field": field,
                "answers": [
                    {
                        "answer": _phrase(each.answer, reader),
                        "value": each.value,
                        "verdict": _verdict(each.verdict, reader),
                    }
                    for each in answers
                ],
            }


def _phrase(phrase: Phrase, reader: Reader) -> dict[str, Any]:
    return {**msgspec.to_builtins(phrase), "text": reader.say(phrase)}
