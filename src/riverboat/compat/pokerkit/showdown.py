"""The end of a hand: the number of runouts, the showdown, and the distribution of chips."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final
from warnings import warn

from riverboat.compat.pokerkit.betting import Betting
from riverboat.compat.pokerkit.hands import (
    EightOrBetterLowHand,
    Hand,
    RegularLowHand,
    StandardHighHand,
)
from riverboat.compat.pokerkit.operation_checks import first_true_index, is_allowed
from riverboat.compat.pokerkit.operations import (
    ChipsPulling,
    ChipsPushing,
    HandKilling,
    HoleCardsShowingOrMucking,
    Mode,
    RunoutCountSelection,
)
from riverboat.compat.pokerkit.street_betting import split_with_odd_chips
from riverboat.compat.pokerkit.utilities import Card, CardsLike, max_or_none
from riverboat.ranking import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Ranking
from riverboat.ranking.stud_odd_chip import high_suit_key

_STUD_RANKINGS: Final[dict[type[Hand], Ranking]] = {
    StandardHighHand: HIGH,
    RegularLowHand: ACE_TO_FIVE,
    EightOrBetterLowHand: EIGHT_OR_BETTER,
}
"""Rankings of stud hands, in which the suit of the best card decides who gets an odd chip."""

_VerifiedShowing = tuple[bool, tuple[Card, ...], tuple[Card, ...], tuple[bool, ...], int]


class Showdown(Betting):
    """A base class of a state, with the showdown operations."""

    def _open_showdown(self) -> None:
        """Set the players who choose the number of runouts, and the order of showing."""
        if self._profile.uses_engine_rules and self._pots is None:
            # Rule: BYND-05 the pots stay separate even if players muck at the showdown.
            self._pots = list(self.pots)
        assert self.street_index is not None
        later_streets = self.streets[self.street_index + 1 :]
        if (
            not self.runout_count_selection_flag
            and self.mode != Mode.TOURNAMENT
            and any(street.board_dealing_count for street in later_streets)
        ):
            self.runout_count_selector_statuses = list(self.statuses)
        showing_order = deque(self.player_indices)
        showing_order.rotate(-(self.opener_index or 0))
        self.showdown_indices = deque(
            player
            for player in showing_order
            if self.statuses[player] and not all(self.hole_card_statuses[player])
        )

    @property
    def _is_showdown_complete(self) -> bool:
        """Return True if all players have chosen a runout count, and shown or mucked."""
        return not self.showdown_indices and not any(self.runout_count_selector_statuses)

    def _close_showdown(self) -> None:
        if self.runout_count_selection_flag:
            return
        self.runout_count_selection_flag = True
        if self.runout_count is not None:
            assert self.street_index is not None
            self.street_return_index = self.street_index + 1
            self.street_return_count = self.runout_count - 1

    # Number of runouts

    @property
    def runout_count_selector_indices(self) -> Iterator[int]:
        """Players who have yet to choose the number of runouts."""
        selector_flags = self.runout_count_selector_statuses
        return (player for player, is_selector in enumerate(selector_flags) if is_selector)

    def verify_runout_count_selection(
        self, runout_count: int | None = None, player_index: int | None = None
    ) -> int:
        """Return the player to choose; ``ValueError`` if they may not."""
        selector_flags = self.runout_count_selector_statuses
        if not any(selector_flags):
            raise ValueError("no player can choose the number of runouts")
        player = first_true_index(selector_flags) if player_index is None else player_index
        if not selector_flags[player]:
            raise ValueError(f"player {player} cannot choose the number of runouts")
        if runout_count is not None and runout_count < 1:
            raise ValueError(f"the number of runouts must be 1 or more, got {runout_count}")
        return player

    def can_select_runout_count(
        self,
        runout_count: int | None = None,  # noqa: ARG002
        player_index: int | None = None,
    ) -> bool:
        """Return True if any player, or this player, may choose the number of runouts."""
        # Like pokerkit, this verifies the player and ignores the number.
        return is_allowed(self.verify_runout_count_selection, player_index)

    def select_runout_count(
        self,
        runout_count: int | None = None,
        player_index: int | None = None,
        *,
        commentary: str | None = None,
    ) -> RunoutCountSelection:
        """Choose a player's number of runouts, or no preference by default.

        If players choose different numbers, the board is dealt once.
        """
        player = self.verify_runout_count_selection(player_index)
        self.runout_count_selector_statuses[player] = False
        if runout_count is not None:
            is_agreed = self.runout_count in (None, runout_count)
            self.runout_count = runout_count if is_agreed else 1
        operation = RunoutCountSelection(player, runout_count, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Showing

    @property
    def showdown_index(self) -> int | None:
        """Index of the player to show or muck."""
        return self.showdown_indices[0] if self.showdown_indices else None

    @property
    def turn_index(self) -> int | None:
        """Index of the player to draw, act or show."""
        for player in (self.stand_patter_or_discarder_index, self.actor_index, self.showdown_index):
            if player is not None:
                return player
        return None

    def verify_hole_cards_showing_or_mucking(
        self,
        status_or_hole_cards: bool | CardsLike | None = None,
        player_index: int | None = None,
    ) -> _VerifiedShowing:
        """Return the details of a show or muck; ``ValueError`` if not allowed.

        The values are: show or muck, the given cards, the resulting hole cards, the face-up flags
        and the player.
        """
        is_hand_over = self.street_index is None
        if not is_hand_over and not self.showdown_indices:
            raise ValueError("no player is due to show")
        player = self.showdown_index if player_index is None else player_index
        if player is None or (is_hand_over and player_index is None):
            raise ValueError("the player who shows out of turn must be given")
        if not self.statuses[player]:
            raise ValueError(f"player {player} is not in the hand")
        if not is_hand_over and player not in self.showdown_indices:
            raise ValueError(f"player {player} is not due to show")
        hole_cards = tuple(self.hole_cards[player])
        match status_or_hole_cards:
            case None:
                is_showing = self.all_in_status or self.can_win_now(player)
                shown_cards = resulting_cards = hole_cards if is_showing else ()
                shown_flags: tuple[bool, ...] = (True,) * len(shown_cards)
            case bool():
                is_showing = status_or_hole_cards
                shown_cards = resulting_cards = hole_cards if is_showing else ()
                shown_flags = (True,) * len(shown_cards)
            case _:
                is_showing = True
                shown_cards, resulting_cards, shown_flags = self._build_partial_showing(
                    Card.clean(status_or_hole_cards), hole_cards
                )
        self._verify_showing(is_showing, shown_cards, len(hole_cards))
        if any(
            is_up and not card for card, is_up in zip(resulting_cards, shown_flags, strict=True)
        ):
            raise ValueError(f"player {player} cannot show an unknown card")
        if is_hand_over and not (is_showing and all(shown_flags)):
            raise ValueError("a player who shows out of turn must show all cards")
        return is_showing, shown_cards, resulting_cards, shown_flags, player

    def _build_partial_showing(
        self, shown_cards: tuple[Card, ...], hole_cards: tuple[Card, ...]
    ) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[bool, ...]]:
        """Return the shown cards, and the hole cards with their face-up flags after a partial show.

        Cards that are not shown stay the held ones, or become unknown on the last street.
        """
        hole_card_count = len(hole_cards)
        if len(shown_cards) > hole_card_count:
            raise ValueError(
                f"{len(shown_cards)} cards shown, but the player holds {hole_card_count}"
            )
        shown_cards += (Card.UNKNOWN,) * (hole_card_count - len(shown_cards))
        resulting_cards = tuple(card for card in shown_cards if card)
        shown_flags = (True,) * len(resulting_cards) + (False,) * (
            hole_card_count - len(resulting_cards)
        )
        if self.street is not self.streets[-1]:
            other_cards = [card for card in hole_cards if card and card not in resulting_cards]
            resulting_cards += tuple(other_cards[: hole_card_count - len(resulting_cards)])
        resulting_cards += (Card.UNKNOWN,) * (hole_card_count - len(resulting_cards))
        self._select_cards(set(resulting_cards) - set(hole_cards))
        return shown_cards, resulting_cards, shown_flags

    def _verify_showing(
        self, is_showing: bool, shown_cards: tuple[Card, ...], hole_card_count: int
    ) -> None:
        if (
            self.mode != Mode.TOURNAMENT
            or not is_showing
            or sum(map(bool, shown_cards)) >= hole_card_count
        ):
            return
        if self.all_in_status:
            raise ValueError("all cards must be shown when a player is all-in")
        if self.street is self.streets[-1]:
            raise ValueError("all cards must be shown at showdown")
        raise AssertionError

    def can_show_or_muck_hole_cards(
        self,
        status_or_hole_cards: bool | CardsLike | None = None,
        player_index: int | None = None,
    ) -> bool:
        """Return True if a player may show, muck, or show these cards."""
        verify_showing = self.verify_hole_cards_showing_or_mucking
        return is_allowed(verify_showing, status_or_hole_cards, player_index)

    def show_or_muck_hole_cards(
        self,
        status_or_hole_cards: bool | CardsLike | None = None,
        player_index: int | None = None,
        *,
        commentary: str | None = None,
    ) -> HoleCardsShowingOrMucking:
        """Show all cards (true), muck (false), or show the given cards.

        By default, show the hand if it can win or a player is all-in, and otherwise muck it.
        """
        return self._show_or_muck(
            self.verify_hole_cards_showing_or_mucking(status_or_hole_cards, player_index),
            commentary,
        )

    def _show_or_muck(
        self, showing_details: _VerifiedShowing, commentary: str | None
    ) -> HoleCardsShowingOrMucking:
        is_showing, shown_cards, resulting_cards, shown_flags, player = showing_details
        if self.street_index is not None:
            self.showdown_indices.remove(player)
        if is_showing:
            hole_cards = self.hole_cards[player]
            if tuple(hole_cards) != resulting_cards:
                self._return_cards(hole_cards)
                self._remove_from_deck(tuple(card for card in resulting_cards if card))
                hole_cards[:] = resulting_cards
            self.hole_card_statuses[player][:] = shown_flags
        else:
            self._muck_hand(player)
        operation = HoleCardsShowingOrMucking(player, shown_cards, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Hands that are killed

    def _open_hand_killing(self) -> None:
        for player, is_live in enumerate(self.statuses):
            if is_live:
                self.hand_killing_statuses[player] = not self.can_win_now(player)

    @property
    def hand_killing_indices(self) -> Iterator[int]:
        """Players whose hands are to be killed."""
        return (player for player, is_beaten in enumerate(self.hand_killing_statuses) if is_beaten)

    def verify_hand_killing(self, player_index: int | None = None) -> int:
        """Return the player whose hand is to be killed; ``ValueError`` if none is."""
        if not any(self.hand_killing_statuses):
            raise ValueError("no hand can be killed")
        player = (
            first_true_index(self.hand_killing_statuses) if player_index is None else player_index
        )
        if not self.hand_killing_statuses[player]:
            raise ValueError(f"the hand of player {player} cannot be killed")
        return player

    def can_kill_hand(self, player_index: int | None = None) -> bool:
        """Return True if any hand, or this player's hand, is to be killed."""
        return is_allowed(self.verify_hand_killing, player_index)

    def kill_hand(
        self, player_index: int | None = None, *, commentary: str | None = None
    ) -> HandKilling:
        """Kill a hand that can win nothing."""
        player = self.verify_hand_killing(player_index)
        self.hand_killing_statuses[player] = False
        self._muck_hand(player)
        operation = HandKilling(player, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Pots that are pushed

    def _open_chips_pushing(self) -> None:
        """Divide each pot into the parts to push, by board and by hand type."""
        self.street_index = None
        if self._pots is None:
            self._pots = list(self.pots)
        live_count = sum(self.statuses)
        for pot_index, pot in enumerate(self._pots):
            if live_count == 1:
                self._sub_pots.append((pot.unraked_amount, pot_index, None, None))
            elif live_count:
                self._add_sub_pot(pot.unraked_amount, pot_index)

    def _add_sub_pot(self, chips: int, pot_index: int) -> None:
        assert self._pots is not None
        uses_engine_rules = self._profile.uses_engine_rules
        board_share_floor, odd_chips = self.divmod(chips, self.board_count)
        board_shares = (
            split_with_odd_chips(self.board_count, board_share_floor, odd_chips)
            if uses_engine_rules
            else ()
        )
        for board in self.board_indices:
            board_share = (
                board_shares[board]
                if uses_engine_rules
                else board_share_floor
                if board
                else board_share_floor + odd_chips
            )
            hand_type_indices = self._find_qualifying_hand_types(
                board, self._pots[pot_index].player_indices if uses_engine_rules else None
            )
            hand_type_share_floor, hand_type_odd_chips = self.divmod(
                board_share, len(hand_type_indices)
            )
            odd_chip_hand_type = (
                self._find_odd_chip_hand_type(board, hand_type_indices, pot_index)
                if uses_engine_rules and hand_type_odd_chips
                else hand_type_indices[0]
            )
            for hand_type_index in hand_type_indices:
                if (
                    hand_type_share := hand_type_share_floor + hand_type_odd_chips
                    if hand_type_index == odd_chip_hand_type
                    else hand_type_share_floor
                ):
                    self._sub_pots.append((hand_type_share, pot_index, board, hand_type_index))

    def _find_qualifying_hand_types(
        self, board_index: int, players: tuple[int, ...] | None
    ) -> list[int]:
        """Return the hand types for which a shown hand qualifies on a board (BYND-66).

        With *players*, only their hands count.
        """
        hand_type_indices = []
        for hand_type_index in self.hand_type_indices:
            hands = list(self.get_up_hands(board_index, hand_type_index))
            if players is not None:
                hands = [hands[player] for player in players]
            if any(hand is not None for hand in hands):
                hand_type_indices.append(hand_type_index)
        return hand_type_indices

    def _find_odd_chip_hand_type(
        self, board: int, hand_type_indices: list[int], pot_index: int
    ) -> int:
        """Return the hand type that gets the odd chip between two hand types.

        That is the high hand type. Of two low types, it is the one whose winner has the lower index
        (BYND-04, BYND-06).
        """
        if not all(self.hand_types[hand_type_index].low for hand_type_index in hand_type_indices):
            return hand_type_indices[0]
        assert self._pots is not None
        players = self._pots[pot_index].player_indices
        return min(
            hand_type_indices,
            key=lambda hand_type_index: min(self._find_winners(players, board, hand_type_index)),
        )

    def verify_chips_pushing(self) -> None:
        """Raise ``ValueError`` if no chips are to be pushed."""
        if not self._sub_pots:
            raise ValueError("there are no chips to push")

    def can_push_chips(self) -> bool:
        """Return True if chips are to be pushed."""
        return is_allowed(self.verify_chips_pushing)

    def push_chips(self, *, commentary: str | None = None) -> ChipsPushing:
        """Push a part of a pot to its winners; the first of them gets the odd chips."""
        self.verify_chips_pushing()
        assert self._pots is not None
        chips, pot_index, board, hand_type_index = self._sub_pots.pop(0)
        pot = self._pots[pot_index]
        pot.unraked_amount -= chips
        pushed_chips = [0] * self.player_count
        winners = self._find_winners(pot.player_indices, board, hand_type_index)
        if winners and self._profile.uses_engine_rules:
            for player, amount in self._compute_winner_amounts(
                winners, chips, pot_index, board, hand_type_index
            ).items():
                pushed_chips[player] = amount
                self.bets[player] += amount
        elif winners:
            chips_per_winner, odd_chips = self.divmod(chips, len(winners))
            for player in winners:
                pushed_chips[player] = (
                    chips_per_winner + odd_chips if player == winners[0] else chips_per_winner
                )
                self.bets[player] += pushed_chips[player]
        else:
            warn("the chips of those who folded for nothing are burned", stacklevel=2)
        self.total_pushed_amount += sum(pushed_chips)
        operation = ChipsPushing(
            tuple(pushed_chips), pot_index, board, hand_type_index, commentary=commentary
        )
        self._record_operation(operation)
        return operation

    def _find_winners(
        self, players: tuple[int, ...], board: int | None, hand_type_index: int | None
    ) -> list[int]:
        if self._profile.uses_engine_rules:
            live_players = [player for player in players if self.statuses[player]]
            players = tuple(
                live_players or (player for player in self.player_indices if self.statuses[player])
            )
        if board is None or hand_type_index is None:
            return list(players)
        hands = tuple(self.get_up_hands(board, hand_type_index))
        best_hand = max_or_none(hands[player] for player in players)
        return [player for player in players if hands[player] == best_hand]

    def _compute_winner_amounts(
        self,
        winners: list[int],
        chips: int,
        pot_index: int,
        board: int | None,
        hand_type_index: int | None,
    ) -> dict[int, int]:
        """Return each winner's chips, with odd chips distributed as in riverboat's engine."""
        assert self._pots is not None
        winner_count = len(winners)
        last_pushing = next(
            (
                operation
                for operation in reversed(self.operations)
                if isinstance(operation, ChipsPushing)
            ),
            None,
        )
        if (
            last_pushing
            and hand_type_index
            and (last_pushing.pot_index, last_pushing.board_index) == (pot_index, board)
        ):
            first_hand_type_index = last_pushing.hand_type_index
            if (
                self._find_winners(
                    self._pots[pot_index].player_indices, board, first_hand_type_index
                )
                == winners
            ):
                # rule: BYND-04 winners of both halves divide the whole pot as evenly as possible
                whole_pot_shares = split_with_odd_chips(
                    winner_count, *self.divmod(last_pushing.total_amount + chips, winner_count)
                )
                shares_by_player = zip(
                    self._sort_for_odd_chips(winners, first_hand_type_index),
                    whole_pot_shares,
                    strict=True,
                )
                return {
                    player: whole_pot_share - last_pushing.amounts[player]
                    for player, whole_pot_share in shares_by_player
                }
        winner_shares = split_with_odd_chips(winner_count, *self.divmod(chips, winner_count))
        return dict(
            zip(self._sort_for_odd_chips(winners, hand_type_index), winner_shares, strict=True)
        )

    def _sort_for_odd_chips(self, winners: list[int], hand_type_index: int | None) -> list[int]:
        """Return the winners in the order of receiving odd chips; in stud, by suit (BYND-03)."""
        ranking = (
            _STUD_RANKINGS.get(self.hand_types[hand_type_index])
            if hand_type_index is not None
            else None
        )
        if ranking is None or not any(any(street.hole_dealing_statuses) for street in self.streets):
            return winners
        board = tuple(card.number for card in self.get_board_cards(0))

        def suit_key(player: int) -> int:
            return high_suit_key(
                ranking, tuple(card.number for card in self.get_up_cards(player)), board
            )

        return sorted(winners, key=suit_key, reverse=True)

    # Chips that are pulled

    @property
    def chips_pulling_indices(self) -> Iterator[int]:
        """Players who have chips to pull in."""
        return (
            player for player, is_pulling in enumerate(self.chips_pulling_statuses) if is_pulling
        )

    def verify_chips_pulling(self, player_index: int | None = None) -> int:
        """Return the player to pull chips in; ``ValueError`` if they have none."""
        if not any(self.chips_pulling_statuses):
            raise ValueError("no player has chips to pull in")
        player = (
            first_true_index(self.chips_pulling_statuses) if player_index is None else player_index
        )
        if not self.chips_pulling_statuses[player]:
            raise ValueError(f"player {player} has no chips to pull in")
        return player

    def can_pull_chips(self, player_index: int | None = None) -> bool:
        """Return True if any player, or this player, has chips to pull in."""
        return is_allowed(self.verify_chips_pulling, player_index)

    def pull_chips(
        self, player_index: int | None = None, *, commentary: str | None = None
    ) -> ChipsPulling:
        """Pull a player's pushed chips into their stack."""
        player = self.verify_chips_pulling(player_index)
        chips = self.bets[player]
        self._pay_chips(player, -chips)
        self.chips_pulling_statuses[player] = False
        operation = ChipsPulling(player, chips, commentary=commentary)
        self._record_operation(operation)
        return operation
