"""Queues of cards between the file and the engine.

The file records the deal player by player. The engine deals street by street, and after a draw it
deals to one player before the next one draws. So cards are queued until the engine needs them.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, BadCard, Cards
from riverboat.engine import AnyFact, Deal, Discard, ToDeal, ToDraw
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.card_reducers import list_cards_for_reshuffle
from riverboat.notation.phh.phh_cards import read_cards
from riverboat.notation.phh.phh_replay import PhhReplay
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.histories import NoBoardCardsDue, NoDrawNow, NoHoleCardsDue
from riverboat.words.refusals.phh_hands import (
    CardAlreadyDealt,
    CardsDue,
    FieldOfOtherGame,
    HoleCardsTooMany,
)


def deal_first_hands(replay: PhhReplay) -> int:
    """Deal the first hole cards of all players at once, if the file records them together.

    Return the number of actions consumed; if it is 0, each player must be dealt in separately
    (``deal_hole_cards``).
    """
    hand, script, setup = replay.hand, replay.script, replay.setup
    pending_action, cards_per_player = replay.awaiting, hand.compiled.hole_cards_through[0]
    first_actions = script.words[: hand.players]
    if (
        hand.compiled.deals_by_seat
        or replay.exposed
        or any(script.comments[: hand.players])
        or not isinstance(pending_action, ToDeal)
        or pending_action.destination != "players"
    ):
        return 0
    cards_by_seat: dict[int, Cards] = {}
    for words in first_actions:
        if len(words) != 4 or words[0] != "d" or words[1] != "dh":
            return 0
        seat = setup.seat_by_label.get(words[2])
        if seat is None:
            return 0
        try:
            cards_by_seat[seat] = read_cards(words[3])
        except (BadNotation, BadCard):
            return 0
    known_cards = [card for cards in cards_by_seat.values() for card in cards if card != UNKNOWN]
    are_all_hands_complete = len(cards_by_seat) == hand.players and {
        *map(len, cards_by_seat.values())
    } == {cards_per_player}
    if (
        not are_all_hands_complete
        or len({*known_cards}) < len(known_cards)
        or not hand.compiled.deck.issuperset(known_cards)
    ):
        return 0
    script.index = len(first_actions) - 1
    cards = tuple(
        [
            cards_by_seat[seat][card_index]
            for card_index in range(cards_per_player)
            for seat in pending_action.seats
        ]
    )
    replay.apply_deal(Deal(cards, _find_next_burned_card(replay, pending_action)))
    return len(first_actions)


def deal_hole_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """Queue cards for a player; the engine deals them once it has cards for all players."""
    pending_action = replay.awaiting
    if not isinstance(pending_action, ToDeal) or pending_action.destination not in (
        "players",
        "upcards",
    ):
        raise BadNotation(NoHoleCardsDue(pending_action.offer))
    _queue_cards(replay, seat, cards)
    if replay.hand.street >= 0 or replay.queued_cards[pending_action.seats[-1]]:
        deal_queued_cards(replay)


def _queue_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    exposed_cards = replay.exposed.get(replay.script.index, ())
    _check_card_count(replay, seat, len(cards) - len(exposed_cards))
    _check_not_dealt(replay, cards)
    replay.exposed_cards += exposed_cards
    replay.queued_cards[seat] += _resolve_unknown_cards(replay, seat, cards)


def _check_card_count(replay: PhhReplay, seat: int, card_count: int) -> None:
    """Refuse more cards than a player receives before the next betting round."""
    hand, held_cards = replay.hand, replay.queued_cards[seat]
    card_count_by_street = hand.compiled.hole_cards_through
    if (
        not held_cards
        and hand.street < 0
        and card_count <= card_count_by_street[0]
        and hand.live_mask >> seat & 1
    ):
        return  # the first cards, all at once
    min_card_count = min(
        len(hand.holdings[seat_index]) for seat_index in hand.seats_in_mask(hand.live_mask)
    )
    incomplete_street_indices = (
        street_index
        for street_index in range(hand.street + 1, len(card_count_by_street))
        if card_count_by_street[street_index] > min_card_count
    )
    street = next(incomplete_street_indices, hand.street)
    due_card_count = (
        card_count_by_street[street] - len(hand.holdings[seat]) if hand.live_mask >> seat & 1 else 0
    )
    if len(held_cards) + card_count <= due_card_count:
        return
    if hand.street < 0:
        raise BadNotation(HoleCardsTooMany(due_card_count))
    raise BadNotation(CardsDue(Seat(seat), due_card_count))


def _check_not_dealt(replay: PhhReplay, cards: Cards) -> None:
    known_cards = [card for card in cards if card != UNKNOWN]
    for index, card in enumerate(known_cards):
        if card in known_cards[:index]:
            raise BadNotation(CardAlreadyDealt((card,)))
        for queued_cards in replay.queued_cards:
            if card in queued_cards:
                raise BadNotation(CardAlreadyDealt((card,)))


def _resolve_unknown_cards(replay: PhhReplay, seat: int, cards: Cards) -> Cards:
    """Replace unknown cards of a shown hand by the cards that the file records later."""
    if UNKNOWN not in cards or not replay.hand.shown_mask >> seat & 1:
        return cards
    held_cards = (*replay.hand.holdings[seat], *replay.queued_cards[seat], *cards)
    for text in replay.script.iter_shown_cards(f"p{replay.player_number(seat)}"):
        shown_cards = read_cards(text) if text != "-" else ()
        remaining_cards = [card for card in shown_cards if card not in held_cards]
        if (
            len(shown_cards) == len(held_cards)
            and len(remaining_cards) == cards.count(UNKNOWN)
            and UNKNOWN not in remaining_cards
        ):
            return tuple(remaining_cards.pop(0) if card == UNKNOWN else card for card in cards)
    return cards


def deal_queued_cards(replay: PhhReplay) -> None:
    """Deal the queued cards that the engine waits for."""
    queued_cards = replay.queued_cards
    while isinstance(pending_action := replay.awaiting, ToDeal) and pending_action.destination in (
        "players",
        "upcards",
    ):
        cards_per_seat = pending_action.count // len(pending_action.seats)
        for seat in replay.pending_mucks:
            if seat in pending_action.seats:  # a mucked hand gets unknown cards
                queued_cards[seat] += [UNKNOWN] * (cards_per_seat - len(queued_cards[seat]))
        for seat in reversed(pending_action.seats):
            if len(queued_cards[seat]) < cards_per_seat:
                return
        if replay.hand.compiled.has_draws and _reshuffle_if_needed(
            replay, pending_action, cards_per_seat
        ):
            continue
        cards = tuple(
            [
                queued_cards[seat][card_index]
                for card_index in range(cards_per_seat)
                for seat in pending_action.seats
            ]
        )
        for seat in pending_action.seats:
            del queued_cards[seat][:cards_per_seat]
        if not replay.exposed_cards:
            replay.apply_deal(Deal(cards, _find_next_burned_card(replay, pending_action)))
            continue
        exposed_cards = tuple([card for card in replay.exposed_cards if card in cards])
        for card in exposed_cards:
            replay.exposed_cards.remove(card)
        replay.apply_deal(
            Deal(cards, _find_next_burned_card(replay, pending_action), exposed_cards)
        )


def _reshuffle_if_needed(replay: PhhReplay, pending_deal: ToDeal, cards_per_seat: int) -> bool:
    """Shuffle discards into the stub if it is too short; return True if that was done.

    Tables differ in when they reshuffle. The file shows that a table did so by a card that is dealt
    for the second time.
    """
    hand, seat = replay.hand, pending_deal.seats[0]
    repeated_cards = [
        card
        for card in replay.queued_cards[seat][:cards_per_seat]
        if card in hand.dealt_cards and card != UNKNOWN
    ]
    stub_size, draw_number = hand.stub_size, hand.draw_number
    if not repeated_cards or pending_deal.destination != "players" or not draw_number:
        return False
    if (
        stub_size > pending_deal.count + replay.script.count_cards_before_next_bet()
        and not _was_reshuffled(replay.log)
    ):
        return False
    drawn_seats = tuple(seat for seat in range(hand.players) if hand.drawn_mask >> seat & 1)
    for spared_seats, includes_burns in ((drawn_seats, False), ((seat,), True)):
        returned_cards = list_cards_for_reshuffle(hand, spared_seats, includes_burns)
        if set(repeated_cards) <= set(returned_cards):
            replay.record_fact(
                f.StubReshuffled(
                    returned_cards, stub_size + len(returned_cards), spared_seats, includes_burns
                )
            )
            replay.notes.append(
                f"the stub was reshuffled before p{replay.player_number(seat)}'s cards"
            )
            return True
    return False


def _was_reshuffled(log: list[AnyFact]) -> bool:
    for fact in reversed(log):
        if isinstance(fact, (f.StubReshuffled, f.BettingOpened)):
            return isinstance(fact, f.StubReshuffled)
    return False


def _find_next_burned_card(replay: PhhReplay, pending_deal: ToDeal) -> Cards:
    """Return the next card to burn, if a private key records it."""
    is_burn_due = pending_deal.burn_count or pending_deal.destination == "board"
    return replay.burns.pop(0) if is_burn_due and replay.burns else ()


def draw_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """Discard a player's cards, or stand pat, and deal the new ones."""
    if not replay.hand.compiled.has_draws:
        raise BadNotation(FieldOfOtherGame("sd", "draw"))
    burn_before_draw(replay)
    pending_action = replay.awaiting
    if not isinstance(pending_action, ToDraw):
        raise BadNotation(NoDrawNow(pending_action.offer))
    replay.apply_command(Discard(cards), seat)
    _deal_drawn_cards(replay, seat)


def burn_before_draw(replay: PhhReplay) -> None:
    """Burn the card before a draw, which no action records."""
    pending_action = replay.awaiting
    if isinstance(pending_action, ToDeal) and pending_action.destination == "burn":
        replay.apply_deal(Deal((), _find_next_burned_card(replay, pending_action)))


def _deal_drawn_cards(replay: PhhReplay, seat: int) -> None:
    """Deal a player's new cards, which the file may record after other players' discards."""
    script, draw_index = replay.script, replay.script.index
    while isinstance(pending_action := replay.awaiting, ToDeal) and pending_action.seats == (seat,):
        new_cards = script.find_new_cards(f"p{replay.player_number(seat)}")
        if new_cards is None:
            break
        script.index = new_cards
        script.early_played_indices.add(new_cards)
        deal_hole_cards(replay, seat, read_cards(script.words[new_cards][3]))
        script.index = draw_index


def deal_board(replay: PhhReplay, cards: Cards) -> None:
    """Deal cards to the board; an all-in may deal several streets at once."""
    board = replay.queued_board
    board += cards
    while board:
        pending_action = replay.awaiting
        if not isinstance(pending_action, ToDeal) or pending_action.destination != "board":
            board.clear()
            raise BadNotation(NoBoardCardsDue(pending_action.offer))
        if len(board) < pending_action.count:
            return
        dealt_cards = tuple(board[: pending_action.count])
        del board[: pending_action.count]
        replay.apply_deal(Deal(dealt_cards, _find_next_burned_card(replay, pending_action)))
