"""pokerkit's state: one object with all operations and queries of a hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from random import shuffle
from typing import assert_never

from riverboat.compat.pokerkit import operations
from riverboat.compat.pokerkit.lookups import _HighHandOpeningLookup as _HighHandOpeningLookup
from riverboat.compat.pokerkit.lookups import _LowHandOpeningLookup as _LowHandOpeningLookup
from riverboat.compat.pokerkit.operations import *  # noqa: F403  # pokerkit has them here
from riverboat.compat.pokerkit.operations import (
    Automation,
    HoleCardsShowingOrMucking,
    NoOperation,
    Operation,
)
from riverboat.compat.pokerkit.rule_profiles import profile
from riverboat.compat.pokerkit.showdown import Showdown
from riverboat.compat.pokerkit.utilities import ValuesLike, clean_values

__all__ = ["State"]
__all__ += operations.__all__


class _Phase(Enum):
    """The phases of a hand."""

    ANTES = auto()
    COLLECTION = auto()
    BLINDS = auto()
    DEALING = auto()
    BETTING = auto()
    SHOWDOWN = auto()
    KILLING = auto()
    PUSHING = auto()
    PULLING = auto()
    OVER = auto()


_MIN_SAFE_DECK_SIZE = 10
"""Minimum number of cards in the deck with which no single deal can exhaust it."""


class State(Showdown):
    """A hand of any game that streets and hand types can describe.

    ``can_...`` methods return True if an operation is allowed, and ``verify_...`` methods raise a
    ``ValueError`` with the reason if it is not. Methods that perform an operation return an
    :class:`Operation`, and ``operations`` lists all operations.
    """

    def __post_init__(
        self,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        raw_starting_stacks: ValuesLike,
    ) -> None:
        player_count = self.player_count
        self.antes = clean_values(raw_antes, player_count)
        self.blinds_or_straddles = clean_values(raw_blinds_or_straddles, player_count)
        self.starting_stacks = clean_values(raw_starting_stacks, player_count)
        self._profile = profile()  # type: ignore[misc]
        self._hand_cache = {}  # type: ignore[misc]
        self._reject_invalid_game()
        self.deck_cards.extend(self.deck)
        shuffle(self.deck_cards)
        self.statuses = [True] * player_count
        self.stacks = list(self.starting_stacks)
        for name in ("bets", "payoffs"):
            setattr(self, name, [0] * player_count)
        for name in (
            *("ante_posting_statuses", "blind_or_straddle_posting_statuses"),
            *("standing_pat_or_discarding_statuses", "runout_count_selector_statuses"),
            *("hand_killing_statuses", "chips_pulling_statuses"),
        ):
            setattr(self, name, [False] * player_count)
        self.hole_cards = [[] for _ in range(player_count)]
        self.hole_card_statuses = [[] for _ in range(player_count)]
        self.hole_dealing_statuses = [deque() for _ in range(player_count)]
        self.discarded_cards = [[] for _ in self.streets]
        self.board_dealing_counts = [0] * self.starting_board_count
        self._enter_phase(_Phase.ANTES)
        self._run_automations()

    def _reject_invalid_game(self) -> None:
        """Raise ``ValueError`` for a game that cannot be played."""
        if not self.streets:
            raise ValueError("a game must have at least one street")
        first_street = self.streets[0]
        if not first_street.hole_dealing_statuses:
            raise ValueError("the first street must deal hole cards")
        if min(self.antes) < 0 or self.bring_in < 0:
            raise ValueError(
                f"antes and bring-in must be 0 or more, got {self.antes} and {self.bring_in}"
            )
        if not (any(self.antes) or any(self.blinds_or_straddles) or self.bring_in):
            raise ValueError("a game must have antes, blinds, straddles or a bring-in")
        if min(self.starting_stacks) <= 0:
            raise ValueError(f"stacks must be greater than 0, got {self.starting_stacks}")
        if self.bring_in and any(blind > 0 for blind in self.blinds_or_straddles):
            raise ValueError("a game cannot have both blinds and a bring-in")
        if self.bring_in >= (bet := first_street.min_completion_betting_or_raising_amount):
            raise ValueError(f"the bring-in must be less than a bet of {bet}, got {self.bring_in}")
        if self.player_count < 2:
            raise ValueError(f"a hand must have at least two players, got {self.player_count}")
        if self.starting_board_count <= 0:
            raise ValueError(
                f"a hand must have at least one board, got {self.starting_board_count}"
            )

    def verify_no_operation(self) -> None:
        """Do nothing: a no-operation is always allowed."""

    def can_no_operate(self) -> bool:
        """Return True: a no-operation is always allowed."""
        return True

    def no_operate(self, *, commentary: str | None = None) -> NoOperation:
        """Record a commentary without an operation."""
        operation = NoOperation(commentary=commentary)
        self.operations.append(operation)
        return operation

    # Automatic operations

    def _record_operation(self, operation: Operation) -> None:
        self.operations.append(operation)
        if self._is_running_automations:
            return
        # Showing after the hand is decided changes nothing.
        is_showing = isinstance(operation, HoleCardsShowingOrMucking)
        if not (is_showing and self.street_index is None):
            self._run_automations()

    _is_running_automations = False
    """True while follow-up steps run; operations are then only recorded."""

    def _run_automations(self) -> None:
        self._is_running_automations = True
        try:
            while self._perform_next_automation():
                pass
        finally:
            del self._is_running_automations

    def _perform_next_automation(self) -> bool:
        """Perform the next automatic operation; return True if there was one."""
        phase: _Phase = self._phase
        match phase:
            case _Phase.ANTES:
                if any(self.ante_posting_statuses):
                    return self._run_automation(Automation.ANTE_POSTING, self.post_ante)
                return self._enter_phase(_Phase.COLLECTION)
            case _Phase.COLLECTION:
                if self.bet_collection_status:
                    return self._run_automation(Automation.BET_COLLECTION, self.collect_bets)
                return self._enter_phase(self._find_phase_after_collection())
            case _Phase.BLINDS:
                if any(self.blind_or_straddle_posting_statuses):
                    posting_automation = Automation.BLIND_OR_STRADDLE_POSTING
                    return self._run_automation(posting_automation, self.post_blind_or_straddle)
                return self._enter_phase(_Phase.DEALING)
            case _Phase.DEALING:
                return (
                    self._enter_phase(_Phase.BETTING)
                    if self._is_street_dealt
                    else self._deal_automatically()
                )
            case _Phase.BETTING:
                return self._is_round_complete and self._enter_phase(_Phase.COLLECTION)
            case _Phase.SHOWDOWN:
                return (
                    self._show_automatically()
                    if not self._is_showdown_complete
                    else self._enter_phase(self._find_phase_after_showdown())
                )
            case _Phase.KILLING:
                if any(self.hand_killing_statuses):
                    return self._run_automation(Automation.HAND_KILLING, self.kill_hand)
                return self._enter_phase(_Phase.PUSHING)
            case _Phase.PUSHING:
                if self._sub_pots:
                    return self._run_automation(Automation.CHIPS_PUSHING, self.push_chips)
                return self._enter_phase(_Phase.PULLING)
            case _Phase.PULLING:
                if any(self.chips_pulling_statuses):
                    return self._run_automation(Automation.CHIPS_PULLING, self.pull_chips)
                return self._enter_phase(_Phase.OVER)
            case _Phase.OVER:
                return False
            case _:
                assert_never(phase)

    def _enter_phase(self, phase: _Phase) -> bool:
        if self._phase is _Phase.BETTING and phase is _Phase.COLLECTION:
            self._close_betting()
        self._phase = phase  # type: ignore[misc]
        match phase:
            case _Phase.ANTES:
                self.ante_posting_statuses = [
                    self.get_effective_ante(player) > 0 for player in self.player_indices
                ]
            case _Phase.COLLECTION:
                self.bet_collection_status = any(self.bets)
            case _Phase.BLINDS:
                self.blind_or_straddle_posting_statuses = [
                    self.get_effective_blind_or_straddle(player) > 0
                    for player in self.player_indices
                ]
            case _Phase.DEALING:
                self._prepare_street_dealing()
            case _Phase.BETTING:
                if not self._open_betting():
                    self.actor_indices.clear()
            case _Phase.SHOWDOWN:
                self._open_showdown()
            case _Phase.KILLING:
                self._open_hand_killing()
            case _Phase.PUSHING:
                self._open_chips_pushing()
            case _Phase.PULLING:
                self.chips_pulling_statuses = [bet > 0 for bet in self.bets]
            case _Phase.OVER:
                self.status = False
            case _:
                assert_never(phase)
        return True

    _phase = _Phase.ANTES

    def _find_phase_after_collection(self) -> _Phase:
        is_last_street = self.street is self.streets[-1]
        if is_last_street and self.street_return_count:
            assert self.street_return_index is not None
            self.street_index = self.street_return_index - 1
            self.street_return_count -= 1
            is_last_street = False
        if sum(self.statuses) == 1:
            self.folded_status = True
            return _Phase.PUSHING
        if self.street is None:
            # Before the first street, or before a runout that repeats it.
            return _Phase.BLINDS
        if self.street is self.streets[-1] or self.all_in_status:
            return _Phase.SHOWDOWN
        return _Phase.DEALING

    def _find_phase_after_showdown(self) -> _Phase:
        self._close_showdown()
        has_streets_to_deal = self.all_in_status and self.street is not self.streets[-1]
        return _Phase.DEALING if has_streets_to_deal else _Phase.KILLING

    def _run_automation(
        self, automation: Automation, perform_operation: Callable[[], Operation]
    ) -> bool:
        if automation not in self.automations:
            return False
        perform_operation()
        return True

    def _deal_automatically(self) -> bool:
        has_enough_cards = len(self.deck_cards) >= _MIN_SAFE_DECK_SIZE
        # As in pokerkit, the check of a burn with an empty deck shuffles.
        if self._is_automatic(
            Automation.CARD_BURNING,
            self.card_burning_status or not self.deck_cards,
            lambda: self._can_burn if has_enough_cards else self.can_burn_card(),
        ):
            self.burn_card()
        elif self._is_automatic(
            Automation.HOLE_DEALING,
            any(self.hole_dealing_statuses),
            lambda: (
                not self._find_hole_dealing_refusal() if has_enough_cards else self.can_deal_hole()
            ),
        ):
            self.deal_hole()
        elif self._is_automatic(
            Automation.BOARD_DEALING,
            any(self.board_dealing_counts),
            lambda: (
                not self._find_board_dealing_refusal()
                if has_enough_cards
                else self.can_deal_board()
            ),
        ):
            self.deal_board()
        else:
            return False
        return True

    def _is_automatic(
        self, automation: Automation, is_pending: bool, is_allowed: Callable[[], bool]
    ) -> bool:
        return is_pending and automation in self.automations and is_allowed()

    @property
    def _can_burn(self) -> bool:
        """Return True if all cards that precede the burn card have been dealt."""
        is_draw_due = any(self.standing_pat_or_discarding_statuses)
        return not is_draw_due and not (
            any(self.hole_dealing_statuses) and any(self.board_dealing_counts)
        )

    def _show_automatically(self) -> bool:
        selects_runout_count = Automation.RUNOUT_COUNT_SELECTION in self.automations
        if selects_runout_count and any(self.runout_count_selector_statuses):
            self.select_runout_count()
            return True
        if Automation.HOLE_CARDS_SHOWING_OR_MUCKING in self.automations and self.showdown_indices:
            try:
                showing_details = self.verify_hole_cards_showing_or_mucking()
            except (ValueError, UserWarning):
                return False
            self._show_or_muck(showing_details, None)
            return True
        return False
