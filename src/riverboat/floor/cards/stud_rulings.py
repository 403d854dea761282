"""Other irregularities in stud games (IRRS, DEAD-03, BYND-68)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.cards import card_incidents as s
from riverboat.floor.cards import card_questions as q
from riverboat.floor.cards.card_spot import check_game_family, has_any_player_acted, incident_seat
from riverboat.floor.incident import InvalidIncident
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict, make_ruling, require_known
from riverboat.words import Seat
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.cards import stud as w
from riverboat.words.floor.verdicts import ActionStands, HandDead, HandLives
from riverboat.words.refusals import incident_checks as refusals


def rule_on_all_cards_down(
    incident: s.AllStudCardsDown, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a stud hand whose first three cards were all dealt face down."""
    # rule: IRRS-02
    check_game_family("stud", spot)
    return make_ruling(
        authority,
        o.UpcardScrambled(incident_seat(incident, spot)),
        reasons=w.AllThreeCardsDown(),
    )


def rule_on_wrong_bring_in(incident: s.WrongBringIn, spot: Spot, authority: Authority) -> Verdict:
    """Rule on a wrong bring-in: corrected until the next player has acted."""
    # rule: BYND-68
    check_game_family("stud", spot)
    seat = incident_seat(incident, spot)
    _check_distinct_players(seat, incident.correct_seat)
    if has_any_player_acted(spot, q.NEXT_HAS_ACTED_QUESTION):
        return make_ruling(authority, ActionStands(), reasons=w.WrongBringInStands())
    reason = w.WrongBringInCorrected()
    return make_ruling(
        authority, o.BringInTransferred(seat, Seat(incident.correct_seat)), reasons=reason
    )


def _check_distinct_players(seat: Seat, other_seat_number: int) -> None:
    if seat.seat == other_seat_number:
        raise InvalidIncident(refusals.OtherPlayerRequired())


def rule_on_picked_up_upcards(
    incident: s.UpcardsPickedUp, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on upcards picked up, turned down or mixed: the hand is dead if it faces a bet."""
    # rule: IRRS-07
    check_game_family("stud", spot)
    seat = incident_seat(incident, spot)
    if not require_known(spot.is_betting_open, q.BETTING_OPEN_QUESTION):
        return make_ruling(authority, HandLives(seat), reasons=w.PickedUpAfterBetting())
    # rule: DEAD-03
    require_known(spot.bet_to_match, q.BET_TO_CALL_QUESTION)
    if spot.chips_to_call:
        return make_ruling(authority, HandDead(seat), reasons=w.PickedUpUpcards())
    return make_ruling(
        authority, HandLives(seat), o.UpcardsReturnedInOrder(seat), reasons=w.NoBetFacedInStud()
    )


def rule_on_reordered_upcards(
    incident: s.UpcardsReordered, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on reordered upcards."""
    # rule: IRRS-16
    check_game_family("stud", spot)
    reason = w.UpcardOrderKept()
    return make_ruling(
        authority, o.UpcardsReturnedInOrder(incident_seat(incident, spot)), reasons=reason
    )


def rule_on_fold_without_bet(
    incident: s.FoldWithoutBet, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on a fold with no bet to face: the player is dealt cards until there is a bet."""
    # rule: IRRS-06
    check_game_family("stud", spot)
    return make_ruling(
        authority,
        o.CardsUntilNextBet(incident_seat(incident, spot)),
        reasons=w.FoldedWithoutBet(),
    )


def rule_on_beaten_call(spot: Spot, authority: Authority) -> Verdict:
    """Rule on a call by a player whom the visible upcards beat."""
    # rule: IRRS-15
    check_game_family("stud", spot)
    return make_ruling(authority, ActionStands(), reasons=w.BeatenByUpcards())


def rule_on_first_to_act(
    incident: s.LastStreetOpenerAsked, spot: Spot, authority: Authority
) -> Verdict:
    """Rule on the player who acts first on a last street with a common card."""
    # rule: IRRS-14
    check_game_family("stud", spot)
    seat = incident_seat(incident, spot)
    high_board_ruling = make_ruling(
        authority,
        o.FirstToActOrder(Seat(incident.highest_upcards_seat)),
        reasons=w.HighBoardActsFirst(),
    )
    match authority.floor_rules.common_card_first:
        case "high_board":
            return high_board_ruling
        case "as_sixth":
            if not require_known(incident.is_last_card_common, q.COMMON_CARD_QUESTION):
                return high_board_ruling
            return make_ruling(authority, o.FirstToActOrder(seat), reasons=w.SixthStreetOrderKept())
        case unreachable:
            assert_never(unreachable)
