"""Audit of a log: a replay of every fact against the rules.

The audit replays the hand from its own log. It trusts the dealer's cards and the players'
choices, and computes everything else. Irregularities that the log records are listed with
the facts that the rules expected, and the replay continues after them. A correction that
cites a rule is not listed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, assert_never, get_args

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_errors import CorruptLog, RiverboatError, refusal_of
from riverboat.engine.corrections import check_correction
from riverboat.engine.play import decide, due, start
from riverboat.engine.pots.pushed_pots import push_pots
from riverboat.engine.state import correction_facts as put
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import apply
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Refusal
from riverboat.words.refusals import hand_audit as w
from riverboat.words.refusals.wrapped_refusals import with_cited_rule


class Finding(Struct, frozen=True, rename={"reason": "why", "is_recorded": "recorded"}):
    """A logged fact that the rules would not have produced, with the reason."""

    index: int
    fact: f.AnyFact | None
    reason: Refusal
    is_recorded: bool = False
    """True if the log itself records the irregularity and its remedy."""

    def __str__(self) -> str:
        return f"fact {self.index}: {self.reason}"


def audit(log: Sequence[f.AnyFact], killed_indexes: Collection[int] | None = None) -> list[Finding]:
    """Return all irregularities of a finished log; empty for a clean hand.

    *killed_indexes* are the indexes of folds that the dealer made for absent players. If it
    is ``None``, every fold may be such a fold, since a hand does not record absences.
    """
    if not log or not isinstance(log[0], f.HandStarted):
        return [Finding(0, log[0] if log else None, w.LogStartMissing("HandStarted"))]
    opening_fact = log[0]
    try:
        expected_opening_fact = start(
            opening_fact.game,
            opening_fact.stacks,
            opening_fact.button,
            opening_fact.posts,
            opening_fact.carried_chips,
            opening_fact.rake,
        )
    except RiverboatError as error:
        return [Finding(0, opening_fact, _build_cited_refusal(error))]
    findings = []
    if expected_opening_fact != opening_fact:
        findings.append(
            Finding(0, opening_fact, w.LogEntryExpected(str(expected_opening_fact), None))
        )
    hand = HandState(opening_fact)
    index = 1
    while index < len(log):
        next_step = due(hand)
        is_kill_accepted = killed_indexes is None or index in killed_indexes
        if isinstance(log[index], _IRREGULAR_FACTS):
            finding = _find_irregularity_finding(hand, log, index)
            if finding is not None:
                findings.append(finding)
                if not finding.is_recorded:
                    return findings
            expected_facts: tuple[f.AnyFact, ...] = (log[index],)
        elif isinstance(log[index], f.PotsPushed):
            if refusal := _find_pushed_pots_refusal(hand, log[index]):
                return [*findings, Finding(index, log[index], refusal)]
            expected_facts = (log[index],)
        elif _is_unverifiable_openers_proof(hand, log[index]) or (
            is_kill_accepted and _is_all_in_hand_kill(hand, log[index])
        ):
            expected_facts = (log[index],)
        elif isinstance(next_step, tuple):
            expected_facts = next_step
        else:
            decided_fact = _decide_recorded_choice(hand, log[index])
            if isinstance(decided_fact, Refusal):
                return [*findings, Finding(index, log[index], decided_fact)]
            expected_facts = (decided_fact,)
        for fact in expected_facts:
            recorded_fact = log[index] if index < len(log) else None
            if recorded_fact is not None and (
                _matches_except_unknown_cards(hand, fact, recorded_fact)
                or (is_kill_accepted and _is_killed_fold(fact, recorded_fact))
            ):
                fact = recorded_fact
            if recorded_fact != fact:
                mismatch_phrase = w.LogEntryExpected(str(fact), str(recorded_fact))
                return [*findings, Finding(index, recorded_fact, mismatch_phrase)]
            apply(hand, fact)
            index += 1
    if not hand.has_ended:
        findings.append(Finding(index, None, w.HandWithoutEnd()))
    elif sum(hand.stacks) + hand.carried_chips + hand.taken_by_house != (
        sum(opening_fact.stacks) + opening_fact.carried_chips + sum(hand.added_by_seat)
    ):
        findings.append(Finding(index, None, w.UnassignedWinnings()))
    return findings


def _find_pushed_pots_refusal(hand: HandState, fact: f.AnyFact) -> Refusal | None:
    """Return the reason a logged push of the pots is impossible, or ``None``.

    The dealer names the winners, so the hands are not compared.
    """
    assert isinstance(fact, f.PotsPushed), "no other kind of decision is checked"
    try:
        is_in_order = push_pots(hand, due(hand), fact.winners) == fact
    except RiverboatError as error:
        return _build_cited_refusal(error)
    return None if is_in_order else w.WinnersOutOfOrder()


def _build_cited_refusal(error: RiverboatError) -> Refusal:
    return with_cited_rule(refusal_of(error))


_IRREGULAR_FACTS: Final = get_args(f.AnyIrregular)


def _find_irregularity_finding(
    hand: HandState, log: Sequence[f.AnyFact], index: int
) -> Finding | None:
    """Return the finding for an irregularity; a feasible correction is not a finding."""
    fact = log[index]
    expected_phrase = build_options_phrase(due(hand))
    try:
        check_correction(hand, log[:index], fact)  # type: ignore[arg-type]
    except RiverboatError as error:
        return Finding(index, fact, _build_cited_refusal(error))
    match fact:
        case f.WentWrong(wrong_fact):
            return Finding(index, fact, w.LogEntryMismatch(expected_phrase, str(wrong_fact)), True)
        case put.CardsExposed():
            return Finding(index, fact, w.HiddenCardsExpected(str(fact)), True)
        case put.FloorDecided(reason):
            return Finding(index, fact, w.FloorDecisionContradicted(expected_phrase, reason), True)
        case _:
            return None


def _is_unverifiable_openers_proof(hand: HandState, logged_fact: f.AnyFact) -> bool:
    """Return True if the log states openers of a player with unknown cards."""
    opener_seat, cards = hand.unproven_opener
    return (
        isinstance(logged_fact, (f.OpenersShown, f.OpenersFailed))
        and not hand.is_betting_open
        and logged_fact.seat == opener_seat
        and UNKNOWN in cards
    )


def _matches_except_unknown_cards(hand: HandState, fact: f.AnyFact, logged_fact: f.AnyFact) -> bool:
    """Return True if the logged fact is right as far as the known cards show."""
    if isinstance(fact, f.StubReshuffled) and isinstance(logged_fact, f.StubReshuffled):
        card_pairs = list(zip(fact.cards, logged_fact.cards, strict=False))
        return (
            len(fact.cards) == len(logged_fact.cards)
            and replace(fact, cards=()) == replace(logged_fact, cards=())
            and all(
                UNKNOWN in (card, logged_card) or card == logged_card
                for card, logged_card in card_pairs
            )
        )
    # The opener, where no upcard determines it.
    return (
        isinstance(fact, f.BettingOpened)
        and isinstance(logged_fact, f.BettingOpened)
        and replace(fact, first_to_act=logged_fact.first_to_act) == logged_fact
        and hand.live_mask >> logged_fact.first_to_act & 1 == 1
        and any(
            UNKNOWN in hand.upcards[seat]
            for seat in hand.seats_in_mask(hand.live_mask)
            if hand.upcards
        )
    )


def _is_killed_fold(fact: f.AnyFact, logged_fact: f.AnyFact) -> bool:
    """Return True if the fold is of an absent player who got no warning (TURN-03, BYND-36)."""
    return (
        isinstance(fact, f.Folded)
        and fact.was_free
        and logged_fact == replace(fact, was_free=False)
    )


def is_killable_if_absent(hand: HandState, seat: int) -> bool:
    """Return True if a player is in the hand by forced bets alone, which took all their chips.

    Such a player never acts; if they are absent, some houses kill their hand all the same
    (TRNY-48).
    """
    return (
        hand.street <= 0
        and not hand.stacks[seat]
        and hand.bet_faced_by_seat[seat] < 0
        and bool(hand.live_mask >> seat & 1)
        and hand.live_mask.bit_count() > 1
    )


def _is_all_in_hand_kill(hand: HandState, logged_fact: f.AnyFact) -> bool:
    return isinstance(logged_fact, f.Folded) and is_killable_if_absent(hand, logged_fact.seat)


def _decide_recorded_choice(hand: HandState, fact: f.AnyFact) -> f.AnyFact | Refusal:
    """Decide a recorded choice by the rules; return the resulting fact, or the refusal."""
    command = _build_command_for_fact(hand, fact)
    if command is None:
        return w.PlayerActionExpected(type(fact).__name__, build_options_phrase(due(hand)))
    try:
        return decide(hand, command, getattr(fact, "seat", None))
    except RiverboatError as error:
        return _build_cited_refusal(error)


def _build_command_for_fact(hand: HandState, fact: f.AnyFact) -> c.AnyCommand | None:
    """Return the command behind a recorded choice, or ``None`` for a forced fact."""
    match fact:
        case f.Folded():
            return c.FOLD
        case f.Checked():
            return c.CHECK
        case f.Called():
            return c.CALL
        case f.Raised(to=total):
            return c.RaiseTo(total)
        case f.ChipsAdded(seat, chips, chip_source):
            return c.AddChips(seat, chips, chip_source)
        case f.OverbetReturned():
            return c.ChallengeOverbet()
        case f.HoleCardsDealt(holdings, burned, exposed):
            return c.Deal(_sort_in_dealing_order(hand, holdings), burned, exposed)
        case f.UpcardsDealt(cards, burned):
            return c.Deal(_sort_in_dealing_order(hand, cards), burned)
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


def _sort_in_dealing_order(
    hand: HandState, holdings: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """Return the cards in dealing order, the first to the left of the button."""
    first_seat = hand.button + 1
    clockwise_holdings = [
        cards for cards in (*holdings[first_seat:], *holdings[:first_seat]) if cards
    ]
    return tuple(
        card for round_of_cards in zip(*clockwise_holdings, strict=True) for card in round_of_cards
    )


def replay_audited(log: Sequence[f.AnyFact]) -> HandState:
    """Replay a log and return its last state; raise ``CorruptLog`` at the first impossible fact.

    Irregularities that the log records as irregularities are allowed.
    """
    if findings := [finding for finding in audit(log) if not finding.is_recorded]:
        raise CorruptLog(findings[0].index, findings[0].reason)
    hand = HandState(log[0])  # type: ignore[arg-type]
    for fact in log[1:]:
        apply(hand, fact)
    return hand
