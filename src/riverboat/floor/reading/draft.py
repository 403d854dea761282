"""What a text has said so far: a kind of thing that was seen, and fields, some of them missing.

A draft becomes an observation and a spot when everything is there that the kind cannot be without.
Until then ``wanted`` says what is missing.
"""

from __future__ import annotations

from typing import Any, Final, cast, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from riverboat.decoding import convert
from riverboat.engine.games.variants import VARIANTS
from riverboat.floor.bets.seen import AnyBet
from riverboat.floor.cards.seen import AnyCard
from riverboat.floor.hands.seen import AnyHand
from riverboat.floor.observation import Observation
from riverboat.floor.spot import Spot
from riverboat.floor.turns.seen import AnyTurn

AnySeen = AnyBet | AnyCard | AnyHand | AnyTurn
"""Everything that can be seen."""

KINDS: Final[dict[str, type[Observation]]] = {
    kind.__name__: kind
    for chapter in (AnyBet, AnyTurn, AnyCard, AnyHand)
    for kind in get_args(chapter)
}
"""Everything that can be seen, by name, chapter by chapter."""

SEATS: Final = frozenset("who to whose overcall fouled third whom also aggressor first".split())
"""The fields of observations that are seats, where they are numbers."""


class Misfit(Exception):
    """What was said does not fit together; ``what`` is the phrase that does not."""


class Draft(Struct, frozen=True):
    """What is known of what was seen, and of the moment."""

    kind: str
    seen: dict[str, Any] = {}
    spot: dict[str, Any] = {}
    people: tuple[str, ...] = ("",)
    """Who was named: by a seat or a letter; empty for the player and the one beside them."""

    def has(self, field: str) -> bool:
        """Whether this kind has such a field."""
        return field in _fields(self.kind)

    def seat(self, label: str) -> tuple[Draft, int]:
        """The number of somebody who is called so, as the others are counted."""
        if label in self.people:
            return self, self.people.index(label)
        more = msgspec.structs.replace(self, people=(*self.people, label))
        return more, len(self.people)

    def put(self, field: str, value: Any) -> Draft:
        """With a field of what was seen; nothing may be said twice, and differently."""
        if not self.has(field) or self.seen.get(field, value) != value:
            raise Misfit(field)
        return msgspec.structs.replace(self, seen={**self.seen, field: value})

    def at(self, field: str, value: Any) -> Draft:
        """With a field of the moment."""
        if self.spot.get(field, value) != value:
            raise Misfit(field)
        return msgspec.structs.replace(self, spot={**self.spot, field: value})


QUESTIONS: Final = frozenset(
    "AskedWhetherBegun AskedWhenAHandBegins AskedWhoShowsFirst WhoStarts DeckJustEnough "
    "AskedHowMany OthersMucked PotOfTheDealBefore DealtAgain AskedToCount AskedToSee "
    "AskedForTheNextCard".split()
)
"""Kinds of which somebody may ask; of anything else a question tells nothing that has been seen."""


def wanted(draft: Draft) -> str | None:
    """The first field that the kind cannot be without, and nobody has said."""
    for name, field in _fields(draft.kind).items():
        if field.required and name not in draft.seen:
            return name
    never = NEVER_EMPTY.get(draft.kind)
    if never and not draft.seen.get(never) and not draft.seen.get("took"):
        return never
    if draft.kind == "Said" and not {"word", "amount"} & {*draft.seen}:
        return "word"
    if "_facing" in draft.spot and "bet" not in draft.spot:
        return "bet"
    return None


NEVER_EMPTY: Final = {"IfThen": "word", "Pushed": "motions"}
"""Fields that have a default, without which the kind says nothing."""


def observation(draft: Draft) -> AnySeen:
    """What was seen, when nothing is missing."""
    told = {"who": draft.spot.get("who"), **draft.seen}
    return cast(AnySeen, convert(told, KINDS[draft.kind]))


def moment(draft: Draft) -> Spot:
    """The moment, with what follows from the game that was named."""
    return convert({**_of_the_game(draft.spot), **draft.spot}, Spot)


def _of_the_game(said: dict[str, Any]) -> dict[str, Any]:
    variant = VARIANTS.get(said.get("game", ""))
    if variant is None:
        return {}
    family = "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop"
    return {"family": family, "ranking": variant.ranking, "hole": variant.streets[0].down}


def _fields(kind: str) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(KINDS[kind])}
