"""A game compiled: what is dealt and bet on each street, worked out once for many hands.

The plan is derived from the game and remembered on it, so that hands of one game share it and
playing a hand asks no question that the first hand has answered.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Literal

from riverboat.cards import DECKS
from riverboat.engine.asked.awaited import ToDeal, ToDraw
from riverboat.engine.games.game import Game, Street, Variant
from riverboat.engine.games.posts import Post, standard_posts
from riverboat.engine.games.structure import CapLimit, FixedLimit, SpreadLimit, is_pot_limit
from riverboat.engine.state import facts as f
from riverboat.ranking import RANKINGS


class Plan:
    """The constants of a game, laid out for playing it."""

    __slots__ = (
        "_deals",
        "_standard",
        "all_chips_play",
        "all_ins",
        "assumes_calls",
        "bet_sizes",
        "betting",
        "blinds_in_all",
        "board_through",
        "boards",
        "bring_in",
        "burn",
        "burns_to_draw",
        "burns_with",
        "by_bets",
        "cap",
        "counts_plainly",
        "course",
        "deal_board",
        "deals_by_seat",
        "deck",
        "declares",
        "discard",
        "draw",
        "draws_on",
        "draws_through",
        "exposes_folds",
        "first_openings",
        "fixed",
        "free_fold",
        "full_blinds",
        "game",
        "half_bet",
        "half_is_full",
        "has_draws",
        "has_upcards",
        "hole_through",
        "max_raises",
        "may_close",
        "most_players",
        "most_runs",
        "odd_by_position",
        "open_stakes",
        "openers",
        "opening_amount",
        "openings",
        "opens_otherwise",
        "overbet",
        "pot_limit",
        "raise_to",
        "rankings",
        "ranks_on",
        "rest_of_board",
        "round_pot_up",
        "rules",
        "share_unit",
        "special_turns",
        "stock",
        "straddles_late",
        "streets",
        "stud_deals",
        "to_draw",
        "unit",
        "up_through",
        "upcards",
        "usual",
    )

    def __init__(self, game: Game) -> None:
        streets, rules, structure = game.variant.streets, game.rules, game.structure
        self.game = game
        self.rules = rules
        self.streets = len(streets)
        self.boards = game.boards
        self.most_players = game.variant.most_players(game.boards)
        self.deck = frozenset(DECKS[game.variant.deck].cards)
        names = filter(None, (game.variant.ranking, game.variant.second))
        self.rankings = tuple(RANKINGS[name] for name in names)
        self.ranks_on = self.rankings[0].ranks_on

        # By street: cards each player holds, and each board has, when its betting begins.
        self.hole_through = tuple(accumulate(s.down + s.up - s.discard for s in streets))
        self.board_through = tuple(accumulate(street.board for street in streets))
        self.burn = tuple(int(street.burn and rules.burn) for street in streets)
        self._lay_out_boards()
        self._lay_out_upcards_and_draws(game.variant)
        self.betting = tuple(not (game.bomb_pot and k == 0) for k in range(len(streets)))

        self.cap = structure.cap if isinstance(structure, CapLimit) else None
        self.pot_limit = is_pot_limit(structure)
        self.overbet: str = game.rules.overbet if self.pot_limit else ""
        self.raise_to = structure.raise_to
        self.by_bets = structure.by_bets
        self.fixed = isinstance(structure, FixedLimit)
        self.unit = game.stakes.unit
        upper = self.fixed and rules.upper_limit == "second round"  # rule: FIX-04
        self.bet_sizes = tuple(
            structure.at(k)[0]
            if isinstance(structure, SpreadLimit)
            else game.stakes.big_bet
            if street.big_bet or (upper and k)
            else game.stakes.small_bet
            for k, street in enumerate(streets)
        )
        # rule: ALLN-15, limit games play the half-bet rule unless the house says otherwise
        self.half_bet = rules.reopen == "half" or (
            rules.reopen == "by structure" and structure.by_bets
        )
        # rule: ALLN-20, ALLN-22 whether such an all-in is a bet of its own, or is completed
        completes = structure.by_bets and rules.short_raise == "completes"
        self.half_is_full = self.half_bet and not completes
        self.max_raises: int | None = None  # rule: CAPR-06
        if structure.capped_raises:
            two_rounds = len(streets) <= 2  # rule: CAPR-03
            self.max_raises = rules.max_raises_two_rounds if two_rounds else rules.max_raises
        self.opening_amount = rules.opening_amount if self.fixed else 0  # rule: GAME-21
        # rule: STRD-14
        self.straddles_late = rules.straddle_order == "from under the gun"
        self.exposes_folds = rules.fold_exposes_cards
        self.free_fold = rules.fold_when_free != "reject"
        self.bring_in = game.stakes.bring_in
        self.assumes_calls = rules.preflop_pot != "true"
        self.full_blinds = rules.pot_blinds == "full"
        self.round_pot_up = rules.pot_round_up
        self.counts_plainly = not self.bring_in and self.round_pot_up <= 1
        self.blinds_in_all = sum(game.stakes.blinds)
        self.openers = game.openers
        # Whether somebody may not raise whom no short all-in and no cap bars (GAME-14).
        self.may_close = bool(game.openers) or not rules.check_raise
        self.open_stakes = rules.stakes == "open"
        self.all_ins = rules.open_allin or not self.open_stakes
        self.declares = len(self.rankings) > 1 and rules.split_pot == "declare"  # rule: BYND-67
        self.odd_by_position = game.variant.odd_by_position(rules)
        self.share_unit = 1 if rules.odd_chip == "fraction" else game.stakes.chip
        self.all_chips_play = self.cap is None and (
            self.unit == 1 or rules.subunit_chips_play_allin
        )
        self.most_runs = rules.max_runs if game.boards == 1 else 1
        # Whether a bring-in, openers or an amount to open for make the first bet another one.
        self.opens_otherwise = bool(
            self.bring_in or self.openers or self.opening_amount or self.has_upcards
        )
        self.usual = not (self.pot_limit or self.unit > 1)
        self.special_turns = self.open_stakes or self.has_upcards
        self.first_openings: dict[tuple[int, int], f.BettingOpened] = {}
        # By street and first to act: betting rounds after the first, where upcards do not decide.
        self.openings = tuple(
            tuple(
                f.BettingOpened(street, first, self.opening_amount or size)  # rule: GAME-21
                for first in range(self.most_players)
            )
            for street, size in enumerate(self.bet_sizes)
        )
        self.course = tuple(map(self._course, range(len(streets) + 1)))
        self._deals: dict[tuple[int, ...], ToDeal] = {}
        self._standard: dict[tuple[int, int], tuple[Post, ...]] = {}

    def _course(self, street: int) -> Literal["", "board", "draw", "stud"]:
        """What a street after the first brings before its betting, if that is one thing alone."""
        if not 0 < street < self.streets or self.openers:
            return ""
        board = self.board_through[-1] > 0
        match self.has_upcards, self.has_draws, board:
            case True, False, False:
                return "stud"
            case False, True, False if self.draws_on[street]:
                return "draw"
            case False, False, True if self.boards == 1:
                return "board"
            case _:
                return ""

    def _lay_out_boards(self) -> None:
        """What a single board is owed on each street, and what is burned for it, by how many cards
        lie on it.
        """
        sizes = range(self.board_through[-1] + 2)  # one more: stud may deal one for everybody
        self.deal_board = tuple(
            tuple(ToDeal("board", owed - size, burn) if size < owed else None for size in sizes)
            for owed, burn in zip(self.board_through, self.burn, strict=True)
        )
        # By how many cards lie on it: the next ones, when no street has bets any more.
        self.rest_of_board = tuple(
            next(filter(None, owed), None) for owed in zip(*self.deal_board, strict=True)
        )
        burns = {
            owed: self.burn[k]
            for k, owed in enumerate(self.board_through)
            if owed > (self.board_through[k - 1] if k else 0)
        }
        self.burns_with = tuple(burns.get(size, 0) for size in sizes)

    def _lay_out_upcards_and_draws(self, variant: Variant) -> None:
        """What only stud and draw games have, by street."""
        streets = variant.streets
        self.has_upcards = variant.has_upcards
        self.upcards: str = variant.upcards
        self.deals_by_seat = variant.has_upcards or variant.has_draws
        self.has_draws = variant.has_draws
        self.up_through = tuple(accumulate(street.up for street in streets))
        self.draws_through = tuple(accumulate(int(bool(s.draw or s.discard)) for s in streets))
        self.draws_on = tuple(bool(street.draw or street.discard) for street in streets)
        self.draw = tuple(min(street.draw, self.rules.max_draw) for street in streets)
        self.burns_to_draw = tuple(
            bool(draw and burn) for draw, burn in zip(self.draw, self.burn, strict=True)
        )
        self.discard = tuple(street.discard for street in streets)
        self.to_draw = tuple(
            tuple(
                ToDraw(seat, owed, owed, False) if owed else ToDraw(seat, 0, most)
                for seat in range(self.most_players)
            )
            for owed, most in zip(self.discard, self.draw, strict=True)
        )
        self.stock = len(self.deck)
        self.stud_deals = tuple(
            _stud_deals(street, self.hole_through[k] - street.down - street.up, self.up_through[k])
            for k, street in enumerate(streets)
        )

    def standard_posts(self, players: int, button: int) -> tuple[Post, ...]:
        """The antes and blinds of an ordinary hand of this game, made once for each button."""
        key = players, button
        found = self._standard.get(key)
        if found is None:
            found = self._standard[key] = standard_posts(self.game, players, button)
        return found

    def made(self, posts: tuple[Post, ...], players: int, button: int) -> bool:
        """Whether these are the antes and blinds that were made here."""
        return self._standard.get((players, button)) is posts

    def first_deal(self, players: int, button: int) -> ToDeal:
        """The down cards with which a hand begins."""
        key = players, button
        found = self._deals.get(key)
        if found is None:
            clockwise = tuple((button + 1 + k) % players for k in range(players))
            count = players * self.game.variant.streets[0].down
            found = self._deals[key] = ToDeal("players", count, seats=clockwise)
        return found


def _stud_deals(
    street: Street, held: int, up_through: int
) -> dict[tuple[int, int], tuple[Literal["players", "upcards"], int]]:
    """What each player of stud is owed next on a street, face down first (GAME-10, GAME-11): by
    how many cards they hold, and how many of those lie face up.
    """
    up = up_through - street.up
    deals: dict[tuple[int, int], tuple[Literal["players", "upcards"], int]] = {}
    if street.down:
        deals[held, up] = "players", street.down
    if street.up:
        deals[held + street.down, up] = "upcards", street.up
    return deals


def plan_of(game: Game) -> Plan:
    """The plan of a game, compiled when it is first asked for."""
    found: Plan | None = game.__dict__.get("plan")
    if found is None:
        found = game.__dict__["plan"] = Plan(game)
    return found
