"""Compiled games: deals and bets of each street, computed once for many hands.

A compiled game is derived from its game and stored with it, so that all hands of the game share it,
and each value is computed only once.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Literal

from riverboat.cards import DECKS
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.pending import ToDeal, ToDraw
from riverboat.engine.games.forced_bets import Post, standard_posts
from riverboat.engine.games.game import Game, Street, Variant
from riverboat.engine.games.structure import (
    CapLimit,
    FixedLimit,
    NoLimit,
    SpreadLimit,
    is_pot_limit,
)
from riverboat.engine.state import hand_facts as f
from riverboat.ranking import RANKINGS


class CompiledGame:
    """The constants of a game, arranged for fast play."""

    __slots__ = (
        "_first_deals",
        "_standard_posts",
        "all_chips_play",
        "allows_all_in",
        "allows_free_fold",
        "assumes_calls",
        "bet_sizes",
        "betting",
        "blinds_total",
        "board_cards_through",
        "board_deals",
        "boards",
        "bring_in",
        "burn",
        "burns_before_draw",
        "burns_by_board_size",
        "cap",
        "counts_full_blinds",
        "deals_by_seat",
        "deck",
        "deck_size",
        "discard",
        "draw",
        "draws_through",
        "exposes_folds",
        "first_openings",
        "game",
        "half_bet_reopens",
        "half_raise_is_full",
        "has_declarations",
        "has_draws",
        "has_limit_bets",
        "has_other_raise_bars",
        "has_simple_pot_count",
        "has_simple_raise_sizes",
        "has_simple_rounds",
        "has_simple_turns",
        "has_special_first_bet",
        "has_special_turns",
        "has_upcards",
        "hole_cards_through",
        "is_draw_street",
        "is_fixed_limit",
        "is_pot_limit",
        "later_openings",
        "max_players",
        "max_raises",
        "max_runs",
        "odd_chip_by_position",
        "open_stakes",
        "openers",
        "opening_amount",
        "overbet",
        "raise_to",
        "rankings",
        "ranks_on",
        "round_pot_up",
        "rules",
        "runout_deals",
        "split_unit",
        "straddlers_act_last",
        "street_kinds",
        "streets",
        "stud_deals",
        "to_draw",
        "unit",
        "upcards",
        "upcards_through",
    )

    def __init__(self, game: Game) -> None:
        streets, rules, structure = game.variant.streets, game.rules, game.structure
        self.game = game
        self.rules = rules
        self.streets = len(streets)
        self.boards = game.boards
        self.max_players = game.variant.max_players(game.boards)
        self.deck = frozenset(DECKS[game.variant.deck].cards)
        ranking_names = filter(None, (game.variant.ranking, game.variant.second_ranking))
        self.rankings = tuple(RANKINGS[name] for name in ranking_names)
        self.ranks_on = self.rankings[0].values_on_board

        # By street: number of cards per player and per board when its betting begins.
        self.hole_cards_through = tuple(
            accumulate(
                street.down_cards + street.upcards - street.discard_count for street in streets
            )
        )
        self.board_cards_through = tuple(accumulate(street.board_cards for street in streets))
        self.burn = tuple(int(street.has_burn and rules.burn) for street in streets)
        self._compile_boards()
        self._compile_upcards_and_draws(game.variant)
        self.betting = tuple(
            not (game.is_bomb_pot and street_index == 0) for street_index in range(len(streets))
        )

        self.cap = structure.cap if isinstance(structure, CapLimit) else None
        self.is_pot_limit = is_pot_limit(structure)
        self.overbet: str = game.rules.overbet if self.is_pot_limit else ""
        self.raise_to = structure.raise_to
        self.has_limit_bets = structure.has_limit_bets
        self.is_fixed_limit = isinstance(structure, FixedLimit)
        self.unit = game.stakes.unit
        has_upper_limit_late = (
            self.is_fixed_limit and rules.upper_limit == "second round"
        )  # rule: FIX-04
        self.bet_sizes = tuple(
            structure.range_on(street_index)[0]
            if isinstance(structure, SpreadLimit)
            else game.stakes.big_bet
            if street.has_big_bet or (has_upper_limit_late and street_index)
            else game.stakes.small_bet
            for street_index, street in enumerate(streets)
        )
        # rule: ALLN-15, limit games play the half-bet rule unless the house says otherwise
        self.half_bet_reopens = rules.reopen == "half" or (
            rules.reopen == "by structure" and structure.has_limit_bets
        )
        # rule: ALLN-20, ALLN-22 whether such an all-in is a bet of its own, or is completed
        is_completion = structure.has_limit_bets and rules.short_raise == "completes"
        self.half_raise_is_full = self.half_bet_reopens and not is_completion
        self.max_raises: int | None = None  # rule: CAPR-06
        if structure.has_raise_cap:
            has_two_rounds = len(streets) <= 2  # rule: CAPR-03
            self.max_raises = rules.max_raises_two_rounds if has_two_rounds else rules.max_raises
        self.opening_amount = rules.opening_amount if self.is_fixed_limit else 0  # rule: GAME-21
        # rule: STRD-14
        self.straddlers_act_last = rules.straddle_order == "from under the gun"
        self.exposes_folds = rules.fold_exposes_cards
        self.allows_free_fold = rules.fold_when_free != "reject"
        self.bring_in = game.stakes.bring_in
        self.assumes_calls = rules.preflop_pot != "true"
        self.counts_full_blinds = rules.pot_blinds == "full"
        self.round_pot_up = rules.pot_round_up
        self.has_simple_pot_count = not self.bring_in and self.round_pot_up <= 1
        self.blinds_total = sum(game.stakes.blinds)
        self.openers = game.openers
        # True if raises can be barred for reasons other than short all-ins and caps (GAME-14).
        self.has_other_raise_bars = bool(game.openers) or not rules.check_raise
        self.open_stakes = rules.stakes == "open"
        self.allows_all_in = rules.open_allin or not self.open_stakes
        self.has_declarations = (
            len(self.rankings) > 1 and rules.split_pot == "declare"
        )  # rule: BYND-67
        self.odd_chip_by_position = game.variant.odd_chip_by_position(rules)
        self.split_unit = 1 if rules.odd_chip == "fraction" else game.stakes.chip
        self.all_chips_play = self.cap is None and (
            self.unit == 1 or rules.subunit_chips_play_allin
        )
        self.max_runs = rules.max_runs if game.boards == 1 else 1
        # True if a bring-in, openers or an opening amount makes the first bet special.
        self.has_special_first_bet = bool(
            self.bring_in or self.openers or self.opening_amount or self.has_upcards
        )
        self.has_simple_raise_sizes = not (self.is_pot_limit or self.unit > 1)
        self.has_special_turns = self.open_stakes or self.has_upcards
        self.has_simple_turns = not self.has_special_turns
        # True if rounds may be replayed at once: no-limit on one board, without special rules.
        self.has_simple_rounds = (
            self.has_simple_turns
            and isinstance(structure, NoLimit)
            and self.unit == 1
            and self.boards == 1
            and not (self.has_special_first_bet or self.has_draws or self.has_other_raise_bars)
            and not (self.exposes_folds or self.half_raise_is_full)
        )
        self.first_openings: dict[tuple[int, int], f.BettingOpened] = {}
        # By street and first player to act: later betting rounds in games without upcards.
        self.later_openings = tuple(
            tuple(
                f.BettingOpened(
                    street, first_seat, self.opening_amount or bet_size
                )  # rule: GAME-21
                for first_seat in range(self.max_players)
            )
            for street, bet_size in enumerate(self.bet_sizes)
        )
        self.street_kinds = tuple(map(self._find_street_kind, range(len(streets) + 1)))
        self._first_deals: dict[tuple[int, ...], ToDeal] = {}
        self._standard_posts: dict[tuple[int, int], tuple[Post, ...]] = {}

    def _find_street_kind(self, street: int) -> Literal["", "board", "draw", "stud"]:
        """Return the kind of cards dealt on a later street, if only one kind is dealt.

        Return an empty string for the first street, and where the fast path does not apply.
        """
        if not 0 < street < self.streets or self.openers:
            return ""
        deals_board = self.board_cards_through[-1] > 0
        match self.has_upcards, self.has_draws, deals_board:
            case True, False, False:
                return "stud"
            case False, True, False if self.is_draw_street[street]:
                return "draw"
            case False, False, True if self.boards == 1:
                return "board"
            case _:
                return ""

    def _compile_boards(self) -> None:
        """Compile the cards and burns due to a single board.

        The tables are indexed by the street and by the number of cards already on the board.
        """
        board_sizes = range(
            self.board_cards_through[-1] + 2
        )  # one more: stud may deal a community card
        self.board_deals = tuple(
            tuple(
                ToDeal("board", street_board_size - board_size, burn)
                if board_size < street_board_size
                else None
                for board_size in board_sizes
            )
            for street_board_size, burn in zip(self.board_cards_through, self.burn, strict=True)
        )
        # By number of board cards: the next deal of a runout.
        self.runout_deals = tuple(
            next(filter(None, street_deals), None)
            for street_deals in zip(*self.board_deals, strict=True)
        )
        burn_by_board_size = {
            street_board_size: self.burn[street]
            for street, street_board_size in enumerate(self.board_cards_through)
            if street_board_size > (self.board_cards_through[street - 1] if street else 0)
        }
        self.burns_by_board_size = tuple(
            burn_by_board_size.get(board_size, 0) for board_size in board_sizes
        )

    def _compile_upcards_and_draws(self, variant: Variant) -> None:
        """Compile the tables that only stud and draw games need, by street."""
        streets = variant.streets
        self.has_upcards = variant.has_upcards
        self.upcards: str = variant.upcards
        self.deals_by_seat = variant.has_upcards or variant.has_draws
        self.has_draws = variant.has_draws
        self.upcards_through = tuple(accumulate(street.upcards for street in streets))
        self.draws_through = tuple(
            accumulate(int(bool(street.max_draw or street.discard_count)) for street in streets)
        )
        self.is_draw_street = tuple(
            bool(street.max_draw or street.discard_count) for street in streets
        )
        self.draw = tuple(min(street.max_draw, self.rules.max_draw) for street in streets)
        self.burns_before_draw = tuple(
            bool(draw_limit and burn) for draw_limit, burn in zip(self.draw, self.burn, strict=True)
        )
        self.discard = tuple(street.discard_count for street in streets)
        self.to_draw = tuple(
            tuple(
                ToDraw(seat, discard_count, discard_count, False)
                if discard_count
                else ToDraw(seat, 0, max_draw)
                for seat in range(self.max_players)
            )
            for discard_count, max_draw in zip(self.discard, self.draw, strict=True)
        )
        self.deck_size = len(self.deck)
        self.stud_deals = tuple(
            _build_stud_deals(
                street,
                self.hole_cards_through[street_index] - street.down_cards - street.upcards,
                self.upcards_through[street_index],
            )
            for street_index, street in enumerate(streets)
        )

    def standard_posts(self, players: int, button: int) -> tuple[Post, ...]:
        """Return the antes and blinds of an ordinary hand, cached by button."""
        cache_key = players, button
        posts = self._standard_posts.get(cache_key)
        if posts is None:
            posts = self._standard_posts[cache_key] = standard_posts(self.game, players, button)
        return posts

    def is_standard_posts(self, posts: tuple[Post, ...], players: int, button: int) -> bool:
        """Return True if *posts* is the tuple that ``standard_posts`` returned for this button."""
        return self._standard_posts.get((players, button)) is posts

    def first_deal(self, players: int, button: int) -> ToDeal:
        """Return the first deal of down cards."""
        cache_key = players, button
        cached_deal = self._first_deals.get(cache_key)
        if cached_deal is None:
            clockwise_seats = tuple((button + 1 + offset) % players for offset in range(players))
            card_count = players * self.game.variant.streets[0].down_cards
            cached_deal = self._first_deals[cache_key] = ToDeal(
                "players", card_count, seats=clockwise_seats
            )
        return cached_deal

    by_bets = DeprecatedAttribute("has_limit_bets")


def _build_stud_deals(
    street: Street, hole_card_count: int, upcards_through: int
) -> dict[tuple[int, int], tuple[Literal["players", "upcards"], int]]:
    """Return the stud deal next due on a street, face down first (GAME-10, GAME-11).

    Keys are the number of cards a player holds and how many of those lie face up.
    """
    upcard_count = upcards_through - street.upcards
    deal_by_card_counts: dict[tuple[int, int], tuple[Literal["players", "upcards"], int]] = {}
    if street.down_cards:
        deal_by_card_counts[hole_card_count, upcard_count] = "players", street.down_cards
    if street.upcards:
        deal_by_card_counts[hole_card_count + street.down_cards, upcard_count] = (
            "upcards",
            street.upcards,
        )
    return deal_by_card_counts


def compile_game(game: Game) -> CompiledGame:
    """Return the compiled game, from the cache if possible."""
    compiled_game: CompiledGame | None = game.__dict__.get("plan")
    if compiled_game is None:
        compiled_game = game.__dict__["plan"] = CompiledGame(game)
    return compiled_game
