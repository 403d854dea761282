"""A built-in opponent, which compares its win chance with the pot odds.

Its character sets the deviations from this rule. It has no memory between hands.
"""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

from riverboat.bots.characters import Character
from riverboat.bots.draw_strategy import choose_discards
from riverboat.bots.player_protocol import DecisionPoint
from riverboat.bots.starting_hands import starting_hand_percentile
from riverboat.bots.unseen_holdings import holding_value
from riverboat.bots.win_chances import win_chance
from riverboat.cards import DECKS
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    Declare,
    Discard,
    HandState,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    Side,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    pots,
)
from riverboat.ranking import RANKINGS


class Opponent(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A built-in opponent with a character.

    It uses one random generator: equal seeds and equal views give equal decisions.
    """

    character: Character
    rng: random.Random

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the opponent's command; always legal."""
        match turn:
            case ToAct(chips_missing=shortfall) if shortfall:  # rule: OPEN-02 a bot does not borrow
                return _fold_or_check(turn)
            case ToAct():
                if self.rng.random() < self.character.random_action_probability:
                    return self._choose_random_action(hand, turn)
                if _is_first_street(hand):
                    return self._choose_first_street_action(hand, turn)
                return self._choose_board_action(hand, turn)
            case ToShow():
                # The cards are included, for a table that does not know them.
                can_muck = seat in turn.seats_allowed_to_muck and _is_beaten(seat, hand)
                return Muck(seat) if can_muck else Show(seat, hand.holdings[seat])
            case ToChoose():
                return RunIt(seat, turn.max_runs if self.character.pot_odds_slack else 1)
            case ToDraw():
                return Discard(choose_discards(turn, hand, self.rng))
            case ToDeclare():
                return Declare(seat, self._choose_side(seat, hand))

    def _choose_first_street_action(self, hand: HandState, to_act: ToAct) -> AnyCommand:
        """Return a bet, call or fold before a board, by the share of better holdings."""
        character = self.character
        deck = DECKS[hand.game.variant.deck].cards
        # The share of holdings that are better than the opponent's.
        if hand.game.variant.board_cards:
            better_hand_share = 1 - starting_hand_percentile(
                hand.holdings[to_act.seat], deck, self.rng
            )
        else:
            better_hand_share = 1 - win_chance(to_act.seat, hand, self.rng)
        range_width = _compute_range_width(hand, to_act)
        if (
            better_hand_share
            <= character.raising_share
            * range_width
            * character.range_kept_per_raise ** _count_unpriced_raises(hand)
            or (not to_act.call and better_hand_share <= character.bluff_probability * range_width)
        ):
            return self._choose_raise(hand, to_act)
        if (
            better_hand_share <= character.calling_share * range_width
            or _compute_pot_odds(hand, to_act) < 0.1
        ):
            return CALL if to_act.call else CHECK
        return _fold_or_check(to_act)

    def _choose_board_action(self, hand: HandState, to_act: ToAct) -> AnyCommand:
        """Return a bet, call or fold on a board, by the win chance and the pot odds."""
        character = self.character
        rival_count = hand.live_mask.bit_count() - 1
        win_probability = win_chance(to_act.seat, hand, self.rng) ** (rival_count**0.7)
        if not to_act.call:
            is_bluff = self.rng.random() < character.bluff_probability / rival_count
            return (
                self._choose_raise(hand, to_act)
                if win_probability >= character.betting_threshold or is_bluff
                else CHECK
            )
        # A bettor's range is stronger, the more they bet.
        pot_before = max(hand.pot - to_act.call, 1)
        win_probability -= character.pot_bet_discount * min(1.0, to_act.call / pot_before)
        # Each further raise narrows the range: only a part of the hands that raised raise again.
        range_width = character.range_kept_per_raise ** max(0, _count_unpriced_raises(hand) - 1)
        needed_equity = 1 - (0.85 - character.betting_threshold) * range_width
        if (
            win_probability >= needed_equity
            or self.rng.random() < character.bluff_probability * 0.2 * range_width
        ):
            return self._choose_raise(hand, to_act)
        return (
            CALL
            if win_probability + character.pot_odds_slack >= _compute_pot_odds(hand, to_act)
            else _fold_or_check(to_act)
        )

    def _choose_raise(self, hand: HandState, to_act: ToAct) -> AnyCommand:
        """Return a bet or raise near the character's size, or a call if raising is barred."""
        if to_act.raise_to is None:
            return CALL if to_act.call else CHECK
        pot = hand.pot + to_act.call
        raise_size = pot * self.character.bet_pot_share * self.rng.uniform(0.8, 1.2)
        return RaiseTo(_find_legal_size(hand, to_act, int(hand.current_bet + raise_size)))

    def _choose_side(self, seat: int, hand: HandState) -> Side:
        """Return the half of the pot for which the holding is good; rarely both."""
        variant = hand.game.variant
        low_value = holding_value(variant.second_ranking, hand.holdings[seat], hand.board)
        high_value = holding_value(variant.ranking, hand.holdings[seat], hand.board)
        if low_value < 0 or high_value >= _MIN_TWO_PAIR_VALUE:
            return "high"
        return "both" if self.rng.random() < self.character.random_action_probability else "low"

    def _choose_random_action(self, hand: HandState, to_act: ToAct) -> AnyCommand:
        """Return a random legal action, regardless of the cards."""
        match self.rng.choice(("pass", "call", "call", "raise")):
            case "pass" if not to_act.is_bring_in:
                return _fold_or_check(to_act)
            case "call" | "pass":
                return CALL if to_act.call else CHECK
            case _:
                return self._choose_raise(hand, to_act)

    luck = DeprecatedAttribute("rng")


def _is_first_street(hand: HandState) -> bool:
    """Return True on the first street of a game with more than one hole card."""
    return hand.street == 0 and hand.game.variant.hole_cards > 1


def _compute_range_width(hand: HandState, to_act: ToAct) -> float:
    """Return the range width relative to six-handed: narrower after raises, wider heads-up."""
    bets_to_call = max(1.0, to_act.call / max(hand.bet_size, 1))
    return float(8 / (hand.players + 2) / bets_to_call**0.6)


def _count_unpriced_raises(hand: HandState) -> int:
    """Return the number of bets and raises of this street whose size does not narrow a range.

    In games with bounded bets, every bet is as large as the first. In no-limit and pot-limit a
    raise costs more than the one before, so the price itself narrows the range for the first few
    raises.
    """
    return (
        hand.bets_made
        if hand.game.structure.has_limit_bets
        else max(0, hand.bets_made - _PRICED_RAISE_COUNT)
    )


def _compute_pot_odds(hand: HandState, to_act: ToAct) -> float:
    """Return the win chance at which a call breaks even."""
    return to_act.call / (hand.pot + to_act.call) if to_act.call else 0.0


def _fold_or_check(to_act: ToAct) -> AnyCommand:
    """Return a check if it is free, otherwise a fold; a bring-in that is owed is paid."""
    if to_act.is_bring_in:
        return CALL
    return FOLD if to_act.call else CHECK


def _is_beaten(seat: int, hand: HandState) -> bool:
    """Return True if hands already shown beat the opponent in every pot, on every board."""
    shown_seats = [
        shown_seat
        for shown_seat in hand.seats_in_mask(hand.live_mask & hand.shown_mask)
        if shown_seat != seat
    ]
    variant = hand.game.variant
    rankings = [RANKINGS[name] for name in (variant.ranking, variant.second_ranking) if name]
    return all(
        own_value < 0
        or any(
            rank_holding(hand.holdings[rival_seat]) > own_value
            for rival_seat in shown_seats
            if rival_seat in pot.seats
        )
        for ranking in rankings
        for rank_holding in map(ranking.ranker_for_board, hand.boards)
        for own_value in [rank_holding(hand.holdings[seat])]
        for pot in pots(hand)
        if seat in pot.seats
    )


def _find_legal_size(hand: HandState, to_act: ToAct, total: int) -> int:
    """Return a legal round total near *total*; all-in if little would be left."""
    if 3 * total >= 2 * to_act.all_in and to_act.high == to_act.all_in:
        return to_act.high
    round_unit = max(to_act.unit, hand.bet_size // 2 // to_act.unit * to_act.unit)
    total -= total % round_unit
    if to_act.only_min_or_max:
        return to_act.high if total >= to_act.high else to_act.low
    return min(max(total, to_act.low), to_act.high)


_MIN_TWO_PAIR_VALUE: Final = 2 << 20
_PRICED_RAISE_COUNT: Final = 3
