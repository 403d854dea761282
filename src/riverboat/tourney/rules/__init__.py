"""Rules of an event: all options of its host, with the rules that allow them."""

from riverboat.tourney.rules.at_table_rules import AtTableRules, HourBreaks
from riverboat.tourney.rules.entry_rules import AddOn, EntryRules, Price, Rebuy
from riverboat.tourney.rules.event_rules import EventRules
from riverboat.tourney.rules.prize_rules import BountyRules, PrizeRules
from riverboat.tourney.rules.seating_rules import SeatingRules

__all__ = [
    "AddOn",
    "AtTableRules",
    "BountyRules",
    "EntryRules",
    "EventRules",
    "HourBreaks",
    "Price",
    "PrizeRules",
    "Rebuy",
    "SeatingRules",
]
