"""Keys and their effects."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Phrase


class KeyLabel(Phrase, frozen=True):
    """The label of a key, which names its effect."""


class CallKey(KeyLabel, frozen=True):
    chips: Chips
    all_in: bool


class BringInKey(KeyLabel, frozen=True):
    chips: Chips
    all_in: bool


class LegalSizes(Phrase, frozen=True):
    """The legal sizes of a bet or raise: one amount, a range, or none."""


class TwoBetSizes(LegalSizes, frozen=True):
    low: Chips
    high: Chips


class BetSizeRange(LegalSizes, frozen=True):
    low: Chips
    dash: str
    high: Chips


class SingleBetSize(LegalSizes, frozen=True):
    low: Chips
    all_in: bool


class BetKey(KeyLabel, frozen=True):
    reach: LegalSizes


class RaiseKey(KeyLabel, frozen=True):
    reach: LegalSizes


class CompleteKey(KeyLabel, frozen=True):
    reach: LegalSizes


class PotKey(KeyLabel, frozen=True):
    to: Chips


class AllInKey(KeyLabel, frozen=True):
    to: Chips


class SizeKey(KeyLabel, frozen=True):
    to: Chips


class DrawUpToKey(KeyLabel, frozen=True):
    most: int


class DiscardKey(KeyLabel, frozen=True):
    n: int


class RunCountKey(KeyLabel, frozen=True):
    times: int


class NamedKey(KeyLabel, frozen=True):
    what: Literal[
        "fold",
        "check",
        "help",
        "show",
        "muck",
        "high",
        "low",
        "draw",
        "stand pat",
        "next hand",
    ]


class BetweenHandsKeys(Phrase, frozen=True):
    pass


class RunItPrompt(Phrase, frozen=True):
    pass


class DeclareClosed(Phrase, frozen=True):
    pass


class NoLegalBet(Phrase, frozen=True):
    program_arguments = frozenset({"who"})
    bet: bool
    why: Phrase
    rule: str
    who: Person


class HandCommandHelp(Phrase, frozen=True):
    """One line of help on the input of a player in turn."""

    what: Literal[
        "fold",
        "raise",
        "pot",
        "all-in",
        "bring in",
        "challenge",
        "draw",
        "stand pat",
        "discard",
        "declare",
        "show",
        "history",
        "table",
        "log",
        "quit",
    ]


class TableCommandHelp(Phrase, frozen=True):
    """One line of help on a request to a table."""

    what: Literal[
        "next",
        "out",
        "buy",
        "take",
        "chair",
        "leave",
        "sit",
        "straddle",
        "chips",
        "ledger",
        "rules",
        "last",
        "quit",
        "others",
        "add",
        "add with",
        "adjust",
        "colour up",
        "set",
        "game",
        "bomb",
        "button",
        "7-2",
        "fee",
        "kitty",
        "marker",
        "chop",
        "challenge",
        "when over",
        "call off",
        "undo",
        "kill",
        "hold",
        "warn",
        "look",
        "as the host",
    ]


class YouPronoun(Phrase, frozen=True):
    pass


class ClockKeys(Phrase, frozen=True):
    pass
