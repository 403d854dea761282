"""The floor: its questions and rulings, for any table or for one of the room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from riverboat.decoding import convert
from riverboat.engine import AnyFact, BadGame
from riverboat.engine.hand_redaction import RAIL, redacted_hand
from riverboat.floor import (
    AUTHORITIES,
    AnyIncident,
    Authority,
    Cite,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Spot,
    Verdict,
    authority,
    spot_of,
)
from riverboat.floor.field_keys import get_by_key
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.incident_parsing.game_context import GameMismatch, with_game
from riverboat.floor.inquiry.settling import settle_verdict
from riverboat.web.api_errors import ApiError
from riverboat.web.pages import rulebook_pages
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.floor_schemas import (
    Citation,
    CurrentHand,
    DiscretionVerdict,
    FloorCatalogue,
    FloorOption,
    FloorRulingResponse,
    IncidentTextBody,
    OptionsQuery,
    OtherVerdict,
    ParsedText,
    QuestionVerdict,
    RulingBody,
    RulingVerdict,
    SeatedPlayer,
    UnderstoodText,
    VerdictResponse,
)
from riverboat.web.serializers.floor_option_serializers import build_floor_option_details
from riverboat.web.serializers.floor_text_parser import parse_floor_text
from riverboat.web.serializers.situation_serializers import build_floor_catalogue, question_field
from riverboat.words.refusals import requests as phrases
from riverboat.words.refusals.hands import NoHandRunning
from riverboat.words.refusals.incident_checks import GameTextMismatch

router = Router("floor")

_MAX_ABSOLUTE_NUMBER: Final = 10**12
"""Upper bound of every amount, seat or count of a table."""


@router.get("/api/floor")
async def list_situations(_: ApiCall) -> FloorCatalogue:
    """Return the situations that the floor can rule on, and its authorities."""
    return build_floor_catalogue()


@router.post("/api/rule")
async def request_ruling(_: ApiCall, body: RulingBody) -> FloorRulingResponse:
    """Return the floor's ruling on an incident, or the question it has to ask first."""
    return _build_ruling_response(body, body.spot)


@router.post("/api/rule/text")
async def parse_text(call: ApiCall, body: IncidentTextBody) -> ParsedText:
    """Parse a typed line into an incident to rule on, or into the question to ask first."""
    return await call.run_in_worker(parse_floor_text, body)


@router.get("/api/floor/options")
async def floor_options(_: ApiCall, query: OptionsQuery) -> tuple[FloorOption, ...]:
    """Return the rules on which authorities differ; each can be changed for a ruling."""
    return build_floor_option_details(query.lang)


@router.post("/api/tables/{table}/rule/text", access="visitor")
async def parse_table_text(call: ApiCall, body: IncidentTextBody) -> ParsedText:
    """Parse a typed line at a table of the room, with players of the running hand by chair."""
    facts, seat_by_player = _require_current_hand_facts(call)
    seat_by_chair = {
        str(chair): seat_by_player[name]
        for name, chair in call.table.chair_by_player.items()
        if name in seat_by_player
    }
    parsed_text = await call.run_in_worker(parse_floor_text, body, seat_by_chair)
    if isinstance(parsed_text, UnderstoodText):
        game = redacted_hand(facts, RAIL).game
        try:
            with_game(convert(parsed_text.spot, Spot), game)
        except GameMismatch:
            raise ApiError(400, GameTextMismatch(game.name)) from None
    return parsed_text


@router.post("/api/tables/{table}/rule", access="visitor")
async def request_table_ruling(call: ApiCall, body: RulingBody) -> FloorRulingResponse:
    """Return a ruling at a table of the room; missing facts come from the running hand."""
    facts, _ = _require_current_hand_facts(call)
    seat = body.spot.seat or None if body.incident.seat is None else body.incident.seat
    try:
        spot = _build_public_spot(facts, seat)
    except InvalidIncident as error:
        raise ApiError(400, error.refusal) from error
    return _build_ruling_response(
        body, replace(spot, **{**dict(_iterate_nondefault_fields(body.spot)), "seat": spot.seat})
    )


@router.get("/api/tables/{table}/moment", access="visitor")
async def get_current_hand(call: ApiCall) -> CurrentHand:
    """Return the public facts of the running hand, which a request for a ruling may omit."""
    facts, seat_by_player = _require_current_hand_facts(call)
    spot = _build_public_spot(facts, None)
    chair_by_player = call.table.chair_by_player
    return CurrentHand(
        hand=call.table.view().hand_number,
        players=tuple(
            [
                SeatedPlayer(seat, chair_by_player.get(name, 0), name)
                for name, seat in seat_by_player.items()
            ]
        ),
        seat_to_act=spot.seat,
        known_fields=tuple(
            [f"spot.{key}" for key in _SPOT_KEYS if get_by_key(spot, key) is not None]
        ),
        game=spot.game or "",
        pot=spot.pot or 0,
        bet=spot.bet_to_match or 0,
    )


def _require_current_hand_facts(call: ApiCall) -> tuple[tuple[AnyFact, ...], dict[str, int]]:
    """Return the facts of the running hand without hidden cards, and each player's seat."""
    hand = call.table.hand_in_progress_for(call.user.name)
    facts = hand.public_facts() if hand is not None else ()
    if hand is None or not facts or not call.table.view().to_act:
        raise ApiError(409, NoHandRunning())
    return facts, dict(hand.seat_by_player)


def _build_public_spot(facts: tuple[AnyFact, ...], actor_seat: int | None) -> Spot:
    return spot_of(redacted_hand(facts, RAIL), facts, actor_seat)


def _iterate_nondefault_fields(spot: Spot) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a spot that differ from their defaults."""
    for name in Spot.__struct_fields__:
        value = getattr(spot, name)
        if value != getattr(_EMPTY_SPOT, name):
            yield name, value


_EMPTY_SPOT: Final = Spot()
_SPOT_KEYS: Final = tuple([key for key in Spot.__struct_encode_fields__ if key != "who"])
"""JSON keys of the spot fields that the running hand supplies for any player."""


def _build_ruling_response(body: RulingBody, spot: Spot) -> FloorRulingResponse:
    validate_numbers((body.incident, body.spot))
    try:
        chosen_authority = authority(body.authority).replace(**(body.option_changes or {}))
        verdict = settle_verdict(body.incident, spot, chosen_authority).verdict
        if isinstance(verdict, OpenQuestion):
            return FloorRulingResponse(build_verdict_response(verdict), (), ())
        differing_verdicts = tuple(other_verdicts(verdict, body.incident, spot, chosen_authority))
        all_verdicts = tuple(_list_verdicts(body.incident, spot, chosen_authority))
    except (InvalidIncident, BadGame) as error:
        raise ApiError(400, error.refusal) from error
    return FloorRulingResponse(build_verdict_response(verdict), differing_verdicts, all_verdicts)


def _list_verdicts(
    incident: AnyIncident, spot: Spot, chosen_authority: Authority
) -> Iterator[OtherVerdict]:
    """Yield the verdict of each authority that knows such an incident."""
    for authority_key, known_authority in AUTHORITIES.items():
        judging_authority = (
            chosen_authority if authority_key == chosen_authority.key else known_authority
        )
        try:
            verdict = settle_verdict(incident, spot, judging_authority).verdict
        except InvalidIncident:
            continue
        yield OtherVerdict((authority_key,), build_verdict_response(verdict))


def other_verdicts(
    verdict: Verdict, incident: AnyIncident, spot: Spot, chosen_authority: Authority
) -> Iterator[OtherVerdict]:
    """Yield the differing verdicts of all other authorities, each verdict once."""
    verdicts_by_outcome: dict[Any, tuple[list[str], Verdict]] = {}
    for authority_key, other_authority in AUTHORITIES.items():
        if authority_key == chosen_authority.key:
            continue
        try:
            other_verdict = settle_verdict(incident, spot, other_authority).verdict
        except InvalidIncident:
            continue
        outcome = _find_verdict_outcome(other_verdict)
        if outcome != _find_verdict_outcome(verdict):
            verdicts_by_outcome.setdefault(outcome, ([], other_verdict))[0].append(authority_key)
    for keys_of_authorities, other_verdict in verdicts_by_outcome.values():
        yield OtherVerdict(tuple(keys_of_authorities), build_verdict_response(other_verdict))


def _find_verdict_outcome(verdict: Verdict) -> Any:
    """Return the outcome of a verdict without its reasons."""
    match verdict:
        case Ruling(orders):
            return orders
        case FloorDiscretion(choices):
            return frozenset([ruling.orders for ruling in choices])
        case OpenQuestion(question):
            return question
        case _:
            assert_never(verdict)


def build_verdict_response(verdict: Verdict) -> VerdictResponse:
    """Return the floor's verdict as a payload: a ruling, a question, or choices."""
    match verdict:
        case Ruling():
            return _build_ruling_verdict(verdict)
        case FloorDiscretion(choices, reasons, cites):
            return DiscretionVerdict(
                tuple(map(_build_ruling_verdict, choices)), reasons, _list_citations(cites)
            )
        case OpenQuestion():
            return QuestionVerdict(question_field(verdict))
        case _:
            assert_never(verdict)


def _build_ruling_verdict(ruling: Ruling) -> RulingVerdict:
    return RulingVerdict(ruling.orders, ruling.reasons, _list_citations(ruling.cites))


def _list_citations(cites: tuple[Cite, ...]) -> tuple[Citation, ...]:
    """Return the single rules that a reason cites."""
    return tuple(
        [
            _find_citation(rule_id, cite.rule_number)
            for cite in cites
            for rule_id in rulebook_pages.RULE_ID.findall(cite.rule)
        ]
    )


def _find_citation(rule_id: str, rule_number: str) -> Citation:
    found_rule = rulebook_pages.rules().get(rule_id)
    if found_rule is None:
        return Citation(rule_id, rule_number, "", {}, "")
    return Citation(
        rule_id,
        rule_number,
        found_rule.title,
        rulebook_pages.find_translated_titles(rule_id),
        rulebook_pages.rule_url(found_rule),
    )


def validate_numbers(value: object) -> None:
    """Refuse numbers that no table can have."""
    for number in _iterate_numbers(value):
        if abs(number) > _MAX_ABSOLUTE_NUMBER:
            raise ApiError(400, phrases.RequestNumberTooLarge(number))


def _iterate_numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for element in value:
            yield from _iterate_numbers(element)
    elif isinstance(value, Struct):
        for field_name in value.__struct_fields__:
            yield from _iterate_numbers(getattr(value, field_name))
