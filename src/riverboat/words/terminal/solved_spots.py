"""Texts of ``riverboat solve spot``: a spot, a node with its strategy, a grid, and an estimate."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Cards, Chips, Count, DecimalText, Phrase

ActingPlayer: TypeAlias = Literal["oop", "ip"]
StrategyColumn: TypeAlias = Literal["frequency", "combos", "EV", "equity"]


class SpotTitle(Phrase, frozen=True):
    board: Cards
    pot: DecimalText
    stack: DecimalText


class SpotSolved(Phrase, frozen=True):
    iterations: Count
    seconds: DecimalText | None
    exploitability: DecimalText
    """Exploitability in percent of the pot."""


class NodeTitle(Phrase, frozen=True):
    """A decision: the actions that lead to it, its pot, and the player to act."""

    path: str | None
    pot: DecimalText
    player: ActingPlayer


class PathEndNote(Phrase, frozen=True):
    """A note on a node at which no player acts: a card to come, a fold or a showdown."""

    path: str
    pot: DecimalText
    kind: Literal["turn", "river", "fold", "showdown"]


class StrategyColumnHeading(Phrase, frozen=True):
    head: StrategyColumn


class FrequencyGrid(Phrase, frozen=True):
    """The title of a grid with the frequency of an action for each starting hand."""

    action: str
    percent: DecimalText


class FrequencyGridLegend(Phrase, frozen=True):
    outside: str
    """The mark of a hand outside of the range."""


class TreeSize(Phrase, frozen=True):
    nodes: Count
    regrets: Chips


class TreeMemory(Phrase, frozen=True):
    memory: DecimalText
    bits: int
    allowed: DecimalText


class IterationTime(Phrase, frozen=True):
    seconds: DecimalText


class SolutionSaved(Phrase, frozen=True):
    file: str
    size: str
