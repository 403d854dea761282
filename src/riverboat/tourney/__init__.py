"""Events: structure, entries, seats, balance, places, prizes and bounties, as facts and a fold.

>>> from riverboat.tourney import Evening, generated
>>> evening = Evening(players=18, stack=5000, hours=3, level_minutes=15, chips=(25, 100, 500, 1000))
>>> [level.posted for level in generated(evening).levels][:4]
['75/150', '100/200', '150/300', '225/450']
"""

from riverboat.tourney.balance.moves import BalancingPlan, SeatMove, rebalanced
from riverboat.tourney.balance.positions import SeatedTable
from riverboat.tourney.errors import BadEvent, NotInThisEvent
from riverboat.tourney.play import act, decide, due, open_event, run_out
from riverboat.tourney.prizes.shares import prizes_by_shares
from riverboat.tourney.prizes.table import PrizeWish, prize_table
from riverboat.tourney.rules import EventRules
from riverboat.tourney.seating.draw import Draws, drawn, sealed
from riverboat.tourney.state.event import Event
from riverboat.tourney.structure.generator import Evening, generated
from riverboat.tourney.structure.levels import Break, Level, Structure

__all__ = [
    "BadEvent",
    "Break",
    "Draws",
    "Evening",
    "Event",
    "EventRules",
    "Level",
    "SeatMove",
    "NotInThisEvent",
    "BalancingPlan",
    "SeatedTable",
    "Structure",
    "PrizeWish",
    "act",
    "decide",
    "drawn",
    "due",
    "generated",
    "open_event",
    "prize_table",
    "prizes_by_shares",
    "rebalanced",
    "run_out",
    "sealed",
]
