"""Draw rounds: discards, changes of mind, replacements and reshuffles.

Each player in turn throws cards away and is dealt new ones before the next player does, as
in a card room.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.commands import engine_commands as c
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import Awaiting, ToDeal, ToDraw
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.card_reducers import list_cards_for_reshuffle
from riverboat.engine.state.hand_state import NO_SEAT, HandState
from riverboat.engine.state.seat_masks import FIRST_SEAT, SEAT_MASK, SEATS_AFTER
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import betting as words

NextStep = Awaiting | tuple[f.AnyFact, ...]


def find_draw_due(hand: HandState, street: int) -> NextStep | None:
    """Return the next step of this street's draw or discard; ``None`` when it is over."""
    compiled_game, draw_number, live_mask = hand.compiled, hand.draw_number, hand.live_mask
    draws_due, hole_card_count = (
        compiled_game.draws_through[street],
        compiled_game.hole_cards_through[street],
    )
    if draw_number > draws_due:
        return None
    to_draw_mask, exposed_mask = live_mask, hand.draw_state.exposed_mask
    if draw_number == draws_due:
        last_actor, to_draw_mask = hand.last_actor, live_mask & ~hand.drawn_mask
        if (
            last_actor >= 0
            and len(hand.holdings[last_actor]) < hole_card_count
            and live_mask & ~exposed_mask & SEAT_MASK[last_actor]
        ):
            return _build_replacements_due(hand, last_actor, hole_card_count)
    elif compiled_game.burns_before_draw[street] and hand.draw_state.burns < draws_due:
        return _find_burn_due(hand)
    if to_draw_mask:
        seat = FIRST_SEAT[to_draw_mask & SEATS_AFTER[hand.button] or to_draw_mask]
        if hand.boards[0] and not compiled_game.discard[street]:
            return _limit_draw_to_stub(hand, seat, street)
        return compiled_game.to_draw[street][seat]
    seats_owed_cards = hand.seats_lacking_cards(hand.seats_in_mask(live_mask), hole_card_count)
    if not seats_owed_cards:
        return None
    # rule: BYND-65 players whose cards were exposed are served last
    return _build_replacements_due(
        hand, _find_first_seat_outside(exposed_mask, seats_owed_cards), hole_card_count
    )


def _find_first_seat_outside(mask: int, seats: list[int]) -> int:
    """Return the first of *seats* that is not in the mask; the first of all if every seat is."""
    return next((seat for seat in seats if not mask & SEAT_MASK[seat]), seats[0])


def _find_burn_due(hand: HandState) -> NextStep:
    """Return the burn due before a draw, or a reshuffle if the stub is too short (BYND-65).

    The burn is due even if all players stand pat.
    """
    stub_size = hand.stub_size
    if stub_size <= count_cards_owed_to_boards(hand):
        returned_cards = list_cards_for_reshuffle(hand, (), False)
        return (f.StubReshuffled(returned_cards, stub_size + len(returned_cards)),)
    return _BURN_DUE


_BURN_DUE = ToDeal("burn", 0, 1)


def _limit_draw_to_stub(hand: HandState, seat: int, street: int) -> ToDraw:
    """Return a seat's draw, limited to the cards that are not reserved for the boards."""
    compiled_game = hand.compiled
    unreserved_card_count = (
        hand.stub_size
        - count_cards_owed_to_boards(hand)
        + len(list_cards_for_reshuffle(hand, (seat,), True))
    )
    return ToDraw(seat, 0, min(compiled_game.draw[street], unreserved_card_count))


def has_draws_to_come(hand: HandState) -> bool:
    """Return True if a live player has yet to draw, discard or receive replacements."""
    compiled_game = hand.compiled
    return any(
        hand.draw_count(seat) < compiled_game.draws_through[-1]
        or len(hand.holdings[seat]) < compiled_game.hole_cards_through[-1]
        for seat in hand.seats_in_mask(hand.live_mask)
    )


def _build_replacements_due(hand: HandState, seat: int, hole_card_count: int) -> NextStep:
    """Return the replacements due, from the stub or a reshuffled one (BYND-65)."""
    missing_card_count, stub_size = hole_card_count - len(hand.holdings[seat]), hand.stub_size
    available_card_count = (
        stub_size - count_cards_owed_to_boards(hand)
        if hand.compiled.board_cards_through[-1]
        else stub_size
    )
    if (
        missing_card_count <= available_card_count
    ):  # rule: BYND-65 the last card is dealt only if it completes the draw
        return ToDeal("players", missing_card_count, 0, 0, (seat,))
    if available_card_count > 1:
        return ToDeal("players", available_card_count - 1, seats=(seat,))
    drawing_seats = [
        discard.seat
        for discard in hand.draw_state.discards
        if discard.draw_number == hand.draw_number
    ]
    # rule: BYND-65 the muck and the discards of earlier draws; the rest only if they must, and a
    # player's own only if nothing else is left, because a card of theirs was exposed
    for spared_seats, includes_burns in (
        (tuple(sorted(set(drawing_seats))), False),
        ((seat,), True),
        ((), True),
    ):
        returned_cards = list_cards_for_reshuffle(hand, spared_seats, includes_burns)
        if available_card_count + len(returned_cards) >= missing_card_count:
            break
    return (
        f.StubReshuffled(
            returned_cards, stub_size + len(returned_cards), spared_seats, includes_burns
        ),
    )


def count_cards_owed_to_boards(hand: HandState) -> int:
    """Return the number of cards reserved for the boards and their burns."""
    compiled_game = hand.compiled
    if not compiled_game.board_cards_through[-1]:
        return 0
    missing_card_counts = [
        compiled_game.board_cards_through[-1] - len(board) for board in hand.boards
    ]
    if max(missing_card_counts) <= 0:
        return 0
    boards = hand.boards if hand.runout_count > 1 else hand.boards[:1]  # one burn serves all boards
    burn_counts = [
        compiled_game.burn[street]
        for board in boards
        for street in range(compiled_game.streets)
        if compiled_game.board_cards_through[street] > len(board)
    ]
    early_burns = hand.corrections.early_burns
    return sum(missing_card_counts) + (
        max(0, sum(burn_counts) - early_burns) if any(burn_counts) else 0
    )


def decide_discard(hand: HandState, next_step: NextStep, command: c.Discard) -> f.Discarded:
    """Return the fact of a discard by the player whose turn it is to draw, or refuse it."""
    if type(next_step) is not ToDraw:
        raise _build_illegal_action(next_step, words.NoDraw(build_options_phrase(next_step)))
    seat, cards = next_step.seat, command.cards
    if not next_step.min_cards <= len(cards) <= next_step.max_cards:
        raise _build_illegal_action(
            next_step,
            words.WrongNumberOfDiscards(Seat(seat), len(cards), build_options_phrase(next_step)),
        )
    holding = hand.holdings[seat]
    if not cards or len(set(cards).intersection(holding)) == len(cards):
        return f.Discarded(seat, cards)
    kept_cards = list(holding)
    # A discard may reveal a card that was unknown until now.
    newly_revealed_cards = (
        tuple([card for card in cards if card not in kept_cards]) if UNKNOWN in kept_cards else ()
    )
    check_cards(hand, newly_revealed_cards)
    for card in cards:
        if card in newly_revealed_cards and UNKNOWN in kept_cards:
            kept_cards.remove(UNKNOWN)
            continue
        if card not in kept_cards:
            if card == UNKNOWN:
                raise _build_illegal_action(
                    next_step,
                    words.DiscardOfUnknownCard(
                        Seat(seat), holding, build_options_phrase(next_step)
                    ),
                )
            raise _build_illegal_action(
                next_step,
                words.DiscardNotHeld(Seat(seat), (card,), holding, build_options_phrase(next_step)),
            )
        kept_cards.remove(card)
    return f.Discarded(seat, cards)


def decide_take_back_discard(
    hand: HandState, next_step: NextStep, command: c.TakeBackDiscard
) -> f.DiscardTakenBack:
    """Return the fact that takes back a discard, or refuse it (BYND-65).

    It is refused once the replacements were dealt or the next player has drawn.
    """
    seat = command.seat
    if (
        0 <= seat < hand.players
        and hand.last_actor == seat
        and not hand.is_betting_open
        and hand.draw_number
    ):
        draw_count = hand.draw_count(seat)
        discards = [
            discard
            for discard in hand.draw_state.discards
            if discard.seat == seat and discard.draw_number == draw_count
        ]
        street = hand.compiled.draws_through.index(draw_count) if draw_count else NO_SEAT
        discard_count = sum(len(discard.cards) for discard in discards)
        expected_card_count = hand.compiled.hole_cards_through[street] - (
            0 if hand.compiled.discard[street] else discard_count
        )
        is_draw_open = street > hand.street or (street == hand.street and not hand.is_betting_open)
        if draw_count and is_draw_open and len(hand.holdings[seat]) == expected_card_count:
            return f.DiscardTakenBack(seat)
    raise _build_illegal_action(
        next_step, words.TooLateToTakeBack(Seat(seat), build_options_phrase(next_step))
    )


def _build_illegal_action(next_step: NextStep, reason: Refusal) -> IllegalAction:
    return IllegalAction(reason, None if isinstance(next_step, tuple) else next_step)
