"""Posted rules of a table: a newcomer's questions, and the answers."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Sign
from riverboat.words.refusals.chips import ColourAndWorth

# The page ---------------------------------------------------------------------------------------


class HouseRulesOf(Phrase, frozen=True):
    game: Sign


class GamesPosted(Phrase, frozen=True):
    game: Sign


class Heading(Phrase, frozen=True):
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


class HandOfGames(Phrase, frozen=True):
    games: tuple[Sign, ...]


class DefaultRules(Phrase, frozen=True):
    marked: Literal["bold", "star"]


class ColumnsOfOptions(Phrase, frozen=True):
    pass


class NewcomersQuestion(Phrase, frozen=True):
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


class Or(Phrase, frozen=True):
    one: Phrase
    other: Phrase


class Also(Phrase, frozen=True):
    one: Phrase
    other: Phrase


class NoneHere(Phrase, frozen=True):
    pass


class PlayersUpTo(Phrase, frozen=True):
    chairs: int
    format: Literal["cash", "tournament"]


class AnyNumberOfChips(Phrase, frozen=True):
    pass


class SoManyOrMore(Phrase, frozen=True):
    least: Chips


class UpToSoMany(Phrase, frozen=True):
    most: Chips


class BetweenSoMany(Phrase, frozen=True):
    least: Chips
    most: Chips


class OrTheLargestStack(Phrase, frozen=True):
    reach: Phrase


class StakesPosted(Phrase, frozen=True):
    stakes: Literal["table", "open"]


class RaisesWithoutNumber(Phrase, frozen=True):
    pass


class SoManyRaises(Phrase, frozen=True):
    n: int


class RaisesARound(Phrase, frozen=True):
    counts: Phrase
    limit: bool


class ReopenedBy(Phrase, frozen=True):
    reopen: Literal["by structure", "full", "half"]


class OverbetsAre(Phrase, frozen=True):
    overbet: Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"]


class ButtonGoes(Phrase, frozen=True):
    button: Literal["simplified", "moving", "dead"]


class NewPlayers(Phrase, frozen=True):
    new: Literal["none", "bb", "bb in limit", "min_bet", "wait"]


class MissedBlinds(Phrase, frozen=True):
    missed: Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"]


class StraddlePlace(Phrase, frozen=True):
    place: Literal["utg", "button", "cutoff", "any"]


class StraddlesPosted(Phrase, frozen=True):
    places: Phrase
    live: int
    rock: bool
    sleepers: bool


class PotAbove(Phrase, frozen=True):
    pot: Chips


class PotsInARow(Phrase, frozen=True):
    n: int


class KillsPosted(Phrase, frozen=True):
    why: Phrase
    percent: int
    acts: Literal["last", "in_turn"]


class NoMarkersAndNoLoans(Phrase, frozen=True):
    pass


class TakenIfAllAgree(Phrase, frozen=True):
    below: Chips | None
    hours: int | None


class MarkersPosted(Phrase, frozen=True):
    taken: TakenIfAllAgree | NoneHere
    loans: bool


# What is taken ----------------------------------------------------------------------------------


class NothingDue(Phrase, frozen=True):
    pass


class CapByPlayers(Phrase, frozen=True):
    caps: tuple[int, ...]


class CapOfRake(Phrase, frozen=True):
    cap: Chips


class RakePosted(Phrase, frozen=True):
    whole: int
    tenths: int | None
    cap: CapByPlayers | CapOfRake | None
    no_flop: bool


class DropPosted(Phrase, frozen=True):
    drop: Chips
    least: Chips | None


class JackpotPosted(Phrase, frozen=True):
    hand: str
    loser: int
    winner: int
    others: int


class TimePosted(Phrase, frozen=True):
    fee: Chips
    minutes: int
    above: Chips | None


class KittyFor(Phrase, frozen=True):
    chips: Chips
    uses: str


class KittyForAnything(Phrase, frozen=True):
    chips: Chips


class SevenDeucePosted(Phrase, frozen=True):
    chips: Chips


class ChipsPosted(Phrase, frozen=True):
    each: tuple[ColourAndWorth, ...]


class Forbidding(Phrase, frozen=True):
    what: tuple[str, ...]


class LawOf(Phrase, frozen=True):
    place: str
    bans: Forbidding | None


class LawOfThisPlace(Phrase, frozen=True):
    bans: Forbidding | None
