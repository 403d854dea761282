"""Marks of a text put together: what was seen, and the moment in which it was.

What a phrase says by itself is put in its place. What depends on the others is told apart by the
kind of thing that was seen: *a call and a fold* are what has been done behind somebody who was
skipped, what has happened before a misdeal, or the story of a bet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine.games.variants import VARIANTS
from riverboat.floor.hands.seen import ShowdownSeen
from riverboat.floor.reading.cover import Mark, valued
from riverboat.floor.reading.deeds import DEEDS, done
from riverboat.floor.reading.draft import KINDS, SEATS, Draft, Misfit
from riverboat.floor.reading.slots import Lump
from riverboat.floor.reading.wagers import BETS, bet_drafts


def drafts(marks: tuple[Mark, ...]) -> Iterator[Draft]:
    """Every way in which these phrases make sense together."""
    for kind in _kinds(marks):
        yield from drafts_of(Draft(kind), marks)


def drafts_of(begun: Draft, marks: tuple[Mark, ...]) -> Iterator[Draft]:
    """The same of something that is known already; none where the phrases do not fit to it."""
    try:
        yield from _made(_said(begun, marks), marks)
    except Misfit:
        return


def _kinds(marks: tuple[Mark, ...]) -> tuple[str, ...]:
    """What may have been seen: what every phrase that names a kind allows."""
    named = [mark.meaning.see for mark in marks if mark.meaning.see]
    if not named:
        bets = any(mark.meaning.kind in ("chips", "deed", "speech") for mark in marks)
        return BETS if bets else ()
    return tuple([kind for kind in named[0] if all(kind in others for others in named[1:])])


def _made(draft: Draft, marks: tuple[Mark, ...]) -> Iterator[Draft]:
    if any(draft.kind not in _ONLY_OF.get(mark.meaning.kind, KINDS) for mark in marks):
        raise Misfit("only")
    _check_no_bet(marks)
    if draft.kind in BETS:
        yield from bet_drafts(draft, marks)
        return
    if any(mark.meaning.kind in _of_bets(draft.kind) for mark in marks):
        raise Misfit("speech")
    draft = _chips(draft, [mark for mark in marks if mark.meaning.kind == "chips"])
    deeds = [mark for mark in marks if mark.meaning.kind in DEEDS]
    yield from done(draft, deeds, marks)


def _check_no_bet(marks: tuple[Mark, ...]) -> None:
    """After a bet nobody can say that there is none."""
    bet = False
    for mark in marks:
        bet = bet or (mark.meaning.kind == "deed" and mark.value("amount") is not None)
        if bet and mark.meaning.kind == "" and mark.value("bet") == 0:
            raise Misfit("bet")


_ONLY_OF: Final[dict[str, frozenset[str]]] = {
    "behind": frozenset({"WasSkipped"}),
    "waits": frozenset({"DealtEarly"}),
    "since": frozenset({"ActedOutOfTurn", "FoundOffThePot", "FoundTooSmall"}),
    "showdown": frozenset([name for name, kind in KINDS.items() if issubclass(kind, ShowdownSeen)]),
}
"""Marks that have a meaning with some kinds of thing only; with the others they make no sense."""


def _of_bets(kind: str) -> tuple[str, ...]:
    """Marks that say nothing of this kind: words and silence are of bets, and of few others."""
    if kind in ("ActedOutOfTurn", "ActedAgain", "IfThen", "OnBareRaise"):
        return ("amount", "silent")
    if kind in ("ThrewAway", "MovedForward", "CrossedTheLine", "RanOutOfTime", "WasSkipped"):
        return ("amount", "speech")
    return ("amount", "speech", "silent")


# What phrases say by themselves ------------------------------------------------------------------


def _said(draft: Draft, marks: tuple[Mark, ...]) -> Draft:
    draft, others = _actors(draft, marks)
    for mark in marks:
        if mark.start in others:
            continue
        draft = _settings(draft, mark)
    for mark in marks:
        kind = mark.meaning.kind
        if kind in _BY_KIND:
            draft = _depending(draft, _BY_KIND[kind])
        elif kind in _TAKEN:
            draft = _TAKEN[kind](draft, mark)
    return draft


_READ_LATER: Final = frozenset(
    "word amount noun times chips then after other lay total took waited dealt".split()
)
"""What a mark says with others, or in a way of its own."""


def _settings(draft: Draft, mark: Mark) -> Draft:
    used = bool(mark.meaning.kind) or not mark.meaning.settings
    for setting in mark.meaning.settings:
        if mark.meaning.kind and setting.field in _READ_LATER:
            continue
        value = valued(setting.value, mark.slots)
        if setting.if_there and not setting.spot and not draft.has(setting.field):
            continue
        used = True
        if setting.spot:
            if setting.field == "who":
                draft, value = _actor(draft, str(value))
            draft = draft.at(setting.field, value)
        else:
            if setting.field in SEATS and isinstance(value, str):
                draft, value = draft.seat("*" if value == "another" else value)
            draft = draft.put(setting.field, value)
    if not used:
        raise Misfit("nothing")
    return draft


# Who it is about ---------------------------------------------------------------------------------


def _actors(draft: Draft, marks: tuple[Mark, ...]) -> tuple[Draft, frozenset[int]]:
    """Those who were named, and at which marks stands somebody whom it is not about.

    Somebody who only did something in the story is not who it is about, unless there is nobody
    else; then the last of a line about a bet is, and the first of every other.
    """
    named = [
        (mark, marks[index + 1] if index + 1 < len(marks) else None)
        for index, mark in enumerate(marks)
        if mark.meaning.kind == "actor"
    ]
    tell = [mark for mark, after in named if after and after.meaning.kind == "deed"]
    own = [mark for mark, _ in named if mark not in tell]
    if not own and tell:
        own = [tell[-1 if draft.kind in BETS else 0]]
    others = [mark for mark, _ in named if mark not in own]
    for mark in others:
        draft, _ = draft.seat(mark.slots["seat"])
    return draft, frozenset([mark.start for mark in others])


def _actor(draft: Draft, label: str) -> tuple[Draft, int]:
    """Whoever it is about is the first of all; before they had no name."""
    if draft.people[0] not in ("", label):
        raise Misfit("who")
    return replace(draft, people=(label, *draft.people[1:])), 0


_AT_THE_TABLE: Final = frozenset(
    "DeckJustEnough WasPenalised IsAwayOnAPenalty Behaved FirstCardWrong LeftOut".split()
)
"""Kinds for which it matters how many were dealt in; for the others, how many are in the hand."""

_BETS: Final = ("Pushed", "TooLittle", "MovedForward")
_BOARDS: Final = ("BurnsWrong", "TooManyOnTheFlop")

_BY_KIND: Final[dict[str, dict[tuple[str, ...], dict[str, Any]]]] = {
    "nobody": {
        _BETS: {"acted": False},
        ("ThrewAway",): {"next_acted": False},
        _BOARDS: {"spot.acted_here": False},
        (): {"spot.begun": False, "spot.anybody_acted": False, "spot.acted": False},
    },
    "next": {
        _BETS: {"acted": True},
        ("ThrewAway",): {"next_acted": True},
        _BOARDS: {"spot.acted_here": True},
        ("WrongBringIn", "UpcardsPickedUp", "AllDown"): {"spot.anybody_acted": True},
    },
    "somebody": {_BOARDS: {"spot.acted_here": True}},
    "next-not": {
        _BETS: {"acted": False},
        ("ThrewAway",): {"next_acted": False},
        _BOARDS: {"spot.acted_here": False},
        ("WrongBringIn", "UpcardsPickedUp", "AllDown"): {"spot.anybody_acted": False},
    },
    "substantial": {
        ("WasSkipped",): {"enough": True},
        ("FoundOffThePot",): {"substantial": True},
        (): {"spot.begun": True, "spot.anybody_acted": True},
    },
}
"""What it says that somebody has acted, or nobody: it depends on what was seen."""


def _depending(draft: Draft, by_kind: dict[tuple[str, ...], dict[str, Any]]) -> Draft:
    for kinds, says in by_kind.items():
        if draft.kind in kinds or not kinds:
            for field, value in says.items():
                draft = (
                    draft.at(field.removeprefix("spot."), value)
                    if field.startswith("spot.")
                    else draft.put(field, value)
                )
            return draft
    raise Misfit("acted")


def _stakes(draft: Draft, mark: Mark) -> Draft:
    """Blinds: the second is the least bet; in limit a bet, which depends on the street."""
    small: int = mark.slots["n"]
    big: int = mark.slots.get("n2", small)
    if not 0 < small <= big:
        raise Misfit("stakes")
    return draft.at("_stakes", (small, big))


def _waited(draft: Draft, mark: Mark) -> Draft:
    return draft.put("waited", 60 * mark.slots["n"])


def _dealt(draft: Draft, mark: Mark) -> Draft:
    """So many cards: too many or too few for the game, where that was named."""
    variant = VARIANTS.get(draft.spot.get("game", ""))
    hole = draft.spot.get("hole") or (variant.streets[0].down if variant else None)
    if mark.slots["n"] == hole:
        raise Misfit("cards")
    if not hole:
        return draft  # how many are too many depends on the game: that is asked
    return draft.put("off_by", mark.slots["n"] - hole)


def _players(draft: Draft, mark: Mark) -> Draft:
    if draft.kind == "WasSkipped":
        raise Misfit("players")  # so many are behind, or so many are in the hand
    field = "players" if draft.kind in _AT_THE_TABLE else "live"
    return draft.at(field, mark.slots["n"])


def _faces(draft: Draft, _: Mark) -> Draft:
    return draft.at("_facing", True)


def _front(draft: Draft, mark: Mark) -> Draft:
    return draft.at("_front", mark.value("lay"))


def _took(draft: Draft, mark: Mark) -> Draft:
    return draft.put("took", mark.value("took"))


_TAKEN: Final[dict[str, Callable[[Draft, Mark], Draft]]] = {
    "players": _players,
    "stakes": _stakes,
    "minutes": _waited,
    "dealt": _dealt,
    "facing": _faces,
    "front": _front,
    "took": _took,
}
"""What marks of a kind of their own put where."""


def _chips(draft: Draft, chips: list[Mark]) -> Draft:
    """Chips of somebody who did not bet them: forward and back, or pushed in several motions."""
    told = [mark.value("chips") for mark in chips]
    if not told or any(isinstance(each, Lump) for each in told):
        return draft  # nobody knows which chips: that is asked
    match draft.kind:
        case "StringBetCalled":
            # One motion is no string: which chips came in which of them is asked.
            return draft.put("motions", tuple(told)) if len(told) > 1 else draft
        case "MovedForward" if len(told) == 1:
            return draft.put("chips", told[0])
        case _:
            raise Misfit("chips")
