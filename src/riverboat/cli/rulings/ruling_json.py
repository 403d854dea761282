"""A ruling for programs: one JSON object, ``ruling/1`` (docs/reference/json.md).

``text``, ``language`` and ``authority`` are always present, and one of these:

- ``understood`` (``see``, ``seen``, ``spot``, ``people``, ``says``, ``assumed``) with ``verdict``
  and ``elsewhere``, and with ``all`` if every authority's ruling is wanted;
- ``asks`` (``question``, ``field``, ``answers``): the text leaves something open;
- ``computed`` (``tool``, ``command``, ``says``): a tool computes the answer;
- ``not_understood`` (``words``, ``near``, ``why``, ``may_mean``, ``tools``, ``rules``,
  ``book_first``): what the text may mean, or the rules of the book that answer it;
- ``refused``: the situation that the text describes is impossible, or there is none.

A verdict is a ``ruling`` (``orders``), ``leaves`` (``choices``) or ``asks`` (``question``,
``field``, ``answers`` with ``value`` and ``verdict``), and has its text in ``reads``. A phrase is
its code with its arguments and ``text``, its sentence in the language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from riverboat.cli.rulings.line_answers import (
    build_tool_command,
    compute_tool_lines,
    find_rules_by_id,
    format_meaning,
)
from riverboat.cli.rulings.ruling_context import RulingContext, iter_all_rulings, iter_other_rulings
from riverboat.cli.rulings.ruling_page import build_assumption_phrase
from riverboat.floor import (
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Understood,
    Verdict,
    describe_verdict,
)
from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_text import describe_incident, name_player
from riverboat.floor.inquiry.doubts import find_similar_words
from riverboat.floor.inquiry.meanings import Meaning
from riverboat.floor.inquiry.responses import (
    QuestionResponse,
    RefusalResponse,
    Response,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)
from riverboat.floor.inquiry.settling import Assumption
from riverboat.floor.rule_excerpts import make_excerpt
from riverboat.floor.situations import title_of
from riverboat.rulebook import Rule
from riverboat.words import Phrase, Reader, Refusal
from riverboat.words.floor.typed_lines import SeveralMeanings, UnknownWords


def build_text_fields(text: str, context: RulingContext) -> dict[str, Any]:
    """Return the fields that every response has."""
    authority_fields = {
        "key": context.authority.key,
        "name": context.authority.name,
        "changed": context.authority.changed_options,
    }
    fields = {"text": text, "language": context.language, "authority": authority_fields}
    return {**fields, "in_hundredths": True} if context.is_in_hundredths else fields


def build_response_fields(response: Response, context: RulingContext) -> tuple[dict[str, Any], int]:
    """Return the fields of a response, and the exit code: 0 if the line was understood."""
    renderer = context.build_reader()
    match response:
        case RulingResponse(verdict, interpretation, assumptions):
            return _build_ruling(interpretation, verdict, context, assumptions), 0
        case QuestionResponse(
            understood=Understood() as interpretation, verdict=OpenQuestion() as verdict
        ):
            return _build_ruling(interpretation, verdict, context), 0
        case QuestionResponse(field="") as meaning_question:
            return _build_meanings(meaning_question, context), 1
        case QuestionResponse(question, field, _, choices):
            answers = [renderer.say(choice.answer) for choice in choices if choice.answer]
            question_fields = {
                "question": _build_phrase(question, renderer),
                "field": field,
                "answers": answers,
            }
            return {"asks": question_fields}, 0
        case RulebookResponse(rules, other_meanings):
            return _build_unrecognized(
                (), SeveralMeanings(), other_meanings, rules, context, is_book=True
            ), 0
        case ToolResponse(name, arguments):
            steps = [text for text, _ in compute_tool_lines(name, arguments, context)]
            command = build_tool_command(name, arguments)
            return {"computed": {"tool": name, "command": command, "says": steps}}, 0
        case RefusalResponse(refusal):
            return {"refused": renderer.say(refusal)}, 1


def _build_ruling(
    interpretation: Understood,
    verdict: Verdict,
    context: RulingContext,
    assumptions: tuple[Assumption, ...] = (),
) -> dict[str, Any]:
    renderer = context.build_reader(interpretation.player_labels)
    phrases = (
        title_of(type(interpretation.incident)),
        *describe_incident(
            interpretation.incident,
            interpretation.spot,
            interpretation.player_labels,
            renderer.chips,
        ),
    )
    spot = msgspec.to_builtins(interpretation.spot)
    default_spot = msgspec.to_builtins(type(interpretation.spot)())
    return {
        "understood": {
            "see": incident_tag(type(interpretation.incident)),
            "seen": msgspec.to_builtins(interpretation.incident),
            "spot": {name: value for name, value in spot.items() if value != default_spot[name]},
            "people": [
                renderer.say(name_player(interpretation.player_labels, player_index))
                for player_index in range(len(interpretation.player_labels))
            ],
            "says": [_build_phrase(phrase, renderer) for phrase in phrases],
            "assumed": [
                _build_phrase(build_assumption_phrase(assumption), renderer)
                for assumption in assumptions
            ],
        },
        "verdict": _build_verdict(verdict, renderer),
        "elsewhere": [
            {"by": names, "verdict": _build_verdict(other_ruling, renderer)}
            for names, other_ruling in iter_other_rulings(interpretation, context)
        ],
        **(
            {"all": _build_all_rulings(interpretation, context, renderer)}
            if context.shows_all
            else {}
        ),
    }


def _build_all_rulings(
    interpretation: Understood, context: RulingContext, renderer: Reader
) -> list[dict[str, Any]]:
    return [
        {"by": name, "verdict": _build_verdict(verdict, renderer), "numbers": rule_numbers}
        for name, verdict, rule_numbers in iter_all_rulings(interpretation, context)
    ]


def _build_meanings(question: QuestionResponse, context: RulingContext) -> dict[str, Any]:
    """Return what a line may mean."""
    meanings = [choice.meaning for choice in question.choices if choice.meaning]
    rules = [
        rule for choice in meanings if not (choice.tool or choice.draft) for rule in choice.rules
    ]
    suggestions = [choice for choice in meanings if choice.tool or choice.draft]
    unknown_words = question.unknown_words
    close_words = find_similar_words(unknown_words, context.language)
    refusal: Refusal = (
        UnknownWords(unknown_words, close_words) if unknown_words else SeveralMeanings()
    )
    return _build_unrecognized(unknown_words, refusal, suggestions, rules, context)


def _build_unrecognized(
    words: tuple[str, ...],
    reason: Refusal,
    suggestions: Sequence[Meaning],
    rule_ids: Sequence[str],
    context: RulingContext,
    *,
    is_book: bool = False,
) -> dict[str, Any]:
    """Return the likely meanings and rules for a text that is not ruled on as it stands."""
    tool_suggestions = [suggestion for suggestion in suggestions if suggestion.tool is not None]
    output = {
        "words": words,
        "near": find_similar_words(words, context.language),
        "why": context.build_reader().say(reason),
        "may_mean": [
            format_meaning(suggestion, context)
            for suggestion in suggestions
            if suggestion.tool is None
        ],
        "tools": [
            build_tool_command(suggestion.tool, suggestion.arguments or {})
            for suggestion in tool_suggestions
            if suggestion.tool
        ],
        "rules": [
            _build_rule(rule, context) for rule in find_rules_by_id(rule_ids, context.language)
        ],
        "book_first": is_book,
    }
    return {"not_understood": output}


def _build_rule(rule: Rule, context: RulingContext) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": rule.title,
        "says": make_excerpt(rule, context.authority).paragraphs,
        "books": [number] if (number := context.authority.rule_number(rule.id)) else [],
        "language": rule.language,
    }


def _build_verdict(verdict: Verdict, renderer: Reader) -> dict[str, Any]:
    text_field = {"reads": describe_verdict(verdict, renderer)}
    match verdict:
        case Ruling(orders, reasons, cites):
            return {
                "kind": "ruling",
                **text_field,
                "orders": [_build_phrase(order, renderer) for order in orders],
                "why": [_build_phrase(reason, renderer) for reason in reasons],
                "cites": msgspec.to_builtins(cites),
            }
        case FloorDiscretion(choices, reasons, cites):
            return {
                "kind": "leaves",
                **text_field,
                "choices": [_build_verdict(choice, renderer) for choice in choices],
                "why": [_build_phrase(reason, renderer) for reason in reasons],
                "cites": msgspec.to_builtins(cites),
            }
        case OpenQuestion(question, field, answers):
            return {
                "kind": "asks",
                **text_field,
                "question": _build_phrase(question, renderer),
                "field": field,
                "answers": [
                    {
                        "answer": _build_phrase(answer.answer, renderer),
                        "value": answer.value,
                        "verdict": _build_verdict(answer.verdict, renderer),
                    }
                    for answer in answers
                ],
            }


def _build_phrase(phrase: Phrase, renderer: Reader) -> dict[str, Any]:
    return {**msgspec.to_builtins(phrase), "text": renderer.say(phrase)}
