"""The floor: what was seen, said and pushed goes in; a ruling, a question or choices come out.

>>> from riverboat.floor import Pushed, Spot, authority, reads, rule
>>> spot = Spot(structure="no-limit", bet=1100, raise_by=600, own=0)
>>> verdict = rule(Pushed(motions=((1000, 500),), last_chips=False), spot, authority("tda-2024"))
>>> print(reads(verdict))
seat 0: call 1100; 400 back to seat 0
>>> print(*verdict.cites)
Cite(rule='BYND-16', book='TDA 2024 45')
"""

import sys

from riverboat.floor import authorities
from riverboat.floor.authorities import AUTHORITIES, Authority, FloorRules, authority
from riverboat.floor.bets.seen import Pushed
from riverboat.floor.outcome import Brought, Outcome, carry_out, overrule
from riverboat.floor.reading import NotUnderstood, Reading, Unclear, Understood, completed, read
from riverboat.floor.rule import AnyObservation, answered, rule
from riverboat.floor.spot import Did, Spot, spot_of
from riverboat.floor.verdict import Answered, Asks, Cite, Leaves, Ruling, Verdict, reads

# What the module was called before, which is the name of a function: old imports find it still.
sys.modules.setdefault(f"{__name__}.authority", authorities)

__all__ = [
    "AUTHORITIES",
    "Answered",
    "AnyObservation",
    "Asks",
    "Authority",
    "Brought",
    "Cite",
    "Did",
    "FloorRules",
    "Leaves",
    "Outcome",
    "NotUnderstood",
    "Pushed",
    "Reading",
    "Ruling",
    "Spot",
    "Unclear",
    "Understood",
    "Verdict",
    "answered",
    "authority",
    "carry_out",
    "overrule",
    "completed",
    "read",
    "reads",
    "rule",
    "spot_of",
]
