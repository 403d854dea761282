"""Whether the next hand is a bomb pot, because a player proposed it: a fold of facts.

All who would play the hand are asked, and all must agree (BYND-41); a bot of the room agrees to
anything. One that is refused, or that not all have answered when the hand begins, is no more.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from riverboat.service.records.room_facts import BombAnswered, BombProposed
from riverboat.table.blinds.deal_in import bomb_pot_chairs, ready_chairs
from riverboat.table.state.table_state import Table
from riverboat.wire.view import BombPotVoteView


class Ballot(Struct, frozen=True):
    """How it stands at this moment."""

    proposed: BombProposed | None = None
    """What all are asked; nothing if nobody has proposed one, or somebody has refused it."""
    voters: frozenset[str] = frozenset()
    """Who would play the next hand, without the room's bots."""
    agreed: frozenset[str] = frozenset()
    """Those of them who have agreed."""
    can_propose: bool = False
    """One of them may propose one now."""

    @property
    def ante(self) -> int:
        """The ante to which all have agreed; 0 if not all have."""
        if self.proposed is None or not self.voters or self.agreed != self.voters:
            return 0
        return self.proposed.chips

    @property
    def view(self) -> BombPotVoteView | None:
        """It as all may see it: how many agree, and not who."""
        if self.proposed is None:
            return None
        hand, by, chips = self.proposed.hand, self.proposed.by, self.proposed.chips
        boards = self.proposed.boards
        return BombPotVoteView(hand, by, chips, len(self.agreed), len(self.voters), boards)

    def answer_of(self, player: str) -> str:
        """What a player has answered: nothing if they are not asked."""
        if self.proposed is None or player not in self.voters:
            return ""
        return "agreed" if player in self.agreed else "asked"


class BombVotes:
    """The last proposal at a table, and the answers to it."""

    __slots__ = ("_agree", "_is_refused", "_proposed")

    _proposed: BombProposed | None
    _agree: set[str]
    _is_refused: bool

    def __init__(self) -> None:
        self._proposed, self._agree, self._is_refused = None, set(), False

    def apply(self, fact: BombProposed | BombAnswered) -> None:
        """Take note of one of its facts."""
        match fact:
            case BombProposed(by=by):
                self._proposed, self._agree, self._is_refused = fact, {by}, False
            case BombAnswered(player, yes):
                self._is_refused = self._is_refused or not yes
                self._agree.add(player)

    def ballot(self, table: Table, bots: Collection[str]) -> Ballot:
        """How it stands, with the table as it is."""
        rules, chairs = table.rules, bomb_pot_chairs(table, ready_chairs(table))
        players = [table.chairs[chair].player for chair in chairs]
        voters = frozenset(players) - frozenset(bots)
        last = self._proposed
        if last is not None and last.hand > table.hand_count:  # one is enough for a hand
            now = None if self._is_refused else last
            return Ballot(now, voters, voters & self._agree, False)
        boards = any(game.variant.board_cards for game in rules.games)
        may = boards and rules.format != "tournament" and not table.closed and len(players) > 1
        return Ballot(None, voters, frozenset(), may)
