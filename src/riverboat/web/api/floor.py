"""The floor: what it can be asked about, and its rulings, of any table or of one of ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from riverboat.decoding import convert
from riverboat.engine import AnyFact, BadGame
from riverboat.engine.views import RAIL, view
from riverboat.floor import (
    AUTHORITIES,
    AnyObservation,
    Asks,
    Authority,
    Cite,
    Leaves,
    Ruling,
    Spot,
    Verdict,
    authority,
    rule,
    spot_of,
)
from riverboat.floor.observation import BadObservation
from riverboat.floor.reading.games import OtherGame, in_game
from riverboat.web.forms.floor_options import option_sheets
from riverboat.web.forms.situations import floor_sheet, question_field
from riverboat.web.forms.typed import read_sheet
from riverboat.web.pages import rulebook
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Group
from riverboat.web.shapes.floor import (
    AsksSheet,
    CiteSheet,
    FloorOption,
    FloorSheet,
    LeavesSheet,
    OptionsQuery,
    OtherVerdict,
    ReadSheet,
    RuleAnswer,
    RuleBody,
    RulingSheet,
    SeatedPlayer,
    TableMoment,
    TextBody,
    UnderstoodSheet,
    VerdictSheet,
)
from riverboat.words.refusals import requests as said
from riverboat.words.refusals.hands import NoHandIsPlayed
from riverboat.words.refusals.seen import AnotherGameIsPlayed

group = Group("floor")

_MOST: Final = 10**12
"""No amount, seat or count of a table is greater."""


@group.get("/api/floor")
async def situations(_: ApiCall) -> FloorSheet:
    """What the floor can be asked about, and by whose rules."""
    return floor_sheet()


@group.post("/api/rule")
async def ruling(_: ApiCall, body: RuleBody) -> RuleAnswer:
    """What the floor rules on something that was seen, or what it has to ask first."""
    return _answer(body, body.spot)


@group.post("/api/rule/text")
async def understand(call: ApiCall, body: TextBody) -> ReadSheet:
    """What a line says that somebody typed, to be ruled on; or what has to be asked first."""
    return await call.work(read_sheet, body)


@group.get("/api/floor/options")
async def floor_options(_: ApiCall, query: OptionsQuery) -> tuple[FloorOption, ...]:
    """What the authorities decide differently: each of it can be changed for a ruling."""
    return option_sheets(query.lang)


@group.post("/api/tables/{table}/rule/text", who="visitor")
async def understand_at(call: ApiCall, body: TextBody) -> ReadSheet:
    """The same at a table of the room: whoever is named by a chair is in the running hand."""
    facts, seats = _running(call)
    chairs = {str(chair): seats[name] for name, chair in call.table.seated.items() if name in seats}
    sheet = await call.work(read_sheet, body, chairs)
    if isinstance(sheet, UnderstoodSheet):
        game = view(facts, RAIL).game
        try:
            in_game(convert(sheet.spot, Spot), game)
        except OtherGame:
            raise Refuse(400, AnotherGameIsPlayed(game.name)) from None
    return sheet


@group.post("/api/tables/{table}/rule", who="visitor")
async def ruling_at(call: ApiCall, body: RuleBody) -> RuleAnswer:
    """The same at a table of the room: what is not told is read from the running hand."""
    facts, _ = _running(call)
    who = body.spot.who or None if body.seen.who is None else body.seen.who
    try:
        known = _public(facts, who)
    except BadObservation as why:
        raise Refuse(400, why.refusal) from why
    return _answer(body, replace(known, **{**dict(_told(body.spot)), "who": known.who}))


@group.get("/api/tables/{table}/moment", who="visitor")
async def moment(call: ApiCall) -> TableMoment:
    """The running hand as everybody at the table knows it: what the floor need not ask."""
    facts, seats = _running(call)
    spot = _public(facts, None)
    chairs = call.table.seated
    return TableMoment(
        hand=call.table.view().hand,
        players=tuple(
            [SeatedPlayer(seat, chairs.get(name, 0), name) for name, seat in seats.items()]
        ),
        who=spot.who,
        known=tuple([f"spot.{name}" for name in _KNOWN if getattr(spot, name) is not None]),
        game=spot.game or "",
        pot=spot.pot or 0,
        bet=spot.bet or 0,
    )


# The moment --------------------------------------------------------------------------------------


def _running(call: ApiCall) -> tuple[tuple[AnyFact, ...], dict[str, int]]:
    """The facts of the running hand without a hidden card, and who was dealt in where."""
    hand = call.table.hand_for(call.me.name)
    facts = hand.for_the_rail() if hand is not None else ()
    if hand is None or not facts or not call.table.view().to_act:
        raise Refuse(409, NoHandIsPlayed())
    return facts, dict(hand.seats)


def _public(facts: tuple[AnyFact, ...], who: int | None) -> Spot:
    return spot_of(view(facts, RAIL), facts, who)


def _told(spot: Spot) -> Iterator[tuple[str, Any]]:
    """What is said of a moment: all that is not as where nobody says anything."""
    for name in Spot.__struct_fields__:
        value = getattr(spot, name)
        if value != getattr(_NOTHING, name):
            yield name, value


_NOTHING: Final = Spot()
_KNOWN: Final = tuple([name for name in Spot.__struct_fields__ if name != "who"])
"""What a running hand says, whomever it is about."""

# The verdict -------------------------------------------------------------------------------------


def _answer(body: RuleBody, spot: Spot) -> RuleAnswer:
    refuse_impossible((body.seen, body.spot))
    try:
        by = authority(body.by).but(**(body.but or {}))
        verdict = rule(body.seen, spot, by)
        others = (
            () if isinstance(verdict, Asks) else tuple(others_than(verdict, body.seen, spot, by))
        )
    except (BadObservation, BadGame) as why:
        raise Refuse(400, why.refusal) from why
    return RuleAnswer(verdict_sheet(verdict), others)


def others_than(
    verdict: Verdict, seen: AnyObservation, spot: Spot, by: Authority
) -> Iterator[OtherVerdict]:
    """What all other authorities say who do not say the same, each verdict once."""
    found: dict[Any, tuple[list[str], Verdict]] = {}
    for key, other in AUTHORITIES.items():
        if key == by.key:
            continue
        try:
            theirs = rule(seen, spot, other)
        except BadObservation:
            continue
        if _done(theirs) != _done(verdict):
            found.setdefault(_done(theirs), ([], theirs))[0].append(key)
    for keys, theirs in found.values():
        yield OtherVerdict(tuple(keys), verdict_sheet(theirs))


def _done(verdict: Verdict) -> Any:
    """What comes of a verdict, whatever its reasons are."""
    match verdict:
        case Ruling(orders):
            return orders
        case Leaves(choices):
            return frozenset([each.orders for each in choices])
        case Asks(question):
            return question
        case _:
            assert_never(verdict)


def verdict_sheet(verdict: Verdict) -> VerdictSheet:
    """What the floor says, as it is sent."""
    match verdict:
        case Ruling():
            return _ruling(verdict)
        case Leaves(choices, why, cites):
            return LeavesSheet(tuple(map(_ruling, choices)), why, _cites(cites))
        case Asks():
            return AsksSheet(question_field(verdict))
        case _:
            assert_never(verdict)


def _ruling(ruling: Ruling) -> RulingSheet:
    return RulingSheet(ruling.orders, ruling.why, _cites(ruling.cites))


def _cites(cites: tuple[Cite, ...]) -> tuple[CiteSheet, ...]:
    """A reason may cite several rules: each of them is one."""
    return tuple(
        [_cite(rule, each.book) for each in cites for rule in rulebook.RULE.findall(each.rule)]
    )


def _cite(rule: str, book: str) -> CiteSheet:
    found = rulebook.rules().get(rule)
    if found is None:
        return CiteSheet(rule, book, "", {}, "")
    return CiteSheet(rule, book, found.title, rulebook.titles(rule), rulebook.address(found))


# What cannot be ----------------------------------------------------------------------------------


def refuse_impossible(told: object) -> None:
    """Numbers that no table has are told by nobody who saw something."""
    for number in _numbers(told):
        if abs(number) > _MOST:
            raise Refuse(400, said.NumberIsTooMuch(number))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _numbers(getattr(value, name))
