"""Cards seen before the showdown, and players who leave during a hand (DEAD-15, 16, SHOW-10,
11).
"""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import hand_questions as q
from riverboat.floor.hands.hand_incidents import (
    CardsPartlyShown,
    CardsShownToOnePlayer,
    CardsTurnedFaceUp,
    DepartureDuringHand,
)
from riverboat.floor.hands.seat_checks import require_other_seat
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, leave_to_floor, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.hands import dead_hands, showdown
from riverboat.words.floor.hands import orders as o
from riverboat.words.floor.verdicts import (
    ActionStands,
    BindingAction,
    HandDead,
    HandLives,
    PenaltyPossible,
)
from riverboat.words.player_actions import Folding


def rule_on_turned_up_cards(
    incident: CardsTurnedFaceUp, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on cards turned face up with action to come: all players may see them.

    By the authority's option, the hand stays live or is folded.
    """
    # rule: DEAD-16
    seat = Seat(spot.seat)
    if not require_known(incident.is_action_to_come, q.ACTION_TO_COME_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=dead_hands.ShowWithoutActionPending())
    show_order = o.ShownToAll(seat, "now")
    match authority.floor_rules.exposed_hand:
        case "lives":
            reason = dead_hands.ExposedWithActionPending()
            return make_ruling(
                authority, HandLives(seat), show_order, PenaltyPossible(seat), reasons=reason
            )
        case "dead":
            return make_ruling(
                authority,
                BindingAction(seat, Folding()),
                show_order,
                reasons=dead_hands.ShownHandFolded(),
            )
        case _:
            assert_never(authority.floor_rules.exposed_hand)


def rule_on_leaving_table(
    incident: DepartureDuringHand, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on a player who leaves the table all-in or with action to come."""
    # rule: DEAD-15, ETIQ-15
    seat = Seat(spot.seat)
    if require_known(incident.is_all_in, q.ALL_IN_QUESTION):
        match authority.floor_rules.left_all_in:
            case "penalty":
                return make_ruling(
                    authority,
                    HandLives(seat),
                    PenaltyPossible(seat),
                    reasons=dead_hands.AllInDeparture(),
                )
            case "dead":
                return make_ruling(
                    authority, HandDead(seat), reasons=dead_hands.AllInDepartureKillsHand()
                )
            case _:
                assert_never(authority.floor_rules.left_all_in)
    if require_known(incident.has_live_cards, q.LIVE_CARDS_QUESTION):
        return make_ruling(
            authority, PenaltyPossible(seat), reasons=dead_hands.DepartureWithActionPending()
        )
    return make_ruling(authority, ActionStands(), reasons=dead_hands.DepartureAllowed())


def rule_on_show_one_show_all(
    incident: CardsShownToOnePlayer, spot: Spot, authority: Authority
) -> Ruling:
    """Rule on cards shown to one player: they are shown to all players.

    They are shown at once if the player who saw them is to act in this round; otherwise after the
    round, the betting or the hand.
    """
    # rule: SHOW-10, SHOW-11
    if incident.viewer_seat is not None:
        require_other_seat(incident.viewer_seat, spot)
    seat, next_action = (
        Seat(spot.seat),
        require_known(incident.viewer_next_turn, q.VIEWER_TO_ACT_QUESTION),
    )
    match next_action:
        case "now":
            return make_ruling(
                authority, o.ShownToAll(seat, "now"), reasons=showdown.ShowOneShowAllRule()
            )
        case "later":
            reasons = (showdown.ShowOneShowAllRule(), showdown.ShownToPlayerToAct())
            return make_ruling(authority, o.ShownToAll(seat, "round"), reasons=reasons)
        case "out":
            show_time = (
                "betting" if authority.floor_rules.shown_outside == "after_betting" else "hand"
            )
            return make_ruling(
                authority, o.ShownToAll(seat, show_time), reasons=showdown.ShownToFoldedPlayer()
            )
        case _:
            assert_never(next_action)


def rule_on_partial_show(incident: CardsPartlyShown, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a partial show: all see the shown card, and some rulebooks require all cards."""
    # rule: SHOW-10
    seat = Seat(spot.seat)
    partial_ruling = make_ruling(
        authority, o.ShownPartTabled(seat), reasons=showdown.OnlyShownPartDue()
    )
    match authority.floor_rules.shown_part:
        case "as_shown":
            return partial_ruling
        case "whole_on_request" if require_known(
            incident.are_other_cards_requested, q.OTHER_CARDS_REQUESTED_QUESTION
        ):
            reason = showdown.WholeHandOnRequest()
            return leave_to_floor(
                authority,
                make_ruling(authority, o.ShowingDue(seat), reasons=reason),
                partial_ruling,
                reasons=reason,
            )
        case "whole_on_request":
            return partial_ruling
        case _:
            assert_never(authority.floor_rules.shown_part)
