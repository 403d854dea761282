"""Check a log against the rules: would they have produced every fact in it?

The audit plays the hand again from its own log. It believes the dealer's cards and the players'
choices, and works out everything else. What the log itself says went wrong is listed with what the
rules expected, and the hand is followed from there; what was done about it, by a rule, is clean.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, assert_never, get_args

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.asked import commands as c
from riverboat.engine.asked.errors import CorruptLog, RiverboatError, reason_of
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.corrections import check
from riverboat.engine.play import decide, due, start
from riverboat.engine.pots.pushing import pushed
from riverboat.engine.state import corrections as put
from riverboat.engine.state import facts as f
from riverboat.engine.state.apply import apply
from riverboat.engine.state.hand import HandState
from riverboat.words import Refusal
from riverboat.words.refusals import audited as w
from riverboat.words.refusals.because import citing


class Finding(Struct, frozen=True):
    """A fact that the rules would not have produced, and why."""

    index: int
    fact: f.AnyFact | None
    why: Refusal
    recorded: bool = False
    """The log says itself that it went wrong: what is done about it stands in it, too."""

    def __str__(self) -> str:
        return f"fact {self.index}: {self.why}"


def audit(log: Sequence[f.AnyFact], killed: Collection[int] | None = None) -> list[Finding]:
    """Everything in a finished log that is irregular; an empty list for a clean hand.

    *killed* are the places of folds that the dealer made for players who were not there; without
    them any fold may be one, for a hand does not say who was at the table.
    """
    if not log or not isinstance(log[0], f.HandStarted):
        return [Finding(0, log[0] if log else None, w.HandBeginsWith("HandStarted"))]
    started = log[0]
    try:
        expected = start(
            started.game,
            started.stacks,
            started.button,
            started.posts,
            started.carried,
            started.rake,
        )
    except RiverboatError as why:
        return [Finding(0, started, _told(why))]
    findings = []
    if expected != started:
        findings.append(Finding(0, started, w.FactExpected(str(expected), None)))
    hand = HandState(started)
    index = 1
    while index < len(log):
        now = due(hand)
        believed = killed is None or index in killed
        if isinstance(log[index], _IRREGULAR):
            finding = _irregular(hand, log, index)
            if finding is not None:
                findings.append(finding)
                if not finding.recorded:
                    return findings
            facts: tuple[f.AnyFact, ...] = (log[index],)
        elif isinstance(log[index], f.PotsPushed):
            if why_not := _why_not_pushed(hand, log[index]):
                return [*findings, Finding(index, log[index], why_not)]
            facts = (log[index],)
        elif _proves_what_is_not_known(hand, log[index]) or (
            believed and _kills_an_all_in(hand, log[index])
        ):
            facts = (log[index],)
        elif isinstance(now, tuple):
            facts = now
        else:
            decided = _decided(hand, log[index])
            if isinstance(decided, Refusal):
                return [*findings, Finding(index, log[index], decided)]
            facts = (decided,)
        for fact in facts:
            found = log[index] if index < len(log) else None
            if found is not None and (
                _differs_by_what_is_not_known(hand, fact, found)
                or (believed and _is_killed(fact, found))
            ):
                fact = found
            if found != fact:
                other = w.FactExpected(str(fact), str(found))
                return [*findings, Finding(index, found, other)]
            apply(hand, fact)
            index += 1
    if not hand.ended:
        findings.append(Finding(index, None, w.HandHasNoEnd()))
    elif sum(hand.stacks) + hand.carried + hand.taken != (
        sum(started.stacks) + started.carried + sum(hand.added)
    ):
        findings.append(Finding(index, None, w.ChipsWonByNobody()))
    return findings


def _why_not_pushed(hand: HandState, fact: f.AnyFact) -> Refusal | None:
    """Why the pots cannot have been pushed so; who has won is the dealer's word."""
    assert isinstance(fact, f.PotsPushed), "nothing else is asked about"
    try:
        in_order = pushed(hand, due(hand), fact.winners) == fact
    except RiverboatError as why:
        return _told(why)
    return None if in_order else w.WinnersOutOfOrder()


def _told(why: RiverboatError) -> Refusal:
    """A refusal of the rules, with the one that it cites."""
    return citing(reason_of(why))


_IRREGULAR: Final = get_args(f.AnyIrregular)


def _irregular(hand: HandState, log: Sequence[f.AnyFact], index: int) -> Finding | None:
    """What went wrong, with what was expected; a correction that can be is no finding."""
    fact = log[index]
    expected = offer_of(due(hand))
    try:
        check(hand, log[:index], fact)  # type: ignore[arg-type]
    except RiverboatError as why:
        return Finding(index, fact, _told(why))
    match fact:
        case f.WentWrong(what):
            return Finding(index, fact, w.OtherThanOffered(expected, str(what)), True)
        case put.CardsExposed():
            return Finding(index, fact, w.CardsWereToBeHidden(str(fact)), True)
        case put.FloorDecided(reason):
            return Finding(index, fact, w.FloorDecidedOtherwise(expected, reason), True)
        case _:
            return None


def _proves_what_is_not_known(hand: HandState, found: f.AnyFact) -> bool:
    """Whether the log says that a player had openers, or not, whose cards it does not know."""
    opener, cards = hand.opened
    return (
        isinstance(found, (f.OpenersShown, f.OpenersFailed))
        and not hand.betting
        and found.seat == opener
        and UNKNOWN in cards
    )


def _differs_by_what_is_not_known(hand: HandState, fact: f.AnyFact, found: f.AnyFact) -> bool:
    """Whether the log is right as far as anybody can say who does not know every card."""
    if isinstance(fact, f.StubReshuffled) and isinstance(found, f.StubReshuffled):
        pairs = list(zip(fact.cards, found.cards, strict=False))
        return (
            len(fact.cards) == len(found.cards)
            and replace(fact, cards=()) == replace(found, cards=())
            and all(UNKNOWN in pair or pair[0] == pair[1] for pair in pairs)
        )
    # Who opened the betting, where no upcard can confirm or deny it.
    return (
        isinstance(fact, f.BettingOpened)
        and isinstance(found, f.BettingOpened)
        and replace(fact, first=found.first) == found
        and hand.live >> found.first & 1 == 1
        and any(UNKNOWN in hand.upcards[seat] for seat in hand.seats(hand.live) if hand.upcards)
    )


def _is_killed(fact: f.AnyFact, found: f.AnyFact) -> bool:
    """Whether it is a fold of which somebody absent was not warned (TURN-03, BYND-36)."""
    return isinstance(fact, f.Folded) and fact.free and found == replace(fact, free=False)


def may_be_killed(hand: HandState, seat: int) -> bool:
    """Whether a player is in the hand by forced bets alone, which took all their chips.

    Such a player never acts; if they are not there, some houses throw their hand away all the same
    (TRNY-48).
    """
    return (
        hand.street <= 0
        and not hand.stacks[seat]
        and hand.acted_at[seat] < 0
        and bool(hand.live >> seat & 1)
        and hand.live.bit_count() > 1
    )


def _kills_an_all_in(hand: HandState, found: f.AnyFact) -> bool:
    return isinstance(found, f.Folded) and may_be_killed(hand, found.seat)


def _decided(hand: HandState, fact: f.AnyFact) -> f.AnyFact | Refusal:
    """The fact that the rules make of the choice recorded in *fact*, or why they refuse it."""
    command = _command(hand, fact)
    if command is None:
        return w.IsNobodysChoice(type(fact).__name__, offer_of(due(hand)))
    try:
        return decide(hand, command, getattr(fact, "seat", None))
    except RiverboatError as why:
        return _told(why)


def _command(hand: HandState, fact: f.AnyFact) -> c.AnyCommand | None:
    """The command that a recorded choice answers."""
    match fact:
        case f.Folded():
            return c.FOLD
        case f.Checked():
            return c.CHECK
        case f.Called():
            return c.CALL
        case f.Raised(to=to):
            return c.RaiseTo(to)
        case f.ChipsAdded(seat, chips, how):
            return c.AddChips(seat, chips, how)
        case f.OverbetReturned():
            return c.ChallengeOverbet()
        case f.HoleCardsDealt(holdings, burned, exposed):
            return c.Deal(_in_dealing_order(hand, holdings), burned, exposed)
        case f.UpcardsDealt(cards, burned):
            return c.Deal(_in_dealing_order(hand, cards), burned)
        case f.Burned(burned):
            return c.Deal((), burned)
        case f.BroughtIn(seat):
            return c.BringIn(seat)
        case f.BringInTakenBack():
            return c.CorrectBringIn()
        case f.Discarded(cards=cards):
            return c.Discard(cards)
        case f.DiscardTakenBack(seat):
            return c.TakeBackDiscard(seat)
        case f.Declared(seat, side):
            return c.Declare(seat, side)
        case f.BoardDealt(cards=cards, burned=burned):
            return c.Deal(cards, burned)
        case f.HandShown(seat, cards):
            return c.Show(seat, cards)
        case f.HandMucked(seat):
            return c.Muck(seat)
        case f.RunItChosen(seat, times):
            return c.RunIt(seat, times)
        case (
            f.HandStarted() | f.Posted() | f.StubReshuffled() | f.BettingOpened()
            | f.UncalledBetReturned() | f.BetsCollected() | f.DeclarationsOpened()
            | f.OpenersShown() | f.OpenersFailed() | f.PassedOut() | f.RunItAgreed()
            | f.PotsPushed() | f.RakeTaken() | f.PotAwarded() | f.HandEnded()
            | f.WentWrong() | put.CardsExposed() | put.FloorDecided() | put.CardsReplaced()
            | put.BoardTakenBack() | put.WagerCorrected() | put.HandKilled() | put.HandVoided()
            | f.Rewound()
        ):  # fmt: skip
            return None
        case _:
            assert_never(fact)


def _in_dealing_order(hand: HandState, holdings: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The cards as they came off the deck, the first to the left of the button."""
    left = hand.button + 1
    clockwise = [cards for cards in (*holdings[left:], *holdings[:left]) if cards]
    return tuple(card for round_of_cards in zip(*clockwise, strict=True) for card in round_of_cards)


def replay(log: Sequence[f.AnyFact]) -> HandState:
    """The hand that a log ends in, or ``CorruptLog`` at the first fact that cannot be.

    What went wrong and was written down as such is no such fact.
    """
    if findings := [each for each in audit(log) if not each.recorded]:
        raise CorruptLog(findings[0].index, findings[0].why)
    hand = HandState(log[0])  # type: ignore[arg-type]
    for fact in log[1:]:
        apply(hand, fact)
    return hand
