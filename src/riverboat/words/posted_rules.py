"""Posted rules of a table: a newcomer's questions, and the answers."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Sign
from riverboat.words.refusals.chips import ColourWithValue

# Headings of the page ---------------------------------------------------------------------------


class HouseRulesHeading(Phrase, frozen=True):
    game: Sign


class GamesPosted(Phrase, frozen=True):
    game: Sign


class PostedRulesHeading(Phrase, frozen=True):
    of: Literal[
        "this",
        "says",
        "else",
        "table",
        "button",
        "straddle",
        "kill",
        "buy_in",
        "marker",
        "clock",
        "fees",
        "hand",
    ]


class HandGamesHeading(Phrase, frozen=True):
    games: tuple[Sign, ...]


class DefaultRules(Phrase, frozen=True):
    marked: Literal["bold", "star"]


class OptionColumns(Phrase, frozen=True):
    pass


class ConfigHeading(Phrase, frozen=True):
    """The first comment of a configuration file."""

    of: Literal["table", "event"]


class OptionDefault(Phrase, frozen=True):
    """A comment on an option in a configuration file."""

    choices: str | None
    of: Literal["preset", "event"]
    value: str


class PostedQuestion(Phrase, frozen=True):
    of: Literal[
        "game",
        "players",
        "buy_in",
        "stakes",
        "raises",
        "reopening",
        "overbets",
        "button",
        "new",
        "missed",
        "straddles",
        "kills",
        "markers",
        "takes",
        "kitty",
        "seven_deuce",
        "chips",
        "law",
    ]


# Answers ----------------------------------------------------------------------------------------


class PostedAlternative(Phrase, frozen=True):
    one: Phrase
    other: Phrase


class PostedAddition(Phrase, frozen=True):
    one: Phrase
    other: Phrase


class PostedNone(Phrase, frozen=True):
    pass


class TableFormatPosted(Phrase, frozen=True):
    chairs: int
    format: Literal["cash", "tournament"]


class AnyChipsPosted(Phrase, frozen=True):
    pass


class MinChipsPosted(Phrase, frozen=True):
    least: Chips


class MaxChipsPosted(Phrase, frozen=True):
    most: Chips


class ChipRangePosted(Phrase, frozen=True):
    least: Chips
    most: Chips


class LargestStackAlternative(Phrase, frozen=True):
    reach: Phrase


class StakesPosted(Phrase, frozen=True):
    stakes: Literal["table", "open"]


class UnlimitedRaises(Phrase, frozen=True):
    pass


class RaiseCount(Phrase, frozen=True):
    n: int


class RaiseCapPerRound(Phrase, frozen=True):
    counts: Phrase
    limit: bool


class ReopeningRule(Phrase, frozen=True):
    reopen: Literal["by structure", "full", "half"]


class OverbetHandling(Phrase, frozen=True):
    overbet: Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"]


class ButtonMovement(Phrase, frozen=True):
    button: Literal["simplified", "moving", "dead"]


class NewPlayerEntryRule(Phrase, frozen=True):
    new: Literal["none", "bb", "bb in limit", "min_bet", "wait"]


class MissedBlindRule(Phrase, frozen=True):
    missed: Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"]


class StraddlePosition(Phrase, frozen=True):
    place: Literal["utg", "button", "cutoff", "any"]


class StraddlesPosted(Phrase, frozen=True):
    places: Phrase
    live: int
    rock: bool
    sleepers: bool


class PotThreshold(Phrase, frozen=True):
    pot: Chips


class ConsecutivePots(Phrase, frozen=True):
    n: int


class KillsPosted(Phrase, frozen=True):
    why: Phrase
    percent: int
    acts: Literal["last", "in_turn"]


class NoCreditPosted(Phrase, frozen=True):
    pass


class MarkersByAgreement(Phrase, frozen=True):
    below: Chips | None
    hours: int | None


class MarkersPosted(Phrase, frozen=True):
    taken: MarkersByAgreement | PostedNone
    loans: bool


# Rake, drops and fees ---------------------------------------------------------------------------


class NothingCollected(Phrase, frozen=True):
    pass


class RakeCapByPlayers(Phrase, frozen=True):
    caps: tuple[int, ...]


class RakeCapSuffix(Phrase, frozen=True):
    cap: Chips


class RakePosted(Phrase, frozen=True):
    whole: int
    tenths: int | None
    cap: RakeCapByPlayers | RakeCapSuffix | None
    no_flop: bool


class JackpotDropPosted(Phrase, frozen=True):
    drop: Chips
    least: Chips | None


class JackpotPosted(Phrase, frozen=True):
    hand: str
    loser: int
    winner: int
    others: int


class TimeFeePosted(Phrase, frozen=True):
    fee: Chips
    minutes: int
    above: Chips | None


class KittyContribution(Phrase, frozen=True):
    chips: Chips
    uses: str


class AgreedKittyContribution(Phrase, frozen=True):
    chips: Chips


class SevenDeucePosted(Phrase, frozen=True):
    chips: Chips


class ChipsPosted(Phrase, frozen=True):
    each: tuple[ColourWithValue, ...]


class ForbiddenSuffix(Phrase, frozen=True):
    what: tuple[str, ...]


class JurisdictionLaw(Phrase, frozen=True):
    place: str
    bans: ForbiddenSuffix | None


class LocalLaw(Phrase, frozen=True):
    bans: ForbiddenSuffix | None
