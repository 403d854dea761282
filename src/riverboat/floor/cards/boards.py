"""Boards: too many cards on the flop, and streets that came too early (HOLD-04 to 09, IRRS-08)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import only_in, place, streets_dealt, whom
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Family, Spot
from riverboat.floor.verdict import Ruling, Verdict, known, ruled
from riverboat.words import Seat
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import piles as p
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.verdicts import Reason
from riverboat.words.refusals import cards as refusals


def too_many_on_the_flop(seen: s.TooManyOnTheFlop, spot: Spot, by: Authority) -> Verdict:
    """Four cards on the flop may be scrambled; more go back into the deck."""
    only_in("flop", spot)
    if seen.cards < 4:
        raise BadObservation(refusals.FlopIsRight(seen.cards))
    if spot.street == 0:
        raise BadObservation(refusals.StreetHasNotCome("flop"))
    # rule: HOLD-04, HOLD-13
    five = seen.cards > 4
    because: tuple[Reason, ...] = (
        w.FiveOnTheFlop() if five else w.TooManyOnTheFlop(),
        w.FaceDown(),
    )
    match by.floor.four_card_flop:
        case "redeal_with_burn":
            piles: tuple[p.Pile, ...] = (p.TheFlop(), p.TheBurn(), p.TheStub())
            return ruled(by, o.Shuffle(piles), o.DealStreet("flop", True), because=because)
        case "scramble" if not five:
            steps = o.ScrambleBoard(4), o.OneIsTheNextBurn()
            return ruled(by, *steps, because=(w.FourOnTheFlop(), w.FaceDown()))
        case "redeal" | "scramble":
            # rule: HOLD-05
            return _again(by, "flop", *because, w.FlopGoesBackWithoutItsBurn())
        case other:
            assert_never(other)


def _again(by: Authority, street: Street, *because: Reason) -> Ruling:
    """Back into the stub, which is shuffled, and dealt again: the burn has been burned."""
    back = p.TheFlop() if street == "flop" else p.TheEarlyCards()
    steps = o.BurnStays(), o.Shuffle((back, p.TheStub())), o.DealStreet(street, False)
    return ruled(by, *steps, because=because)


def dealt_early(seen: s.DealtEarly, spot: Spot, by: Authority) -> Verdict:
    """A street was dealt before the betting was over: nobody may accept its cards."""
    # rule: IRRG-17
    game = spot.family or _family_of(seen.street)
    number = place(seen.street, spot)
    _check(seen, spot, game, number)
    match game:
        case "flop":
            return _board(seen, spot, by)
        case "stud":
            return _stud_street(seen, by, whom(seen, spot))
        case "draw":
            return _back_to_the_stub(by, seen.street, w.NobodyMayAcceptIt(), w.FaceDown())
        case other:
            assert_never(other)


def _family_of(street: Street) -> Family:
    if street in ("flop", "turn", "river"):
        return "flop"
    return "draw" if street == "draw" else "stud"


def _check(seen: s.DealtEarly, spot: Spot, game: Family, number: int) -> None:
    """A street can be early only while the betting before it is on."""
    if spot.betting is False:
        raise BadObservation(refusals.StreetHasCome(seen.street))
    dealt = streets_dealt(spot)
    if dealt is None or game == "draw":
        return
    if number <= dealt:
        raise BadObservation(refusals.StreetHasCome(seen.street))
    if number > dealt + 1:
        raise BadObservation(refusals.StreetIsFarther(seen.street))


def _back_to_the_stub(by: Authority, street: Street, *because: Reason) -> Ruling:
    """The betting first; then the early cards go back, and come anew without another burn."""
    shuffle = o.Shuffle((p.TheEarlyCards(), p.TheStub()))
    steps = o.FinishBetting(), o.BurnStays(), shuffle, o.DealStreet(street, False)
    return ruled(by, *steps, because=because)


def _board(seen: s.DealtEarly, spot: Spot, by: Authority) -> Ruling:
    besides = w.NobodyMayAcceptIt(), w.FaceDown()
    match seen.street:
        case "turn" if by.floor.premature_turn == "rrop_swap":
            return _set_aside(by)
        case "river" if _nothing_else_left(spot):
            # rule: HOLD-14
            piles = p.TheEarlyCards(), p.TheStub(), p.TheBurns(), p.TheMuck()
            steps = o.FinishBetting(), o.Shuffle(piles), o.DealStreet("river", False)
            return ruled(by, *steps, because=(w.NoCardsBesides(), *besides))
        case "river":
            # rule: HOLD-08
            return _back_to_the_stub(by, "river", w.RiverTooEarly(), w.CardTooEarly(), *besides)
        case "flop":
            # rule: HOLD-05
            because = w.FlopGoesBackWithoutItsBurn(), w.CardTooEarly(), *besides
            return _back_to_the_stub(by, "flop", *because)
        case _:
            # rule: HOLD-09
            return _back_to_the_stub(by, seen.street, w.CardTooEarly(), *besides)


def _nothing_else_left(spot: Spot) -> bool:
    """With two boards, the stub and the early card are no more than the rivers that are due."""
    return spot.boards > 1 and spot.stub is not None and spot.stub < spot.boards


def _set_aside(by: Authority) -> Ruling:
    """The early turn waits, what would be the river is the turn; then they are shuffled."""
    # rule: HOLD-06, HOLD-07
    back = o.Shuffle((p.TheCardSetAside(), p.TheStub()))
    steps = (
        o.SetAside("turn"),
        o.FinishBetting(),
        o.DealStreet("turn", True),
        o.FinishBetting(),
        back,
        o.DealStreet("river", False),
    )
    because = w.TurnIsSetAside(), w.TurnComesBack(), w.NobodyMayAcceptIt(), w.FaceDown()
    return ruled(by, *steps, because=because)


def _stud_street(seen: s.DealtEarly, by: Authority, who: Seat) -> Ruling:
    # rule: IRRS-09
    if seen.street == "seventh" and known(seen.looked, q.LAST_CARD_LOOKED_AT):
        steps = o.KeepsCard(who, ()), o.MayNotRaise(who, "sixth")
        return ruled(by, *steps, because=stud.EarlyLastCardIsKept())
    # rule: IRRS-08
    match by.floor.stud_premature:
        case "eliminate":
            out = o.CardsGoOut(seen.cards), o.FinishBetting(), o.OneMoreEachGoesOut()
            then = o.DealStreet(seen.street, True)
            reasons = stud.EarlyCardsGoOut(), w.NobodyMayAcceptIt()
            return ruled(by, *out, then, because=reasons)
        case "reshuffle":
            because = stud.EarlyCardsGoBack(), w.NobodyMayAcceptIt()
            return _back_to_the_stub(by, seen.street, *because, w.FaceDown())
        case other:
            assert_never(other)
