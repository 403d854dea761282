"""Terminal texts for the scorekeeper of a live game: keys, and the standings."""

from __future__ import annotations

from typing import Literal

from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.terminal.typed import NoEntry


class IsAwaited(Phrase, frozen=True):
    en = "{who}: {offer}  (pot {pot})"
    who: Person
    offer: Offer
    pot: Chips


class LiveMeans(Phrase, frozen=True):
    """The effect of an entry."""

    en = (
        "{what:next=the next hand|act=fold, check, call, bet or raise to 60, all-in|"
        "undo=take the last entry back, or the last 3|"
        "board=the board, or what it begins with; the second one|"
        "cards=what Ann holds|win=Ann wins it all unseen|"
        "split=Ann and Bob split the main pot, Cat wins the side pot|"
        "boards=Ann wins the first board; on the second the high is Bob's, the low Cat's|"
        "runs=an all-in is run so often; enter is once|show=Ann shows these, or throws them away|"
        "sit=Ann sits down in chair 3 with 200|buy=Ann buys, leaves, is out, or is back|"
        "count=the chips behind Ann, counted; alone: all that are known|"
        "button=the button is Ann's|game=new blinds or another game: game='limit 4/8'|"
        "note=something to remember|wrong=a stack is corrected; the hand is undone|"
        "happened=what went wrong, until it is ruled on: cards on the board, or to 1000|"
        "rule=a ruling, with the hand as it stands; alone: what may have been seen|"
        "do=what was ruled last is done to the hand; the second choice|"
        "look=stacks, ledger, this hand, the house rules|"
        "export=hands so far as histories (.phh, .ohh, .jsonl, .txt)|"
        "close=everybody cashes out, and who pays whom|"
        "stop; the file is taken up again by its name}"
    )
    what: Literal[
        "next",
        "act",
        "undo",
        "board",
        "cards",
        "win",
        "split",
        "boards",
        "runs",
        "show",
        "sit",
        "buy",
        "count",
        "button",
        "game",
        "note",
        "wrong",
        "happened",
        "rule",
        "do",
        "look",
        "export",
        "close",
        "quit",
    ]


class TakenBack(Phrase, frozen=True):
    en = "taken back"


class MovesTakenBack(Phrase, frozen=True):
    en = "taken back: {moves} {moves:move|moves}"
    moves: int


class IsNoted(Phrase, frozen=True):
    en = "it is noted"


class SayDo(Phrase, frozen=True):
    en = "do carries it out{several:, do 2 the second choice|}"
    several: bool


class NothingToCarryOut(NoEntry, frozen=True):
    en = "nothing has been ruled that could be carried out now"


class IsCarriedOut(Phrase, frozen=True):
    en = "it is carried out"


class SayWhatHappened(NoEntry, frozen=True):
    en = (
        "say what went wrong: happened board 2 (cards that were not due; burned 0 behind it: "
        "without a burn), happened to 1000 (what the player to act put in)"
    )


class SayANote(NoEntry, frozen=True):
    en = "say what to remember: note new deck"


class CardsAreKnown(Phrase, frozen=True):
    en = "the cards are noted"


class TakenUpAgain(Phrase, frozen=True):
    en = "taken up again: {hands} {hands:hand|hands} so far"
    hands: int


class LastEntryWasLost(Phrase, frozen=True):
    en = "the last entry was cut short and is not in the file: say it again"


class HandsWritten(Phrase, frozen=True):
    en = "{hands} {hands:hand|hands} written to {file}"
    hands: int
    file: str


class HandsNotWritten(Phrase, frozen=True):
    en = "{file} cannot be written: {why}"
    file: str
    why: str


class SaySit(NoEntry, frozen=True):
    en = "say sit NAME, with a chair and chips as in sit Ann 3 200"


class SayCount(NoEntry, frozen=True):
    en = "say count NAME and the chips, as in count Ann 4x25 20x5"


class NobodyWasCounted(Phrase, frozen=True):
    en = "nobody's chips have been counted: count Ann 4x25 20x5"


class SayWhoWins(NoEntry, frozen=True):
    en = "who wins? say w Ann, for a split w Ann Bob, with a side pot w Ann, Bob"


class NotAtTheShowdown(NoEntry, frozen=True):
    en = "nobody shows now"


class SayExport(NoEntry, frozen=True):
    en = "to which file? say export hands.phh, .ohh, .jsonl or .txt"


class NobodyObserves(NoEntry, frozen=True):
    en = "'{what}' is nothing that the floor knows: there are {kinds}"
    what: str
    kinds: tuple[str, ...]


class NotSeenSo(NoEntry, frozen=True):
    en = "cannot read what was seen: {why}; say rule Pushed who=Ann motions=1000+500"
    why: Phrase


class FloorDoesNotKnow(NoEntry, frozen=True):
    en = "the floor does not know {words}{near:; perhaps *}"
    words: tuple[str, ...]
    near: tuple[str, ...]


class NothingIsRuled(NoEntry, frozen=True):
    en = "nothing is ruled"


class AnswersAre(Phrase, frozen=True):
    en = "answer with a number; enter leaves it"
