"""Parsing of a typed line into a payload: the understood incident, or a question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import fields, replace

import riverboat
from riverboat import rulebook
from riverboat.engine import BadGame
from riverboat.floor import AnyIncident, Authority, Spot, Understood, authority
from riverboat.floor.incident import InvalidIncident, incident_tag
from riverboat.floor.incident_parsing.incident_draft import build_spot
from riverboat.floor.incident_parsing.incident_text import (
    describe_incident,
    describe_spot,
    is_seat_field,
    name_player,
)
from riverboat.floor.inquiry.doubts import detect_language, find_similar_words
from riverboat.floor.inquiry.fractions import has_fractions
from riverboat.floor.inquiry.inquiry import Interpretation, Query, interpret
from riverboat.floor.inquiry.meanings import Meaning, describe_meaning
from riverboat.floor.inquiry.responses import (
    ImpossibleAnswer,
    QuestionResponse,
    RefusalResponse,
    RulebookResponse,
    ToolResponse,
)
from riverboat.floor.inquiry.settling import settle_verdict
from riverboat.floor.intents.tool_slots import ToolArguments
from riverboat.floor.rule_excerpts import make_excerpt
from riverboat.floor.sentence_patterns.situation_reading import read_situation
from riverboat.floor.situations import situation, title_of
from riverboat.floor.transcript.transcript import transcribe
from riverboat.tools.line_tools import compute_tool_steps
from riverboat.web.api_errors import ApiError
from riverboat.web.schemas.floor_schemas import (
    FloorAnswer,
    FloorField,
    FloorSuggestion,
    IncidentTextBody,
    ParsedText,
    RuleExcerpt,
    SituationDraft,
    ToolInput,
    UnclearText,
    UnderstoodText,
    UnrecognizedText,
)
from riverboat.web.serializers.text_facts import list_other_details, text_facts
from riverboat.wire.wire_phrases import Words
from riverboat.words.floor import typed_lines as w
from riverboat.words.refusals import requests as phrases
from riverboat.words.refusals.incident_checks import NoSuchSeatInTheHand

SeatsByChair = Mapping[str, int]
"""Seats of the hand, by chair number."""


def parse_floor_text(
    body: IncidentTextBody, seats_by_chair: SeatsByChair | None = None
) -> ParsedText:
    """Return the meaning of a typed text, with the answers given so far.

    With *seats_by_chair* the text was typed at a table of the room, and its seats are those of the
    running hand.
    """
    parsed_text = _parse_body(body, seats_by_chair)
    return replace(parsed_text, in_hundredths=True) if has_fractions(body.text) else parsed_text


def _parse_body(body: IncidentTextBody, seats_by_chair: SeatsByChair | None) -> ParsedText:
    query = Query(body.text, _find_authority(body), detect_language(body.text, body.lang))
    if body.situation is not None:
        return _build_situation_draft(query, body.situation, is_at_table=seats_by_chair is not None)
    chosen_numbers = () if body.interpretation_number is None else (body.interpretation_number,)
    try:
        interpretation = interpret(query, (*chosen_numbers, *body.answers))
        return _build_parsed_text(body, query, interpretation, seats_by_chair)
    except ImpossibleAnswer as error:
        raise _make_impossible_answer_error(body, error) from None
    except (InvalidIncident, BadGame) as error:  # a chip of 0, or more chips than a stack has
        raise ApiError(400, error.refusal) from error


def _build_parsed_text(
    body: IncidentTextBody,
    query: Query,
    interpretation: Interpretation,
    seats_by_chair: SeatsByChair | None,
) -> ParsedText:
    match interpretation:
        case Understood():
            return _build_understood_text(query, interpretation, seats_by_chair)
        case QuestionResponse(field=""):
            return _build_unrecognized_text(interpretation, query)
        case QuestionResponse():
            return UnclearText(_build_question_field(interpretation))
        case RulebookResponse(rules, other_meanings):
            excerpts = _find_rule_excerpts(rules, query)
            return UnrecognizedText(
                w.SeveralMeanings(), tuple(_list_suggestions(other_meanings)), False, excerpts, True
            )
        case ToolResponse(name, arguments, rules):
            tool_steps = tuple(
                [step.phrase for step in compute_tool_steps(name, arguments, query.authority)]
            )
            tool_suggestion = FloorSuggestion(
                w.CalculatorAnswer(name), tool=name, tool_inputs=_convert_tool_inputs(arguments)
            )
            return UnrecognizedText(
                w.SeveralMeanings(), (tool_suggestion,), True, (), False, tool_steps
            )
        case RefusalResponse(error) if body.answers:
            raise ApiError(400, error)
        case RefusalResponse(error):
            return UnrecognizedText(error, (), False, (), False)


def _find_authority(body: IncidentTextBody) -> Authority:
    try:
        return authority(body.authority).replace(**(body.option_changes or {}))
    except BadGame as error:
        raise ApiError(400, error.refusal) from error


def _make_impossible_answer_error(body: IncidentTextBody, error: ImpossibleAnswer) -> ApiError:
    if error.is_surplus:
        return ApiError(400, phrases.MoreAnswersThanQuestions())
    if body.interpretation_number is not None and error.value == body.interpretation_number:
        return ApiError(400, phrases.PlayerSuggestionNotFound())
    return ApiError(400, phrases.AnswerInvalid(repr(error.value)))


def _build_situation_draft(
    query: Query, situation_key: str, *, is_at_table: bool
) -> SituationDraft:
    """Return a situation with the details that a text gives.

    At a table of the room, the facts of the spot are left out, because the running hand has them.
    """
    try:
        chosen_situation = situation(situation_key)
    except KeyError:
        raise ApiError(400, phrases.NoSuchSituation()) from None
    meaning_draft = read_situation(transcribe(query.text, query.language), chosen_situation)
    field_keys = {
        field.key
        for field in (*chosen_situation.required_fields, *chosen_situation.optional_fields)
    }
    value_by_field_key = {
        f"seen.{name}": value for name, value in meaning_draft.incident_fields.items()
    }
    value_by_field_key |= {
        f"spot.{name}": value for name, value in meaning_draft.spot_fields.items()
    }
    known_fields = {
        field_key: to_builtins(value)
        for field_key, value in value_by_field_key.items()
        if field_key in field_keys and not (is_at_table and field_key.startswith("spot."))
    }
    if is_at_table:
        return SituationDraft(situation_key, known_fields, {}, ())
    spot_fields = {
        name: value
        for name, value in meaning_draft.spot_fields.items()
        if f"spot.{name}" not in field_keys
    }
    spot = build_spot(replace(meaning_draft, spot_fields=spot_fields))
    return SituationDraft(
        situation_key, known_fields, _encode_nondefault_fields(spot), tuple(describe_spot(spot))
    )


_MIN_CERTAIN_CHANCE: Final = 0.9
"""Minimum probability of the first meaning for it to count as nearly certain."""


def _build_unrecognized_text(question: QuestionResponse, query: Query) -> UnrecognizedText:
    """Return possible meanings, tools and rules for a text, likeliest first."""
    meanings = [choice.meaning for choice in question.choices if choice.meaning is not None]
    suggestions = tuple(_list_suggestions(meanings))
    rules = [
        rule for choice in meanings if not (choice.tool or choice.draft) for rule in choice.rules
    ]
    is_first_certain = (
        bool(suggestions)
        and not question.unknown_words
        and meanings[0].chance >= _MIN_CERTAIN_CHANCE
    )
    return UnrecognizedText(
        _describe_reason(question, query),
        suggestions,
        is_first_certain,
        _find_rule_excerpts(rules, query),
        False,
    )


def _describe_reason(question: QuestionResponse, query: Query) -> Words:
    unknown_words = question.unknown_words
    if not unknown_words:
        return w.SeveralMeanings()
    return w.UnknownWords(unknown_words, find_similar_words(unknown_words, query.language))


def _list_suggestions(meanings: Iterable[Meaning]) -> Iterator[FloorSuggestion]:
    """Return all meanings except rules as suggestions, each with its number in the whole list."""
    for reading_number, meaning in enumerate(meanings):
        if meaning.tool is not None:
            tool_inputs = _convert_tool_inputs(meaning.arguments or {})
            yield FloorSuggestion(
                w.CalculatorAnswer(meaning.tool), tool=meaning.tool, tool_inputs=tool_inputs
            )
        elif meaning.situation is not None:
            yield FloorSuggestion(meaning.situation.title, situation=meaning.situation.key)
        elif meaning.draft is not None:
            yield FloorSuggestion(describe_meaning(meaning), reading_number=reading_number)


def _convert_tool_inputs(arguments: ToolArguments) -> dict[str, ToolInput]:
    return {name: value for name, value in arguments.items() if name not in _OMITTED_ARGUMENTS}


_OMITTED_ARGUMENTS: Final = frozenset("bet by straddle blind most".split())
"""Arguments that are no fields of a tool's page."""


def _find_rule_excerpts(rule_ids: Sequence[str], query: Query) -> tuple[RuleExcerpt, ...]:
    rules_folder = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    rule_by_id = rulebook.rules_by_id(rules_folder, [*rule_ids], query.language)
    return tuple([_build_excerpt(rule, query.authority) for rule in rule_by_id])


def _build_excerpt(rule: rulebook.Rule, chosen_authority: Authority) -> RuleExcerpt:
    quoted_text = make_excerpt(rule, chosen_authority)
    rule_number = chosen_authority.rule_number(rule.id)
    return RuleExcerpt(
        rule.id,
        rule.title,
        quoted_text.summary,
        quoted_text.paragraphs,
        rule.language,
        (rule_number,) if rule_number else (),
        rulebook.rule_url(rule),
    )


def _build_question_field(question: QuestionResponse) -> FloorField:
    answers = [
        FloorAnswer(choice.answer, choice.value) for choice in question.choices if choice.answer
    ]
    return FloorField(question.field, question.input_kind, question.question, tuple(answers))


def _build_understood_text(
    query: Query, understood: Understood, seats_by_chair: SeatsByChair | None
) -> UnderstoodText:
    if seats_by_chair is not None:
        return _build_understood_text_at_table(understood, seats_by_chair)
    settled_verdict = settle_verdict(
        understood.incident,
        understood.spot,
        query.authority,
        transcribe(query.text, query.language),
    )
    meaning = settled_verdict.to_understood(understood.player_labels)
    facts, optional_fields = text_facts(meaning, settled_verdict.assumptions)
    incident_type = type(meaning.incident)
    return UnderstoodText(
        title_of(incident_type),
        list_other_details(meaning, facts),
        incident_tag(incident_type),
        _encode_nondefault_fields(meaning.incident),
        _encode_nondefault_fields(meaning.spot),
        tuple(
            [
                name_player(understood.player_labels, seat)
                for seat in range(len(understood.player_labels))
            ]
        ),
        bool(understood.player_labels[0]),
        (),
        facts,
        optional_fields,
    )


def _build_understood_text_at_table(
    understood: Understood, seats_by_chair: SeatsByChair
) -> UnderstoodText:
    understood_with_seats, missing_fields = _resolve_hand_seats(understood, seats_by_chair)
    incident_type = type(understood.incident)
    return UnderstoodText(
        title_of(incident_type),
        describe_incident(understood.incident, understood.spot, understood.player_labels),
        incident_tag(incident_type),
        _encode_nondefault_fields(
            understood_with_seats.incident,
            {field.field.removeprefix("seen.") for field in missing_fields},
        ),
        _encode_nondefault_fields(understood_with_seats.spot),
        (),
        understood.player_labels[0] in seats_by_chair,
        missing_fields,
    )


def _resolve_hand_seats(
    understood: Understood, seats_by_chair: SeatsByChair
) -> tuple[Understood, tuple[FloorField, ...]]:
    """Return the understood incident with seats of the hand, and the seats still missing."""
    for label in understood.player_labels:
        if label.isdecimal() and label not in seats_by_chair:
            raise ApiError(400, NoSuchSeatInTheHand(int(label)))
    seat = seats_by_chair.get(understood.player_labels[0])
    incident: AnyIncident = replace(understood.incident, seat=seat)
    missing_fields = []
    for field in fields(incident):
        value, key = getattr(incident, field.name), field.encode_name
        if (
            key == "who"
            or type(value) is not int
            or not is_seat_field(incident_tag(type(incident)), key)
        ):
            continue
        label = understood.player_labels[value] if value < len(understood.player_labels) else ""
        if label in seats_by_chair:
            incident = replace(incident, **{field.name: seats_by_chair[label]})
        else:
            missing_fields.append(FloorField(f"seen.{key}", "seat", w.OtherSeatQuestion(), ()))
    # The actors are read from the hand itself.
    spot = replace(understood.spot, seat=seat or 0, actions_taken=None)
    return Understood(incident, spot, understood.player_labels), tuple(missing_fields)


def _encode_nondefault_fields(
    owner: AnyIncident | Spot, excluded: Set[str] = frozenset()
) -> dict[str, Any]:
    """Return the fields that differ from their defaults, as builtins."""
    encoded_fields = to_builtins(owner)
    return {
        field.encode_name: encoded_fields[field.encode_name]
        for field in fields(owner)
        if field.encode_name not in excluded
        and (field.required or getattr(owner, field.name) != field.default)
    }
