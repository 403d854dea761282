"""A typed line, as a page shows what was understood of it, or what has to be asked."""

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
    AnyObservation,
    Authority,
    NotUnderstood,
    Reading,
    Spot,
    Unclear,
    Understood,
    authority,
    completed,
    read,
)
from riverboat.floor.excerpts import excerpt
from riverboat.floor.nearest.answers import Tool, answers
from riverboat.floor.nearest.book import Heard
from riverboat.floor.nearest.offered import Offer, doubted
from riverboat.floor.particulars import particulars
from riverboat.floor.reading.asking import asked
from riverboat.floor.reading.draft import KINDS, moment
from riverboat.floor.reading.reading import complaint, guesses, settled
from riverboat.floor.reading.told import called, details, is_seat, of_moment
from riverboat.floor.situations import situation, title_of
from riverboat.web.refusals import Refuse
from riverboat.web.shapes.floor import (
    BegunSheet,
    FieldKind,
    FloorAnswer,
    FloorField,
    FloorOffer,
    LostSheet,
    ReadSheet,
    SpokenRule,
    TextBody,
    UnclearSheet,
    UnderstoodSheet,
)
from riverboat.wire.words import Words
from riverboat.words.floor import reading as w
from riverboat.words.refusals import requests as said
from riverboat.words.refusals.seen import NoSuchSeatInTheHand

Chairs = Mapping[str, int]
"""The seat of the hand in which each chair of a table sits, by the number of the chair."""

OTHER: Final[Mapping[str, str]] = {"en": "cs", "cs": "en"}


def read_sheet(body: TextBody, chairs: Chairs | None = None) -> ReadSheet:
    """What was understood of a text with the answers that came to it so far.

    With *chairs* it was typed at a table of the room: seats are those of the running hand.
    """
    if body.situation is not None:
        return _begun(body, body.situation, at_a_table=chairs is not None)
    reading, language = _read(body)
    for answer in body.answers:
        if not isinstance(reading, Unclear):
            raise Refuse(400, said.MoreAnswersThanQuestions())
        reading = _answered(reading, answer)
    if body.guess is None and not body.answers and doubted(body.text, language, reading):
        return _asked_back(w.AnotherThingIsLikelier(), body, language, reading)
    match reading:
        case Understood():
            return _understood(reading, chairs)
        case Unclear():
            return UnclearSheet(_question(reading))
        case NotUnderstood():
            return _asked_back(complaint(reading), body, language, reading)


def _begun(body: TextBody, key: str, *, at_a_table: bool) -> BegunSheet:
    """What a text says of a situation; of a running hand the moment is known without it."""
    try:
        chosen = situation(key)
    except KeyError:
        raise Refuse(400, said.NoSuchSituation()) from None
    _, language = _read(replace(body, guess=None))
    draft = particulars(body.text, language, chosen)
    asked_for = {each.key for each in (*chosen.needs, *chosen.more)}
    told = {f"seen.{name}": value for name, value in draft.seen.items()}
    told |= {f"spot.{name}": value for name, value in draft.spot.items()}
    of_situation = {
        key: to_builtins(value)
        for key, value in told.items()
        if key in asked_for and not (at_a_table and key.startswith("spot."))
    }
    if at_a_table:
        return BegunSheet(key, of_situation, {}, ())
    rest = {name: value for name, value in draft.spot.items() if f"spot.{name}" not in asked_for}
    known = moment(replace(draft, spot=rest))
    return BegunSheet(key, of_situation, _told(known), tuple(of_moment(known)))


def _read(body: TextBody) -> tuple[Reading, str]:
    """In the language of the page, or in the other one where only that is understood.

    A text that is neither is of the language of which it has fewer unknown words.
    """
    lost: dict[str, NotUnderstood] = {}
    for language in (body.lang, OTHER[body.lang]):
        reading = read(body.text, language)
        if not isinstance(reading, NotUnderstood):
            return reading, language
        lost[language] = reading
    language = min(lost, key=lambda each: len(lost[each].words))
    if body.guess is None:
        return lost[language], language
    offered = guesses(body.text, language)
    if body.guess >= len(offered):
        raise Refuse(400, said.NoSuchGuess())
    return settled(offered[body.guess]), language


def _asked_back(why: Words, body: TextBody, language: str, reading: Reading) -> LostSheet:
    """What it may mean and what computes it, the likeliest first, and the rules."""
    try:
        by = authority(body.by).but(**(body.but or {}))
    except BadGame as bad:
        raise Refuse(400, bad.refusal) from bad
    found = answers(body.text, language, reading)
    offers, rules = tuple(map(_offer, found.each)), tuple(_rules(found.rules, language, by))
    return LostSheet(why, offers, found.sure, rules, found.book_first)


def _rules(heard: tuple[Heard, ...], language: str, by: Authority) -> Iterator[SpokenRule]:
    pages = rulebook.folder(Path(riverboat.__file__).resolve().parent)
    for rule in rulebook.named(pages, [each.rule for each in heard], language):
        quoted = excerpt(rule, by)
        yield SpokenRule(
            rule.id,
            rule.title,
            quoted.short,
            quoted.whole,
            rule.language,
            tuple([number for each in AUTHORITIES.values() if (number := each.number(rule.id))]),
            rulebook.address(rule),
        )


def _offer(offer: Offer | Tool) -> FloorOffer:
    if isinstance(offer, Tool):
        return FloorOffer(w.ToWorkOut(offer.name), tool=offer.name, told=offer.told)
    if offer.situation is not None:
        return FloorOffer(offer.situation.title, situation=offer.situation.key)
    return FloorOffer(_reading(offer.kind, offer.reading), guess=offer.guess or 0)


# A question --------------------------------------------------------------------------------------


def _answered(unclear: Unclear, answer: Any) -> Reading:
    """The reading with an answer; ``Refuse`` for one that cannot be."""
    if not unclear.field:
        fits = type(answer) is int and 0 <= answer < len(unclear.drafts)
    else:
        wanted = asked(unclear.drafts[0], unclear.field)
        if wanted.answers:
            fits = any(
                value == answer and type(value) is type(answer) for _, value in wanted.answers
            )
        else:
            kind = {"number": int, "chips": tuple, "seat": str}[wanted.reads]
            fits = type(answer) is kind
    if not fits:
        raise Refuse(400, said.IsNoAnswerToThat(repr(answer)))
    return completed(unclear, answer)


def _question(unclear: Unclear) -> FloorField:
    if not unclear.field:
        offered = [
            FloorAnswer(_reading(each.kind, settled(each)), k)
            for k, each in enumerate(unclear.drafts)
        ]
        return FloorField("text", "choice", w.WhichWasMeant(), tuple(offered))
    draft, field = unclear.drafts[0], unclear.field
    wanted = asked(draft, field)
    answers = tuple([FloorAnswer(answer, value) for answer, value in wanted.answers])
    return FloorField(
        f"text.{field}", _kind(field, wanted.reads, bool(answers)), wanted.question, answers
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


def _reading(kind: str, found: Reading | None) -> w.ItIsThis:
    """A possible reading in a line: what was seen, and everything that was said of it."""
    parts = details(found.seen, found.spot, found.people) if isinstance(found, Understood) else ()
    return w.ItIsThis(title_of(KINDS[kind]), parts)


# Understood --------------------------------------------------------------------------------------


def _understood(found: Understood, chairs: Chairs | None) -> UnderstoodSheet:
    needs: tuple[FloorField, ...] = ()
    people = tuple([called(found.people, seat) for seat in range(len(found.people))])
    here, named = found, bool(found.people[0])
    if chairs is not None:
        here, needs = _seated(found, chairs)
        people, named = (), found.people[0] in chairs
    kind = type(found.seen)
    return UnderstoodSheet(
        title_of(kind),
        details(found.seen, found.spot, found.people),
        kind.__name__,
        _told(here.seen, {each.field.removeprefix("seen.") for each in needs}),
        _told(here.spot),
        people,
        named,
        needs,
    )


def _seated(found: Understood, chairs: Chairs) -> tuple[Understood, tuple[FloorField, ...]]:
    """With the seats of the running hand, and those of which nobody has said whose they are."""
    for label in found.people:
        if label.isdigit() and label not in chairs:
            raise Refuse(400, NoSuchSeatInTheHand(int(label)))
    who = chairs.get(found.people[0])
    seen: AnyObservation = replace(found.seen, who=who)
    needs = []
    for field in fields(seen):
        at = getattr(seen, field.name)
        if (
            field.name == "who"
            or type(at) is not int
            or not is_seat(type(seen).__name__, field.name)
        ):
            continue
        label = found.people[at] if at < len(found.people) else ""
        if label in chairs:
            seen = replace(seen, **{field.name: chairs[label]})
        else:
            needs.append(FloorField(f"seen.{field.name}", "seat", w.WhichSeat(), ()))
    # Who has done what is read from the hand itself.
    spot = replace(found.spot, who=who or 0, did=None)
    return Understood(seen, spot, found.people), tuple(needs)


def _told(value: AnyObservation | Spot, but: Set[str] = frozenset()) -> dict[str, Any]:
    """The fields in which it is not as if nobody had said anything, as they are sent back."""
    plain = to_builtins(value)
    return {
        field.name: plain[field.name]
        for field in fields(value)
        if field.name not in but and (field.required or getattr(value, field.name) != field.default)
    }
