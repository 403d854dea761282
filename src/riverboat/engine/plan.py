"""A game compiled: what is dealt and bet on each street, worked out once for many hands.

The plan is derived from the game and remembered on it, so that hands of one game share it and
playing a hand asks no question that the first hand has answered.
"""

from __future__ import annotations

from itertools import accumulate

from riverboat.cards import DECKS
from riverboat.engine.awaited import ToDeal
from riverboat.engine.betting import CapLimit, FixedLimit, SpreadLimit, is_pot_limit
from riverboat.engine.game import Game
from riverboat.engine.posting import Post, standard_posts
from riverboat.ranking import RANKINGS


class Plan:
    """The constants of a game, laid out for playing it."""

    __slots__ = (
        "_deals",
        "_standard",
        "all_chips_play",
        "bet_sizes",
        "betting",
        "board_through",
        "boards",
        "burn",
        "by_bets",
        "cap",
        "deck",
        "fixed",
        "free_fold",
        "game",
        "half_bet",
        "hole_through",
        "max_raises",
        "most_players",
        "pot_limit",
        "raise_to",
        "ranks_on",
        "rules",
        "share_unit",
        "streets",
        "unit",
    )

    def __init__(self, game: Game) -> None:
        streets, rules, structure = game.variant.streets, game.rules, game.structure
        self.game = game
        self.rules = rules
        self.streets = len(streets)
        self.boards = game.boards
        self.most_players = game.variant.most_players(game.boards)
        self.deck = frozenset(DECKS[game.variant.deck].cards)
        self.ranks_on = RANKINGS[game.variant.ranking].ranks_on

        # By street: cards each player, and each board, has been dealt when its betting begins.
        self.hole_through = tuple(accumulate(street.down for street in streets))
        self.board_through = tuple(accumulate(street.board for street in streets))
        self.burn = tuple(int(street.burn) for street in streets)
        self.betting = tuple(not (game.bomb_pot and k == 0) for k in range(len(streets)))

        self.cap = structure.cap if isinstance(structure, CapLimit) else None
        self.pot_limit = is_pot_limit(structure)
        self.raise_to = structure.raise_to
        self.by_bets = structure.by_bets
        self.fixed = isinstance(structure, FixedLimit)
        self.unit = game.stakes.unit
        self.bet_sizes = tuple(
            structure.at(k)[0]
            if isinstance(structure, SpreadLimit)
            else game.stakes.big_bet
            if street.big_bet
            else game.stakes.small_bet
            for k, street in enumerate(streets)
        )
        # rule: ALLN-15, limit games play the half-bet rule unless the house says otherwise
        self.half_bet = rules.reopen == "half" or (
            rules.reopen == "by structure" and structure.by_bets
        )
        self.max_raises: int | None = None  # rule: CAPR-06
        if structure.capped_raises:
            two_rounds = len(streets) <= 2  # rule: CAPR-03
            self.max_raises = rules.max_raises_two_rounds if two_rounds else rules.max_raises
        self.free_fold = rules.fold_when_free != "reject"
        self.share_unit = 1 if rules.odd_chip == "fraction" else game.stakes.chip
        self.all_chips_play = self.cap is None and (
            self.unit == 1 or rules.subunit_chips_play_allin
        )
        self._deals: dict[tuple[int, int, int], ToDeal] = {}
        self._standard: dict[tuple[int, int], tuple[Post, ...]] = {}

    def standard_posts(self, players: int, button: int) -> tuple[Post, ...]:
        """The antes and blinds of an ordinary hand of this game, made once for each button."""
        key = players, button
        found = self._standard.get(key)
        if found is None:
            found = self._standard[key] = standard_posts(self.game, players, button)
        return found

    def deal_holes(self, players: int, in_hand: int, street: int) -> ToDeal:
        """The down cards that *players* with so many in hand are owed on this street."""
        key = players, in_hand, street
        found = self._deals.get(key)
        if found is None:
            count = players * (self.hole_through[street] - in_hand)
            found = self._deals[key] = ToDeal("players", count)
        return found

    def deal_board(self, on_board: int, street: int) -> ToDeal:
        """The cards that a single board with so many on it is owed on this street."""
        key = 0, on_board, street
        found = self._deals.get(key)
        if found is None:
            count = self.board_through[street] - on_board
            found = self._deals[key] = ToDeal("board", count, self.burn[street])
        return found


def plan_of(game: Game) -> Plan:
    """The plan of a game, compiled when it is first asked for."""
    found: Plan | None = game.__dict__.get("plan")
    if found is None:
        found = game.__dict__["plan"] = Plan(game)
    return found
