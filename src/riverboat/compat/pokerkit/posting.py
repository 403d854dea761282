"""Operations of posting forced bets, and of collecting bets."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.compat.pokerkit.dealing import Dealing
from riverboat.compat.pokerkit.operation_checks import first_true_index, is_allowed
from riverboat.compat.pokerkit.operations import (
    AntePosting,
    BetCollection,
    BlindOrStraddlePosting,
)


class Posting(Dealing):
    """A base class of a state, with the posting operations."""

    def _pay_chips(self, player: int, chips: int) -> None:
        """Move chips from a player's stack to their bet."""
        self.bets[player] += chips
        self.stacks[player] -= chips
        self.payoffs[player] -= chips

    # Antes

    @property
    def ante_poster_indices(self) -> Iterator[int]:
        """Players who owe an ante."""
        return (player for player, owes_ante in enumerate(self.ante_posting_statuses) if owes_ante)

    def verify_ante_posting(self, player_index: int | None = None) -> int:
        """Return the player to post an ante; ``ValueError`` if they owe none."""
        if not any(self.ante_posting_statuses):
            raise ValueError("no player owes an ante")
        player = (
            first_true_index(self.ante_posting_statuses) if player_index is None else player_index
        )
        if not self.ante_posting_statuses[player]:
            raise ValueError(f"player {player} owes no ante")
        return player

    def can_post_ante(self, player_index: int | None = None) -> bool:
        """Return True if any player, or this player, owes an ante."""
        return is_allowed(self.verify_ante_posting, player_index)

    def post_ante(
        self, player_index: int | None = None, *, commentary: str | None = None
    ) -> AntePosting:
        """Post the ante of this player, or of the first one who owes one."""
        player = self.verify_ante_posting(player_index)
        chips = self.get_effective_ante(player)
        self.ante_posting_statuses[player] = False
        self._pay_chips(player, chips)
        operation = AntePosting(player, chips, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Blinds

    @property
    def blind_or_straddle_poster_indices(self) -> Iterator[int]:
        """Players who owe a blind or straddle."""
        posting_statuses = self.blind_or_straddle_posting_statuses
        return (player for player, owes_blind in enumerate(posting_statuses) if owes_blind)

    def verify_blind_or_straddle_posting(self, player_index: int | None = None) -> int:
        """Return the player to post a blind or straddle.

        ``ValueError`` if they owe none.
        """
        posting_statuses = self.blind_or_straddle_posting_statuses
        if not any(posting_statuses):
            raise ValueError("no player owes a blind or a straddle")
        player = first_true_index(posting_statuses) if player_index is None else player_index
        if not posting_statuses[player]:
            raise ValueError(f"player {player} owes neither a blind nor a straddle")
        return player

    def can_post_blind_or_straddle(self, player_index: int | None = None) -> bool:
        """Return True if any player, or this player, owes a blind or straddle."""
        return is_allowed(self.verify_blind_or_straddle_posting, player_index)

    def post_blind_or_straddle(
        self, player_index: int | None = None, *, commentary: str | None = None
    ) -> BlindOrStraddlePosting:
        """Post the blind or straddle of this player, or of the first one who owes one."""
        player = self.verify_blind_or_straddle_posting(player_index)
        chips = self.get_effective_blind_or_straddle(player)
        self.blind_or_straddle_posting_statuses[player] = False
        self._pay_chips(player, chips)
        operation = BlindOrStraddlePosting(player, chips, commentary=commentary)
        self._record_operation(operation)
        return operation

    # Collection

    def verify_bet_collection(self) -> None:
        """Raise ``ValueError`` if there are no bets to collect yet."""
        if not self.bet_collection_status:
            raise ValueError("there are no bets to collect")

    def can_collect_bets(self) -> bool:
        """Return True if bets are to be collected."""
        return is_allowed(self.verify_bet_collection)

    def collect_bets(self, *, commentary: str | None = None) -> BetCollection:
        """Collect the bets and return uncalled chips."""
        self.verify_bet_collection()
        self.bet_collection_status = False
        collected_bets = self.bets.copy()
        players_to_collect = list(self.player_indices)
        if sum(self.statuses) == 1:
            # The bet of the last player is not collected: the player pulls it in later.
            last_player = first_true_index(self.statuses)
            collected_bets[last_player] = 0
            players_to_collect.remove(last_player)
        if self.street_index is not None or self.ante_trimming_status:
            called_amount = sorted(self.bets)[-2]
            for player in players_to_collect:
                if (uncalled_chips := self.bets[player] - called_amount) > 0:
                    self.stacks[player] += uncalled_chips
                    self.payoffs[player] += uncalled_chips
                    collected_bets[player] = called_amount
        for player in players_to_collect:
            self.bets[player] = 0
        operation = BetCollection(tuple(collected_bets), commentary=commentary)
        self._record_operation(operation)
        return operation
