"""An event as its host has decided it: the game, the structure, and all options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.options import check
from riverboat.tourney.errors import BadEvent
from riverboat.tourney.rules.entry import EntryRules
from riverboat.tourney.rules.prizes import BountyRules, PrizeRules
from riverboat.tourney.rules.seating import SeatingRules
from riverboat.tourney.structure.levels import Structure
from riverboat.words.refusals import events as w


class EventRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is decided before the first entry."""

    name: str
    structure: Structure
    game: str = "no-limit hold'em"
    """What is played, without stakes, where its levels do not say."""
    starts: Annotated[
        Literal["full", "host"],
        Meta(
            description="TRNY-15: the event begins when all seats of a sit-and-go are taken, or "
            "when the host says so."
        ),
    ] = "host"
    entry: EntryRules = EntryRules()
    seating: SeatingRules = SeatingRules()
    prizes: PrizeRules = PrizeRules()
    bounty: BountyRules = BountyRules()

    def __post_init__(self) -> None:
        check(self)
        _refuse_contradictions(self)


def _refuse_contradictions(rules: EventRules) -> None:
    entry, levels = rules.entry, len(rules.structure.levels)
    if rules.starts == "full" and not entry.most:
        raise BadEvent(w.FullOfWhat())
    if rules.bounty.kind != "none" and not entry.price.bounty:
        raise BadEvent(w.NoHeads())
    if rules.bounty.kind == "mystery" and not rules.bounty.mystery:
        raise BadEvent(w.NoMysteryCards())
    if rules.prizes.seat and rules.prizes.shares:
        raise BadEvent(w.SeatsOrShares())
    for level in (entry.late_until, entry.rebuy.until_level if entry.rebuy else 0):
        if level > levels:
            raise BadEvent(w.NoSuchLevel(level, levels))
    if entry.add_on and not 1 <= entry.add_on.level <= levels:
        raise BadEvent(w.NoSuchLevel(entry.add_on.level, levels))
