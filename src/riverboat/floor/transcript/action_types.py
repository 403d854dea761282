"""Actions of a line as data: the action, its player, its amount or chips, and the words spoken."""

from __future__ import annotations

from typing import Final, NamedTuple

from riverboat.floor.transcript.clauses import Clause

ACTOR_ROLES: Final = (
    "dealer floor nobody next first last other bettor caller winner all both he i".split()
)
"""Concepts of players that a line does not name."""


class Spoken(NamedTuple):
    """A word of the table that was spoken, with an amount or without; or an amount alone."""

    word: str
    amount: int | None = None
    is_increment: bool = False
    """The amount is added to the bet: *raise by 400*, *raise 400 more*."""


class Actor(NamedTuple):
    """The player of an action: a label, a role, or unknown."""

    label: str = ""
    """A seat number, a letter or a position; empty if the line names none."""
    role: str = ""
    """``dealer``, ``next``, ``other``, ``nobody``, ``all`` ...; empty if unknown."""
    number: int = 1


class LineAction(NamedTuple):
    """An action that a line says a player did, or did not do."""

    kind: str
    """An action, or ``push``, ``takeback``, ``front`` for chips that lay there, ``say``."""
    actor: Actor
    at: int
    """Index of its item in the line."""
    clause: int
    amount: int | None = None
    is_increment: bool = False
    """The amount is added to the bet: *by 200*, *200 more*."""
    over: int | None = None
    """The bet that a raise goes on from: *raised from 600 to 1600*."""
    chips: tuple[int, ...] = ()
    words: tuple[Spoken, ...] = ()
    is_out_of_turn: bool = False
    is_denied: bool = False
    is_claim: bool = False
    """The player describes the action afterwards: *only meant to call*."""
    is_asked: bool = False
    """The line asks if it may be done."""
    is_conditional: bool = False
    is_pending: bool = False
    """It has not happened yet: *before he acted*, *still to act*."""
    is_noun: bool = False
    """A bet as a thing, by nobody in particular: *a bet of 300*, *raise to 600*."""
    times: int = 1
    """Number of players who did it: *two calls*."""


def actor_of(clause: Clause, index: int) -> Actor | None:
    """Return the player that an item names, or None."""
    item = clause.items[index]
    if item.labels:
        return Actor(item.labels[0], number=len(item.labels))
    role = next((other_role for other_role in ACTOR_ROLES if other_role in item.tags), "")
    if not role and not item.has("player", "players"):
        return None
    before = clause.items[index - 1] if index else None
    count = (before.number or 1) if before is not None and before.has("amount") else 1
    return Actor(role=role, number=count)
