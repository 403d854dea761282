"""Dead hands: discarded cards, and cards killed by others (DEAD-01, 02, 08 to 14, BYND-23, 24)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import (
    CardsOverLine,
    DiscardedAsWinner,
    HandDiscarded,
    HandFouled,
)
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import dead_hands as w
from riverboat.words.floor.verdicts import (
    BindingAction,
    ChipsTakenBack,
    HandDead,
    HandLives,
    Order,
    PenaltyPossible,
    PlayerWarning,
    Reason,
)
from riverboat.words.player_actions import Folding


def rule_on_thrown_cards(incident: HandDiscarded, spot: Spot, authority: Authority) -> Ruling:
    """Rule on discarded cards: a fold if the player faces a bet.

    Without a bet to face, some rulebooks make it a fold only after the next player has acted.
    """
    seat = Seat(spot.seat)
    fold_order = BindingAction(seat, Folding())
    if require_known(spot.bet_to_match, q.FACED_BET_QUESTION) > spot.chips_in_front:
        # rule: DEAD-01
        return make_ruling(authority, fold_order, reasons=w.DiscardFacingBet())
    # rule: DEAD-02, BYND-23
    match authority.floor_rules.fold_without_bet:
        case "binding":
            reasons = (w.DiscardBinds(), w.FoldWithoutBetBinds())
            penalty_orders = (PenaltyPossible(seat),) if authority.is_for_tournaments else ()
            return make_ruling(authority, fold_order, *penalty_orders, reasons=reasons)
        case "next_acts" if require_known(
            incident.has_next_player_acted, q.NEXT_PLAYER_ACTED_QUESTION
        ):
            return make_ruling(authority, fold_order, reasons=w.DiscardAfterNextAction())
        case "next_acts":
            return make_ruling(authority, HandLives(seat), reasons=w.DiscardWithoutAction())
        case _:
            assert_never(authority.floor_rules.fold_without_bet)


def rule_on_mistaken_discard(
    incident: DiscardedAsWinner, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on a bettor who discards: the hand is dead and an uncalled bet is returned."""
    # rule: DEAD-11
    seat = Seat(spot.seat)
    if require_known(incident.was_bet_called, q.BET_CALLED_QUESTION):
        reasons = (w.MistakenWinnerOut(), w.CalledBetStays())
        return make_ruling(authority, HandDead(seat), reasons=reasons)
    return_order = ChipsTakenBack(seat, require_known(spot.uncalled_chips, q.UNCALLED_BET_QUESTION))
    return_reasons = (w.MistakenWinnerOut(), w.UncalledPartReturned())
    return make_ruling(authority, HandDead(seat), return_order, reasons=return_reasons)


def rule_on_hand_killed_by_dealer(spot: Spot, authority: Authority) -> Verdict:
    """Rule that an unprotected hand killed by the dealer is dead; the uncalled bet may return."""
    # rule: DEAD-12, ETIQ-01, SHOW-19
    return _rule_on_killed_hand(
        spot,
        authority,
        (w.HandKilledByDealer(), w.HandProtectionDuty(), w.HandLostWithoutRedress()),
    )


def rule_on_fouled_hand(incident: HandFouled, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a hand with foreign cards: it plays only if its own cards are certain."""
    # rule: DEAD-13
    if require_known(incident.are_cards_certain, q.CARDS_CERTAIN_QUESTION):
        return make_ruling(
            authority, HandLives(Seat(spot.seat)), reasons=w.IdentifiableFouledHand()
        )
    return _rule_on_killed_hand(
        spot, authority, (w.UnidentifiableFouledHand(), w.HandProtectionDuty())
    )


def _rule_on_killed_hand(spot: Spot, authority: Authority, reasons: tuple[Reason, ...]) -> Verdict:
    """Rule on a live hand that was killed.

    By the authority's option, its uncalled bet is lost or returned, or the floor decides.
    """
    # rule: DEAD-12, BYND-24
    dead_order = HandDead(Seat(spot.seat))
    no_return_ruling = make_ruling(authority, dead_order, reasons=reasons)
    if authority.floor_rules.uncalled_of_killed == "lost":
        return no_return_ruling
    uncalled_chips = require_known(spot.uncalled_chips, q.UNCALLED_BET_QUESTION)
    if not uncalled_chips:
        return no_return_ruling
    return_order = ChipsTakenBack(Seat(spot.seat), uncalled_chips)
    match authority.floor_rules.uncalled_of_killed:
        case "returned":
            return make_ruling(authority, dead_order, return_order, reasons=reasons)
        case "floor":
            floor_reasons = (*reasons, w.UncalledRaiseReturnable())
            return leave_to_floor(
                authority,
                make_ruling(authority, dead_order, return_order, reasons=floor_reasons),
                no_return_ruling,
                reasons=floor_reasons,
            )
        case _:
            assert_never(authority.floor_rules.uncalled_of_killed)


def rule_on_unprotected_hand(spot: Spot, authority: Authority) -> Ruling:
    """Rule on an unprotected hand: the dealer warns, or mucks it."""
    # rule: DEAD-09, ETIQ-01
    order: Order
    match authority.floor_rules.unprotected:
        case "warn":
            order = PlayerWarning(Seat(spot.seat))
        case "muck":
            order = HandDead(Seat(spot.seat))
        case _:
            assert_never(authority.floor_rules.unprotected)
    return make_ruling(
        authority, order, reasons=(w.UnprotectedHandMuckable(), w.HandProtectionDuty())
    )


def rule_on_fold_line(incident: CardsOverLine, spot: Spot, authority: Authority) -> Ruling:
    """Rule on cards past a fold line, if the house has one."""
    # rule: DEAD-14
    seat = Seat(spot.seat)
    match authority.floor_rules.fold_line:
        case "off":
            return make_ruling(authority, HandLives(seat), reasons=w.NoFoldingLine())
        case "on":
            return make_ruling(authority, BindingAction(seat, Folding()), reasons=w.FoldingLine())
        case "until_touched":
            has_dealer_touched_cards = require_known(
                incident.has_dealer_touched_cards, q.DEALER_TOUCH_QUESTION
            )
            order: Order = (
                BindingAction(seat, Folding()) if has_dealer_touched_cards else HandLives(seat)
            )
            return make_ruling(authority, order, reasons=w.LiveUntilDealerTouch())
        case _:
            assert_never(authority.floor_rules.fold_line)


def rule_on_cards_thrown_to_another(spot: Spot, authority: Authority) -> Ruling:
    """Rule that cards thrown into another hand are dead."""
    # rule: DEAD-08
    return make_ruling(authority, HandDead(Seat(spot.seat)), reasons=w.ThrownIntoOtherHand())


def rule_on_hand_declared_dead(spot: Spot, authority: Authority) -> Ruling:
    """Rule on a hand declared dead: no claim to any pot, and no chips back."""
    # rule: DEAD-10
    return make_ruling(authority, HandDead(Seat(spot.seat)), reasons=w.DeclaredDeadByOfficial())
