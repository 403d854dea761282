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


def text_json(text: str, context: RulingContext) -> dict[str, Any]:
    """Return the fields that are always present."""
    authority_fields = {
        "key": context.authority.key,
        "name": context.authority.name,
        "changed": context.authority.changed,
    }
    return {"text": text, "language": context.language, "authority": authority_fields}


def ruling_json(understood: Understood, verdict: Verdict, context: RulingContext) -> dict[str, Any]:
    """Return the parsed incident and the ruling on it."""
    reader = context.reader_for(understood.people)
    parts = (
        title_of(type(understood.seen)),
        *describe_incident(understood.seen, understood.spot, understood.people),
    )
    spot = msgspec.to_builtins(understood.spot)
    default_spot = msgspec.to_builtins(type(understood.spot)())
    return {
        "understood": {
            "see": type(understood.seen).__name__,
            "seen": msgspec.to_builtins(understood.seen),
            "spot": {name: value for name, value in spot.items() if value != default_spot[name]},
            "people": [
                reader.say(name_player(understood.people, k)) for k in range(len(understood.people))
            ],
            "says": [_phrase(part, reader) for part in parts],
        },
        "verdict": _verdict(verdict, reader),
        "elsewhere": [
            {"by": names, "verdict": _verdict(other_ruling, reader)}
            for names, other_ruling in other_rulings(understood, context)
        ],
    }


def question_json(unclear: Unclear, context: RulingContext) -> dict[str, Any]:
    """Return the question that the text leaves open."""
    reader = context.reader_for()
    question, answers = question_choices(unclear, reader)
    asks = {"question": _phrase(question, reader), "field": unclear.field, "answers": answers}
    return {"asks": asks}


def not_understood_json(parsed: ParseResult, reason: str, answer: LineAnswer) -> dict[str, Any]:
    """Return the likely meanings and rules for a text that was not understood, or is doubtful."""
    not_understood = parsed if isinstance(parsed, NotUnderstood) else NotUnderstood(())
    likely_meanings = answer.likely
    output = {
        "words": not_understood.words,
        "near": not_understood.near,
        "why": reason,
        "may_mean": [meaning.text for meaning in likely_meanings if not meaning.command],
        "tools": [meaning.command for meaning in likely_meanings if meaning.command],
        "rules": [_rule(rule, answer.authority) for rule in answer.rules],
        "book_first": answer.book_first,
    }
    return {"not_understood": output}


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
        case Ruling(orders, reasons, cites):
            return {
                "kind": "ruling",
                **says,
                "orders": [_phrase(order, reader) for order in orders],
                "why": [_phrase(reason, reader) for reason in reasons],
                "cites": msgspec.to_builtins(cites),
            }
        case FloorDiscretion(choices, reasons, cites):
            return {
                "kind": "leaves",
                **says,
                "choices": [_verdict(choice, reader) for choice in choices],
                "why": [_phrase(reason, reader) for reason in reasons],
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
                        "answer": _phrase(answer.answer, reader),
                        "value": answer.value,
                        "verdict": _verdict(answer.verdict, reader),
                    }
                    for answer in answers
                ],
            }


def _phrase(phrase: Phrase, reader: Reader) -> dict[str, Any]:
    return {**msgspec.to_builtins(phrase), "text": reader.say(phrase)}
