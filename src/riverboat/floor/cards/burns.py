"""No burn, or two (IRRG-18, IRRG-21, IRRS-10): before anybody acts it is put right."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import substantial_action
from riverboat.floor.cards import questions as q
from riverboat.floor.cards import seen as s
from riverboat.floor.cards.moment import STREETS, acted_on, family, place, streets_dealt
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Family, Spot
from riverboat.floor.verdict import Ruling, Verdict, known, ruled
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.cards.piles import TheBurns, TheFlop, TheStub
from riverboat.words.floor.verdicts import Order, Stands
from riverboat.words.refusals import cards as refusals


def wrong_burns(seen: s.BurnsWrong, spot: Spot, by: Authority) -> Verdict:
    """No card was burned before a street, or two were."""
    game = family(spot)
    street = seen.street or _street_that_is_on(game, spot)
    number = place(street, spot)
    dealt = streets_dealt(spot)
    if dealt is not None and number > dealt:
        raise BadObservation(refusals.StreetHasNotCome(street))
    if seen.awarded:
        return ruled(by, Stands(), because=w.PotWasGiven())
    flop_without = street == "flop" and not seen.burns
    if acted_on(number, spot):
        if flop_without and not _check_lets_it_stand(seen, spot, by):
            return _scrambled(by)
        return _after_action(seen, by, game, number if dealt is None else dealt)
    if street == "flop":
        return _flop(seen, by)
    if street == "turn" or street == "river":
        return _corrected(seen, by, street)
    if street == "seventh" and known(seen.looked, q.LAST_CARD_LOOKED_AT):
        return ruled(by, Stands(), because=stud.LookedAtLastCardStays())
    # rule: IRRS-10
    because = stud.StudCardsMove() if game == "stud" else w.BurnIsCorrected()
    return ruled(by, o.CardsMove(), because=because)


def _street_that_is_on(game: Family, spot: Spot) -> Street:
    number = known(spot.street, q.STREET)
    if game == "draw":
        number = max(number, int(spot.drawing or 0))
    if not number:
        raise BadObservation(refusals.NoStreetIsOn())
    return STREETS[game][min(number, len(STREETS[game])) - 1]


def _after_action(seen: s.BurnsWrong, by: Authority, game: Family, dealt: int) -> Ruling:
    """The street stands; what comes later, comes as if nothing had happened, or with one burn."""
    # rule: IRRG-18
    if dealt >= len(STREETS[game]):
        return ruled(by, Stands(), because=w.NothingMoreToDeal())
    match by.floor.extra_burn:
        case "as_if_none":
            later = STREETS[game][dealt]
            step: Order = o.BurnGoesBack() if seen.burns else o.BurnTwo(later)
            return ruled(by, Stands(), step, because=w.CardsAsIfNoMistake())
        case "one_a_street":
            return ruled(by, Stands(), o.OneBurnAStreet(), because=w.OneBurnEachFromNow())
        case other:
            assert_never(other)


def _check_lets_it_stand(seen: s.BurnsWrong, spot: Spot, by: Authority) -> bool:
    """Whether what was done on a flop without its burn is enough for it to stand."""
    # rule: IRRG-21
    if by.floor.missing_flop_burn != "scramble_unclear":
        return True
    if spot.did is not None and substantial_action([each for each in spot.did if each.street]):
        return True
    return known(seen.stands, q.CHECK_LETS_IT_STAND)


def _flop(seen: s.BurnsWrong, by: Authority) -> Ruling:
    """Before anybody has acted on it."""
    # rule: IRRG-21
    match by.floor.missing_flop_burn:
        case "scramble" | "scramble_unclear":
            return _corrected(seen, by, "flop") if seen.burns else _scrambled(by)
        case "reshuffle":
            if not known(seen.seen, q.BOARD_SEEN):
                return _corrected(seen, by, "flop")
            burns = (TheBurns(),) if seen.burns else ()
            steps = o.Shuffle((TheFlop(), *burns, TheStub())), o.DealStreet("flop", True)
            return ruled(by, *steps, because=(w.FlopSeenIsShuffled(), w.FaceDown()))
        case "redeal":
            # The burns stay: where there was none, one is burned now.
            again = o.DealStreet("flop", not seen.burns)
            steps = o.Shuffle((TheFlop(), TheStub())), again
            return ruled(by, *steps, because=(w.FlopIsDealtAgain(), w.FaceDown()))
        case other:
            assert_never(other)


def _scrambled(by: Authority) -> Ruling:
    steps = o.ScrambleBoard(3), o.OneIsTheBurn()
    return ruled(by, *steps, because=w.FlopWithoutABurn())


def _corrected(seen: s.BurnsWrong, by: Authority, street: o.BoardStreet) -> Ruling:
    """Every card moves to where it would lie without the mistake."""
    # rule: IRRG-18, IRRG-21
    order = o.SecondBurnIs(street) if seen.burns else o.FirstCardIsTheBurn(street)
    because = w.FlopUnseenIsCorrected() if seen.seen is False else w.BurnIsCorrected()
    return ruled(by, order, because=because)
