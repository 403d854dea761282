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
from riverboat.floor.bets.bet_incidents import AnyBet
from riverboat.floor.cards.card_incidents import AnyCard
from riverboat.floor.hands.hand_incidents import AnyHand
from riverboat.floor.incident import Incident
from riverboat.floor.spot import Spot
from riverboat.floor.turns.turn_incidents import AnyTurn

AnyParsedIncident = AnyBet | AnyCard | AnyHand | AnyTurn
"""Everything that can be seen."""

KINDS: Final[dict[str, type[Incident]]] = {
    kind.__name__: kind
    for chapter in (AnyBet, AnyTurn, AnyCard, AnyHand)
    for kind in get_args(chapter)
}
"""Everything that can be seen, by name, chapter by chapter."""

SEATS: Final = frozenset("who to whose overcall fouled third whom also aggressor first".split())
"""The fields of observations that are seats, where they are numbers."""


class InconsistentText(Exception):
    """What was said does not fit together; ``what`` is the phrase that does not."""


class IncidentDraft(Struct, frozen=True):
    """What is known of what was seen, and of the moment."""

    kind: str
    incident_fields: dict[str, Any] = {}
    spot_fields: dict[str, Any] = {}
    people: tuple[str, ...] = ("",)
    """Who was named: by a seat or a letter; empty for the player and the one beside them."""

    def has_field(self, field: str) -> bool:
        """Whether this kind has such a field."""
        return field in _fields(self.kind)

    def with_player(self, label: str) -> tuple[IncidentDraft, int]:
        """The number of somebody who is called so, as the others are counted."""
        if label in self.people:
            return self, self.people.index(label)
        more = msgspec.structs.replace(self, people=(*self.people, label))
        return more, len(self.people)

    def with_field(self, field: str, value: Any) -> IncidentDraft:
        """With a field of what was seen; nothing may be said twice, and differently."""
        if not self.has_field(field) or self.incident_fields.get(field, value) != value:
            raise InconsistentText(field)
        return msgspec.structs.replace(self, incident_fields={**self.incident_fields, field: value})

    def with_spot_field(self, field: str, value: Any) -> IncidentDraft:
        """With a field of the moment."""
        if self.spot_fields.get(field, value) != value:
            raise InconsistentText(field)
        return msgspec.structs.replace(self, spot_fields={**self.spot_fields, field: value})


QUESTIONS: Final = frozenset(
    "AskedWhetherBegun AskedWhenAHandBegins AskedWhoShowsFirst WhoStarts DeckJustEnough "
    "AskedHowMany OthersMucked PotOfTheDealBefore DealtAgain AskedToCount AskedToSee "
    "AskedForTheNextCard".split()
)
"""Kinds of which somebody may ask; of anything else a question tells nothing that has been seen."""


def missing_field(draft: IncidentDraft) -> str | None:
    """The first field that the kind cannot be without, and nobody has said."""
    for name, field in _fields(draft.kind).items():
        if field.required and name not in draft.incident_fields:
            return name
    never = REQUIRED_FIELDS.get(draft.kind)
    if never and not draft.incident_fields.get(never) and not draft.incident_fields.get("took"):
        return never
    if draft.kind == "Said" and not {"word", "amount"} & {*draft.incident_fields}:
        return "word"
    if "_facing" in draft.spot_fields and "bet" not in draft.spot_fields:
        return "bet"
    return None


REQUIRED_FIELDS: Final = {"IfThen": "word", "Pushed": "motions"}
"""Fields that have a default, without which the kind says nothing."""


def build_incident(draft: IncidentDraft) -> AnyParsedIncident:
    """What was seen, when nothing is missing."""
    told = {"who": draft.spot_fields.get("who"), **draft.incident_fields}
    return cast(AnyParsedIncident, convert(told, KINDS[draft.kind]))


def build_spot(draft: IncidentDraft) -> Spot:
    """The moment, with what follows from the game that was named."""
    return convert({**_game_fields(draft.spot_fields), **draft.spot_fields}, Spot)


def _game_fields(said: dict[str, Any]) -> dict[str, Any]:
    variant = VARIANTS.get(said.get("game", ""))
    if variant is None:
        return {}
    family = "stud" if variant.has_upcards else "draw" if variant.has_draws else "flop"
    return {"family": family, "ranking": variant.ranking, "hole": variant.streets[0].down}


def _fields(kind: str) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(KINDS[kind])}
