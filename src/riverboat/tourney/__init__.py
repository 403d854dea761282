"""Events: structure, entries, seats, balance, places, prizes and bounties, as facts and a fold.

>>> from riverboat.tourney import Evening, generated
>>> evening = Evening(players=18, stack=5000, hours=3, level_minutes=15, chips=(25, 100, 500, 1000))
>>> [level.posted for level in generated(evening).levels][:4]
['75/150', '100/200', '150/300', '225/450']
"""

from riverboat.tourney.balance.moves import BalancingPlan, SeatMove, plan_balancing
from riverboat.tourney.balance.positions import SeatedTable
from riverboat.tourney.errors import BadEvent, EventCommandRefused
from riverboat.tourney.play import act, advance, decide, due, open_event
from riverboat.tourney.prizes.shares import prizes_by_shares
from riverboat.tourney.prizes.table import PrizeRequest, prize_table
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.draw import Draws, draw_order, seed_commitment
from riverboat.tourney.state.event import Event
from riverboat.tourney.structure.generator import StructureRequest, generate_structure
from riverboat.tourney.structure.levels import Break, Level, Structure

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
    "due",
    "generate_structure",
    "open_event",
    "prize_table",
    "prizes_by_shares",
    "plan_balancing",
    "advance",
    "seed_commitment",
]
