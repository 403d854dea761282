"""Questions, answers and restatements of the floor about a typed line."""

from __future__ import annotations

from typing import Literal

from riverboat.words.floor.situations.title import Title
from riverboat.words.floor.verdicts import Answer, Question
from riverboat.words.phrase import Cards, Chips, Phrase, Refusal

# People ------------------------------------------------------------------------------------------


class Called(Phrase, frozen=True):
    """A designation of a player without a name."""


class ThePlayer(Called, frozen=True):
    en = "the player"


class TheOther(Called, frozen=True):
    en = "the other player"


class InSeat(Called, frozen=True):
    en = "seat {number}"
    number: int


class Named(Called, frozen=True):
    """A player named by a letter or a name, as in the text."""

    en = "{name}"
    name: str


# What is not understood --------------------------------------------------------------------------


class WordsNotKnown(Refusal, frozen=True):
    """Words that belong to no phrase, as typed."""

    en = "not understood: {words}{near:; near that: *}"
    words: tuple[str, ...]
    near: tuple[str, ...]


class NothingSaid(Refusal, frozen=True):
    en = "nothing was said: tell what has happened"


class TooLongToRead(Refusal, frozen=True):
    en = "too long: at most {most} words"
    most: int


class DoesNotFit(Refusal, frozen=True):
    en = "I know the words, but not what they mean together: say what was done, and by whom"


class AnotherThingIsLikelier(Refusal, frozen=True):
    """The line was understood, but similar lines usually mean another situation."""

    en = "I can read that in more than one way: say which of these it is"


# What computes it --------------------------------------------------------------------------------


class ToWorkOut(Answer, frozen=True):
    """A tool that computes the answer to a line."""

    en = (
        "{tool:side-pots=work it out: side pots|pot-limit=work it out: the most at pot-limit|"
        "legal-raise=work it out: is this raise legal?|odd-chips=work it out: odd chips|"
        "shows-first=work it out: who shows first|owed=work it out: what is owed on return|"
        "levels=work it out: blind levels}"
    )
    tool: Literal[
        "side-pots", "pot-limit", "legal-raise", "odd-chips", "shows-first", "owed", "levels"
    ]


# What has to be asked before there is an observation ----------------------------------------------


class WhichWasMeant(Question, frozen=True):
    en = "which of these is it?"


class WasItOneOfThese(Question, frozen=True):
    en = "was it one of these?"


class WhichChips(Question, frozen=True):
    en = "which chips were they, each: such as 1000 and four 100s?"


class HowManyChips(Question, frozen=True):
    en = "how many chips?"


class HowManyCards(Question, frozen=True):
    en = "how many cards?"


class WhichSeat(Question, frozen=True):
    en = "who is the other player: which seat?"


class WhatWasItInAll(Question, frozen=True):
    en = "how much was it, in all?"


class WhatShouldThePotHaveBeen(Question, frozen=True):
    en = "how much would have been right, in all?"


class WhichWord(Question, frozen=True):
    en = "what was said?"


class WhichThing(Question, frozen=True):
    en = "what was it?"


class WhatIsWrongWithTheDeck(Question, frozen=True):
    en = "what is wrong with the deck?"


class HowManyBurned(Question, frozen=True):
    en = "how many cards were burned?"


class WhatToCount(Question, frozen=True):
    en = "what should be counted?"


class WasItBetweenHands(Question, frozen=True):
    en = "was it between hands?"


class HighestClaimed(Question, frozen=True):
    en = "which was the highest card that they claimed, 2 to 14?"


class HighestHeld(Question, frozen=True):
    en = "which is the highest card that they hold, 2 to 14?"


class WhichConduct(Question, frozen=True):
    en = "what did they do?"


# Answers: words that stand for themselves ---------------------------------------------------------


class SaidSo(Answer, frozen=True):
    """A table word or an object, by its name."""

    en = (
        "{what:fold=a fold|check=a check|call=a call|raise=a bet or a raise|bet=bet|pot=pot|"
        "all-in=all-in|tap=a tap on the table|pass=pass|muck=muck|option=check the option|"
        "lay-down=lay down|bounty=a bounty chip|clock=a time chip|equal=two equal cards|"
        "back=a card with another back|flop=the flop|turn=the turn|river=the river|"
        "fourth=fourth street|fifth=fifth street|sixth=sixth street|seventh=seventh street|"
        "draw=the draw|riffle=the first riffle|button=the shuffler's button|"
        "push=the change of dealers|pot-size=the pot|bet-size=a bet|none=none|two=two|"
        "set=cards set|unaware=they did not see the raise|"
        "misheard=they took the amount for another|miscounted=they counted wrong}"
    )
    what: str


class SpokenWord(Phrase, frozen=True):
    """A spoken table word, or a gesture."""

    en = "{what:tap=a tap on the table|option=check the option|lay-down=lay down}"
    what: str


class ConductWas(Answer, frozen=True):
    en = (
        "{what:soft_play=they played soft|checks_down=they agreed to check it down|"
        "dumps=they lost chips on purpose|looks=they looked at another's cards|"
        "lifts_cards=they took cards off the table|hides_stack=they misled about a stack|"
        "hides_chips=they hid big chips|gives_back=they gave a bet back|"
        "splits=they split a pot while cards were to come|pays_for_another=they paid for another|"
        "tells=they told what they hold or folded|advises=they advised somebody|"
        "miscalls=they miscalled on purpose|keeps_silent=they said nothing about an error}"
    )
    what: str


class ItIsThis(Answer, frozen=True):
    """One of several readings: its incident, and the details that distinguish it."""

    en = "{situation}{details:: *}"
    situation: Title
    details: tuple[Phrase, ...]


# What was understood ------------------------------------------------------------------------------


class Detail(Phrase, frozen=True):
    """A detail of a parsed line."""


class KnownSo(Detail, frozen=True):
    """A question answered by the text."""

    en = "{question} {answer}"
    question: Question
    answer: Answer


class KnownNumber(Detail, frozen=True):
    en = "{question} {number}"
    question: Question
    number: int


class TheGameIs(Detail, frozen=True):
    en = "game: {name}"
    name: str


class TheBetIs(Detail, frozen=True):
    en = "{chips:0=no bet to face|they face *}"
    chips: Chips


class InFront(Detail, frozen=True):
    en = "{chips} in front of them"
    chips: Chips


class StackIs(Detail, frozen=True):
    en = "{chips} behind"
    chips: Chips


class PotHolds(Detail, frozen=True):
    en = "pot {chips}"
    chips: Chips


class TheLeastBetIs(Detail, frozen=True):
    en = "least bet {chips}"
    chips: Chips


class LastRaiseWas(Detail, frozen=True):
    en = "raised by {chips}"
    chips: Chips


class MotionWas(Detail, frozen=True):
    """The chips of one motion."""

    en = "in one motion: {chips}"
    chips: str


class ChipsWere(Detail, frozen=True):
    en = "chips: {chips}"
    chips: str


class OldChipsWere(Detail, frozen=True):
    en = "already in front: {chips}"
    chips: str


class TookBack(Detail, frozen=True):
    en = "taken back: {chips}"
    chips: str


class GotForIt(Detail, frozen=True):
    en = "for: {chips}"
    chips: str


class NoWord(Detail, frozen=True):
    en = "without a word"


class WordWas(Detail, frozen=True):
    en = "said: {word}{then:, then *}{amount:, *}"
    word: SpokenWord
    then: SpokenWord | None
    amount: Chips | None


class AmountWas(Detail, frozen=True):
    """An amount was spoken, and nothing else."""

    en = "said: {amount}"
    amount: Chips


class SaidBefore(Detail, frozen=True):
    en = "{before:before the chips landed|after the chips had landed}"
    before: bool


class LimitIs(Detail, frozen=True):
    en = "{structure:spread=spread limit|no-limit=no-limit}"
    structure: str


class TotalWas(Detail, frozen=True):
    en = "to {chips} in all"
    chips: Chips


class ActWas(Detail, frozen=True):
    en = "{what}"
    what: SaidSo | ConductWas


class DoneSince(Detail, frozen=True):
    en = "done: {deeds}"
    deeds: tuple[SaidSo, ...]


class AboutWhom(Detail, frozen=True):
    en = "about {whom}"
    whom: Called


class OtherIs(Detail, frozen=True):
    en = "the other: {whom}"
    whom: Called


class CardsWere(Detail, frozen=True):
    en = "{cards}"
    cards: Cards


class FactIs(Detail, frozen=True):
    """A named number."""

    en = (
        "{what:shown=cards shown in the deal|cards=cards|burns=burns|off_by=cards too many|"
        "rounds=rounds|warned=warnings before|waited=seconds|break_for=seconds since the pot|"
        "said=claimed|holds=held|boards=boards|behind=to act behind|thought=they thought|"
        "told=the dealer said|least=the least|faced=faced|right=right}: {number}"
    )
    what: str
    number: int


class ClaimIs(Detail, frozen=True):
    """A true or false detail without a question of its own."""

    en = (
        "{what:mixed=old and new chips were mixed|said_call=they said call|"
        "shown=another has shown a hand|folds=they fold when told the amount|"
        "to_deceive=it was meant to make another act|by_bettor=the bettor wants it corrected|"
        "won=they won the hand|between_hands=between hands|tie=in the same moment|"
        "claimed=they say that it flashed|unseen=they play without looking|"
        "next_hand=the next hand has begun|awarded=the pot was given|"
        "of_the_dealer=the dealer was asked|short_all_in=they faced a short all-in|"
        "abused=they ask too often|in_turn=it is their turn|has_cards=they have cards|"
        "may_raise=they may raise|begun=play has begun|knew=they knew it|"
        "confirmed=the floor confirms it}{so:|: no}"
    )
    what: str
    so: bool
