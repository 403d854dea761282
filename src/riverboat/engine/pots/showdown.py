"""The showdown: declarations, order of showing, and mucked hands."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.betting.openers import find_openers_proof_due
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.cards.deals_due import cards_due
from riverboat.engine.cards.upcard_order import first_to_act
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import Awaiting, ToChoose, ToDeal, ToDeclare, ToShow
from riverboat.engine.pots.pot_awards import compute_rank_values
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.pots.settlement import settle_hand
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.seat_masks import SEAT_MASK
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import betting as words

NextStep = Awaiting | tuple[f.AnyFact, ...]


def find_next_showdown_step(hand: HandState) -> NextStep:
    """Return the next step of the showdown of two or more hands: show, then award (SHOW-01)."""
    if hand.unproven_opener[0] >= 0 and (openers_proof := find_openers_proof_due(hand)):
        return openers_proof
    if hand.compiled.has_declarations and not hand.declarations.are_opened:
        return _build_declarations_due(hand)
    hidden_mask = hand.live_mask & ~hand.shown_mask
    if not hidden_mask or hand.corrections.pot_winners:
        return settle_hand(hand)
    rules = hand.compiled.rules
    all_in_mask = hand.live_mask & ~hand.able_mask
    if rules.showdown == "all" or (
        rules.open_allin_hands and all_in_mask
    ):  # rule: ALLN-29, BYND-26
        return show_all_hands(hand)
    hidden_seats = [seat for seat in list_show_order(hand) if hidden_mask >> seat & 1]
    seat = hidden_seats[0]
    if rules.showdown == "choose" or not _are_cards_known(hand, seat):
        return ToShow(
            seat,
            tuple(hidden_seats),
            tuple([other_seat for other_seat in hidden_seats if _can_muck(hand, other_seat)]),
        )
    if not (hand.shown_mask & hand.live_mask and _is_beaten(hand, seat)):
        return (f.HandShown(seat, hand.holdings[seat]),)
    if rules.showdown == "beaten":  # rule: SHOW-02 a beaten player need not show
        return ToShow(seat, tuple(hidden_seats), (seat,))
    return (f.HandMucked(seat),)


def _build_declarations_due(hand: HandState) -> NextStep:
    """Return the declarations that players still owe, made in secret (BYND-67).

    After the last one, return the fact that opens all declarations at once.
    """
    declared_sides: list[Side] = [*hand.declared_sides] or [""] * hand.players
    undeclared_seats = tuple(
        [seat for seat in hand.seats_in_mask(hand.live_mask) if not declared_sides[seat]]
    )
    return (
        ToDeclare(undeclared_seats)
        if undeclared_seats
        else (f.DeclarationsOpened(tuple(declared_sides)),)
    )


def show_all_hands(hand: HandState) -> NextStep:
    """Return facts that show every live hand with known cards, in the order of showing.

    If only hands with unknown cards are left, return the decision that asks their players to show.
    """
    all_pots = pots(hand)
    hidden_mask, holdings = hand.live_mask & ~hand.shown_mask, hand.holdings
    facts: list[f.AnyFact] = []
    seats_with_unknown_cards = []
    for seat in list_show_order(hand, all_pots):
        if hidden_mask & SEAT_MASK[seat]:
            cards = holdings[seat]
            if UNKNOWN in cards:
                seats_with_unknown_cards.append(seat)
            else:
                facts.append(f.HandShown(seat, cards))
    if not facts:
        return ToShow(seats_with_unknown_cards[0], tuple(seats_with_unknown_cards))
    if not seats_with_unknown_cards and _can_award_now(hand):
        # No decision remains: the hand ends here.
        facts += settle_hand(hand, all_pots)
    return tuple(facts)


def _can_award_now(hand: HandState) -> bool:
    """Return True if the pot can be awarded: no cards or declarations are to come."""
    return not hand.compiled.has_declarations and are_all_cards_dealt(hand)


def are_all_cards_dealt(hand: HandState) -> bool:
    """Return True if no card is to come and no player has yet to prove openers."""
    compiled_game = hand.compiled
    if compiled_game.has_upcards or compiled_game.has_draws:
        return hand.unproven_opener[0] < 0 and _is_last_card_dealt(hand)
    return _find_shortest_board_length(hand) == compiled_game.board_cards_through[-1]


def _is_last_card_dealt(hand: HandState) -> bool:
    return cards_due(hand, hand.compiled.streets - 1, 0) is None and (
        _find_shortest_board_length(hand) >= hand.compiled.board_cards_through[-1]
    )


def _find_shortest_board_length(hand: HandState) -> int:
    return min([len(board) for board in hand.boards])


def list_show_order(hand: HandState, all_pots: Sequence[Pot] | None = None) -> Sequence[int]:
    """Return the live seats in the order in which they show.

    The last to bet or raise on the last street shows first; if it was checked through, or all
    were all-in before it, the first to act does (SHOW-12). Players who contest a side pot show
    before those who are all-in for the main pot only (SHOW-14).
    """
    live_seats = hand.seats_in_mask(hand.live_mask)
    first_seat = live_seats[0]
    if hand.compiled.has_upcards:  # rule: SHOW-12 the first to act in that round is by the upcards
        first_seat = first_to_act(hand)
    aggressor = hand.aggressor
    if aggressor >= 0 and hand.street == hand.compiled.streets - 1 and aggressor in live_seats:
        first_seat = aggressor
    return order_by_side_pot(first_seat, live_seats, pots(hand) if all_pots is None else all_pots)


def order_by_side_pot(
    first_seat: int, seats: Sequence[int], all_pots: Sequence[Pot]
) -> Sequence[int]:
    """Return *seats* clockwise from *first_seat*, with side-pot contenders first (SHOW-14)."""
    start_index = seats.index(first_seat)
    seats = (*seats[start_index:], *seats[:start_index])
    if len(all_pots) == 1:
        return seats
    ordered_seats: list[int] = []
    for pot in reversed(all_pots):  # rule: SHOW-14
        ordered_seats += [seat for seat in seats if seat in pot.seats and seat not in ordered_seats]
    return ordered_seats + [seat for seat in seats if seat not in ordered_seats]


def _are_cards_known(hand: HandState, seat: int) -> bool:
    return UNKNOWN not in hand.holdings[seat]


def _is_betting_over(hand: HandState) -> bool:
    """Return True if no more bets are possible: at most one player has chips (ALLN-28)."""
    has_begun = hand.street >= 0 or not hand.compiled.betting[0]
    return has_begun and not hand.able_mask & (hand.able_mask - 1)


def _is_beaten(hand: HandState, seat: int) -> bool:
    """Return True if hands already shown beat this one in every pot, on every board."""
    shown_seats = [
        shown_seat
        for shown_seat in hand.seats_in_mask(hand.live_mask & hand.shown_mask)
        if shown_seat != seat
    ]
    ranks_by_half = compute_rank_values(hand, [*shown_seats, seat])
    if hand.compiled.has_declarations:
        return False  # a hand that declares one half is not beaten by a hand for the other half
    return all(
        rank_by_seat[seat] < 0
        or any(
            rank_by_seat[other_seat] > rank_by_seat[seat]
            for other_seat in shown_seats
            if other_seat in pot.seats
        )
        for pot in pots(hand)
        if seat in pot.seats
        for ranks_by_board in ranks_by_half
        for rank_by_seat in ranks_by_board
    )


def _can_muck(hand: HandState, seat: int) -> bool:
    """Return True if another player is left to win every pot this seat contests (SHOW-15)."""
    return all(len(pot.seats) > 1 for pot in pots(hand) if seat in pot.seats)


def decide_show(hand: HandState, next_step: NextStep, command: c.Show) -> f.HandShown:
    """Show a hand: at the showdown, or once an all-in has ended the betting.

    Players may show out of turn (SHOW-13).
    """
    seat = command.seat
    has_live_cards = 0 <= seat < hand.players and hand.holdings[seat] and hand.live_mask >> seat & 1
    can_show_now = isinstance(next_step, ToShow) or (
        isinstance(next_step, (ToDeal, ToChoose)) and _is_betting_over(hand)
    )
    if not (has_live_cards and can_show_now) or hand.shown_mask >> seat & 1:
        raise _build_illegal_action(next_step, words.NothingToShow(Seat(seat)))
    holding = hand.holdings[seat]
    cards = command.cards or holding
    if len(cards) != len(holding) or any(card != UNKNOWN and card not in cards for card in holding):
        raise _build_illegal_action(next_step, words.ShownCardsNotHeld(Seat(seat), holding, cards))
    if UNKNOWN in cards:
        raise _build_illegal_action(next_step, words.ShownCardsIncomplete(Seat(seat)))
    if UNKNOWN in holding:
        check_cards(hand, tuple([card for card in cards if card not in holding]))
    return f.HandShown(seat, cards)


def decide_muck(_hand: HandState, next_step: NextStep, command: c.Muck) -> f.HandMucked:
    """Muck a hand unseen; another player must be left to claim each pot (SHOW-02)."""
    if isinstance(next_step, ToShow) and command in next_step:
        return f.HandMucked(command.seat)
    raise _build_illegal_action(next_step, words.ShowingRequired(Seat(command.seat)))


def decide_declare(_hand: HandState, next_step: NextStep, command: c.Declare) -> f.Declared:
    """Record a player's declaration: high, low or both (BYND-67)."""
    if (
        isinstance(next_step, ToDeclare)
        and command in next_step
        and command.side in ("high", "low", "both")
    ):
        return f.Declared(command.seat, command.side)
    side = command.side or "nothing"
    raise _build_illegal_action(next_step, words.NoDeclaration(Seat(command.seat), side))


def decide_run_it(_hand: HandState, next_step: NextStep, command: c.RunIt) -> f.RunItChosen:
    """Record the number of runouts a player chooses in an all-in pot (BYND-40)."""
    if isinstance(next_step, ToChoose) and command in next_step:
        return f.RunItChosen(command.seat, command.times)
    raise _build_illegal_action(
        next_step, words.RunCountNotOffered(Seat(command.seat), command.times)
    )


def _build_illegal_action(next_step: NextStep, reason: Refusal) -> IllegalAction:
    return IllegalAction(reason, None if isinstance(next_step, tuple) else next_step)
