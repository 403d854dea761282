"""The floor: verdicts on incidents, each a ruling, a question or a choice that the rulebook leaves
to the floor.

>>> from riverboat.floor import PushedChips, Spot, authority, describe_verdict, rule
>>> spot = Spot(structure="no-limit", bet_to_match=1100, min_raise_size=600, chips_in_front=0)
>>> chips = PushedChips(motions=((1000, 500),), are_last_chips=False)
>>> verdict = rule(chips, spot, authority("tda-2024"))
>>> print(describe_verdict(verdict))
seat 0: call 1100; 400 back to seat 0
>>> print(*verdict.cites)
Cite(rule='BYND-16', rule_number='TDA 2024 45')
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.floor.authorities import AUTHORITIES, Authority, FloorRules, authority
from riverboat.floor.bets.bet_incidents import PushedChips
from riverboat.floor.incident_parsing.parse_results import (
    NotUnderstood,
    ParseResult,
    Unclear,
    Understood,
    complete_draft,
)
from riverboat.floor.inquiry.line_reader import read
from riverboat.floor.outcome import Outcome, SuppliedCards, carry_out, overrule
from riverboat.floor.rule import AnyIncident, apply_answer, rule
from riverboat.floor.spot import ActionTaken, Spot, spot_of
from riverboat.floor.verdict import (
    AnswerCase,
    Cite,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Verdict,
    describe_verdict,
)

__all__ = [
    "AUTHORITIES",
    "AnswerCase",
    "AnyIncident",
    "OpenQuestion",
    "Authority",
    "SuppliedCards",
    "Cite",
    "ActionTaken",
    "FloorRules",
    "FloorDiscretion",
    "Outcome",
    "NotUnderstood",
    "PushedChips",
    "ParseResult",
    "Ruling",
    "Spot",
    "Unclear",
    "Understood",
    "Verdict",
    "apply_answer",
    "authority",
    "carry_out",
    "overrule",
    "complete_draft",
    "read",
    "describe_verdict",
    "rule",
    "spot_of",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.floor")
