"""Logs, game definitions and match states of the Annual Computer Poker Competition."""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.notation.acpc.acpc_actions import (
    MAX_ACTIONS,
    build_command,
    format_action,
    legal_turn,
)
from riverboat.notation.acpc.acpc_log import (
    parse_acpc,
    payoff_text,
    read_acpc,
    read_acpc_lines,
    to_acpc,
)
from riverboat.notation.acpc.acpc_replay import build_view, deal_order, start_hand
from riverboat.notation.acpc.definition_search import find_definition
from riverboat.notation.acpc.game_definition import (
    DefinedTable,
    Definition,
    build_table,
    parse_definition,
    read_definition,
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
    "format_action",
    "build_command",
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
    "build_table",
    "to_acpc",
    "legal_turn",
    "build_view",
]

if not TYPE_CHECKING:
    __getattr__ = deprecated_names("riverboat.notation.acpc")
