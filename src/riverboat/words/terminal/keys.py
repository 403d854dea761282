"""Keys and their effects."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Person, Phrase


class Key(Phrase, frozen=True):
    """The label of a key: its effect."""


class CallKey(Key, frozen=True):
    en = "call {chips}{all_in:, all-in|}"
    chips: Chips
    all_in: bool


class BringInKey(Key, frozen=True):
    en = "bring in {chips}{all_in:, all-in|}"
    chips: Chips
    all_in: bool


class Reach(Phrase, frozen=True):
    """The legal sizes."""


class EitherSize(Reach, frozen=True):
    en = "{low} or {high}"
    low: Chips
    high: Chips


class AnySize(Reach, frozen=True):
    en = "{low}{dash}{high}"
    low: Chips
    dash: str
    high: Chips


class OneSize(Reach, frozen=True):
    en = "{low}{all_in:, all-in|}"
    low: Chips
    all_in: bool


class BetKey(Key, frozen=True):
    en = "bet {reach}"
    reach: Reach


class RaiseKey(Key, frozen=True):
    en = "raise to {reach}"
    reach: Reach


class CompleteKey(Key, frozen=True):
    en = "complete to {reach}"
    reach: Reach


class PotKey(Key, frozen=True):
    en = "pot {to}"
    to: Chips


class AllInKey(Key, frozen=True):
    en = "all-in {to}"
    to: Chips


class SizeKey(Key, frozen=True):
    en = "{to}"
    to: Chips


class DrawTwoKey(Key, frozen=True):
    en = "draw two, up to {most}"
    most: int


class ThrowKey(Key, frozen=True):
    en = "throw away {n:a card|* cards}, by their numbers"
    n: int


class TimesKey(Key, frozen=True):
    en = "{times:1=once|2=twice|3=three times|4=four times|five times}"
    times: int


class PlainKey(Key, frozen=True):
    en = (
        "{what:fold=fold|check=check|help=help|show=show|muck=muck|high=high|low=low|draw=draw|"
        "stand pat=stand pat|enter: next hand}"
    )
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


class BetweenHands(Phrase, frozen=True):
    en = "enter: next hand   h history   q quit"


class RunItHow(Phrase, frozen=True):
    en = "run it:"


class DeclareClosed(Phrase, frozen=True):
    en = "you declare, closed:"


class NoBetBecause(Phrase, frozen=True):
    en = "no {bet:bet|raise}: {why} ({rule})"
    silent = frozenset({"who"})
    bet: bool
    why: Phrase
    rule: str
    who: Person


class Means(Phrase, frozen=True):
    """Help on the input in turn, one line each."""

    en = (
        "{what:fold=fold, check, call|"
        "raise=bet or raise to 12 in all; 12 alone says the same, and r where there is one size|"
        "pot=the least raise, half the pot, the pot; 3bb is three big blinds|"
        "all-in=all-in|"
        "bring in=bring it in, or complete to a full bet at once|"
        "challenge=object to a bet of more than the pot, while it stands|"
        "draw=throw away your first and third card; d Ks 2d names them|"
        "stand pat=stand pat|"
        "discard=throw away your first card; d Ks names it|"
        "declare=for which half of the pot you play, where players declare|"
        "show=show or muck, when you are asked|"
        "history=the last hand|"
        "table=the table again|"
        "log=the facts of this hand as JSON, as far as you may know them|"
        "leave the table}"
    )
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


class Asks(Phrase, frozen=True):
    """Help on requests to a table, one line each."""

    en = (
        "{what:next=the next hand|"
        "out=sit out, out blind at the next big blind; come back, back wait on it|"
        "buy=more chips|"
        "take=chips off the table for refreshments, as far as buy_in.small goes|"
        "chair=move to an empty chair|"
        "leave=get up with all your chips; sit 3 200 sits down again|"
        "sit=X is replacing, to play on for who has just left; or transferred|"
        "straddle=always, never, ask, or sleepers (asks about those too)|"
        "chips=what everybody has, and owes|"
        "ledger=who has bought, won and lost what|"
        "rules=the posted house rules|"
        "last=the last hand, in words or as JSON|"
        "quit=end the session|"
        "others=the same for somebody else, and back, wait, buy, chair and leave|"
        "add=a bot sits down; add Ann rock says how it plays, remove Ann sends it away|"
        "add with=X as for sit: transferred brings 25 from a table that was broken|"
        "adjust=correct a stack by +5 or -5, and say why behind it|"
        "colour up=the smallest chips go off the table|"
        "set=another rule from the next hand on: set straddle.enabled=on|"
        "game=the next game, where the dealer chooses|"
        "bomb=the next hand is a bomb pot of 10 each|"
        "button=set the button right|"
        "7-2=you show that you have won with it, and collect|"
        "fee=everybody pays for time|"
        "kitty=the kitty pays 5 for X|"
        "marker=bet a promise to pay, where stakes are open; 50 from Doc borrows|"
        "chop=as a blind, when all others have folded|"
        "challenge=object to a bet of more than the pot, where such bets stand|"
        "when over=when the hand is over; stay takes it back; buy 100 is for the next|"
        "call off=undo the hand, because of X|"
        "undo=take the last action back, because of X|"
        "kill=the hand of Doc is dead, because of X|"
        "hold=nobody wins, and the pot waits for the next deal|"
        "warn=warn Doc, for all to read|"
        "look=and rules: look them up|"
        "As the host of the table:}"
    )
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


class You(Phrase, frozen=True):
    en = "you"


class ClockKeys(Phrase, frozen=True):
    en = "space starts and stops, n next level, b back, + and - a minute, q quits"
