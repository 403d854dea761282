"""Tournaments: structure, entries, seats, balancing, places, prizes and bounties, event-sourced.

>>> from riverboat.tourney import StructureRequest, generate_structure
>>> chips = (25, 100, 500, 1000)
>>> evening = StructureRequest(players=18, stack=5000, hours=3, level_minutes=15, chips=chips)
>>> [level.label for level in generate_structure(evening).levels][:4]
['75/150', '100/200', '150/300', '225/450']
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.tourney.balance.blind_distance import SeatedTable
from riverboat.tourney.balance.seat_moves import BalancingPlan, SeatMove, plan_balancing
from riverboat.tourney.event_errors import BadEvent, EventCommandRefused
from riverboat.tourney.event_play import act, advance, decide, find_due_facts, open_event
from riverboat.tourney.prizes.prize_shares import prizes_by_shares
from riverboat.tourney.prizes.prize_table import PrizeRequest, prize_table
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.random_draw import Draws, draw_order, seed_commitment
from riverboat.tourney.state.event_state import Event
from riverboat.tourney.structure.levels import Break, Level, Structure
from riverboat.tourney.structure.structure_generator import StructureRequest, generate_structure

__all__ = [
    "BadEvent",
    "Break",
    "Draws",
    "StructureRequest",
    "Event",
    "EventRules",
    "Level",
    "SeatMove",
    "EventCommandRefused",
    "BalancingPlan",
    "SeatedTable",
    "Structure",
    "PrizeRequest",
    "act",
    "decide",
    "draw_order",
    "find_due_facts",
    "generate_structure",
    "open_event",
    "prize_table",
    "prizes_by_shares",
    "plan_balancing",
    "advance",
    "seed_commitment",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.tourney")
