"""Logs, game definitions and match states of the Annual Computer Poker Competition."""

from riverboat.notation.acpc.acpc_actions import MAX_ACTIONS, action_of, command_of, legal_turn
from riverboat.notation.acpc.acpc_log import (
    parse_acpc,
    payoff_text,
    read_acpc,
    read_acpc_lines,
    to_acpc,
)
from riverboat.notation.acpc.acpc_replay import deal_order, start_hand, view_of
from riverboat.notation.acpc.definition_search import find_definition
from riverboat.notation.acpc.game_definition import (
    DefinedTable,
    Definition,
    parse_definition,
    read_definition,
    table_of,
)
from riverboat.notation.acpc.match_state import (
    MatchState,
    MatchStateWriter,
    parse_answer,
    parse_state,
)

__all__ = [
    "MAX_ACTIONS",
    "Definition",
    "MatchState",
    "MatchStateWriter",
    "DefinedTable",
    "action_of",
    "command_of",
    "find_definition",
    "deal_order",
    "parse_acpc",
    "parse_answer",
    "parse_definition",
    "parse_state",
    "payoff_text",
    "read_acpc",
    "read_acpc_lines",
    "read_definition",
    "start_hand",
    "table_of",
    "to_acpc",
    "legal_turn",
    "view_of",
]
