"""Terminal tables of statistics: sessions, events, equities and ranges."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase, Refusal, Sign

Head: TypeAlias = Literal[
    "style",
    "hands",
    "net",
    "rake",
    "buy-ins",
    "win",
    "tie",
    "won",
    "tied",
    "lost",
    "whole pot",
    "part",
    "high",
    "low",
    "scoop",
    "board",
    "dead",
    "blinds",
    "at",
    "left",
    "average",
    "chips",
]


class FigureHead(Phrase, frozen=True):
    """A heading of a column, or a label before cards."""

    en = "{head}"
    head: Head


class LevelOf(Phrase, frozen=True):
    en = "level {number}"
    number: int


# Sessions ---------------------------------------------------------------------------------------


class SessionOf(Phrase, frozen=True):
    en = "{game}: {hands:* hand|* hands}"
    game: Sign
    hands: Chips
    """Number of hands, formatted like an amount: there may be millions."""


class SessionEnded(Phrase, frozen=True):
    en = "the session ended after {hands:* hand|* hands}: too few players had chips left"
    hands: Chips


class SessionTook(Phrase, frozen=True):
    en = "{hands:* hand|* hands} in {seconds} seconds, {speed} a second"
    hands: Chips
    seconds: str
    speed: Chips


class OfOnePlayer(Phrase, frozen=True):
    """A player's style in one line, if there is no room for columns."""

    en = "{hands:* hand|* hands}"
    hands: Chips


class BuyInsOf(Phrase, frozen=True):
    en = "{count:* buy-in|* buy-ins}"
    count: Chips


class TakenOut(Phrase, frozen=True):
    """Chips that left the game, and their purpose."""

    en = "{what} {chips}"
    what: Literal["rake", "jackpot", "kitty", "time", "left in the middle"]
    chips: Chips


class EveryHandAlike(Phrase, frozen=True):
    en = "every hand begins alike"


class Bought(Phrase, frozen=True):
    en = "bought {chips}"
    chips: Chips


class CashedOut(Phrase, frozen=True):
    en = "cashed out {chips}"
    chips: Chips


class EventPlayed(Phrase, frozen=True):
    en = (
        "{name}: {entries:* entry|* entries}, {hands:* hand|* hands}, {hours} h {minutes} min, "
        "level {level}; played in {seconds} s"
    )
    name: str
    entries: Chips
    hands: Chips
    hours: int
    minutes: str
    """Minutes in two digits."""
    level: int
    seconds: str


# Equities and ranges ----------------------------------------------------------------------------


class AllCardsKnown(Phrase, frozen=True):
    en = "Exact: all cards are known"


class AllCounted(Phrase, frozen=True):
    en = "Exact: all {count} {unit} counted"
    count: str
    unit: Literal["boards", "deals"]


class DealsDrawn(Phrase, frozen=True):
    en = "Sampled: {count} random deals, ±{margin}% with 95% confidence"
    count: str
    margin: str


class KindOfHands(Phrase, frozen=True):
    """The combinations of a kind, and its place in the grid."""

    en = "{kind} {count}{where:diagonal= (diagonal)|above= (above it)|below= (below it)|}"
    kind: Literal["pairs", "suited", "offsuit"]
    count: str
    where: Literal["diagonal", "above", "below", ""]


class MarksOfParts(Phrase, frozen=True):
    en = "AKs{least} a little of the hand is in, AKs{half} half of it, AKs{most} most"
    least: str
    half: str
    most: str


class DigitsOfParts(Phrase, frozen=True):
    en = "AKs5: five tenths of the hand are in"


class CountWasStopped(Phrase, frozen=True):
    en = "The count was stopped. Random deals give figures sooner: --seconds 2"


# Small games solved -----------------------------------------------------------------------------

SolveColumn: TypeAlias = Literal["rounds", "exploitability", "known", "done"]


class SolveHead(Phrase, frozen=True):
    en = "{head}"
    head: SolveColumn


class SolvedByRounds(Phrase, frozen=True):
    en = "{game}: {rounds} rounds of {method}"
    game: Sign
    rounds: Chips
    method: str


class SolvedExactly(Phrase, frozen=True):
    en = "{game}: an equilibrium, by linear programming"
    game: Sign


class ValueOfGame(Phrase, frozen=True):
    en = "value {value} chips a hand to seat 0"
    value: str


class ExploitabilityOf(Phrase, frozen=True):
    en = "exploitability {figure} chips a hand"
    figure: str


class MoreSetsThanShown(Phrase, frozen=True):
    en = "{sets} information sets: --save FILE or --json has them all"
    sets: int


class BlueprintSaved(Phrase, frozen=True):
    en = "{hands} hands of {players} players: {rows} rows, {size} bytes"
    hands: Chips
    players: int
    rows: Chips
    size: Chips


class AfterWhat(Phrase, frozen=True):
    """The action sequence at which a blueprint is inspected."""


class AfterTheBlinds(AfterWhat, frozen=True):
    en = "the blinds"


class AfterActions(AfterWhat, frozen=True):
    en = "{acts}"
    acts: str


class OpeningOf(Phrase, frozen=True):
    en = "the blueprint before the flop, after {what}"
    what: AfterWhat


class WhatIsDoneMost(Phrase, frozen=True):
    en = "what is done most often; a capital where it is nearly always"


# Players' figures -------------------------------------------------------------------------------

PlayerColumn: TypeAlias = Literal[
    "player", "hands", "at EV", "of", "means", "position", "depth", "players"
]


class PlayerHead(Phrase, frozen=True):
    en = "{head}"
    head: PlayerColumn


class PlayedByNobody(Refusal, frozen=True):
    en = "nobody has played a hand that was read ({others} have)"
    others: int


class NotPlayedBy(Refusal, frozen=True):
    en = "{player} has not played a hand that was read ({others} have)"
    player: str
    others: int


class MorePlayers(Phrase, frozen=True):
    en = "and {more} more: --list {whole}"
    more: int
    whole: int


class FiguresOf(Phrase, frozen=True):
    en = (
        "{player}{part:, *}: {hands} hands\n{rate} \u00b1 {width} bb/100, {worth} with all-ins at "
        "what they were worth"
    )
    player: str
    part: str | None
    hands: Chips
    rate: str
    width: str
    worth: str


# How far it is ----------------------------------------------------------------------------------


class Work(Phrase, frozen=True):
    """The subject of a progress bar."""

    en = "{work}"
    work: Literal["finishes", "push or fold", "hands", "rounds", "cards", "event", "counting"]


class WorkStopped(Phrase, frozen=True):
    en = "{work}: stopped, so there is nothing to tell"
    work: Work


class DoneOf(Phrase, frozen=True):
    en = "{done} of {whole}"
    done: Chips
    whole: Chips


class AllInsAreCounted(Phrase, frozen=True):
    en = "all-ins are counted"


class HandsAllIn(Phrase, frozen=True):
    """The progress of counting all-in hands before push or fold is solved."""

    en = "{hands} hands all-in {part}"
    hands: Literal["two", "three"]
    part: str


class RoundsSoFar(Phrase, frozen=True):
    en = "{rounds} rounds{gain:, * bb to gain}"
    rounds: int
    gain: str | None


class ExploitabilitySoFar(Phrase, frozen=True):
    en = "exploitability {figure}"
    figure: str


class SituationsKnown(Phrase, frozen=True):
    en = "{count} situations"
    count: Chips


class BoardsSoFar(Phrase, frozen=True):
    en = "{street}"
    street: Literal["flops", "turns", "rivers"]


class EventSoFar(Phrase, frozen=True):
    en = "{left} left, level {level}, {hands} hands"
    left: Chips
    level: int
    hands: Chips


# Files ------------------------------------------------------------------------------------------


class IsAFolder(Refusal, frozen=True):
    en = "{file} is a folder: name a file in it"
    file: str


class IsNoText(Refusal, frozen=True):
    en = "{file} is no text"
    file: str
