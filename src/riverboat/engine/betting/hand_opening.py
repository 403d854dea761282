"""The start of a hand: players, stacks, forced bets, and the first to act."""

from __future__ import annotations

from typing import Literal

from riverboat.engine.betting.raises import is_cap_lifted_heads_up
from riverboat.engine.cards.upcard_order import find_bring_in_seat, first_to_act, has_open_pair
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.forced_bets import Post, check_posts
from riverboat.engine.games.game import Game
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.compiled_game import CompiledGame, compile_game
from riverboat.engine.state.hand_state import HandState
from riverboat.engine.state.rake import Rake
from riverboat.words import Seat
from riverboat.words.refusals import games as w


def start(
    game: Game,
    stacks: tuple[int, ...],
    button: int | None = None,
    posts: tuple[Post, ...] | None = None,
    carried_chips: int = 0,
    rake: Rake | None = None,
) -> f.HandStarted:
    """Return the fact that opens a hand, or raise ``BadGame``.

    Seats are numbered clockwise from 0; the button is the last seat unless given. Without *posts*
    every player posts the ordinary antes and blinds; *carried_chips* chips are in the middle from
    an earlier deal without a winner, and the house takes *rake*. A stack shorter than its forced
    bets is legal: the player is all-in (ALLN-10).
    """
    compiled_game = compile_game(game)
    players = len(stacks)
    if not 2 <= players <= compiled_game.max_players:
        raise BadGame(w.GamePlayerCount(game.variant.name, compiled_game.max_players, players))
    if set(map(type, stacks)) != {int} or min(stacks) <= 0:
        invalid_seat = next(
            seat for seat, stack in enumerate(stacks) if type(stack) is not int or stack <= 0
        )
        raise BadGame(w.StackInvalid(Seat(invalid_seat), repr(stacks[invalid_seat])))
    if button is None:
        button = players - 1
    elif type(button) is not int or not 0 <= button < players:
        raise BadGame(w.NoSeatForTheButton(repr(button), players - 1))
    if posts is None:
        posts = compiled_game.standard_posts(players, button)
    else:
        check_posts(posts, players)
    if type(carried_chips) is not int or carried_chips < 0:
        raise BadGame(w.CarriedOverPotInvalid(repr(carried_chips)))
    if not (posts or carried_chips or compiled_game.bring_in):
        raise BadGame(w.NoForcedBet())
    if rake is not None:
        _check_rake(compiled_game, rake)
    reserve_by_seat = _list_chips_out_of_play(compiled_game, stacks, posts)
    return f.HandStarted(game, tuple(stacks), button, posts, reserve_by_seat, carried_chips, rake)


def _check_rake(compiled_game: CompiledGame, rake: Rake) -> None:
    """Refuse a jackpot drop, kitty or time fee that the smallest chip cannot pay (BYND-01)."""
    deduction: Literal["drop", "kitty", "time"]
    for deduction, deducted_chips in (
        ("drop", rake.drop),
        ("kitty", rake.kitty),
        ("time", rake.time),
    ):
        if deducted_chips % compiled_game.split_unit:
            raise BadGame(w.FeeInvalid(deduction, deducted_chips, compiled_game.split_unit))


def _list_chips_out_of_play(
    compiled_game: CompiledGame, stacks: tuple[int, ...], posts: tuple[Post, ...]
) -> tuple[int, ...]:
    """Return each seat's chips that are out of play: above the cap, or below the betting unit.

    The tuple is empty if all chips play.
    """
    if compiled_game.all_chips_play:
        return ()
    unit = 1 if compiled_game.rules.subunit_chips_play_allin else compiled_game.unit
    ante_by_seat = [0] * len(stacks)
    if not compiled_game.rules.cap_includes_ante:
        for post in posts:
            if post.kind == "ante" or (post.kind == "dead" and not compiled_game.rules.sb_dead):
                ante_by_seat[post.seat] += post.chips
    reserve_by_seat = []
    for seat, stack in enumerate(stacks):
        chips_in_play = stack - stack % unit or stack  # rule: UNIT-03
        if compiled_game.cap is not None:
            chips_in_play = min(
                chips_in_play, compiled_game.cap + ante_by_seat[seat]
            )  # rule: CAPL-01, CAPL-03
        reserve_by_seat.append(stack - chips_in_play)
    return tuple(reserve_by_seat) if any(reserve_by_seat) else ()


def post_forced_bets(hand: HandState) -> tuple[f.AnyFact, ...]:
    """Return a fact for each forced bet that is still to be posted, in order.

    A stack shorter than its forced bet goes all-in (ALLN-10).
    """
    facts = []
    stacks_left = hand.stacks[:]
    for post in hand.posts[hand.posts_made :]:
        seat, chips = post.seat, post.chips
        if chips > stacks_left[seat]:
            chips = stacks_left[seat]
        stacks_left[seat] -= chips
        # rule: BLND-16, ALLN-13 a short blind still sets the full call
        facts.append(f.Posted(seat, post.kind, chips, post.full_bet if post.is_live else 0))
    return tuple(facts)


def open_betting(hand: HandState, street: int) -> f.BettingOpened:
    """Return the fact that opens a street's betting: the first to act and the minimum raise."""
    compiled_game = hand.compiled
    if compiled_game.has_upcards:
        return _open_by_upcards(hand, street)
    if street:  # rule: SEAT-05 the first live player left of the button
        return compiled_game.later_openings[street][(hand.button + 1) % hand.players]
    cache_key = hand.players, hand.button
    betting_opened = (
        compiled_game.first_openings.get(cache_key) if hand.has_standard_posts else None
    )
    if betting_opened is None:
        betting_opened = _open_first_round(hand)
        if (
            hand.has_standard_posts and compiled_game.max_raises != 0
        ):  # they do not count as a raise
            compiled_game.first_openings[cache_key] = betting_opened
    return betting_opened


def _open_first_round(hand: HandState) -> f.BettingOpened:
    """Open the first betting round after the forced bets."""
    compiled_game = hand.compiled
    first_seat, last_raise, raise_count = _compute_first_round_opening(hand)
    if compiled_game.opening_amount and not hand.current_bet:
        last_raise = compiled_game.opening_amount  # rule: GAME-21
    is_capped = (
        compiled_game.max_raises is not None
        and hand.current_bet >= compiled_game.bet_sizes[0]  # the opening bet is not a raise
        and raise_count >= compiled_game.max_raises
        and not is_cap_lifted_heads_up(hand, hand.able_mask)
    )
    return f.BettingOpened(0, first_seat, last_raise, raise_count, is_capped)


def _open_by_upcards(hand: HandState, street: int) -> f.BettingOpened:
    """Open a round by upcards (SEAT-12); on the first street with a bring-in (BRNG-01)."""
    compiled_game, bet_size = hand.compiled, hand.compiled.bet_sizes[street]
    if street == 0 and compiled_game.bring_in:
        return f.BettingOpened(
            0, find_bring_in_seat(hand), bet_size, bring_in=compiled_game.bring_in
        )
    # rule: BYND-61 an open pair on fourth street
    has_double_bet = (
        street == 1
        and compiled_game.is_fixed_limit
        and compiled_game.rules.open_pair
        and len(compiled_game.rankings) == 1
        and hand.game.variant.upcards == "high"
        and has_open_pair(hand)
    )
    big_bet = hand.game.stakes.big_bet
    min_bet = compiled_game.opening_amount or bet_size  # rule: GAME-21
    return f.BettingOpened(
        street,
        first_to_act(hand),
        min_bet,
        big_bet=big_bet if has_double_bet and big_bet > bet_size else 0,
    )


def _compute_first_round_opening(hand: HandState) -> tuple[int, int, int]:
    """Return first to act, minimum raise and used raises on the first street."""
    compiled_game, rules = hand.compiled, hand.compiled.rules
    first_seat, last_raise, raise_count = hand.button + 1, compiled_game.bet_sizes[0], 0
    highest_bet = max(
        hand.game.stakes.blinds, default=0
    )  # rule: STRD-17 a blind that sleeps is raised too
    for post in hand.posts:
        kind = post.kind
        if kind == "blind" or (kind == "straddle" and not compiled_game.straddlers_act_last):
            first_seat = post.seat + 1  # rule: SEAT-05, STRD-06, STRD-14
        if kind == "straddle" or kind == "sleeper":
            raise_count += rules.straddle_counts_as_raise  # rule: STRD-04
        if (
            not compiled_game.is_fixed_limit and post.is_live
        ):  # rule: FIX-03 in fixed limit a raise is one bet
            counts_in_full = kind == "blind" or rules.straddle_min_raise == "full_straddle"
            raise_size = (
                post.full_bet if counts_in_full else post.full_bet - highest_bet
            )  # rule: STRD-21, BYND-31
            last_raise = max(last_raise, raise_size)
            highest_bet = max(highest_bet, post.full_bet)
    return first_seat % hand.players, last_raise, raise_count
