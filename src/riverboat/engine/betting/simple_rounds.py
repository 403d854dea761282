"""Fast replay of recorded betting rounds, for no-limit hold'em and similar games.

A file that is replayed gives every action and every card. As long as each recorded step is simple,
the facts follow without pending decisions. Simple steps are folds, checks, calls, full raises by
players to whom the betting is open, and complete streets on a single board. The replay stops before
the first step that is illegal or not simple, and the engine's own functions decide that step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_OVERBET, NO_SEAT, HandState
from riverboat.engine.state.seat_masks import ALL_EXCEPT, FIRST_SEAT, SEAT_MASK, SEATS_AFTER
from riverboat.engine.state.special_state import NO_CORRECTIONS

Cards: TypeAlias = tuple[int, ...]
SimpleTurn: TypeAlias = tuple[str, int, int, int, bool]
"""A recorded action: its verb and seat, two amounts, and True if it was recorded as an all-in.

The first amount is the chips of a call or the total of a raise; the second is the bet that was
raised. A negative amount was not recorded. An action recorded as an all-in is simple only if it
takes the whole stack.
"""
SimpleDeal: TypeAlias = tuple[str, Cards, Cards]
"""A recorded deal: the word ``deal``, the board cards of a street, and the burned cards."""
SimpleStep: TypeAlias = SimpleTurn | SimpleDeal

_BETS_COLLECTED: Final = f.BetsCollected()


def replay_simple_rounds(
    hand: HandState, log: list[f.AnyFact], recorded_steps: Sequence[SimpleStep]
) -> int:
    """Apply recorded steps to a hand and its log until one is not simple.

    Return the number of steps applied.
    """
    compiled_game = hand.compiled
    if not (
        compiled_game.has_simple_rounds
        and hand.is_betting_open
        and hand.to_act_mask
        and hand.corrections is NO_CORRECTIONS
        and not (hand.late_actors_mask or hand.sleepers_mask or hand.is_capped)
    ):
        return 0
    return _SimpleRounds(hand, log).play(recorded_steps)


class _SimpleRounds:
    """Plays the betting rounds of one hand, and writes each result to the hand."""

    def __init__(self, hand: HandState, log: list[f.AnyFact]) -> None:
        self.hand, self.log = hand, log

    def play(self, steps: Sequence[SimpleStep]) -> int:
        """Apply the steps until one is not simple; return the number of steps applied."""
        played_step_count = 0
        while True:
            round_step_count = self._play_round(steps, played_step_count)
            played_step_count += round_step_count
            if self.hand.to_act_mask or not self._close_round() or played_step_count == len(steps):
                break
            if not self._open_round(steps[played_step_count]):
                break
            played_step_count += 1
        self.hand.cached_due = None
        return played_step_count

    def _play_round(self, steps: Sequence[SimpleStep], start_index: int) -> int:
        """Apply the simple turns of one round, from *start_index* on; return their number."""
        hand, append_fact = self.hand, self.log.append
        stacks, bets, bet_faced_by_seat = hand.stacks, hand.bets, hand.bet_faced_by_seat
        live_mask, able_mask, to_act_mask = hand.live_mask, hand.able_mask, hand.to_act_mask
        last_actor, current_bet = hand.last_actor, hand.current_bet
        step_index = start_index
        for step in steps[start_index:]:
            if not to_act_mask or step[0] == "deal":
                break
            verb, seat, chips, bet_faced, is_all_in = step  # type: ignore[misc]
            others_mask = able_mask & ALL_EXCEPT[seat]
            if (
                not others_mask
                or FIRST_SEAT[to_act_mask & SEATS_AFTER[last_actor] or to_act_mask] != seat
            ):
                break
            call_chips = current_bet - bets[seat]
            if verb == "fold":
                if call_chips <= 0:
                    break
                append_fact(f.FOLDED[seat])
                live_mask, able_mask = live_mask & ALL_EXCEPT[seat], others_mask
                to_act_mask = to_act_mask & ALL_EXCEPT[seat] if live_mask & (live_mask - 1) else 0
            elif verb == "raise":
                stack_left = stacks[seat] + bets[seat] - chips
                if (
                    (bet_faced >= 0 and bet_faced != current_bet)
                    or (is_all_in and stack_left)
                    or not self._is_simple_raise(seat, chips - current_bet, stack_left)
                    or not _has_opponent_with_chips_above(hand, others_mask, current_bet)
                ):
                    break
                append_fact(f.Raised(seat, chips))
                stacks[seat], bets[seat] = stack_left, chips
                hand.last_raise = chips - current_bet  # a full raise is never smaller than the last
                hand.full_bet = current_bet = bet_faced_by_seat[seat] = chips
                to_act_mask = others_mask
                if not stack_left:
                    able_mask = others_mask
                hand.aggressor = seat
                hand.bets_made += 1
            elif call_chips > 0:
                stack = stacks[seat]
                called_chips = call_chips if call_chips < stack else stack
                if (
                    verb == "check"
                    or (chips >= 0 and chips != called_chips)
                    or (is_all_in and called_chips != stack)
                ):
                    break
                append_fact(f.Called(seat, called_chips))
                stacks[seat] = stack - called_chips
                bets[seat] += called_chips
                bet_faced_by_seat[seat] = current_bet
                to_act_mask &= ALL_EXCEPT[seat]
                if called_chips == stack:
                    able_mask = others_mask
            else:
                if call_chips or chips > 0 or is_all_in or (verb == "call" and chips == 0):
                    break
                append_fact(f.CHECKED[seat])
                bet_faced_by_seat[seat] = current_bet
                to_act_mask &= ALL_EXCEPT[seat]
            last_actor = seat
            step_index += 1
        hand.live_mask, hand.able_mask, hand.to_act_mask = live_mask, able_mask, to_act_mask
        hand.last_actor, hand.current_bet = last_actor, current_bet
        return step_index - start_index

    def _is_simple_raise(self, seat: int, raise_size: int, stack_left: int) -> bool:
        """Return True for a full raise by a player to whom the betting is open."""
        hand = self.hand
        full_bet, bet_faced = hand.full_bet, hand.bet_faced_by_seat[seat]
        is_betting_open = bet_faced < full_bet if full_bet else bet_faced < 0 and not hand.blind
        return is_betting_open and raise_size >= hand.last_raise and stack_left >= 0

    def _close_round(self) -> bool:
        """Collect the bets and return True, if all bets are called and all players have chips."""
        hand = self.hand
        bets, live_mask = hand.bets, hand.live_mask
        highest_bet = max(bets)
        if hand.able_mask != live_mask or not live_mask & (live_mask - 1):
            return False
        if highest_bet and bets.count(highest_bet) < 2:
            return False
        self.log.append(_BETS_COLLECTED)
        players = hand.players
        if highest_bet:
            hand.earlier_bets = [
                earlier_bet + bet for earlier_bet, bet in zip(hand.earlier_bets, bets, strict=True)
            ]
            hand.bets = [0] * players
        hand.bet_faced_by_seat = [NO_SEAT] * players
        hand.is_betting_open = False
        hand.current_bet = hand.full_bet = hand.blind = 0
        hand.overbet = NO_OVERBET
        return True

    def _open_round(self, step: SimpleStep) -> bool:
        """Deal the next street, open its betting, and return True.

        Change nothing and return False if the step does not contain exactly the cards due.
        """
        hand, compiled_game = self.hand, self.hand.compiled
        street, board = hand.street + 1, hand.boards[0]
        if (
            step[0] != "deal"
            or compiled_game.street_kinds[street] != "board"
            or not compiled_game.betting[street]
        ):
            return False
        _, cards, burned_cards = step  # type: ignore[misc]
        pending_deal, dealt_cards = (
            compiled_game.board_deals[street][len(board)],
            cards + burned_cards,
        )
        if (
            pending_deal is None
            or len(cards) != pending_deal.count
            or (burned_cards and len(burned_cards) != pending_deal.burn_count)
        ):
            return False
        if not hand.dealt_cards.isdisjoint(dealt_cards) or len(
            compiled_game.deck.intersection(dealt_cards)
        ) != len(dealt_cards):
            return False
        betting_opened = compiled_game.later_openings[street][(hand.button + 1) % hand.players]
        self.log += (f.BoardDealt(cards, burned_cards), betting_opened)
        board += cards
        hand.boards = (board,)
        hand.dealt_cards.update(dealt_cards)
        hand.stub_size -= len(cards) + compiled_game.burns_by_board_size[len(board)]
        hand.street, hand.is_betting_open, hand.bet_size = (
            street,
            True,
            compiled_game.bet_sizes[street],
        )
        hand.last_actor = (betting_opened.first_to_act or hand.players) - 1
        hand.to_act_mask = hand.able_mask
        hand.last_raise = betting_opened.last_raise
        hand.previous_aggressor, hand.aggressor, hand.bets_made = hand.aggressor, NO_SEAT, 0
        hand.live_count_at_start = hand.live_mask.bit_count()
        return True


def _has_opponent_with_chips_above(hand: HandState, others_mask: int, bet: int) -> bool:
    stacks, bets = hand.stacks, hand.bets
    while others_mask:
        seat = FIRST_SEAT[others_mask]
        if stacks[seat] + bets[seat] > bet:
            return True
        others_mask ^= SEAT_MASK[seat]
    return False
