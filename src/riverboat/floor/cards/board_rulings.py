"""Boards: too many cards on the flop, and streets that came too early (HOLD-04 to 09, IRRS-08)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import (
    check_game_family,
    count_streets_dealt,
    incident_seat,
    street_number,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import GameFamily, Spot
from riverboat.floor.verdict import Ruling, Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import piles as p
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.verdicts import Reason
from riverboat.words.refusals import card_incidents as refusals


def rule_on_flop_count(incident: s.ExtraFlopCards, spot: Spot, authority: Authority) -> Verdict:
    """Rule on too many flop cards: four may be scrambled; more go back into the deck."""
    check_game_family("flop", spot)
    if incident.card_count < 4:
        raise InvalidIncident(refusals.FlopCountCorrect(incident.card_count))
    if spot.street == 0:
        raise InvalidIncident(refusals.StreetNotDealt("flop"))
    # rule: HOLD-04, HOLD-13
    has_five_cards = incident.card_count > 4
    reasons: tuple[Reason, ...] = (
        w.FiveCardFlop() if has_five_cards else w.OversizedFlopRedealt(),
        w.FaceDownShuffle(),
    )
    match authority.floor_rules.four_card_flop:
        case "redeal_with_burn":
            piles: tuple[p.Pile, ...] = (p.FlopPile(), p.BurnPile(), p.StubPile())
            return make_ruling(
                authority, o.Shuffle(piles), o.DealStreet("flop", True), reasons=reasons
            )
        case "scramble" if not has_five_cards:
            dealer_orders = o.ScrambleBoard(4), o.SpareCardAsNextBurn()
            return make_ruling(
                authority, *dealer_orders, reasons=(w.FourCardFlop(), w.FaceDownShuffle())
            )
        case "redeal" | "scramble":
            # rule: HOLD-05
            return _build_redeal_ruling(authority, "flop", *reasons, w.FlopReturnsBurnStays())
        case unreachable:
            assert_never(unreachable)


def _build_redeal_ruling(authority: Authority, street: Street, *reasons: Reason) -> Ruling:
    """Rule that a street is reshuffled into the stub and dealt again, without another burn."""
    returned_pile = p.FlopPile() if street == "flop" else p.PrematureCardsPile()
    dealer_orders = (
        o.BurnStays(),
        o.Shuffle((returned_pile, p.StubPile())),
        o.DealStreet(street, False),
    )
    return make_ruling(authority, *dealer_orders, reasons=reasons)


def rule_on_early_street(incident: s.PrematureStreet, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a street dealt before the betting was over: its cards are never accepted."""
    # rule: IRRG-17
    game_family = spot.game_family or _infer_game_family(incident.street)
    street_no = street_number(incident.street, spot)
    _check_street_early(incident, spot, game_family, street_no)
    match game_family:
        case "flop":
            return _rule_on_early_board_street(incident, spot, authority)
        case "stud":
            return _rule_on_early_stud_street(incident, authority, incident_seat(incident, spot))
        case "draw":
            return _build_reshuffle_ruling(
                authority, incident.street, w.EarlyCardRejected(), w.FaceDownShuffle()
            )
        case unreachable:
            assert_never(unreachable)


def _infer_game_family(street: Street) -> GameFamily:
    if street in ("flop", "turn", "river"):
        return "flop"
    return "draw" if street == "draw" else "stud"


def _check_street_early(
    incident: s.PrematureStreet, spot: Spot, game_family: GameFamily, street_no: int
) -> None:
    if spot.is_betting_open is False:
        raise InvalidIncident(refusals.StreetAlreadyDealt(incident.street))
    dealt_street_count = count_streets_dealt(spot)
    if dealt_street_count is None or game_family == "draw":
        return
    if street_no <= dealt_street_count:
        raise InvalidIncident(refusals.StreetAlreadyDealt(incident.street))
    if street_no > dealt_street_count + 1:
        raise InvalidIncident(refusals.StreetNotReached(incident.street))


def _build_reshuffle_ruling(authority: Authority, street: Street, *reasons: Reason) -> Ruling:
    """Rule that the betting is finished first, and that the early cards are then reshuffled and
    dealt again.
    """
    shuffle_order = o.Shuffle((p.PrematureCardsPile(), p.StubPile()))
    dealer_orders = o.FinishBetting(), o.BurnStays(), shuffle_order, o.DealStreet(street, False)
    return make_ruling(authority, *dealer_orders, reasons=reasons)


def _rule_on_early_board_street(
    incident: s.PrematureStreet, spot: Spot, authority: Authority
) -> Ruling:
    extra_reasons = w.EarlyCardRejected(), w.FaceDownShuffle()
    match incident.street:
        case "turn" if authority.floor_rules.premature_turn == "rrop_swap":
            return _build_set_aside_ruling(authority)
        case "river" if _is_stub_exhausted(spot):
            # rule: HOLD-14
            piles = p.PrematureCardsPile(), p.StubPile(), p.BurnsPile(), p.MuckPile()
            dealer_orders = o.FinishBetting(), o.Shuffle(piles), o.DealStreet("river", False)
            return make_ruling(
                authority, *dealer_orders, reasons=(w.TooFewCardsForBoards(), *extra_reasons)
            )
        case "river":
            # rule: HOLD-08
            return _build_reshuffle_ruling(
                authority, "river", w.PrematureRiver(), w.PrematureCard(), *extra_reasons
            )
        case "flop":
            # rule: HOLD-05
            reasons = w.FlopReturnsBurnStays(), w.PrematureCard(), *extra_reasons
            return _build_reshuffle_ruling(authority, "flop", *reasons)
        case _:
            # rule: HOLD-09
            return _build_reshuffle_ruling(
                authority, incident.street, w.PrematureCard(), *extra_reasons
            )


def _is_stub_exhausted(spot: Spot) -> bool:
    """Return True if the hand has several boards and the stub has fewer cards than boards."""
    return spot.board_count > 1 and spot.stub_size is not None and spot.stub_size < spot.board_count


def _build_set_aside_ruling(authority: Authority) -> Ruling:
    """Rule that the early turn card is set aside, and reshuffled before the river."""
    # rule: HOLD-06, HOLD-07
    shuffle_order = o.Shuffle((p.SetAsideCardPile(), p.StubPile()))
    dealer_orders = (
        o.StreetSetAside("turn"),
        o.FinishBetting(),
        o.DealStreet("turn", True),
        o.FinishBetting(),
        shuffle_order,
        o.DealStreet("river", False),
    )
    reasons = w.TurnSetAside(), w.SetAsideTurnReturns(), w.EarlyCardRejected(), w.FaceDownShuffle()
    return make_ruling(authority, *dealer_orders, reasons=reasons)


def _rule_on_early_stud_street(
    incident: s.PrematureStreet, authority: Authority, seat: Seat
) -> Ruling:
    # rule: IRRS-09
    if incident.street == "seventh" and require_known(
        incident.has_looked_at_last_card, q.LAST_CARD_LOOKED_AT_QUESTION
    ):
        dealer_orders = o.CardKept(seat, ()), o.RaiseForbidden(seat, "sixth")
        return make_ruling(authority, *dealer_orders, reasons=stud.PrematureLastCardKept())
    # rule: IRRS-08
    match authority.floor_rules.stud_premature:
        case "eliminate":
            discard_orders = (
                o.PrematureCardsRemoved(incident.early_card_count),
                o.FinishBetting(),
                o.ExtraCardsRemoved(),
            )
            deal_order = o.DealStreet(incident.street, True)
            reasons = stud.PrematureCardsDiscarded(), w.EarlyCardRejected()
            return make_ruling(authority, *discard_orders, deal_order, reasons=reasons)
        case "reshuffle":
            return_reasons = stud.PrematureCardsReturned(), w.EarlyCardRejected()
            return _build_reshuffle_ruling(
                authority, incident.street, *return_reasons, w.FaceDownShuffle()
            )
        case unreachable:
            assert_never(unreachable)
