"""Parsing of a typed line into a payload: the understood incident, or a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import fields, replace

import riverboat
from riverboat import rulebook
from riverboat.engine import BadGame
from riverboat.floor import (
    AUTHORITIES,
    AnyIncident,
    Authority,
    NotUnderstood,
    ParseResult,
    Spot,
    Unclear,
    Understood,
    authority,
    complete_draft,
    read,
)
from riverboat.floor.incident_parsing.field_questions import question_for_draft
from riverboat.floor.incident_parsing.incident_draft import KINDS, build_spot
from riverboat.floor.incident_parsing.incident_parser import (
    guess_drafts,
    not_understood_refusal,
    resolve_drafts,
)
from riverboat.floor.incident_parsing.incident_text import (
    describe_incident,
    describe_spot,
    is_seat,
    name_player,
)
from riverboat.floor.intents.clarifications import Suggestion, is_doubtful
from riverboat.floor.intents.rule_search import ScoredRule
from riverboat.floor.intents.suggestions import ToolSuggestion, suggest
from riverboat.floor.rule_excerpts import excerpt
from riverboat.floor.situations import situation, title_of
from riverboat.floor.slot_filling import fill_slots
from riverboat.web.api_errors import ApiError
from riverboat.web.schemas.floor_schemas import (
    FieldKind,
    FloorAnswer,
    FloorField,
    FloorSuggestion,
    ParsedText,
    RuleExcerpt,
    SituationDraft,
    TextBody,
    UnclearText,
    UnderstoodText,
    UnrecognizedText,
)
from riverboat.wire.wire_phrases import Words
from riverboat.words.floor import reading as w
from riverboat.words.refusals import requests as said
from riverboat.words.refusals.seen import NoSuchSeatInTheHand

SeatsByChair = Mapping[str, int]
"""Seats of the hand, by chair number."""

OTHER_LANGUAGE: Final[Mapping[str, str]] = {"en": "cs", "cs": "en"}


def parse_floor_text(body: TextBody, seats_by_chair: SeatsByChair | None = None) -> ParsedText:
    """Return the meaning of a text, with the answers given so far.

    With *seats_by_chair* the line was typed at a table of the room, and its seats are those of the
    running hand.
    """
    if body.situation is not None:
        return _start_situation(body, body.situation, at_a_table=seats_by_chair is not None)
    result, language = _parse_any_language(body)
    for answer in body.answers:
        if not isinstance(result, Unclear):
            raise ApiError(400, said.MoreAnswersThanQuestions())
        result = _apply_answer(result, answer)
    if body.guess is None and not body.answers and is_doubtful(body.text, language, result):
        return _suggest_meanings(w.AnotherThingIsLikelier(), body, language, result)
    match result:
        case Understood():
            return _understood_text(result, seats_by_chair)
        case Unclear():
            return UnclearText(_question(result))
        case NotUnderstood():
            return _suggest_meanings(not_understood_refusal(result), body, language, result)


def _start_situation(body: TextBody, key: str, *, at_a_table: bool) -> SituationDraft:
    """Return a situation with the details in a text; at a table the moment is known."""
    try:
        chosen_situation = situation(key)
    except KeyError:
        raise ApiError(400, said.NoSuchSituation()) from None
    _, language = _parse_any_language(replace(body, guess=None))
    draft = fill_slots(body.text, language, chosen_situation)
    asked_for = {
        field.key
        for field in (*chosen_situation.required_fields, *chosen_situation.optional_fields)
    }
    given = {f"seen.{name}": value for name, value in draft.incident_fields.items()}
    given |= {f"spot.{name}": value for name, value in draft.spot_fields.items()}
    of_situation = {
        key: to_builtins(value)
        for key, value in given.items()
        if key in asked_for and not (at_a_table and key.startswith("spot."))
    }
    if at_a_table:
        return SituationDraft(key, of_situation, {}, ())
    spot_fields = {
        name: value for name, value in draft.spot_fields.items() if f"spot.{name}" not in asked_for
    }
    spot = build_spot(replace(draft, spot_fields=spot_fields))
    return SituationDraft(key, of_situation, _given_fields(spot), tuple(describe_spot(spot)))


def _parse_any_language(body: TextBody) -> tuple[ParseResult, str]:
    """Parse in the language of the page, or in the other one if only that succeeds.

    If both fail, the language with fewer unknown words is assumed.
    """
    failures: dict[str, NotUnderstood] = {}
    for language in (body.lang, OTHER_LANGUAGE[body.lang]):
        result = read(body.text, language)
        if not isinstance(result, NotUnderstood):
            return result, language
        failures[language] = result
    language = min(failures, key=lambda code: len(failures[code].words))
    if body.guess is None:
        return failures[language], language
    drafts = guess_drafts(body.text, language)
    if body.guess >= len(drafts):
        raise ApiError(400, said.NoSuchGuess())
    return resolve_drafts(drafts[body.guess]), language


def _suggest_meanings(
    reason: Words, body: TextBody, language: str, result: ParseResult
) -> UnrecognizedText:
    """Return possible meanings, tools and rules for a text, likeliest first."""
    try:
        chosen_authority = authority(body.by).but(**(body.but or {}))
    except BadGame as error:
        raise ApiError(400, error.refusal) from error
    suggestions = suggest(body.text, language, result)
    offers, rules = (
        tuple(map(_suggestion, suggestions.offers)),
        tuple(_rule_excerpts(suggestions.rules, language, chosen_authority)),
    )
    return UnrecognizedText(reason, offers, suggestions.is_sure, rules, suggestions.is_book_first)


def _rule_excerpts(
    matches: tuple[ScoredRule, ...], language: str, chosen_authority: Authority
) -> Iterator[RuleExcerpt]:
    pages = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    for rule in rulebook.rules_by_id(pages, [match.rule for match in matches], language):
        rule_excerpt = excerpt(rule, chosen_authority)
        yield RuleExcerpt(
            rule.id,
            rule.title,
            rule_excerpt.short,
            rule_excerpt.whole,
            rule.language,
            tuple(
                [
                    number
                    for other_authority in AUTHORITIES.values()
                    if (number := other_authority.rule_number(rule.id))
                ]
            ),
            rulebook.rule_url(rule),
        )


def _suggestion(offer: Suggestion | ToolSuggestion) -> FloorSuggestion:
    if isinstance(offer, ToolSuggestion):
        return FloorSuggestion(w.ToWorkOut(offer.name), tool=offer.name, told=offer.arguments)
    if offer.situation is not None:
        return FloorSuggestion(offer.situation.title, situation=offer.situation.key)
    return FloorSuggestion(_parse_label(offer.kind, offer.result), guess=offer.guess_index or 0)


# Questions ---------------------------------------------------------------------------------------


def _apply_answer(unclear: Unclear, answer: Any) -> ParseResult:
    """Return the reading with an answer; ``ApiError`` for an impossible one."""
    if not unclear.field:
        is_valid = type(answer) is int and 0 <= answer < len(unclear.drafts)
    else:
        draft_question = question_for_draft(unclear.drafts[0], unclear.field)
        if draft_question.answers:
            is_valid = any(
                value == answer and type(value) is type(answer)
                for _, value in draft_question.answers
            )
        else:
            kind = {"number": int, "chips": tuple, "seat": str}[draft_question.input_kind]
            is_valid = type(answer) is kind
    if not is_valid:
        raise ApiError(400, said.IsNoAnswerToThat(repr(answer)))
    return complete_draft(unclear, answer)


def _question(unclear: Unclear) -> FloorField:
    if not unclear.field:
        options = [
            FloorAnswer(_parse_label(draft.kind, resolve_drafts(draft)), k)
            for k, draft in enumerate(unclear.drafts)
        ]
        return FloorField("text", "choice", w.WhichWasMeant(), tuple(options))
    draft, field = unclear.drafts[0], unclear.field
    draft_question = question_for_draft(draft, field)
    answers = tuple([FloorAnswer(answer, value) for answer, value in draft_question.answers])
    return FloorField(
        f"text.{field}",
        _kind(field, draft_question.input_kind, bool(answers)),
        draft_question.question,
        answers,
    )


_COUNTS: Final = frozenset("off_by cards rounds".split())
_RANKS: Final = frozenset("said holds".split())


def _kind(field: str, reads: str, choice: bool) -> FieldKind:
    if choice:
        return "choice"
    if reads == "chips":
        return "chips"
    if reads == "seat":
        return "seat"
    return "rank" if field in _RANKS else "count" if field in _COUNTS else "amount"


def _parse_label(kind: str, parsed: ParseResult | None) -> w.ItIsThis:
    """Return the label of a reading: the incident and all its details in a line."""
    details = (
        describe_incident(parsed.seen, parsed.spot, parsed.people)
        if isinstance(parsed, Understood)
        else ()
    )
    return w.ItIsThis(title_of(KINDS[kind]), details)


# Understood text ---------------------------------------------------------------------------------


def _understood_text(parsed: Understood, seats_by_chair: SeatsByChair | None) -> UnderstoodText:
    missing_fields: tuple[FloorField, ...] = ()
    people = tuple([name_player(parsed.people, seat) for seat in range(len(parsed.people))])
    resolved, has_player_names = parsed, bool(parsed.people[0])
    if seats_by_chair is not None:
        resolved, missing_fields = _with_hand_seats(parsed, seats_by_chair)
        people, has_player_names = (), parsed.people[0] in seats_by_chair
    kind = type(parsed.seen)
    return UnderstoodText(
        title_of(kind),
        describe_incident(parsed.seen, parsed.spot, parsed.people),
        kind.__name__,
        _given_fields(
            resolved.seen, {field.field.removeprefix("seen.") for field in missing_fields}
        ),
        _given_fields(resolved.spot),
        people,
        has_player_names,
        missing_fields,
    )


def _with_hand_seats(
    parsed: Understood, seats_by_chair: SeatsByChair
) -> tuple[Understood, tuple[FloorField, ...]]:
    """Return the reading with seats of the running hand, and the seats still missing."""
    for label in parsed.people:
        if label.isdigit() and label not in seats_by_chair:
            raise ApiError(400, NoSuchSeatInTheHand(int(label)))
    seat = seats_by_chair.get(parsed.people[0])
    incident: AnyIncident = replace(parsed.seen, who=seat)
    missing_fields = []
    for field in fields(incident):
        value = getattr(incident, field.name)
        if (
            field.name == "who"
            or type(value) is not int
            or not is_seat(type(incident).__name__, field.name)
        ):
            continue
        label = parsed.people[value] if value < len(parsed.people) else ""
        if label in seats_by_chair:
            incident = replace(incident, **{field.name: seats_by_chair[label]})
        else:
            missing_fields.append(FloorField(f"seen.{field.name}", "seat", w.WhichSeat(), ()))
    # The actors are read from the hand itself.
    spot = replace(parsed.spot, who=seat or 0, did=None)
    return Understood(incident, spot, parsed.people), tuple(missing_fields)


def _given_fields(value: AnyIncident | Spot, excluded: Set[str] = frozenset()) -> dict[str, Any]:
    """Return the fields that differ from their defaults, as builtins."""
    encoded = to_builtins(value)
    return {
        field.name: encoded[field.name]
        for field in fields(value)
        if field.name not in excluded
        and (field.required or getattr(value, field.name) != field.default)
    }
