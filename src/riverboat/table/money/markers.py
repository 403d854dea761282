"""Markers and loans: chips that a player plays with but has not paid for.

A *marker* is a promise to the winner of the pot: all players in the pot must accept it, unless it
is small (MARK-02, MARK-04). A *loan* consists of chips of a player who is not in the pot: the
lender must agree, and the other players have to accept the chips (MARK-03). Both need open stakes,
and neither exists in a casino or a tournament.
"""

from __future__ import annotations

from riverboat.engine import AddChips, IllegalAction, ToAct, due
from riverboat.table.money.buying_in import add_chips_to_hand, buy_chips, can_add_chips
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import MarkerOffered
from riverboat.table.state.seat_lookup import is_in_hand, player_at, player_label
from riverboat.table.state.table_pending import ToAnswerMarker
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Chair, Player, Refusal
from riverboat.words.refusals import markers_and_loans as w


def build_marker_question(table: Table) -> ToAnswerMarker:
    """Return the pending question about the offered marker.

    It asks the players in the pot who have not accepted yet, or the lender of a loan.
    """
    marker, hand = table.offered_marker, table.hand
    assert marker is not None, "no player has offered a marker"
    if marker.lender:  # rule: MARK-03
        return ToAnswerMarker((marker.lender,), marker.chair, marker.chips, marker.lender)
    assert hand is not None, "a marker is bet in a hand"
    chairs_in_pot = [
        table.hand_chairs[seat] for seat in hand.seats_in_mask(hand.live_mask)
    ]  # rule: MARK-02
    undecided_chairs = [
        chair
        for chair in chairs_in_pot
        if chair != marker.chair and chair not in table.marker_acceptances
    ]
    return ToAnswerMarker(tuple(undecided_chairs), marker.chair, marker.chips)


def cancel_lapsed_marker(table: Table) -> tuple[f.MarkerRefused, ...]:
    """Return the fact that cancels the offered marker once it has lapsed, otherwise nothing.

    A marker lapses after its player's turn, when a party to it leaves, and when the lender no
    longer has the chips.
    """
    marker = table.offered_marker
    if marker is None or _is_still_valid(table, marker):
        return ()
    return (f.MarkerRefused(marker.chair, 0),)


def _is_still_valid(table: Table, marker: MarkerOffered) -> bool:
    chair, lender = marker.chair, marker.lender
    if chair not in table.chairs or (lender and lender not in table.chairs):
        return False
    if lender and table.stack(lender) < marker.chips:
        return False
    return not is_in_hand(table, chair) or _is_to_act(table, chair)


def _is_to_act(table: Table, chair: int) -> bool:
    if table.hand is None or chair not in table.hand_chairs:
        return False
    hand_decision = due(table.hand)
    return isinstance(hand_decision, ToAct) and table.hand_chairs[hand_decision.seat] == chair


def add_chips(table: Table, chair: int, command: AddChips) -> tuple[AnyLoggedFact, ...]:
    """Add chips during a hand: bought, as a marker, or borrowed, as *command* says."""
    if table.hand_chairs.index(chair) != command.seat:
        raise IllegalAction(w.ChipsForOtherPlayerForbidden(Player(table.chairs[chair].player)))
    match command.source:
        case "bought":
            return buy_chips(table, c.Buy(chair, command.chips))
        case "marker":
            return offer_marker(table, c.OfferMarker(chair, command.chips))
        case "borrowed":
            return _borrow_off_table(table, chair, command.chips)


def offer_marker(table: Table, command: c.OfferMarker) -> tuple[AnyLoggedFact, ...]:
    """Offer a marker or a loan (MARK-02); accept a small marker at once (MARK-04)."""
    chair, chips, lender = command.chair, command.chips, command.lender
    _check_borrower(table, chair, chips)
    offer = f.MarkerOffered(chair, chips, lender)
    if lender:
        _check_borrowing(table)
        _check_lender(table, offer)
        if not is_in_hand(table, chair):  # rule: OPEN-07
            return (offer,)
        _check_turn(table, chair)
        add_chips_to_hand(table, chair, chips, "borrowed")
        return (offer,)
    if not table.rules.marker.enabled:
        raise _build_marker_refusal(table, chair, w.MarkersDisabled())
    _check_turn(table, chair)
    add_chips_to_hand(table, chair, chips, "marker")  # refused if they may not add chips
    if chips < table.rules.marker.accept_below:  # rule: MARK-04
        return (offer, *_grant_marker(table, offer))
    return (offer,)


def _borrow_off_table(table: Table, chair: int, chips: int) -> tuple[AnyLoggedFact, ...]:
    """Return the facts of cash that a player borrows from a person off the table (OPEN-01).

    To the other players, these are ordinary chips.
    """
    _check_borrower(table, chair, chips)
    _check_borrowing(table)
    added_fact = add_chips_to_hand(table, chair, chips, "borrowed")
    return (f.ChipsBought(chair, table.chairs[chair].player, chips, "loan"), added_fact)


def _check_borrower(table: Table, chair: int, chips: int) -> None:
    """Refuse a player who may not put borrowed chips in play."""
    player = player_at(table, chair)
    if table.offered_marker is not None:
        raise IllegalAction(w.OneMarkerAtATime(build_marker_question(table).offer))
    if table.current_game.rules.stakes != "open":
        raise _build_marker_refusal(table, chair, w.NoChipsDuringHand())
    if type(chips) is not int or chips <= 0:
        raise IllegalAction(w.MarkerAmountInvalid(repr(chips)))
    if player.must_rebuy:  # rule: OPEN-05
        min_buy_in = table.rules.buy_in.least
        raise IllegalAction(w.BuyInBeforeBorrowing(Player(player.player), min_buy_in))
    _check_can_bet(table, chair)


def _check_can_bet(table: Table, chair: int) -> None:
    """Refuse added chips from a player who can no longer bet in the hand."""
    hand = table.hand
    if not is_in_hand(table, chair):
        return
    if hand is None or not can_add_chips(table, hand, chair):
        raise IllegalAction(w.BorrowingOutOfTurn(Player(table.chairs[chair].player)))


def _check_turn(table: Table, chair: int) -> None:
    """Refuse a marker out of turn: it is a bet (MARK-01)."""
    player = Player(table.chairs[chair].player)
    if not is_in_hand(table, chair):
        raise IllegalAction(w.PlayerNotInHand(player))
    if not _is_to_act(table, chair):
        raise IllegalAction(w.MarkerBetOutOfTurn(player))


def _check_borrowing(table: Table) -> None:
    if not table.rules.marker.borrowing:
        raise IllegalAction(w.BorrowingDisabled())


def _check_lender(table: Table, offer: MarkerOffered) -> None:
    """Refuse a lender who is in the pot or has too few chips (MARK-03)."""
    lender = offer.lender
    stack_by_lender = {
        chair: table.stack(chair)
        for chair in table.chairs
        if chair != offer.chair and table.stack(chair) and not _is_in_pot(table, chair)
    }
    if stack_by_lender.get(lender, 0) >= offer.chips:
        return
    lending_limits = tuple(
        [
            w.LendingLimit(player_label(table, chair), max_chips)
            for chair, max_chips in stack_by_lender.items()
        ]
    )
    lender_label, borrower_label = Chair(lender), Chair(offer.chair)
    raise IllegalAction(
        w.LendingUnavailable(lender_label, offer.chips, borrower_label, lending_limits)
        if lending_limits
        else w.NoOtherLender(lender_label, offer.chips, borrower_label)
    )


def _is_in_pot(table: Table, chair: int) -> bool:
    """Return True if a player is dealt in and has not folded."""
    if table.hand is None or chair not in table.hand_chairs:
        return is_in_hand(table, chair)
    return not table.hand.has_folded(table.hand_chairs.index(chair))


def _build_marker_refusal(table: Table, chair: int, reason: Refusal) -> IllegalAction:
    player, is_deferred = (
        Player(table.chairs[chair].player),
        table.current_game.rules.stakes != "open",
    )
    return IllegalAction(w.MarkerBetUnavailable(reason, player, is_deferred))


def answer_marker(table: Table, command: c.AnswerMarker) -> tuple[AnyLoggedFact, ...]:
    """Answer a marker: one refusal ends it, the last consent adds the chips (MARK-02)."""
    chair, marker = command.chair, table.offered_marker
    player = Player(player_at(table, chair).player)
    if marker is None:
        raise IllegalAction(w.NoMarkerPending())
    question = build_marker_question(table)
    if chair not in question.chairs:
        raise IllegalAction(w.NoPendingAnswer(player, question.offer))
    answer = f.MarkerAnswered(chair, command.is_accepted)
    if not command.is_accepted:
        return (answer, f.MarkerRefused(marker.chair, chair))
    if len(question.chairs) > 1:
        return (answer,)
    return (answer, *_grant_marker(table, marker))


def _grant_marker(table: Table, marker: MarkerOffered) -> tuple[AnyLoggedFact, ...]:
    """Record the debt and add its chips to the hand."""
    chair, chips, lender = marker.chair, marker.chips, marker.lender
    player, lender_name = table.chairs[chair], table.chairs[lender].player if lender else ""
    settle_within = table.rules.marker.settle_within
    marker_taken = f.MarkerTaken(chair, player.player, chips, lender, lender_name, settle_within)
    if is_in_hand(table, chair):  # rule: OPEN-08, OPEN-09 the hand records whose chips they are
        return (
            marker_taken,
            add_chips_to_hand(table, chair, chips, "borrowed" if lender else "marker"),
        )
    if player.is_sitting_out and not player.chips and not player.chips_behind:  # rule: OPEN-07
        return (marker_taken, f.CameBack(chair, player.waits_for_big_blind))
    return (marker_taken,)


def settle_marker(table: Table, command: c.SettleMarker) -> tuple[f.AnyTableFact, ...]:
    """Settle a debt outside the game, in whole or in part (MARK-04)."""
    player, chips, lender = command.player, command.chips, command.lender
    amount_owed = (
        table.unpaid_loans.get((player, lender), 0)
        if lender
        else table.unsettled_markers.get(player, 0)
    )
    if type(chips) is int and 0 < chips <= amount_owed:
        return (f.MarkerSettled(player, chips, lender),)
    player_phrase = Player(player)
    raise IllegalAction(
        w.LoanSettlementInvalid(player_phrase, chips, amount_owed, Player(lender))
        if lender
        else w.MarkerSettlementInvalid(player_phrase, chips, amount_owed)
    )
