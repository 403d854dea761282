"""Assembly of the marks of a text into an incident and a spot.

A phrase that is complete by itself fills its field. Phrases that depend on others are interpreted
by the kind of incident: *a call and a fold* are the actions behind a skipped player, the actions
before a misdeal, or the story of a bet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine.games.variants import VARIANTS
from riverboat.floor.hands.hand_incidents import ShowdownIncident
from riverboat.floor.incident_parsing.action_sequence import ACTION_MARKS, apply_actions
from riverboat.floor.incident_parsing.bet_drafting import BETS, draft_bets
from riverboat.floor.incident_parsing.incident_draft import (
    KINDS,
    SEATS,
    IncidentDraft,
    InconsistentText,
)
from riverboat.floor.incident_parsing.phrase_parser import Mark, resolve_value
from riverboat.floor.incident_parsing.slot_readers import ChipTotal


def assemble_drafts(marks: tuple[Mark, ...]) -> Iterator[IncidentDraft]:
    """Yield every consistent draft of these phrases."""
    for kind in _kinds(marks):
        yield from extend_draft(IncidentDraft(kind), marks)


def extend_draft(begun: IncidentDraft, marks: tuple[Mark, ...]) -> Iterator[IncidentDraft]:
    """Yield the draft extended by the marks; yield nothing if the phrases contradict the draft."""
    try:
        yield from _apply_marks(_apply_simple_marks(begun, marks), marks)
    except InconsistentText:
        return


def _kinds(marks: tuple[Mark, ...]) -> tuple[str, ...]:
    """Return the possible kinds of incident: those that every naming phrase allows."""
    named = [mark.meaning.incident_kinds for mark in marks if mark.meaning.incident_kinds]
    if not named:
        bets = any(mark.meaning.kind in ("chips", "deed", "speech") for mark in marks)
        return BETS if bets else ()
    return tuple([kind for kind in named[0] if all(kind in others for others in named[1:])])


def _apply_marks(draft: IncidentDraft, marks: tuple[Mark, ...]) -> Iterator[IncidentDraft]:
    if any(draft.kind not in _KINDS_BY_MARK.get(mark.meaning.kind, KINDS) for mark in marks):
        raise InconsistentText("only")
    _check_not_contradicted(marks)
    if draft.kind in BETS:
        yield from draft_bets(draft, marks)
        return
    if any(mark.meaning.kind in _bet_only_marks(draft.kind) for mark in marks):
        raise InconsistentText("speech")
    draft = _chips(draft, [mark for mark in marks if mark.meaning.kind == "chips"])
    deeds = [mark for mark in marks if mark.meaning.kind in ACTION_MARKS]
    yield from apply_actions(draft, deeds, marks)


def _check_not_contradicted(marks: tuple[Mark, ...]) -> None:
    """Raise ``InconsistentText`` if the text denies a bet after naming one."""
    bet = False
    for mark in marks:
        bet = bet or (mark.meaning.kind == "deed" and mark.value("amount") is not None)
        if bet and mark.meaning.kind == "" and mark.value("bet") == 0:
            raise InconsistentText("bet")


_KINDS_BY_MARK: Final[dict[str, frozenset[str]]] = {
    "behind": frozenset({"WasSkipped"}),
    "waits": frozenset({"DealtEarly"}),
    "since": frozenset({"ActedOutOfTurn", "FoundOffThePot", "FoundTooSmall"}),
    "showdown": frozenset(
        [name for name, kind in KINDS.items() if issubclass(kind, ShowdownIncident)]
    ),
}
"""Marks that have a meaning with some kinds of incident only, and contradict the others."""


def _bet_only_marks(kind: str) -> tuple[str, ...]:
    """Return the marks that this kind does not use: words and silence belong to bets."""
    if kind in ("ActedOutOfTurn", "ActedAgain", "IfThen", "OnBareRaise"):
        return ("amount", "silent")
    if kind in ("ThrewAway", "MovedForward", "CrossedTheLine", "RanOutOfTime", "WasSkipped"):
        return ("amount", "speech")
    return ("amount", "speech", "silent")


# Independent phrases -----------------------------------------------------------------------------


def _apply_simple_marks(draft: IncidentDraft, marks: tuple[Mark, ...]) -> IncidentDraft:
    draft, others = _apply_actors(draft, marks)
    for mark in marks:
        if mark.start in others:
            continue
        draft = _apply_settings(draft, mark)
    for mark in marks:
        kind = mark.meaning.kind
        if kind in _BY_KIND:
            draft = _apply_by_kind(draft, _BY_KIND[kind])
        elif kind in _MARK_HANDLERS:
            draft = _MARK_HANDLERS[kind](draft, mark)
    return draft


_READ_LATER: Final = frozenset(
    "word amount noun times chips then after other lay total took waited dealt".split()
)
"""Fields of marks that depend on other marks or have a handler of their own."""


def _apply_settings(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    used = bool(mark.meaning.kind) or not mark.meaning.settings
    for setting in mark.meaning.settings:
        if mark.meaning.kind and setting.field in _READ_LATER:
            continue
        value = resolve_value(setting.value, mark.slots)
        if setting.is_optional and not setting.is_spot_field and not draft.has_field(setting.field):
            continue
        used = True
        if setting.is_spot_field:
            if setting.field == "who":
                draft, value = _set_actor(draft, str(value))
            draft = draft.with_spot_field(setting.field, value)
        else:
            if setting.field in SEATS and isinstance(value, str):
                draft, value = draft.with_player("*" if value == "another" else value)
            draft = draft.with_field(setting.field, value)
    if not used:
        raise InconsistentText("nothing")
    return draft


# Actors ------------------------------------------------------------------------------------------


def _apply_actors(
    draft: IncidentDraft, marks: tuple[Mark, ...]
) -> tuple[IncidentDraft, frozenset[int]]:
    """Register the named players and return the indexes of marks that name a secondary player.

    A player who only acts in the story is not the subject, unless there is no other; then the
    subject is the last player named in a line about a bet, and the first in any other line.
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
        draft, _ = draft.with_player(mark.slots["seat"])
    return draft, frozenset([mark.start for mark in others])


def _set_actor(draft: IncidentDraft, label: str) -> tuple[IncidentDraft, int]:
    """Name the subject of the draft, which is always player 0."""
    if draft.people[0] not in ("", label):
        raise InconsistentText("who")
    return replace(draft, people=(label, *draft.people[1:])), 0


_TABLE_INCIDENTS: Final = frozenset(
    "DeckJustEnough WasPenalised IsAwayOnAPenalty Behaved FirstCardWrong LeftOut".split()
)
"""Kinds that depend on the number of players dealt in; others on those in the hand."""

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
"""Values of *a player has acted* and *no player has acted* by kind of incident."""


def _apply_by_kind(
    draft: IncidentDraft, by_kind: dict[tuple[str, ...], dict[str, Any]]
) -> IncidentDraft:
    for kinds, says in by_kind.items():
        if draft.kind in kinds or not kinds:
            for field, value in says.items():
                draft = (
                    draft.with_spot_field(field.removeprefix("spot."), value)
                    if field.startswith("spot.")
                    else draft.with_field(field, value)
                )
            return draft
    raise InconsistentText("acted")


def _apply_stakes(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    """Set the blinds: the second is the minimum bet; in limit also the street's bet."""
    small: int = mark.slots["n"]
    big: int = mark.slots.get("n2", small)
    if not 0 < small <= big:
        raise InconsistentText("stakes")
    return draft.with_spot_field("_stakes", (small, big))


def _apply_wait(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    return draft.with_field("waited", 60 * mark.slots["n"])


def _apply_card_count(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    """Set the number of cards as too many or too few for the game, if it was named."""
    variant = VARIANTS.get(draft.spot_fields.get("game", ""))
    hole = draft.spot_fields.get("hole") or (variant.streets[0].down if variant else None)
    if mark.slots["n"] == hole:
        raise InconsistentText("cards")
    if not hole:
        return draft  # the limit depends on the game, so ask
    return draft.with_field("off_by", mark.slots["n"] - hole)


def _players(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    if draft.kind == "WasSkipped":
        raise InconsistentText("players")  # ambiguous: players behind, or players in the hand
    field = "players" if draft.kind in _TABLE_INCIDENTS else "live"
    return draft.with_spot_field(field, mark.slots["n"])


def _apply_facing_bet(draft: IncidentDraft, _: Mark) -> IncidentDraft:
    return draft.with_spot_field("_facing", True)


def _front(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    return draft.with_spot_field("_front", mark.value("lay"))


def _apply_taken_back(draft: IncidentDraft, mark: Mark) -> IncidentDraft:
    return draft.with_field("took", mark.value("took"))


_MARK_HANDLERS: Final[dict[str, Callable[[IncidentDraft, Mark], IncidentDraft]]] = {
    "players": _players,
    "stakes": _apply_stakes,
    "minutes": _apply_wait,
    "dealt": _apply_card_count,
    "facing": _apply_facing_bet,
    "front": _front,
    "took": _apply_taken_back,
}
"""Handlers for marks of a special kind."""


def _chips(draft: IncidentDraft, chips: list[Mark]) -> IncidentDraft:
    """Set chips that are not a bet: moved forward and back, or pushed in several motions."""
    told = [mark.value("chips") for mark in chips]
    if not told or any(isinstance(each, ChipTotal) for each in told):
        return draft  # the chips are unknown, so ask
    match draft.kind:
        case "StringBetCalled":
            # One motion is not a string bet: ask which chips came in which motion.
            return draft.with_field("motions", tuple(told)) if len(told) > 1 else draft
        case "MovedForward" if len(told) == 1:
            return draft.with_field("chips", told[0])
        case _:
            raise InconsistentText("chips")
