"""Actions of a text as data: the action, its player, its amount or chips, and the words spoken."""

from __future__ import annotations

from typing import Final, NamedTuple

from riverboat.floor.transcript.clauses import Clause

ACTOR_ROLES: Final = (
    "dealer floor nobody next first last other bettor caller winner all both he i".split()
)
"""Concepts of players without a name or number: *dealer*, *next*, *he*."""


class SpokenWord(NamedTuple):
    """A spoken betting word with or without an amount, or a spoken amount alone."""

    word: str
    amount: int | None = None
    is_increment: bool = False
    """True if the amount is added to the bet: *raise by 400*, *raise 400 more*."""


class Actor(NamedTuple):
    """The player of an action: a label, a role, or unknown."""

    label: str = ""
    """A seat number, a letter or a position; empty if the text names none."""
    role: str = ""
    """``dealer``, ``next``, ``other``, ``nobody``, ``all`` ...; empty if unknown."""
    player_count: int = 1
    """Number of players who act together."""


class LineAction(NamedTuple):
    """An action that a text says a player did, or did not do."""

    kind: str
    """A betting action, or ``push``, ``takeback``, ``say``; ``front`` for chips bet before."""
    actor: Actor
    item_index: int
    """Index of the action's item in the text."""
    clause_index: int
    """Index of the action's clause in the text."""
    amount: int | None = None
    is_increment: bool = False
    """True if the amount is added to the bet: *by 200*, *200 more*."""
    previous_bet: int | None = None
    """The bet before a raise: *raised from 600 to 1600*."""
    chips: tuple[int, ...] = ()
    words: tuple[SpokenWord, ...] = ()
    is_out_of_turn: bool = False
    is_denied: bool = False
    is_claim: bool = False
    """True if the player describes the action afterwards: *only meant to call*."""
    is_asked: bool = False
    """True if the text asks if the action is allowed."""
    is_conditional: bool = False
    is_pending: bool = False
    """True if the action has not happened yet: *before he acted*, *still to act*."""
    is_noun: bool = False
    """True for a bet as a noun, without a player: *a bet of 300*, *raise to 600*."""
    player_count: int = 1
    """Number of players who took the action: *two calls*."""


def find_actor(clause: Clause, index: int) -> Actor | None:
    """Return the player that an item names, or None."""
    item = clause.items[index]
    if item.labels:
        return Actor(item.labels[0], player_count=len(item.labels))
    role = next((role for role in ACTOR_ROLES if role in item.tags), "")
    if not role and not item.has("player", "players"):
        return None
    previous_item = clause.items[index - 1] if index else None
    player_count = (
        (previous_item.number or 1)
        if previous_item is not None and previous_item.has("amount")
        else 1
    )
    return Actor(role=role, player_count=player_count)
