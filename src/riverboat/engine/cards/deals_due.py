"""Deals: the cards due from the dealer, checks of the cards dealt, and runouts."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.cards.draw_rounds import find_draw_due
from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_commands import Deal
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.commands.pending import Awaiting, ToChoose, ToDeal
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.card_reducers import list_cards_for_reshuffle
from riverboat.engine.state.hand_state import HandState
from riverboat.words.refusals import betting as words

NextStep = Awaiting | tuple[f.AnyFact, ...]


def cards_due(hand: HandState, street: int, has_more_betting: int) -> NextStep | None:
    """Return the stud or draw cards still due on this street, or ``None``."""
    compiled_game = hand.compiled
    if compiled_game.is_draw_street[street] and (pending_draw := find_draw_due(hand, street)):
        return pending_draw
    if compiled_game.has_upcards:
        return find_stud_cards_due(hand, street, has_more_betting)
    if not street and not any(hand.holdings):
        return compiled_game.first_deal(hand.players, hand.button)
    return None


def find_stud_cards_due(hand: HandState, street: int, has_more_betting: int) -> NextStep | None:
    """Return the down cards, then the upcards, due to seats that lack them (GAME-10, GAME-11)."""
    compiled_game, holdings, upcards = hand.compiled, hand.holdings, hand.upcards
    live_seats = seats = hand.seats_in_mask(hand.live_mask)
    held_counts = set(map(len, map(holdings.__getitem__, live_seats)))
    upcard_counts = set(map(len, map(upcards.__getitem__, live_seats)))
    standard_deal = None
    if len(held_counts) == len(upcard_counts) == 1:  # fast path: all players are owed the same
        (held_count,), (upcard_count,) = held_counts, upcard_counts
        if held_count >= compiled_game.hole_cards_through[street]:
            return None
        standard_deal = compiled_game.stud_deals[street].get((held_count, upcard_count))
    if standard_deal and not hand.boards[0] and (has_more_betting or not street):
        destination, cards_each = standard_deal
        burn_count = compiled_game.burn[street]
    elif lacking_seats := hand.seats_lacking_cards(
        live_seats, compiled_game.hole_cards_through[street]
    ):
        if len(hand.board) > compiled_game.board_cards_through[street]:
            return None  # rule: BYND-63 one community card serves all players
        destination, cards_each, seats = _find_next_stud_deal(
            hand, lacking_seats, street, has_more_betting
        )
        burn_count = compiled_game.burn[street] if len(lacking_seats) == len(live_seats) else 0
    else:
        return None
    needed_count = cards_each * len(seats)
    if street:
        if compiled_game.rules.burn and not burn_count and not hand.draw_state.burned:
            burn_count = int(hand.stub_size > needed_count)  # rule: BYND-63 the burns went back too
        if hand.stub_size - burn_count < needed_count and (
            short_deal := _deal_from_short_stub(hand, destination, seats, cards_each, burn_count)
        ):
            return short_deal
    if hand.corrections.early_burns:
        burn_count = max(0, burn_count - hand.corrections.early_burns)
    return ToDeal(destination, needed_count, burn_count, 0, seats)


def _find_next_stud_deal(
    hand: HandState, lacking_seats: list[int], street: int, has_more_betting: int
) -> tuple[Literal["players", "upcards"], int, tuple[int, ...]]:
    """Return the kind of the next stud deal, the cards for each seat, and the seats."""
    compiled_game = hand.compiled
    if street and not has_more_betting and compiled_game.rules.stud_last_card_allin == "up":
        down_counts = [0] * len(lacking_seats)  # rule: DEAL-07, ALLN-31
    else:
        down_counts = _list_down_cards_lacking(hand, lacking_seats, street)
    max_down = max(down_counts)
    # rule: BYND-60 a player whose down card was exposed gets the third card down, before the
    # upcards
    seats = tuple(
        [
            seat
            for seat, down_count in zip(lacking_seats, down_counts, strict=True)
            if down_count == max_down
        ]
    )
    if max_down:
        return "players", max_down, seats
    return "upcards", compiled_game.hole_cards_through[street] - len(hand.holdings[seats[0]]), seats


def _list_down_cards_lacking(hand: HandState, lacking_seats: list[int], street: int) -> list[int]:
    """Return for each seat the number of cards it lacks that are dealt face down."""
    hole_card_count, upcard_count = (
        hand.compiled.hole_cards_through[street],
        hand.compiled.upcards_through[street],
    )
    holdings, upcards = hand.holdings, hand.upcards
    return [
        max(0, hole_card_count - len(holdings[seat]) - max(0, upcard_count - len(upcards[seat])))
        for seat in lacking_seats
    ]


def _deal_from_short_stub(
    hand: HandState,
    destination: Literal["players", "upcards"],
    seats: tuple[int, ...],
    cards_each: int,
    burn_count: int,
) -> NextStep | None:
    """Return the next deal when the stub is too short for all live players (BYND-63).

    All but the last card are dealt; that card and the burned cards are shuffled and dealt to
    the rest, after one more burn if there are enough. If even those are too few, one community
    card is dealt.
    """
    remaining_count, burned_count, needed_count = (
        hand.stub_size,
        len(hand.draw_state.burned),
        cards_each * len(seats),
    )
    if remaining_count + burned_count < needed_count:
        return ToDeal("board", 1, min(burn_count, remaining_count - 1))
    burn_count = min(burn_count, max(0, remaining_count - 1))
    if remaining_count - burn_count > 1:
        dealt_count = remaining_count - burn_count - 1
        return ToDeal(destination, dealt_count, burn_count, seats=seats[:dealt_count])
    if burned_count and len(seats) > remaining_count:
        returned_cards = list_cards_for_reshuffle(hand, (), True)
        return (
            f.StubReshuffled(returned_cards, remaining_count + burned_count, includes_burns=True),
        )
    return None


def subtract_early_burns(hand: HandState, deal: ToDeal) -> ToDeal:
    """Return the deal with only the burns still due: some may have been burned early."""
    early_burns = hand.corrections.early_burns
    # rule: HOLD-05, HOLD-08, HOLD-09, IRRG-18, IRRG-20
    return (
        replace(deal, burn_count=max(0, deal.burn_count - early_burns))
        if early_burns and deal.burn_count
        else deal
    )


def find_board_cards_due(hand: HandState, street: int) -> ToDeal:
    """Return the cards due to the first incomplete board (DEAL-03, DEAL-04, DEAL-05)."""
    compiled_game = hand.compiled
    if hand.runout_count > 1:  # rule: BYND-40 one board to the end, and then the next below it
        for board, cards in enumerate(hand.boards):
            for k in range(street, compiled_game.streets):
                if len(cards) < compiled_game.board_cards_through[k]:
                    owed_count = compiled_game.board_cards_through[k] - len(cards)
                    return subtract_early_burns(
                        hand, ToDeal("board", owed_count, compiled_game.burn[k], board)
                    )
    board_size = compiled_game.board_cards_through[street]
    for board, cards in enumerate(hand.boards):
        if len(cards) < board_size:
            # rule: BYND-42 one burn serves all the boards
            deal = ToDeal(
                "board", board_size - len(cards), 0 if board else compiled_game.burn[street], board
            )
            return deal if board else subtract_early_burns(hand, deal)
    raise AssertionError("no board needs cards")


def find_run_it_choice(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the pending choice of runouts, or the agreement on the lowest number (BYND-40)."""
    if hand.compiled.max_runs == 1 or hand.run_out.is_agreed:
        return None
    max_runs = _compute_max_runs(hand)
    if max_runs == 1:
        return None
    runs_by_seat = dict(hand.run_out.choices)
    seats_to_ask = [seat for seat in hand.seats_in_mask(hand.live_mask) if seat not in runs_by_seat]
    if seats_to_ask and 1 not in runs_by_seat.values():
        return ToChoose(tuple(seats_to_ask), max_runs)
    return (f.RunItAgreed(min(runs_by_seat.values())),)


def _compute_max_runs(hand: HandState) -> int:
    """Return the most runouts that the house rules and the stub allow."""
    compiled_game = hand.compiled
    streets_to_come = range(hand.street + 1, compiled_game.streets)
    cards_per_run = (
        compiled_game.board_cards_through[-1]
        - len(hand.board)
        + sum(compiled_game.burn[k] for k in streets_to_come)
    )
    return max(1, min(compiled_game.rules.max_runs, hand.stub_size // cards_per_run))


def decide_deal(hand: HandState, pending: NextStep, command: Deal) -> f.AnyFact:
    """Decide the deal of the cards due, or raise ``Irregularity``."""
    if type(pending) is not ToDeal:
        raise Irregularity(words.NoCardsToDeal(build_options_phrase(pending)))
    cards, burned, destination = command.cards, command.burned, pending.destination
    if len(cards) != pending.count:
        raise Irregularity(words.WrongNumberOfCards(build_options_phrase(pending), len(cards)))
    if burned:
        if len(burned) != pending.burn_count:
            raise Irregularity(words.WrongNumberOfBurns(build_options_phrase(pending), len(burned)))
        check_cards(hand, cards + burned)
    else:
        check_cards(hand, cards)
        if pending.burn_count and (destination != "board" or hand.compiled.has_upcards):
            burned = (UNKNOWN,) * pending.burn_count
    if command.exposed:
        _check_exposed(hand, pending, command)
    if destination == "board":
        return f.BoardDealt(cards, burned, pending.board)
    if destination == "burn":
        return f.Burned(burned)
    cards_by_seat = tuple(
        map(cards.__getitem__, _list_card_slices_by_seat(hand.players, pending.seats))
    )
    if destination == "upcards":
        return f.UpcardsDealt(cards_by_seat, burned)
    if command.exposed:
        return f.HoleCardsDealt(
            cards_by_seat, burned, command.exposed, not hand.compiled.has_upcards
        )
    return f.HoleCardsDealt(cards_by_seat, burned)


@cache
def _list_card_slices_by_seat(players: int, seats: tuple[int, ...]) -> tuple[slice, ...]:
    """Return each player's slice of the cards, dealt one by one to *seats* (DEAL-01)."""
    return tuple(
        slice(seats.index(seat), None, len(seats)) if seat in seats else slice(0)
        for seat in range(players)
    )


def _check_exposed(hand: HandState, pending: ToDeal, command: Deal) -> None:
    """Raise ``Irregularity`` for an exposed card, except where a rule replaces it.

    Rules cover the first down cards of stud (BYND-60) and draws (BYND-65); in all other cases the
    floor decides.
    """
    compiled_game = hand.compiled
    is_first_deal = (
        compiled_game.has_upcards and hand.street < 0 and pending.destination == "players"
    )
    is_replacement = compiled_game.has_draws and len(pending.seats) == 1 and hand.draw_number > 0
    if not (is_first_deal or is_replacement):
        raise Irregularity(words.ExposedCardForFloor(build_options_phrase(pending)))
    cards_by_seat = tuple(
        map(command.cards.__getitem__, _list_card_slices_by_seat(hand.players, pending.seats))
    )
    exposes_twice = is_first_deal and any(
        len(hand.upcards[seat]) + len(set(cards_by_seat[seat]) & set(command.exposed)) > 1
        for seat in pending.seats
    )
    if exposes_twice:  # rule: BYND-60 speaks of one card
        raise Irregularity(words.TwoCardsExposed(build_options_phrase(pending)))
    if not set(command.exposed) <= set(command.cards) or UNKNOWN in command.exposed:
        raise Irregularity(words.ExposedCardNotDealt(command.cards))
