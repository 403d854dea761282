"""Logs and game definitions of the Annual Computer Poker Competition."""

from riverboat.notation.acpc.definition import (
    Definition,
    Table,
    parse_definition,
    read_definition,
    table_of,
)
from riverboat.notation.acpc.finding import find_definition
from riverboat.notation.acpc.log import parse_acpc, read_acpc, to_acpc

__all__ = [
    "Definition",
    "Table",
    "find_definition",
    "parse_acpc",
    "parse_definition",
    "read_acpc",
    "read_definition",
    "table_of",
    "to_acpc",
]
