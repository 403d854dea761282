"""Votes for a bomb pot that a player proposes for the next hand, derived from facts.

All players who would play the hand are asked, and all must agree (BYND-41); bots of the room always
agree. A proposal lapses if it is declined, or if votes are missing when the hand begins.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from riverboat.service.records.room_facts import BombAnswered, BombProposed
from riverboat.table.blinds.deal_in import bomb_pot_chairs, ready_chairs
from riverboat.table.state.table_state import Table
from riverboat.wire.view import BombPotVoteView


class Ballot(Struct, frozen=True):
    """State of the players' vote on a bomb pot for the next hand."""

    proposal: BombProposed | None = None
    """Open proposal; ``None`` if there is none or it was declined."""
    voters: frozenset[str] = frozenset()
    """Players of the next hand, without the room's bots."""
    agreed_players: frozenset[str] = frozenset()
    """Voters who have agreed."""
    can_propose: bool = False
    """True if a voter may make a proposal now."""

    @property
    def ante(self) -> int:
        """Ante to which all have agreed; 0 if not all have."""
        if self.proposal is None or not self.voters or self.agreed_players != self.voters:
            return 0
        return self.proposal.ante

    @property
    def view(self) -> BombPotVoteView | None:
        """Public view of the vote: the number of votes without names."""
        if self.proposal is None:
            return None
        hand, proposer, ante = self.proposal.hand, self.proposal.proposer, self.proposal.ante
        board_count = self.proposal.board_count
        return BombPotVoteView(
            hand, proposer, ante, len(self.agreed_players), len(self.voters), board_count
        )

    def find_vote(self, player: str) -> str:
        """Return ``agreed``, or ``asked`` for other voters; empty for all others."""
        if self.proposal is None or player not in self.voters:
            return ""
        return "agreed" if player in self.agreed_players else "asked"


class BombVotes:
    """Last proposal at a table, and its votes."""

    __slots__ = ("_agreed_players", "_is_declined", "_proposal")

    _proposal: BombProposed | None
    _agreed_players: set[str]
    _is_declined: bool

    def __init__(self) -> None:
        self._proposal, self._agreed_players, self._is_declined = None, set(), False

    def apply(self, fact: BombProposed | BombAnswered) -> None:
        """Apply a bomb pot proposal, or a player's vote on it."""
        match fact:
            case BombProposed(proposer=actor):
                self._proposal, self._agreed_players, self._is_declined = fact, {actor}, False
            case BombAnswered(player, has_agreed):
                self._is_declined = self._is_declined or not has_agreed
                self._agreed_players.add(player)

    def ballot(self, table: Table, bots: Collection[str]) -> Ballot:
        """Return the state of the vote at a table; *bots* are left out of the voters."""
        rules, chairs = table.rules, bomb_pot_chairs(table, ready_chairs(table))
        players = [table.chairs[chair].player for chair in chairs]
        voters = frozenset(players) - frozenset(bots)
        proposal = self._proposal
        if proposal is not None and proposal.hand > table.hand_count:  # one vote per hand
            open_proposal = None if self._is_declined else proposal
            return Ballot(open_proposal, voters, voters & self._agreed_players, False)
        has_boards = any(game.variant.board_cards for game in rules.games)
        can_propose = (
            has_boards and rules.format != "tournament" and not table.is_closed and len(players) > 1
        )
        return Ballot(None, voters, frozenset(), can_propose)
