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

    With *seats_by_chair* it was typed at a table of the room: seats are those of the running
    hand.
    """
    if body.situation is not None:
        return _start_situation(body, body.situation, at_a_table=seats_by_chair is not None)
    reading, language = _parse_any_language(body)
    for answer in body.answers:
        if not isinstance(reading, Unclear):
            raise ApiError(400, said.MoreAnswersThanQuestions())
        reading = _apply_answer(reading, answer)
    if body.guess is None and not body.answers and is_doubtful(body.text, language, reading):
        return _suggest_meanings(w.AnotherThingIsLikelier(), body, language, reading)
    match reading:
        case Understood():
            return _understood_text(reading, seats_by_chair)
        case Unclear():
            return UnclearText(_question(reading))
        case NotUnderstood():
            return _suggest_meanings(not_understood_refusal(reading), body, language, reading)


def _start_situation(body: TextBody, key: str, *, at_a_table: bool) -> SituationDraft:
    """Return a situation with the details in a text; at a table the moment is known."""
    try:
        chosen = situation(key)
    except KeyError:
        raise ApiError(400, said.NoSuchSituation()) from None
    _, language = _parse_any_language(replace(body, guess=None))
    draft = fill_slots(body.text, language, chosen)
    asked_for = {each.key for each in (*chosen.required_fields, *chosen.optional_fields)}
    told = {f"seen.{name}": value for name, value in draft.incident_fields.items()}
    told |= {f"spot.{name}": value for name, value in draft.spot_fields.items()}
    of_situation = {
        key: to_builtins(value)
        for key, value in told.items()
        if key in asked_for and not (at_a_table and key.startswith("spot."))
    }
    if at_a_table:
        return SituationDraft(key, of_situation, {}, ())
    rest = {
        name: value for name, value in draft.spot_fields.items() if f"spot.{name}" not in asked_for
    }
    known = build_spot(replace(draft, spot_fields=rest))
    return SituationDraft(key, of_situation, _given_fields(known), tuple(describe_spot(known)))


def _parse_any_language(body: TextBody) -> tuple[ParseResult, str]:
    """Parse in the language of the page, or in the other one if only that succeeds.

    If both fail, the language with fewer unknown words is assumed.
    """
    lost: dict[str, NotUnderstood] = {}
    for language in (body.lang, OTHER_LANGUAGE[body.lang]):
        reading = read(body.text, language)
        if not isinstance(reading, NotUnderstood):
            return reading, language
        lost[language] = reading
    language = min(lost, key=lambda each: len(lost[each].words))
    if body.guess is None:
        return lost[language], language
    offered = guess_drafts(body.text, language)
    if body.guess >= len(offered):
        raise ApiError(400, said.NoSuchGuess())
    return resolve_drafts(offered[body.guess]), language


def _suggest_meanings(
    why: Words, body: TextBody, language: str, reading: ParseResult
) -> UnrecognizedText:
    """Return possible meanings, tools and rules for a text, likeliest first."""
    try:
        by = authority(body.by).but(**(body.but or {}))
    except BadGame as bad:
        raise ApiError(400, bad.refusal) from bad
    found = suggest(body.text, language, reading)
    offers, rules = (
        tuple(map(_suggestion, found.offers)),
        tuple(_rule_excerpts(found.rules, language, by)),
    )
    return UnrecognizedText(why, offers, found.is_sure, rules, found.is_book_first)


def _rule_excerpts(
    matches: tuple[ScoredRule, ...], language: str, by: Authority
) -> Iterator[RuleExcerpt]:
    pages = rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)
    for rule in rulebook.rules_by_id(pages, [each.rule for each in matches], language):
        quoted = excerpt(rule, by)
        yield RuleExcerpt(
            rule.id,
            rule.title,
            quoted.short,
            quoted.whole,
            rule.language,
            tuple(
                [number for each in AUTHORITIES.values() if (number := each.rule_number(rule.id))]
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
        fits = type(answer) is int and 0 <= answer < len(unclear.drafts)
    else:
        wanted = question_for_draft(unclear.drafts[0], unclear.field)
        if wanted.answers:
            fits = any(
                value == answer and type(value) is type(answer) for _, value in wanted.answers
            )
        else:
            kind = {"number": int, "chips": tuple, "seat": str}[wanted.input_kind]
            fits = type(answer) is kind
    if not fits:
        raise ApiError(400, said.IsNoAnswerToThat(repr(answer)))
    return complete_draft(unclear, answer)


def _question(unclear: Unclear) -> FloorField:
    if not unclear.field:
        offered = [
            FloorAnswer(_parse_label(each.kind, resolve_drafts(each)), k)
            for k, each in enumerate(unclear.drafts)
        ]
        return FloorField("text", "choice", w.WhichWasMeant(), tuple(offered))
    draft, field = unclear.drafts[0], unclear.field
    wanted = question_for_draft(draft, field)
    answers = tuple([FloorAnswer(answer, value) for answer, value in wanted.answers])
    return FloorField(
        f"text.{field}", _kind(field, wanted.input_kind, bool(answers)), wanted.question, answers
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
    parts = (
        describe_incident(parsed.seen, parsed.spot, parsed.people)
        if isinstance(parsed, Understood)
        else ()
    )
    return w.ItIsThis(title_of(KINDS[kind]), parts)


# Understood text ---------------------------------------------------------------------------------


def _understood_text(parsed: Understood, seats_by_chair: SeatsByChair | None) -> UnderstoodText:
    needs: tuple[FloorField, ...] = ()
    people = tuple([name_player(parsed.people, seat) for seat in range(len(parsed.people))])
    here, named = parsed, bool(parsed.people[0])
    if seats_by_chair is not None:
        here, needs = _with_hand_seats(parsed, seats_by_chair)
        people, named = (), parsed.people[0] in seats_by_chair
    kind = type(parsed.seen)
    return UnderstoodText(
        title_of(kind),
        describe_incident(parsed.seen, parsed.spot, parsed.people),
        kind.__name__,
        _given_fields(here.seen, {each.field.removeprefix("seen.") for each in needs}),
        _given_fields(here.spot),
        people,
        named,
        needs,
    )


def _with_hand_seats(
    parsed: Understood, seats_by_chair: SeatsByChair
) -> tuple[Understood, tuple[FloorField, ...]]:
    """Return the reading with seats of the running hand, and the seats still missing."""
    for label in parsed.people:
        if label.isdigit() and label not in seats_by_chair:
            raise ApiError(400, NoSuchSeatInTheHand(int(label)))
    who = seats_by_chair.get(parsed.people[0])
    seen: AnyIncident = replace(parsed.seen, who=who)
    needs = []
    for field in fields(seen):
        at = getattr(seen, field.name)
        if (
            field.name == "who"
            or type(at) is not int
            or not is_seat(type(seen).__name__, field.name)
        ):
            continue
        label = parsed.people[at] if at < len(parsed.people) else ""
        if label in seats_by_chair:
            seen = replace(seen, **{field.name: seats_by_chair[label]})
        else:
            needs.append(FloorField(f"seen.{field.name}", "seat", w.WhichSeat(), ()))
    # The actors are read from the hand itself.
    spot = replace(parsed.spot, who=who or 0, did=None)
    return Understood(seen, spot, parsed.people), tuple(needs)


def _given_fields(value: AnyIncident | Spot, excluded: Set[str] = frozenset()) -> dict[str, Any]:
    """Return the fields that differ from their defaults, as builtins."""
    plain = to_builtins(value)
    return {
        field.name: plain[field.name]
        for field in fields(value)
        if field.name not in excluded
        and (field.required or getattr(value, field.name) != field.default)
    }
