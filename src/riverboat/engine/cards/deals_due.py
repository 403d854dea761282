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
    live_seats = dealt_seats = hand.seats_in_mask(hand.live_mask)
    held_card_counts = set(map(len, map(holdings.__getitem__, live_seats)))
    upcard_counts = set(map(len, map(upcards.__getitem__, live_seats)))
    standard_deal = None
    if len(held_card_counts) == len(upcard_counts) == 1:  # fast path: all players are owed the same
        (held_card_count,), (upcard_count,) = held_card_counts, upcard_counts
        if held_card_count >= compiled_game.hole_cards_through[street]:
            return None
        standard_deal = compiled_game.stud_deals[street].get((held_card_count, upcard_count))
    if standard_deal and not hand.boards[0] and (has_more_betting or not street):
        destination, cards_per_seat = standard_deal
        burn_count = compiled_game.burn[street]
    elif seats_owed_cards := hand.seats_lacking_cards(
        live_seats, compiled_game.hole_cards_through[street]
    ):
        if len(hand.board) > compiled_game.board_cards_through[street]:
            return None  # rule: BYND-63 one community card serves all players
        destination, cards_per_seat, dealt_seats = _find_next_stud_deal(
            hand, seats_owed_cards, street, has_more_betting
        )
        burn_count = compiled_game.burn[street] if len(seats_owed_cards) == len(live_seats) else 0
    else:
        return None
    needed_card_count = cards_per_seat * len(dealt_seats)
    if street:
        if compiled_game.rules.burn and not burn_count and not hand.draw_state.burned:
            burn_count = int(
                hand.stub_size > needed_card_count
            )  # rule: BYND-63 the burns went back too
        if hand.stub_size - burn_count < needed_card_count and (
            short_deal := _deal_from_short_stub(
                hand, destination, dealt_seats, cards_per_seat, burn_count
            )
        ):
            return short_deal
    if hand.corrections.early_burns:
        burn_count = max(0, burn_count - hand.corrections.early_burns)
    return ToDeal(destination, needed_card_count, burn_count, 0, dealt_seats)


def _find_next_stud_deal(
    hand: HandState, seats_owed_cards: list[int], street: int, has_more_betting: int
) -> tuple[Literal["players", "upcards"], int, tuple[int, ...]]:
    """Return the next stud deal: its destination, the number of cards per seat, and the seats."""
    compiled_game = hand.compiled
    if street and not has_more_betting and compiled_game.rules.stud_last_card_allin == "up":
        down_card_counts = [0] * len(seats_owed_cards)  # rule: DEAL-07, ALLN-31
    else:
        down_card_counts = _list_owed_down_card_counts(hand, seats_owed_cards, street)
    max_down_cards = max(down_card_counts)
    # rule: BYND-60 a player whose down card was exposed gets the third card down, before the
    # upcards
    dealt_seats = tuple(
        [
            seat
            for seat, down_card_count in zip(seats_owed_cards, down_card_counts, strict=True)
            if down_card_count == max_down_cards
        ]
    )
    if max_down_cards:
        return "players", max_down_cards, dealt_seats
    return (
        "upcards",
        compiled_game.hole_cards_through[street] - len(hand.holdings[dealt_seats[0]]),
        dealt_seats,
    )


def _list_owed_down_card_counts(
    hand: HandState, seats_owed_cards: list[int], street: int
) -> list[int]:
    """Return the number of face-down cards that each seat still has to receive."""
    hole_card_count, upcard_count = (
        hand.compiled.hole_cards_through[street],
        hand.compiled.upcards_through[street],
    )
    holdings, upcards = hand.holdings, hand.upcards
    return [
        max(0, hole_card_count - len(holdings[seat]) - max(0, upcard_count - len(upcards[seat])))
        for seat in seats_owed_cards
    ]


def _deal_from_short_stub(
    hand: HandState,
    destination: Literal["players", "upcards"],
    dealt_seats: tuple[int, ...],
    cards_per_seat: int,
    burn_count: int,
) -> NextStep | None:
    """Return the next deal when the stub is too short for all live players (BYND-63).

    All cards of the stub but the last are dealt. The last card and the burned cards are then
    shuffled and dealt to the other players. If even these are too few, one community card is
    dealt for all.
    """
    stub_size, burned_card_count, needed_card_count = (
        hand.stub_size,
        len(hand.draw_state.burned),
        cards_per_seat * len(dealt_seats),
    )
    if stub_size + burned_card_count < needed_card_count:
        return ToDeal("board", 1, min(burn_count, stub_size - 1))
    burn_count = min(burn_count, max(0, stub_size - 1))
    if stub_size - burn_count > 1:
        dealt_card_count = stub_size - burn_count - 1
        return ToDeal(
            destination, dealt_card_count, burn_count, seats=dealt_seats[:dealt_card_count]
        )
    if burned_card_count and len(dealt_seats) > stub_size:
        returned_cards = list_cards_for_reshuffle(hand, (), True)
        return (
            f.StubReshuffled(returned_cards, stub_size + burned_card_count, includes_burns=True),
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
        for board_index, cards in enumerate(hand.boards):
            for later_street in range(street, compiled_game.streets):
                if len(cards) < compiled_game.board_cards_through[later_street]:
                    owed_card_count = compiled_game.board_cards_through[later_street] - len(cards)
                    return subtract_early_burns(
                        hand,
                        ToDeal(
                            "board", owed_card_count, compiled_game.burn[later_street], board_index
                        ),
                    )
    board_size = compiled_game.board_cards_through[street]
    for board_index, cards in enumerate(hand.boards):
        if len(cards) < board_size:
            # rule: BYND-42 one burn serves all the boards
            deal = ToDeal(
                "board",
                board_size - len(cards),
                0 if board_index else compiled_game.burn[street],
                board_index,
            )
            return deal if board_index else subtract_early_burns(hand, deal)
    raise AssertionError("no board needs cards")


def find_run_it_choice(hand: HandState) -> Awaiting | tuple[f.AnyFact, ...] | None:
    """Return the pending choice of runouts, or the agreement on the lowest number (BYND-40).

    Return ``None`` if the number is agreed already, or if only one runout is possible.
    """
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
    later_streets = range(hand.street + 1, compiled_game.streets)
    cards_per_run = (
        compiled_game.board_cards_through[-1]
        - len(hand.board)
        + sum(compiled_game.burn[later_street] for later_street in later_streets)
    )
    return max(1, min(compiled_game.rules.max_runs, hand.stub_size // cards_per_run))


def decide_deal(hand: HandState, next_step: NextStep, command: Deal) -> f.AnyFact:
    """Return the fact of dealing the cards due, or raise ``Irregularity`` for wrong cards."""
    if type(next_step) is not ToDeal:
        raise Irregularity(words.NoCardsToDeal(build_options_phrase(next_step)))
    cards, burned_cards, destination = command.cards, command.burned, next_step.destination
    if len(cards) != next_step.count:
        raise Irregularity(words.WrongNumberOfCards(build_options_phrase(next_step), len(cards)))
    if burned_cards:
        if len(burned_cards) != next_step.burn_count:
            raise Irregularity(
                words.WrongNumberOfBurns(build_options_phrase(next_step), len(burned_cards))
            )
        check_cards(hand, cards + burned_cards)
    else:
        check_cards(hand, cards)
        if next_step.burn_count and (destination != "board" or hand.compiled.has_upcards):
            burned_cards = (UNKNOWN,) * next_step.burn_count
    if command.exposed:
        _check_exposed_cards(hand, next_step, command)
    if destination == "board":
        return f.BoardDealt(cards, burned_cards, next_step.board)
    if destination == "burn":
        return f.Burned(burned_cards)
    cards_by_seat = tuple(
        map(cards.__getitem__, _list_card_slices_by_seat(hand.players, next_step.seats))
    )
    if destination == "upcards":
        return f.UpcardsDealt(cards_by_seat, burned_cards)
    if command.exposed:
        return f.HoleCardsDealt(
            cards_by_seat, burned_cards, command.exposed, not hand.compiled.has_upcards
        )
    return f.HoleCardsDealt(cards_by_seat, burned_cards)


@cache
def _list_card_slices_by_seat(players: int, dealt_seats: tuple[int, ...]) -> tuple[slice, ...]:
    """Return each player's slice of the cards, dealt one by one to *dealt_seats* (DEAL-01)."""
    return tuple(
        slice(dealt_seats.index(seat), None, len(dealt_seats)) if seat in dealt_seats else slice(0)
        for seat in range(players)
    )


def _check_exposed_cards(hand: HandState, pending_deal: ToDeal, command: Deal) -> None:
    """Raise ``Irregularity`` for an exposed card, except where a rule replaces it.

    Rules cover the first down cards of stud (BYND-60) and draws (BYND-65); in all other cases the
    floor decides.
    """
    compiled_game = hand.compiled
    is_first_deal = (
        compiled_game.has_upcards and hand.street < 0 and pending_deal.destination == "players"
    )
    is_replacement = (
        compiled_game.has_draws and len(pending_deal.seats) == 1 and hand.draw_number > 0
    )
    if not (is_first_deal or is_replacement):
        raise Irregularity(words.ExposedCardForFloor(build_options_phrase(pending_deal)))
    cards_by_seat = tuple(
        map(command.cards.__getitem__, _list_card_slices_by_seat(hand.players, pending_deal.seats))
    )
    has_two_exposed_cards = is_first_deal and any(
        len(hand.upcards[seat]) + len(set(cards_by_seat[seat]) & set(command.exposed)) > 1
        for seat in pending_deal.seats
    )
    if has_two_exposed_cards:  # rule: BYND-60 speaks of one card
        raise Irregularity(words.TwoCardsExposed(build_options_phrase(pending_deal)))
    if not set(command.exposed) <= set(command.cards) or UNKNOWN in command.exposed:
        raise Irregularity(words.ExposedCardNotDealt(command.cards))
