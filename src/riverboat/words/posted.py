"""Posted rules of a table: a newcomer's questions, and the answers."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Sign
from riverboat.words.refusals.chips import ColourAndWorth

# The page ---------------------------------------------------------------------------------------


class HouseRulesOf(Phrase, frozen=True):
    en = "House rules: {game}"
    game: Sign


class GamesPosted(Phrase, frozen=True):
    en = "{game}"
    game: Sign


class Heading(Phrase, frozen=True):
    en = (
        "{of:this=This table|says=The house says|else=Everything else|table=The table"
        "|button=Button and blinds|straddle=Straddles|kill=Kill pots|buy_in=Buying in"
        "|marker=Markers and loans|clock=Time|fees=The house|hand=The hand}"
    )
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
    en = "The hand: {games}"
    games: tuple[Sign, ...]


class WhatIsUsual(Phrase, frozen=True):
    en = (
        "What is not said here is as the rulebook has it. "
        "Whatever is not as usual is {marked:bold=in bold|star=with a star}."
    )
    marked: Literal["bold", "star"]


class ColumnsOfOptions(Phrase, frozen=True):
    en = "| option | here | may be | meaning | rules |"


class NewcomersQuestion(Phrase, frozen=True):
    en = (
        "{of:game=Game|players=Players|buy_in=Buy-in|stakes=Stakes|raises=Raises"
        "|reopening=Reopening|overbets=Overbets|button=Button|new=New players"
        "|missed=Missed blinds|straddles=Straddles|kills=Kill pots|markers=Markers"
        "|takes=The house takes|kitty=Kitty|seven_deuce=7-2 game|chips=Chips|law=Law}"
    )
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
    en = "{one} or {other}"
    one: Phrase
    other: Phrase


class Also(Phrase, frozen=True):
    en = "{one}; {other}"
    one: Phrase
    other: Phrase


class NoneHere(Phrase, frozen=True):
    en = "none"


class PlayersUpTo(Phrase, frozen=True):
    en = "up to {chairs}, {format:cash=a cash game|tournament=a table of a tournament}"
    chairs: int
    format: Literal["cash", "tournament"]


class AnyNumberOfChips(Phrase, frozen=True):
    en = "any number of chips"


class SoManyOrMore(Phrase, frozen=True):
    en = "{least} chips or more"
    least: Chips


class UpToSoMany(Phrase, frozen=True):
    en = "up to {most} chips"
    most: Chips


class BetweenSoMany(Phrase, frozen=True):
    en = "{least} to {most} chips"
    least: Chips
    most: Chips


class OrTheLargestStack(Phrase, frozen=True):
    en = "{reach}, or up to the largest stack"
    reach: Phrase


class StakesPosted(Phrase, frozen=True):
    en = (
        "{stakes:table=table stakes: nothing is added or taken away during a hand"
        "|open=open stakes: chips may be bought and borrowed during a hand}"
    )
    stakes: Literal["table", "open"]


class RaisesWithoutNumber(Phrase, frozen=True):
    en = "without number"


class SoManyRaises(Phrase, frozen=True):
    en = "{n}"
    n: int


class RaisesARound(Phrase, frozen=True):
    en = "a bet and {counts} raises a round{limit: in limit, without number in the others|}"
    counts: Phrase
    limit: bool


class ReopenedBy(Phrase, frozen=True):
    en = (
        "{reopen:by structure=by an all-in of a full raise, in limit of half a raise"
        "|full=by an all-in of a full raise|half=by an all-in of half a raise}"
    )
    reopen: Literal["by structure", "full", "half"]


class OverbetsAre(Phrase, frozen=True):
    en = (
        "{overbet:refuse=refused|auto_return=cut to the pot"
        "|stands_if_unchallenged=stand unless challenged before the next action"
        "|tda=corrected on the same street}"
    )
    overbet: Literal["refuse", "auto_return", "stands_if_unchallenged", "tda"]


class ButtonGoes(Phrase, frozen=True):
    en = (
        "{button:simplified=goes to the next player"
        "|moving=goes to the next player, and blinds that were skipped are paid"
        "|dead=may lie before an empty chair, and the big blind goes on}"
    )
    button: Literal["simplified", "moving", "dead"]


class NewPlayers(Phrase, frozen=True):
    en = (
        "{new:none=are dealt in at once|bb=post a big blind, or wait for it"
        "|bb in limit=post a big blind, or wait for it, in limit games only"
        "|min_bet=post a big blind, or wait for it, and without blinds a minimum bet"
        "|wait=wait for the big blind}"
    )
    new: Literal["none", "bb", "bb in limit", "min_bet", "wait"]


class MissedBlinds(Phrase, frozen=True):
    en = (
        "{missed:both_now_sb_dead=both at once, the small one dead"
        "|one_per_hand_live=one a hand, live, the largest first"
        "|wait_for_bb=none: wait for the big blind|bb_live=one live big blind}"
    )
    missed: Literal["both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"]


class StraddlePlace(Phrase, frozen=True):
    en = "{place:utg=under the gun|button=on the button|cutoff=before the button|any=anywhere}"
    place: Literal["utg", "button", "cutoff", "any"]


class StraddlesPosted(Phrase, frozen=True):
    en = "{places}, {live} live{rock:, the rock moves|}{sleepers:, sleepers are taken|}"
    places: Phrase
    live: int
    rock: bool
    sleepers: bool


class PotAbove(Phrase, frozen=True):
    en = "a pot above {pot}"
    pot: Chips


class PotsInARow(Phrase, frozen=True):
    en = "{n} pots in a row"
    n: int


class KillsPosted(Phrase, frozen=True):
    en = "{why}: {percent} percent of the limits, the killer acts {acts:last=last|in_turn=in turn}"
    why: Phrase
    percent: int
    acts: Literal["last", "in_turn"]


class NoMarkersAndNoLoans(Phrase, frozen=True):
    en = "none, and no loans"


class TakenIfAllAgree(Phrase, frozen=True):
    en = (
        "taken if all in the pot agree{below:, below * without asking}"
        "{hours:, settled within * hours}"
    )
    below: Chips | None
    hours: int | None


class MarkersPosted(Phrase, frozen=True):
    en = "{taken}{loans:; players may lend each other chips|; no loans}"
    taken: TakenIfAllAgree | NoneHere
    loans: bool


# What is taken ----------------------------------------------------------------------------------


class NothingIsTaken(Phrase, frozen=True):
    en = "nothing"


class CapByPlayers(Phrase, frozen=True):
    en = ", at most {caps} with two, three ... players"
    caps: tuple[int, ...]


class CapOfRake(Phrase, frozen=True):
    en = ", at most {cap}"
    cap: Chips


class RakePosted(Phrase, frozen=True):
    en = "{whole}{tenths:.*} percent of each pot{cap}{no_flop:, nothing before the flop|}"
    whole: int
    tenths: int | None
    cap: CapByPlayers | CapOfRake | None
    no_flop: bool


class DropPosted(Phrase, frozen=True):
    en = "{drop} for the jackpot from pots{least: of * and more}"
    drop: Chips
    least: Chips | None


class JackpotPosted(Phrase, frozen=True):
    en = (
        "the jackpot is won when {hand} or better loses: {loser} percent to who loses, "
        "{winner} to who wins, {others} to the others"
    )
    hand: str
    loser: int
    winner: int
    others: int


class TimePosted(Phrase, frozen=True):
    en = "{fee} a seat for {minutes} minutes{above:, from the first pot above *}"
    fee: Chips
    minutes: int
    above: Chips | None


class KittyFor(Phrase, frozen=True):
    en = "{chips} from the winner of each pot, for {uses}"
    chips: Chips
    uses: str


class KittyForAnything(Phrase, frozen=True):
    en = "{chips} from the winner of each pot, for whatever is agreed"
    chips: Chips


class SevenDeucePosted(Phrase, frozen=True):
    en = "who wins a pot of hold'em with 7-2 and shows it gets {chips} from each player dealt in"
    chips: Chips


class ChipsPosted(Phrase, frozen=True):
    en = "{each}"
    each: tuple[ColourAndWorth, ...]


class Forbidding(Phrase, frozen=True):
    en = "; forbidden are {what}"
    what: tuple[str, ...]


class LawOf(Phrase, frozen=True):
    en = "{place}{bans}"
    place: str
    bans: Forbidding | None


class LawOfThisPlace(Phrase, frozen=True):
    en = "of this place{bans}"
    bans: Forbidding | None
