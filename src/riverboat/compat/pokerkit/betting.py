"""Betting rounds: the opener, and the bets allowed by a rule profile."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import assert_never
from warnings import warn

from riverboat.compat.pokerkit.lookups import _HighHandOpeningLookup, _LowHandOpeningLookup
from riverboat.compat.pokerkit.operation_checks import is_allowed
from riverboat.compat.pokerkit.operations import (
    BettingStructure,
    BringInPosting,
    CheckingOrCalling,
    CompletionBettingOrRaisingTo,
    Folding,
    Mode,
    Opening,
    Street,
)
from riverboat.compat.pokerkit.posting import Posting
from riverboat.compat.pokerkit.street_betting import NOT_ACTED, StreetBetting, build_preflop_round
from riverboat.compat.pokerkit.utilities import RankOrder, max_or_none, min_or_none, sign

_ACES_LOW_LOOKUP, _ACES_HIGH_LOOKUP = _LowHandOpeningLookup(), _HighHandOpeningLookup()


class Betting(Posting):
    """A base class of a state, with the betting operations."""

    # A round begins

    def _open_betting(self) -> bool:
        """Set the order of action; return True if there is a decision to make."""
        street = self.street
        assert street is not None
        self.opener_index = self._find_opener_index(street.opening)
        self.bring_in_status = street is self.streets[0] and self.bring_in > 0
        self.completion_status = self.bring_in_status
        self.actor_indices = deque(self.player_indices)
        self.actor_indices.rotate(-self.opener_index)
        for player in self.player_indices:
            if not (self.statuses[player] and self.get_effective_stack(player)):
                self.actor_indices.remove(player)
        self.completion_betting_or_raising_amount = 0
        self.completion_betting_or_raising_count = 0
        self.acted_player_indices.clear()
        self.consecutive_all_in_completion_betting_or_raising_amounts.clear()
        if self._profile.uses_engine_rules:
            self._street_betting = self._build_opening_round(street)  # type: ignore[misc]
            return not self._is_round_complete
        if len(self.actor_indices) == 1:
            return self.bets[self.actor_indices[0]] < max(self.bets)
        return True

    def _build_opening_round(self, street: Street) -> StreetBetting:
        """Return the betting state at the start of a round, by riverboat's rules."""
        max_raises = street.max_completion_betting_or_raising_count
        is_first_street = street is self.streets[0]
        opening_state = StreetBetting(
            is_limit=self.betting_structure == BettingStructure.FIXED_LIMIT,
            min_bet=street.min_completion_betting_or_raising_amount,
            max_raises=None if max_raises is None else max_raises - 1,
            bet_at_action=(NOT_ACTED,) * self.player_count,
            min_raise=street.min_completion_betting_or_raising_amount,
        )
        if not is_first_street:
            return opening_state
        if self.bring_in:
            if self.opener_index not in self.actor_indices:
                # Rule: BYND-69 the opener is all-in, which counts as the bring-in.
                self.bring_in_status = False
            return replace(
                opening_state,
                current_bet=self.bring_in,
                forced_bet=self.bring_in,
                is_over_bring_in=True,
            )
        return build_preflop_round(opening_state, self._list_nominal_blinds())

    def _list_nominal_blinds(self) -> tuple[int, ...]:
        """Return the full blind or straddle of each player, before short stacks."""
        blinds = self.blinds_or_straddles
        return tuple(map(abs, blinds[::-1] if self.player_count == 2 else blinds))

    def _find_opener_index(self, opening: Opening) -> int:
        match opening:
            case Opening.POSITION:
                blinds = self.blinds_or_straddles
                if self.player_count == 2:
                    blinds = blinds[::-1]
                last_player = max(
                    self.player_indices,
                    key=lambda player: (self.bets[player] * sign(blinds[player]), player),
                )
                return (last_player + 1) % self.player_count
            case Opening.LOW_CARD:
                return self._find_extreme_upcard_holder(RankOrder.STANDARD, min_or_none)
            case Opening.HIGH_CARD:
                return self._find_extreme_upcard_holder(RankOrder.REGULAR, max_or_none)
            case Opening.LOW_HAND | Opening.HIGH_HAND:
                is_low_hand = opening == Opening.LOW_HAND
                lookup = _ACES_LOW_LOOKUP if is_low_hand else _ACES_HIGH_LOOKUP
                shown_entries = [
                    lookup.get_entry_or_none(self.get_up_cards(player))
                    for player in self.player_indices
                ]
                return shown_entries.index(
                    min_or_none(shown_entries) if is_low_hand else max_or_none(shown_entries)
                )
            case _:
                assert_never(opening)

    def _find_extreme_upcard_holder(self, rank_order: RankOrder, min_or_max: object) -> int:
        """Return the player with the lowest or highest upcard; suits break ties."""
        assert callable(min_or_max)

        def sort_key(card: object) -> tuple[int, str]:
            return rank_order.index(card.rank), card.suit  # type: ignore[attr-defined]

        extreme_upcards = [
            min_or_max(self.get_up_cards(player), key=sort_key) for player in self.player_indices
        ]
        return extreme_upcards.index(min_or_max(extreme_upcards, key=sort_key))

    @property
    def _is_round_complete(self) -> bool:
        """Return True if no player still has to act in this round."""
        if not self.actor_indices or sum(self.statuses) <= 1:
            return True
        player = self.actor_indices[0]
        # rule: ALLN-04, ALLN-28 the last player with chips owes the live bets, or nothing
        return (
            self._street_betting is not None
            and not self._list_opponents_with_chips(player)
            and not self._compute_amount_to_call(self._street_betting, player)
        )

    def _list_opponents_with_chips(self, player: int) -> list[int]:
        """Return the other live players who still have chips."""
        return [
            other_player
            for other_player in self.player_indices
            if other_player != player and self.statuses[other_player] and self.stacks[other_player]
        ]

    def _compute_amount_to_call(self, street_betting: StreetBetting, player: int) -> int:
        """Return the chips to call.

        If no opponent has chips left, the bet to match is the highest live bet.
        """
        current_bet = street_betting.current_bet
        if not self._list_opponents_with_chips(player):
            current_bet = max(
                bet for bet, is_live in zip(self.bets, self.statuses, strict=True) if is_live
            )
        return max(0, current_bet - self.bets[player])

    def _close_betting(self) -> None:
        """Close the betting round; set ``all_in_status`` if no more bets are possible."""
        self.actor_indices.clear()
        assert self.street_index is not None
        later_streets = self.streets[self.street_index + 1 :]
        if sum(self.statuses) > 1 and not any(street.draw_status for street in later_streets):
            stacks = [
                bool(stack)
                for stack, is_live in zip(self.stacks, self.statuses, strict=True)
                if is_live
            ]
            if sum(stacks) <= 1:
                self.all_in_status = True
        if not later_streets and not all(self.stacks):
            self.all_in_status = True

    @property
    def actor_index(self) -> int | None:
        """Index of the player to act."""
        return self.actor_indices[0] if self.actor_indices else None

    def _pop_actor(self) -> int:
        """Remove and return the player to act, who then counts as having acted."""
        actor = self.actor_indices.popleft()
        self.acted_player_indices.add(actor)
        if self._street_betting is not None:
            self._street_betting = self._street_betting.after_check_or_call(actor)  # type: ignore[misc]
        return actor

    def _find_action_refusal(self) -> str | None:
        if not self.actor_indices:
            return "nobody is to act"
        if self.bring_in_status:
            return f"player {self.actor_indices[0]} brings it in or completes"
        return None

    # Folds, checks and calls

    def verify_folding(self) -> None:
        """Raise ``ValueError`` if no player may fold.

        Folding without facing a bet is rejected in a tournament and warned of in a cash game.
        """
        if reason := self._find_action_refusal():
            raise ValueError(reason)
        player = self.actor_indices[0]
        if not self.checking_or_calling_amount:
            message = f"player {player} may check and need not fold"
            if self.mode == Mode.TOURNAMENT:
                raise ValueError(message)
            warn(message, stacklevel=2)

    def can_fold(self) -> bool:
        """Return True if the actor may fold."""
        return is_allowed(self.verify_folding)

    def fold(self, *, commentary: str | None = None) -> Folding:
        """Fold the actor's hand."""
        self.verify_folding()
        player = self._pop_actor()
        self._muck_hand(player)
        operation = Folding(player, commentary=commentary)
        self._record_operation(operation)
        return operation

    @property
    def checking_or_calling_amount(self) -> int | None:
        """Chips that the actor pays to call; 0 to check."""
        if self._find_action_refusal():
            return None
        player = self.actor_indices[0]
        if self._street_betting is not None:
            return min(
                self.stacks[player], self._compute_amount_to_call(self._street_betting, player)
            )
        return min(self.stacks[player], max(self.bets) - self.bets[player])

    def verify_checking_or_calling(self) -> None:
        """Raise ``ValueError`` if no player may check or call."""
        if reason := self._find_action_refusal():
            raise ValueError(reason)

    def can_check_or_call(self) -> bool:
        """Return True if the actor may check or call."""
        return not self._find_action_refusal()

    def check_or_call(self, *, commentary: str | None = None) -> CheckingOrCalling:
        """Check or call for the actor."""
        self.verify_checking_or_calling()
        chips = self.checking_or_calling_amount
        assert chips is not None
        player = self._pop_actor()
        self._pay_chips(player, chips)
        operation = CheckingOrCalling(player, chips, commentary=commentary)
        self._record_operation(operation)
        return operation

    # The bring-in

    def _find_bring_in_refusal(self) -> str | None:
        if not self.actor_indices:
            return "nobody is to act"
        return None if self.bring_in_status else "nobody is to bring it in"

    @property
    def effective_bring_in_amount(self) -> int | None:
        """Chips that the actor pays for the bring-in."""
        if self._find_bring_in_refusal():
            return None
        return min(self.stacks[self.actor_indices[0]], self.bring_in)

    def verify_bring_in_posting(self) -> None:
        """Raise ``ValueError`` if no bring-in is due."""
        if reason := self._find_bring_in_refusal():
            raise ValueError(reason)

    def can_post_bring_in(self) -> bool:
        """Return True if the actor may post the bring-in."""
        return not self._find_bring_in_refusal()

    def post_bring_in(self, *, commentary: str | None = None) -> BringInPosting:
        """Post the bring-in for the actor."""
        self.verify_bring_in_posting()
        chips = self.effective_bring_in_amount
        assert chips is not None
        player = self._pop_actor()
        self._pay_chips(player, chips)
        self.bring_in_status = False
        operation = BringInPosting(player, chips, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Bets and raises

    def _find_raise_refusal(self) -> str | None:
        if not self.actor_indices:
            return "nobody is to act"
        street, player = self.street, self.actor_indices[0]
        assert street is not None
        if self._street_betting is not None:
            return self._find_closed_raise_reason(self._street_betting, player)
        highest_bet, stack = max(self.bets), self.stacks[player]
        full_raise = self.completion_betting_or_raising_amount
        chips_to_call = min(stack, highest_bet - self.bets[player])
        if not (
            self._profile.can_raise_short_all_in
            or self.bring_in_status
            or chips_to_call >= full_raise
        ):
            return (
                f"player {player} owes {chips_to_call}, "
                "and what is less than a raise is only called"
            )
        max_raises = street.max_completion_betting_or_raising_count
        if self.completion_betting_or_raising_count == max_raises:
            return f"the street has had its {max_raises} bets"
        short_all_in_amounts = self.consecutive_all_in_completion_betting_or_raising_amounts
        if (
            short_all_in_amounts
            and sum(short_all_in_amounts) < full_raise
            and player in self.acted_player_indices
        ):
            return f"player {player} has acted, and the short all-in does not reopen the betting"
        if stack <= highest_bet - self.bets[player]:
            return f"player {player} has {stack}, which is a call"
        player_states = zip(self.statuses, self.stacks, self.bets, strict=True)
        if not any(
            is_live and stack_left + bet > highest_bet
            for other_player, (is_live, stack_left, bet) in enumerate(player_states)
            if other_player != player
        ):
            return f"nobody could call what player {player} raises"
        return None

    def _find_closed_raise_reason(self, street_betting: StreetBetting, player: int) -> str | None:
        """Return the reason that riverboat's rules bar a player from raising, if any."""
        stack = self.stacks[player]
        if stack <= self._compute_amount_to_call(street_betting, player):
            return f"player {player} has {stack}, which is a call"
        if street_betting.is_closed_to(player):
            return f"no full raise has reopened the betting to player {player}"
        if street_betting.is_capped:
            return f"the street has had its {street_betting.max_raises} raises"
        if not any(
            self.stacks[opponent] + self.bets[opponent] > street_betting.current_bet
            for opponent in self._list_opponents_with_chips(player)
        ):
            return f"nobody could call what player {player} raises"
        return None

    @property
    def min_completion_betting_or_raising_to_amount(self) -> int | None:
        """Minimum total of the actor's completion, bet or raise."""
        return None if self._find_raise_refusal() else self._compute_min_raise_to()

    def _compute_min_raise_to(self) -> int:
        street, player = self.street, self.actor_indices[0]
        assert street is not None
        if self._street_betting is not None:
            return min(self.stacks[player] + self.bets[player], self._street_betting.min_raise_to)
        min_amount = max(
            self.completion_betting_or_raising_amount,
            street.min_completion_betting_or_raising_amount,
        )
        if not self.completion_status:
            min_amount += max(self.bets)
        if self._profile.caps_min_raise_at_callable:
            return min(self.get_effective_stack(player) + self.bets[player], min_amount)
        return min(self.stacks[player] + self.bets[player], min_amount)

    @property
    def pot_completion_betting_or_raising_to_amount(self) -> int | None:
        """Total of a pot-sized bet or raise, in any betting structure."""
        return None if self._find_raise_refusal() else self._compute_pot_raise_to()

    def _compute_pot_raise_to(self) -> int:
        player = self.actor_indices[0]
        bet = self.bets[player]
        if self._street_betting is not None:
            pot_raise_total = (
                2 * self._street_betting.current_bet
                - bet
                + self._compute_pot_before_call(self._street_betting)
            )
        else:
            pot_raise_total = 2 * max(self.bets) - bet + self.total_pot_amount
        return min(self.stacks[player] + bet, max(self._compute_min_raise_to(), pot_raise_total))

    def _compute_pot_before_call(self, street_betting: StreetBetting) -> int:
        """Return the pot before the raiser's call, by riverboat's rules."""
        pot = self.total_pot_amount
        if self.street is not self.streets[0]:
            return pot
        if self.bring_in and (self.bring_in_status or not any(self.bets)):
            return (
                pot - 2 * street_betting.current_bet
            )  # rule: POTL-01, BRNG-05 no player has bet before
        # rule: POTL-14 short blinds count in full
        return pot + sum(
            max(0, blind - bet)
            for blind, bet, stack_left in zip(
                self._list_nominal_blinds(), self.bets, self.stacks, strict=True
            )
            if not stack_left
        )

    @property
    def max_completion_betting_or_raising_to_amount(self) -> int | None:
        """Maximum total of the actor's completion, bet or raise."""
        return None if self._find_raise_refusal() else self._compute_max_raise_to()

    def _compute_max_raise_to(self) -> int:
        structure = self.betting_structure
        match structure:
            case BettingStructure.FIXED_LIMIT:
                return self._compute_min_raise_to()
            case BettingStructure.POT_LIMIT:
                return self._compute_pot_raise_to()
            case BettingStructure.NO_LIMIT:
                player = self.actor_indices[0]
                return self.stacks[player] + self.bets[player]
            case _:
                assert_never(structure)

    def verify_completion_betting_or_raising_to(self, amount: int | None = None) -> int:
        """Return the total to bet; by default the minimum.

        ``ValueError`` if the bet or raise is not allowed.
        """
        if reason := self._find_raise_refusal():
            raise ValueError(reason)
        minimum = self._compute_min_raise_to()
        if amount is None:
            return minimum
        if amount < minimum:
            raise ValueError(f"{amount} is too small: the minimum is {minimum}")
        if amount > (maximum := self._compute_max_raise_to()):
            raise ValueError(f"{amount} is too large: the maximum is {maximum}")
        return amount

    def can_complete_bet_or_raise_to(self, amount: int | None = None) -> bool:
        """Return True if the actor may bet or raise, to this amount if given."""
        return is_allowed(self.verify_completion_betting_or_raising_to, amount)

    def complete_bet_or_raise_to(
        self, amount: int | None = None, *, commentary: str | None = None
    ) -> CompletionBettingOrRaisingTo:
        """Complete, bet or raise for the actor to this total, or to the minimum."""
        amount = self.verify_completion_betting_or_raising_to(amount)
        street_betting = self._street_betting
        player = self._pop_actor()
        if street_betting is not None:
            self._street_betting = street_betting.after_raise(player, amount)  # type: ignore[misc]
        raise_size = amount - max(self.bets)
        self._pay_chips(player, amount - self.bets[player])
        self.bring_in_status = self.completion_status = False
        player_count = self.player_count
        next_players = ((player + offset) % player_count for offset in range(1, player_count))
        self.actor_indices = deque(
            player for player in next_players if self.statuses[player] and self.stacks[player]
        )
        self.opener_index = player
        if raise_size >= self.completion_betting_or_raising_amount:
            self.acted_player_indices.clear()
            self.acted_player_indices.add(player)
            self.completion_betting_or_raising_amount = raise_size
        self.completion_betting_or_raising_count += 1
        short_all_in_amounts = self.consecutive_all_in_completion_betting_or_raising_amounts
        if self.stacks[player]:
            short_all_in_amounts.clear()
        else:
            short_all_in_amounts.append(raise_size)
        if (
            self._profile.resets_accumulated_short_all_ins
            and sum(short_all_in_amounts) >= self.completion_betting_or_raising_amount
        ):
            short_all_in_amounts.clear()
        operation = CompletionBettingOrRaisingTo(player, amount, commentary=commentary)
        self._record_operation(operation)
        return operation
