"""Event rules: the game, the structure, and all options of the host."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.rules.at_table_rules import AtTableRules, HourBreaks
from riverboat.tourney.rules.entry_rules import EntryRules
from riverboat.tourney.rules.prize_rules import BountyRules, PrizeRules
from riverboat.tourney.rules.seating_rules import SeatingRules
from riverboat.tourney.structure.levels import Structure
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w


class EventRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings made before the first entry."""

    name: str
    structure: Structure
    game: str = "no-limit hold'em"
    """The game, without stakes, for levels that name none."""
    starts: Annotated[Literal["full", "host", "clock"], Meta(description="TRNY-15")] = "host"
    starts_at: Annotated[int, Meta(ge=0, description="TRNY-15")] = 0
    too_few: Annotated[Literal["wait", "cancel"], Meta(description="GAME-03")] = "wait"
    tables: Annotated[Literal["ours", "felt"], Meta(description="BYND-70, BYND-71")] = "ours"
    flight: str = ""
    """Name of this starting day, if the event has several; play ends with the day, and the prize
    pool is carried over to the final.
    """
    day_ends: Annotated[tuple[int, ...], Meta(description="TRNY-35")] = ()
    entry: EntryRules = EntryRules()
    seating: SeatingRules = SeatingRules()
    prizes: PrizeRules = PrizeRules()
    bounty: BountyRules = BountyRules()
    at_table: AtTableRules = AtTableRules()
    hour_breaks: HourBreaks = HourBreaks()

    def __post_init__(self) -> None:
        check_options(self)
        _refuse_contradictions(self)


def _refuse_contradictions(rules: EventRules) -> None:
    entry_rules, level_count = rules.entry, len(rules.structure.levels)
    if rules.starts == "full" and not entry_rules.most:
        raise BadEvent(w.EntryCountMissing())
    if rules.starts == "clock" and not rules.starts_at:
        raise BadEvent(h.StartTimeRequired())
    if (entry_rules.access == "password") != bool(entry_rules.password):
        raise BadEvent(h.PasswordUnneeded())
    if rules.prizes.seat_in and not rules.prizes.seat:
        raise BadEvent(h.SeatValueMissing(rules.prizes.seat_in))
    if rules.bounty.kind != "none" and not entry_rules.price.bounty:
        raise BadEvent(w.BountyMissing())
    _refuse_card_shares(rules)
    _refuse_day_ends(rules)
    if rules.prizes.seat and rules.prizes.shares:
        raise BadEvent(w.SatelliteSharesConflict())
    for level in (
        entry_rules.late_until,
        entry_rules.rebuy.until_level if entry_rules.rebuy else 0,
    ):
        if level > level_count:
            raise BadEvent(w.NoSuchLevel(level, level_count))
    if entry_rules.add_on and not 1 <= entry_rules.add_on.level <= level_count:
        raise BadEvent(w.NoSuchLevel(entry_rules.add_on.level, level_count))


def _refuse_day_ends(rules: EventRules) -> None:
    levels = rules.structure.levels
    for previous_level, level in pairwise((0, *rules.day_ends)):
        if level <= previous_level:
            raise BadEvent(h.DayEndsUnsorted(previous_level, level))
        if level > len(levels):
            raise BadEvent(w.NoSuchLevel(level, len(levels)))
        if levels[level - 1].hands:
            raise BadEvent(h.DayEndLevelInHands(level))


def _refuse_card_shares(rules: EventRules) -> None:
    shares = rules.bounty.card_shares
    bounty_card_count, bounty_card_values = (
        sum([count for count, _ in shares]),
        [value for _, value in shares],
    )
    if bounty_card_count != 100:  # rule: TRNY-60
        raise BadEvent(w.MysteryBountyCountWrong(bounty_card_count))
    for value_above, value in pairwise(bounty_card_values):
        if value > value_above:
            raise BadEvent(w.MysteryBountiesUnsorted(value, value_above))
