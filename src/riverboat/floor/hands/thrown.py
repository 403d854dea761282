"""Cards that somebody threw, and cards that others killed (DEAD-01, 02, 08 to 14, BYND-23, 24)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seen import (
    CrossedTheLine,
    ThoughtTheyHadWon,
    ThrewAway,
    WasFouled,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Folding
from riverboat.words.floor.hands import dead as w
from riverboat.words.floor.verdicts import (
    HandIsDead,
    HandLives,
    IsWarned,
    ItIs,
    MayBePenalised,
    Order,
    Reason,
    TakesBack,
)


def threw_away(seen: ThrewAway, spot: Spot, by: Authority) -> Ruling:
    """Whether cards that were thrown away are folded; without a bet it depends on the book."""
    who = Seat(spot.who)
    fold = ItIs(who, Folding())
    if known(spot.bet, q.BET) > spot.own:
        # rule: DEAD-01
        return ruled(by, fold, because=w.FoldedToABet())
    # rule: DEAD-02, BYND-23
    match by.floor.fold_without_bet:
        case "binding":
            because = (w.ThrownAwayBinds(), w.FoldsWithoutABet())
            penalty = (MayBePenalised(who),) if by.event else ()
            return ruled(by, fold, *penalty, because=because)
        case "next_acts" if known(seen.next_acted, q.NEXT_ACTED):
            return ruled(by, fold, because=w.NextPlayerActed())
        case "next_acts":
            return ruled(by, HandLives(who), because=w.NobodyActedOnIt())
        case _:
            assert_never(by.floor.fold_without_bet)


def thought_they_had_won(seen: ThoughtTheyHadWon, spot: Spot, by: Authority) -> Ruling:
    """A bettor who discards is out; a bet that nobody had called comes back."""
    # rule: DEAD-11
    who = Seat(spot.who)
    if known(seen.called, q.CALLED):
        because = (w.BelievedTheyHadWon(), w.SomebodyHadCalled())
        return ruled(by, HandIsDead(who), because=because)
    back = TakesBack(who, known(spot.uncalled, q.UNCALLED))
    because_of = (w.BelievedTheyHadWon(), w.NobodyHadCalled())
    return ruled(by, HandIsDead(who), back, because=because_of)


def killed_by_the_dealer(spot: Spot, by: Authority) -> Verdict:
    """A hand that nobody protected is gone; what nobody has called of it depends on the book."""
    # rule: DEAD-12, ETIQ-01, SHOW-19
    return _killed(spot, by, (w.KilledByTheDealer(), w.ProtectsTheirHand(), w.LostWithoutRedress()))


def was_fouled(seen: WasFouled, spot: Spot, by: Authority) -> Verdict:
    """A hand with foreign cards plays only if everybody knows which are theirs."""
    # rule: DEAD-13
    if known(seen.certain, q.CERTAIN):
        return ruled(by, HandLives(Seat(spot.who)), because=w.FouledButCertain())
    return _killed(spot, by, (w.FouledAndUncertain(), w.ProtectsTheirHand()))


def _killed(spot: Spot, by: Authority, because: tuple[Reason, ...]) -> Verdict:
    """A live hand that is lost, and its bet: what called another's is lost in each book."""
    # rule: DEAD-12, BYND-24
    dead = HandIsDead(Seat(spot.who))
    kept = ruled(by, dead, because=because)
    if by.floor.uncalled_of_killed == "lost":
        return kept
    uncalled = known(spot.uncalled, q.UNCALLED)
    if not uncalled:
        return kept
    back = TakesBack(Seat(spot.who), uncalled)
    match by.floor.uncalled_of_killed:
        case "returned":
            return ruled(by, dead, back, because=because)
        case "floor":
            reasons = (*because, w.UncalledMayComeBack())
            return left(by, ruled(by, dead, back, because=reasons), kept, because=reasons)
        case _:
            assert_never(by.floor.uncalled_of_killed)


def left_unprotected(spot: Spot, by: Authority) -> Ruling:
    """The dealer warns, or mucks the hand."""
    # rule: DEAD-09, ETIQ-01
    order: Order
    match by.floor.unprotected:
        case "warn":
            order = IsWarned(Seat(spot.who))
        case "muck":
            order = HandIsDead(Seat(spot.who))
        case _:
            assert_never(by.floor.unprotected)
    return ruled(by, order, because=(w.DealerMayMuckIt(), w.ProtectsTheirHand()))


def crossed_the_line(seen: CrossedTheLine, spot: Spot, by: Authority) -> Ruling:
    """Cards past the line, where a line rules."""
    # rule: DEAD-14
    who = Seat(spot.who)
    match by.floor.fold_line:
        case "off":
            return ruled(by, HandLives(who), because=w.NoLineHere())
        case "on":
            return ruled(by, ItIs(who, Folding()), because=w.TheLineFolds())
        case "until_touched":
            touched = known(seen.touched, q.TOUCHED)
            order: Order = ItIs(who, Folding()) if touched else HandLives(who)
            return ruled(by, order, because=w.UntilTheDealerTouchesThem())
        case _:
            assert_never(by.floor.fold_line)


def threw_to_another(spot: Spot, by: Authority) -> Ruling:
    """Cards among another's are dead."""
    # rule: DEAD-08
    return ruled(by, HandIsDead(Seat(spot.who)), because=w.ThrewThemToAnother())


def was_declared_dead(spot: Spot, by: Authority) -> Ruling:
    """No claim to any pot, and no chips back."""
    # rule: DEAD-10
    return ruled(by, HandIsDead(Seat(spot.who)), because=w.AnOfficialSaidSo())
