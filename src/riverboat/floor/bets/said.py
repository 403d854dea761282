"""Words and gestures, with an amount or without (VERB, BYND-20, BYND-22)."""

from __future__ import annotations

from typing import Literal, Protocol, assert_never

from msgspec.structs import replace

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_amount, check_turn
from riverboat.floor.bets.seen import IfThen, OnBareRaise, Said, TooLittle
from riverboat.floor.bets.silent import reaches
from riverboat.floor.bets.too_little import owed_too_little
from riverboat.floor.bets.vocabulary import Word
from riverboat.floor.bets.wagers import (
    also,
    called,
    faced,
    least,
    most,
    owed,
    owes_a_raise,
    wagered,
    went_all_in,
)
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Leaves, Missing, Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import CallingChips, Folding
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import said as w
from riverboat.words.floor.verdicts import (
    GoesBackTo,
    ItIs,
    May,
    MayBePenalised,
    Reason,
    TakesBack,
)
from riverboat.words.refusals import floor as refusals


class Spoken(Protocol):
    """Something that was seen, with words."""

    @property
    def who(self) -> int | None: ...
    @property
    def word(self) -> Word | None: ...
    @property
    def amount(self) -> int | None: ...


def said(seen: Said, spot: Spot, by: Authority) -> Verdict:
    """What words or a gesture come to."""
    check_turn(spot)
    check_amount(seen.amount)
    if seen.then is not None:  # rule: VERB-02
        first = Said(who=seen.who, word=seen.word, meant=seen.meant)
        try:
            verdict = words(first, spot, by)
        except Missing as missing:
            if missing.ask is not q.HOW_MUCH_WAS_BET:
                raise
            # The first words ask for an amount, too, and that was the only one.
            verdict = words(replace(first, amount=known(seen.amount, missing.ask)), spot, by)
        return also(verdict, by, w.FirstWordsBind())
    return words(seen, spot, by)


def words(seen: Spoken, spot: Spot, by: Authority, laid: int | None = None) -> Verdict:
    """The same, where *laid* lies in front of them in chips."""
    match seen.word:
        case None:
            if seen.amount is None:
                raise BadObservation(refusals.NothingWasPushed(Seat(spot.who)))
            return _amount(seen.amount, seen, spot, by, laid)
        case "fold" | "muck":
            return _fold(spot, by, w.FoldStands(), laid)
        case "check":
            return _check(spot, by, w.WordsBind(), laid)
        case "tap":
            return _check(spot, by, w.TapIsACheck(), laid)
        case "option":
            return _check(spot, by, w.OptionIsNoRaise(), laid)
        case "pass":
            return _pass(seen, spot, by, laid)
        case "call":
            because = w.WordsBind() if owed(spot) else w.CallIsACheck()
            return called(spot, by, because, laid=laid)
        case "bet":
            return _bet(seen, spot, by, laid)
        case "raise":
            return _raise(seen.amount, spot, by, laid)
        case "all-in":
            stack = known(spot.stack, q.HOW_MUCH_IS_THE_STACK)
            return went_all_in(spot, by, stack, w.AllInIsAll())
        case "pot":
            return _pot(spot, by, laid)
        case "lay-down":
            return _lay_down(seen, spot, by, laid)
        case never:
            assert_never(never)


# Words that put nothing in ---------------------------------------------------------------------


def _fold(spot: Spot, by: Authority, why: Reason, laid: int | None = None) -> Ruling:
    # rule: VERB-07
    who = Seat(spot.who)
    back = 0 if laid is None else laid - spot.own
    orders = (TakesBack(who, back),) if back > 0 else ()
    return ruled(by, ItIs(who, Folding()), *orders, because=why)


def _check(spot: Spot, by: Authority, why: Reason, laid: int | None) -> Ruling:
    # rule: VERB-04, VERB-12, VERB-14
    if not owed(spot):
        return called(spot, by, why, laid=laid)
    acts = (CallingChips(owed(spot)), Folding())
    return ruled(by, May(Seat(spot.who), acts), because=w.CheckIsNoRaise())


def _pass(seen: Spoken, spot: Spot, by: Authority, laid: int | None) -> Verdict:
    # rule: VERB-13
    if not owed(spot):
        return called(spot, by, w.PassIsACheck(), laid=laid)
    meant = known(_meant(seen), q.CALL_OR_FOLD)
    if meant == "fold":
        return _fold(spot, by, w.WordsBind(), laid)
    return called(spot, by, w.WordsBind(), laid=laid)


def _meant(seen: Spoken) -> Literal["call", "fold", "raise", "chips"] | None:
    """What a word meant that says nothing here; with chips on the table, that is a bet."""
    return seen.meant if isinstance(seen, Said) else "chips"


def _lay_down(seen: Spoken, spot: Spot, by: Authority, laid: int | None) -> Verdict:
    """A fold, or chips that are put down: with an amount it is no fold (VERB-19)."""
    # rule: VERB-19
    if seen.amount is None and known(_meant(seen), q.CARDS_OR_CHIPS) == "fold":
        return _fold(spot, by, w.CardsWerePutDown(), laid)
    amount = known(seen.amount, q.HOW_MUCH_WAS_BET)
    return also(_amount(amount, seen, spot, by, laid), by, w.ChipsWerePutDown())


# Words that bet --------------------------------------------------------------------------------


def _bet(seen: Spoken, spot: Spot, by: Authority, laid: int | None) -> Verdict:
    """A bet; where there is one already, an amount speaks for itself."""
    if seen.amount is not None:
        return _amount(seen.amount, seen, spot, by, laid)
    if faced(spot) and known(_meant(seen), q.CALL_OR_RAISE) == "call":
        return called(spot, by, w.WordsBind(), laid=laid)
    return owes_a_raise(spot, by, w.WordsBind())


def _raise(amount: int | None, spot: Spot, by: Authority, laid: int | None) -> Verdict:
    # rule: VERB-11, VERB-17
    opens = not faced(spot)
    if amount is None:
        return owes_a_raise(spot, by, w.RaiseIsABet() if opens else w.RaiseIsTheLeast())
    to = reasonable(amount, least(spot), spot)
    because = (w.AmbiguousAmount(),) if to != amount else ()
    return wagered(spot, by, to, w.AmountInAll(), *because, laid=laid)


def _pot(spot: Spot, by: Authority, laid: int | None) -> Verdict:
    # rule: VERB-05, VERB-15
    if known(spot.structure, q.WHICH_LIMIT) != "pot-limit":
        return owes_a_raise(spot, by, w.PotIsNoAmount())
    high = most(spot)
    return wagered(spot, by, least(spot) if high is None else high, w.PotIsTheMost(), laid=laid)


def _amount(amount: int, seen: Spoken, spot: Spot, by: Authority, laid: int | None) -> Verdict:
    """An amount, as if so much were pushed silently (VERB-16)."""
    # rule: VERB-16, BYND-20
    chips = reasonable(amount, owed(spot) or least(spot), spot)
    because: tuple[Reason, ...] = (w.AmbiguousAmount(),) if chips != amount else ()
    because = (*because, w.AmountAlone())
    if spot.stack is not None and chips >= spot.stack:
        return went_all_in(spot, by, spot.stack, *because)
    if not faced(spot):
        return wagered(spot, by, chips, *because, laid=laid)
    total = spot.own + chips
    if total < faced(spot):
        return also(owed_too_little(TooLittle(who=seen.who, chips=chips), spot, by), by, *because)
    if total == faced(spot):
        return called(spot, by, *because, laid=laid)
    return reaches(spot, by, total, laid, *because)


def reasonable(amount: int, low: int, spot: Spot) -> int:
    """What an amount means: *five* can be 500 or 5000, and is the highest that the pot allows.

    Only a short word is short for something: below a hundred, and less than can be meant by it.
    """
    # rule: BYND-20
    if amount >= min(100, low):
        return amount
    pot = known(spot.pot, q.HOW_MUCH_IS_IN_THE_POT)
    meant = [amount * times for times in (100, 1000, 1_000_000)]
    return max([each for each in meant if low <= each <= pot], default=amount)


# Words about what is to come -------------------------------------------------------------------


def if_then(seen: IfThen, spot: Spot, by: Authority) -> Verdict:
    """Said of an action to come, which has come: the floor may hold them to it."""
    # rule: BYND-22
    check_turn(spot)
    check_amount(seen.amount)
    why = w.ConditionsMayBind()
    said_then = Said(who=seen.who, word=seen.word, amount=seen.amount, meant=seen.meant)
    binds = words(said_then, spot, by)
    choices = binds.choices if isinstance(binds, Leaves) else (binds,)
    rulings = [each for each in choices if isinstance(each, Ruling)]
    if not rulings:
        return binds
    free = ruled(by, GoesBackTo(Seat(spot.who)), MayBePenalised(Seat(spot.who)), because=why)
    return left(by, *rulings, free, because=why)


def on_bare_raise(seen: OnBareRaise, spot: Spot, by: Authority) -> Verdict:
    """Somebody acted on a raise without its amount: a fold counts, a call is the floor's."""
    # rule: VERB-20
    check_amount(seen.to)
    why, who = w.OnARaiseWithoutAmount(), Seat(spot.who)
    if seen.deed == "fold":
        return ruled(by, ItIs(who, Folding()), because=why)
    if seen.to is None:
        binds = ruled(by, o.CallsWhatItIs(who), because=why)
    else:
        act = CallingChips(max(seen.to - spot.own, 0))
        binds = ruled(by, ItIs(who, act), because=why)
    return left(by, binds, ruled(by, GoesBackTo(who), because=why), because=why)
