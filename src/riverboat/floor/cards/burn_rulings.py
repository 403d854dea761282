"""Burn errors: no burn or two (IRRG-18, IRRG-21, IRRS-10), corrected before any action."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.action_counts import has_substantial_action
from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import (
    STREETS,
    count_streets_dealt,
    has_street_action,
    require_game_family,
    street_number,
)
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import GameFamily, Spot
from riverboat.floor.verdict import Ruling, Verdict, make_ruling, require_known
from riverboat.words.floor.cards import boards as w
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud
from riverboat.words.floor.cards.orders import Street
from riverboat.words.floor.cards.piles import BurnsPile, FlopPile, StubPile
from riverboat.words.floor.verdicts import ActionStands, Order
from riverboat.words.refusals import card_incidents as refusals


def rule_on_burns(incident: s.WrongBurnCount, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a missing or double burn before a street."""
    game_family = require_game_family(spot)
    street = incident.street or _find_current_street(game_family, spot)
    street_no = street_number(street, spot)
    dealt_street_count = count_streets_dealt(spot)
    if dealt_street_count is not None and street_no > dealt_street_count:
        raise InvalidIncident(refusals.StreetNotDealt(street))
    if incident.is_pot_awarded:
        return make_ruling(authority, ActionStands(), reasons=w.PotAlreadyAwarded())
    is_unburned_flop = street == "flop" and not incident.burn_count
    if has_street_action(street_no, spot):
        if is_unburned_flop and not _is_flop_accepted(incident, spot, authority):
            return _build_scramble_ruling(authority)
        return _rule_after_action(
            incident,
            authority,
            game_family,
            street_no if dealt_street_count is None else dealt_street_count,
        )
    if street == "flop":
        return _rule_on_flop_burn(incident, authority)
    if street == "turn" or street == "river":
        return _build_burn_correction(incident, authority, street)
    if street == "seventh" and require_known(
        incident.has_looked_at_last_card, q.LAST_CARD_LOOKED_AT_QUESTION
    ):
        return make_ruling(authority, ActionStands(), reasons=stud.ViewedLastCardStays())
    # rule: IRRS-10
    reason = stud.StudCardsReassigned() if game_family == "stud" else w.BurnCorrectable()
    return make_ruling(authority, o.CardsToProperPlaces(), reasons=reason)


def _find_current_street(game_family: GameFamily, spot: Spot) -> Street:
    street_no = require_known(spot.street, q.STREET_QUESTION)
    if game_family == "draw":
        street_no = max(street_no, int(spot.has_draw_begun or 0))
    if not street_no:
        raise InvalidIncident(refusals.BurnStreetInvalid())
    return STREETS[game_family][min(street_no, len(STREETS[game_family])) - 1]


def _rule_after_action(
    incident: s.WrongBurnCount,
    authority: Authority,
    game_family: GameFamily,
    dealt_street_count: int,
) -> Ruling:
    """Rule that a street with action stands, and how many cards are burned for later streets."""
    # rule: IRRG-18
    if dealt_street_count >= len(STREETS[game_family]):
        return make_ruling(authority, ActionStands(), reasons=w.CompleteBoardStands())
    match authority.floor_rules.extra_burn:
        case "as_if_none":
            next_street = STREETS[game_family][dealt_street_count]
            burn_order: Order = (
                o.BurnReturned() if incident.burn_count else o.BurnTwoCards(next_street)
            )
            return make_ruling(authority, ActionStands(), burn_order, reasons=w.LaterCardsAsDue())
        case "one_a_street":
            return make_ruling(
                authority, ActionStands(), o.SingleBurnsFromNow(), reasons=w.OneBurnPerStreet()
            )
        case unreachable:
            assert_never(unreachable)


def _is_flop_accepted(incident: s.WrongBurnCount, spot: Spot, authority: Authority) -> bool:
    """Return True if the action after a flop with a wrong burn is enough to let the flop stand."""
    # rule: IRRG-21
    if authority.floor_rules.missing_flop_burn != "scramble_unclear":
        return True
    if spot.actions_taken is not None and has_substantial_action(
        [action for action in spot.actions_taken if action.street]
    ):
        return True
    return require_known(incident.one_check_accepts_flop, q.CHECK_ACCEPTS_FLOP_QUESTION)


def _rule_on_flop_burn(incident: s.WrongBurnCount, authority: Authority) -> Ruling:
    # rule: IRRG-21
    match authority.floor_rules.missing_flop_burn:
        case "scramble" | "scramble_unclear":
            return (
                _build_burn_correction(incident, authority, "flop")
                if incident.burn_count
                else _build_scramble_ruling(authority)
            )
        case "reshuffle":
            if not require_known(incident.was_board_card_seen, q.BOARD_SEEN_QUESTION):
                return _build_burn_correction(incident, authority, "flop")
            burn_piles = (BurnsPile(),) if incident.burn_count else ()
            dealer_orders = (
                o.Shuffle((FlopPile(), *burn_piles, StubPile())),
                o.DealStreet("flop", True),
            )
            return make_ruling(
                authority, *dealer_orders, reasons=(w.SeenFlopReshuffled(), w.FaceDownShuffle())
            )
        case "redeal":
            # Burn cards stay: if there was none, burn one now.
            deal_order = o.DealStreet("flop", not incident.burn_count)
            dealer_orders = o.Shuffle((FlopPile(), StubPile())), deal_order
            return make_ruling(
                authority, *dealer_orders, reasons=(w.FlopRedealt(), w.FaceDownShuffle())
            )
        case unreachable:
            assert_never(unreachable)


def _build_scramble_ruling(authority: Authority) -> Ruling:
    dealer_orders = o.ScrambleBoard(3), o.SpareCardAsBurn()
    return make_ruling(authority, *dealer_orders, reasons=w.FlopWithoutBurn())


def _build_burn_correction(
    incident: s.WrongBurnCount, authority: Authority, street: o.BoardStreet
) -> Ruling:
    """Rule that the misplaced card becomes the burn card or the board card that it should be."""
    # rule: IRRG-18, IRRG-21
    order = o.SecondBurnCard(street) if incident.burn_count else o.FirstCardAsBurn(street)
    reason = (
        w.UnseenFlopCorrected() if incident.was_board_card_seen is False else w.BurnCorrectable()
    )
    return make_ruling(authority, order, reasons=reason)
