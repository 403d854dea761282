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

# To the players ---------------------------------------------------------------------------------


def deal_first_hands(replay: PhhReplay) -> int:
    """Deal the first hole cards of all players at once, if the file records them together.

    Return the number of actions consumed; after 0, ``deal_hole_cards`` deals player by player.
    """
    hand, script, setup = replay.hand, replay.script, replay.setup
    pending, cards_per_player = replay.awaiting, hand.compiled.hole_cards_through[0]
    actions = script.words[: hand.players]
    if (
        hand.compiled.deals_by_seat
        or replay.exposed
        or any(script.comments[: hand.players])
        or not isinstance(pending, ToDeal)
        or pending.destination != "players"
    ):
        return 0
    cards_by_seat: dict[int, Cards] = {}
    for words in actions:
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
    is_whole = len(cards_by_seat) == hand.players and {*map(len, cards_by_seat.values())} == {
        cards_per_player
    }
    if (
        not is_whole
        or len({*known_cards}) < len(known_cards)
        or not hand.compiled.deck.issuperset(known_cards)
    ):
        return 0
    script.index = len(actions) - 1
    cards = tuple(
        [cards_by_seat[seat][k] for k in range(cards_per_player) for seat in pending.seats]
    )
    replay.apply_deal(Deal(cards, _find_next_burned_card(replay, pending)))
    return len(actions)


def deal_hole_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """Queue cards for a player; the engine deals them once it has cards for all players."""
    pending = replay.awaiting
    if not isinstance(pending, ToDeal) or pending.destination not in ("players", "upcards"):
        raise BadNotation(NoHoleCardsDue(pending.offer))
    _queue_cards(replay, seat, cards)
    if replay.hand.street >= 0 or replay.queued_cards[pending.seats[-1]]:
        deal_queued_cards(replay)


def _queue_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    exposed = replay.exposed.get(replay.script.index, ())
    _check_card_count(replay, seat, len(cards) - len(exposed))
    _check_not_dealt(replay, cards)
    replay.exposed_cards += exposed
    replay.queued_cards[seat] += _resolve_unknown_cards(replay, seat, cards)


def _check_card_count(replay: PhhReplay, seat: int, card_count: int) -> None:
    """Refuse more cards than a player receives before the next betting round."""
    hand, held_cards = replay.hand, replay.queued_cards[seat]
    cards_by_street = hand.compiled.hole_cards_through
    if (
        not held_cards
        and hand.street < 0
        and card_count <= cards_by_street[0]
        and hand.live_mask >> seat & 1
    ):
        return  # the first cards, all at once
    min_cards = min(len(hand.holdings[s]) for s in hand.seats_in_mask(hand.live_mask))
    incomplete_streets = (
        k for k in range(hand.street + 1, len(cards_by_street)) if cards_by_street[k] > min_cards
    )
    street = next(incomplete_streets, hand.street)
    due_cards = (
        cards_by_street[street] - len(hand.holdings[seat]) if hand.live_mask >> seat & 1 else 0
    )
    if len(held_cards) + card_count <= due_cards:
        return
    if hand.street < 0:
        raise BadNotation(HoleCardsTooMany(due_cards))
    raise BadNotation(CardsDue(Seat(seat), due_cards))


def _check_not_dealt(replay: PhhReplay, cards: Cards) -> None:
    known_cards = [card for card in cards if card != UNKNOWN]
    for k, card in enumerate(known_cards):
        if card in known_cards[:k]:
            raise BadNotation(CardAlreadyDealt((card,)))
        for queue in replay.queued_cards:
            if card in queue:
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
    while isinstance(pending := replay.awaiting, ToDeal) and pending.destination in (
        "players",
        "upcards",
    ):
        cards_per_seat = pending.count // len(pending.seats)
        for seat in replay.pending_mucks:
            if seat in pending.seats:  # cards dealt to a mucked hand do not matter
                queued_cards[seat] += [UNKNOWN] * (cards_per_seat - len(queued_cards[seat]))
        for seat in reversed(pending.seats):
            if len(queued_cards[seat]) < cards_per_seat:
                return
        if replay.hand.compiled.has_draws and _reshuffle_if_needed(replay, pending, cards_per_seat):
            continue
        cards = tuple(
            [queued_cards[seat][k] for k in range(cards_per_seat) for seat in pending.seats]
        )
        for seat in pending.seats:
            del queued_cards[seat][:cards_per_seat]
        if not replay.exposed_cards:
            replay.apply_deal(Deal(cards, _find_next_burned_card(replay, pending)))
            continue
        exposed_cards = tuple([card for card in replay.exposed_cards if card in cards])
        for card in exposed_cards:
            replay.exposed_cards.remove(card)
        replay.apply_deal(Deal(cards, _find_next_burned_card(replay, pending), exposed_cards))


def _reshuffle_if_needed(replay: PhhReplay, pending: ToDeal, cards_per_seat: int) -> bool:
    """Shuffle discards into the stub, if the stub is too short for the whole draw.

    Tables differ in when they reshuffle; the file shows it by the cards dealt.
    """
    hand, seat = replay.hand, pending.seats[0]
    repeated_cards = [
        card
        for card in replay.queued_cards[seat][:cards_per_seat]
        if card in hand.dealt_cards and card != UNKNOWN
    ]
    stub_size, draw_number = hand.stub_size, hand.draw_number
    if not repeated_cards or pending.destination != "players" or not draw_number:
        return False
    if (
        stub_size > pending.count + replay.script.count_cards_before_next_bet()
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


def _find_next_burned_card(replay: PhhReplay, pending: ToDeal) -> Cards:
    """Return the next card to burn, if a private key records it."""
    is_burn_due = pending.burn_count or pending.destination == "board"
    return replay.burns.pop(0) if is_burn_due and replay.burns else ()


# Drawing ----------------------------------------------------------------------------------------


def draw_cards(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """Discard a player's cards, or stand pat, and deal the new ones."""
    if not replay.hand.compiled.has_draws:
        raise BadNotation(FieldOfOtherGame("sd", "draw"))
    burn_before_draw(replay)
    pending = replay.awaiting
    if not isinstance(pending, ToDraw):
        raise BadNotation(NoDrawNow(pending.offer))
    replay.apply_command(Discard(cards), seat)
    _deal_drawn_cards(replay, seat)


def burn_before_draw(replay: PhhReplay) -> None:
    """Burn the card before a draw, which no action records."""
    pending = replay.awaiting
    if isinstance(pending, ToDeal) and pending.destination == "burn":
        replay.apply_deal(Deal((), _find_next_burned_card(replay, pending)))


def _deal_drawn_cards(replay: PhhReplay, seat: int) -> None:
    """Deal a player's new cards, which the file may record after other players' discards."""
    script, draw_index = replay.script, replay.script.index
    while isinstance(pending := replay.awaiting, ToDeal) and pending.seats == (seat,):
        new_cards = script.find_new_cards(f"p{replay.player_number(seat)}")
        if new_cards is None:
            break
        script.index = new_cards
        script.early_played_indices.add(new_cards)
        deal_hole_cards(replay, seat, read_cards(script.words[new_cards][3]))
        script.index = draw_index


# To the board -----------------------------------------------------------------------------------


def deal_board(replay: PhhReplay, cards: Cards) -> None:
    """Deal cards to the board; an all-in may deal several streets at once."""
    board = replay.queued_board
    board += cards
    while board:
        pending = replay.awaiting
        if not isinstance(pending, ToDeal) or pending.destination != "board":
            board.clear()
            raise BadNotation(NoBoardCardsDue(pending.offer))
        if len(board) < pending.count:
            return
        dealt_cards = tuple(board[: pending.count])
        del board[: pending.count]
        replay.apply_deal(Deal(dealt_cards, _find_next_burned_card(replay, pending)))
