"""Forced bets: chips posted by each seat before the deal.

The engine receives a list of posts, one entry per seat and kind. It does not know why they are
due: the table decides about missed blinds, straddles and kills. This module has the types of
posts, and ``standard_posts`` for an ordinary hand.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.game import Game
from riverboat.words import Seat
from riverboat.words.refusals import games as w

PostKind = Literal["ante", "dead", "blind", "straddle", "sleeper", "post", "kill"]

# rule: BLND-01, POST-02, POST-09, STRD-05, STRD-13, STRD-17, KILL-04 what counts as a bet
_LIVE_POST_KINDS = ("blind", "straddle", "sleeper", "post", "kill")


class Post(Struct, frozen=True, gc=False):
    """One forced bet of one seat.

    ========  =====================================================================
    ante      a player's own ante: not a bet, matched by every player's ante (ANTE-03)
    dead      dead money: goes to the main pot, no player has to match it (BLND-15, ANTE-05)
    blind     live, with the option; action starts to the left of the last one (BLND-01)
    straddle  live, with the option, on top of the blinds (STRD-05, STRD-13)
    sleeper   live, but without the option (STRD-17)
    post      live, with the option, in its normal position (POST-02, POST-09)
    kill      live, with the option, and acts last wherever it sits (KILL-05)
    ========  =====================================================================
    """

    seat: int
    kind: PostKind
    chips: int
    counts_as: int = 0
    """The bet to match, if it is more than ``chips`` (a short blind); otherwise 0."""

    @property
    def is_live(self) -> bool:
        """True if the chips count towards the poster's call."""
        return self.kind in _LIVE_POST_KINDS

    @property
    def full_bet(self) -> int:
        """The bet set by a live post, even if its owner is short."""
        return self.counts_as or self.chips

    full = DeprecatedAttribute("full_bet")
    live = DeprecatedAttribute("is_live")


def ante_post(seat: int, chips: int) -> Post:
    """Return a player's own ante."""
    return Post(seat, "ante", chips)


def dead_post(seat: int, chips: int) -> Post:
    """Return a dead post: a dead small blind, or one player's ante for the whole table."""
    return Post(seat, "dead", chips)  # rule: ANTE-03, ANTE-05, BYND-30


def blind_post(seat: int, chips: int) -> Post:
    """Return a live blind."""
    return Post(seat, "blind", chips)


def straddle_post(seat: int, chips: int) -> Post:
    """Return a live straddle: it buys last action before the flop."""
    return Post(seat, "straddle", chips)


def sleeper_post(seat: int, chips: int) -> Post:
    """Return a blind raise out of position, which buys no option."""
    return Post(seat, "sleeper", chips)


def standard_posts(game: Game, players: int, button: int) -> tuple[Post, ...]:
    """Return the antes and blinds of an ordinary hand, from the left of the button.

    Heads-up the button posts the small blind (SEAT-07). In short deck the button alone posts a
    blind. In a bomb pot there are antes only.
    """
    stakes, rules = game.stakes, game.rules
    clockwise_seats = [(button + 1 + offset) % players for offset in range(players)]
    ante_posts = [
        ante_post(seat, stakes.ante) for seat in clockwise_seats if stakes.ante
    ]  # rule: ANTE-01
    if stakes.button_blind and not game.is_bomb_pot:
        return (*ante_posts, blind_post(button, stakes.button_blind))  # rule: BYND-31
    if game.is_bomb_pot or not stakes.blinds:
        return tuple(ante_posts)
    # rule: BLND-02, BLND-05 three blinds start on the button; SEAT-07 so do two, heads-up
    has_button_blind = players == 2 or len(stakes.blinds) > 2
    poster_seats = [button, *clockwise_seats] if has_button_blind else clockwise_seats
    if len(stakes.blinds) > players:
        raise BadGame(w.TooFewPlayersToPost(players, len(stakes.blinds)))
    blind_posts = [
        # rule: BLND-15
        dead_post(seat, blind_size)
        if rules.sb_dead and blind_size < stakes.blinds[-1]
        else blind_post(seat, blind_size)
        for seat, blind_size in zip(poster_seats, stakes.blinds, strict=False)
        if blind_size
    ]
    if any(stakes.extra_forced_bets):
        blind_posts += _build_straddle_and_big_blind_ante(
            game, players, poster_seats[len(stakes.blinds) - 1]
        )
    first_posts, later_posts = (
        (ante_posts, blind_posts)
        if rules.short_order == "ante_first"
        else (blind_posts, ante_posts)
    )
    return (*first_posts, *later_posts)  # rule: ALLN-10


def _build_straddle_and_big_blind_ante(game: Game, players: int, big_blind_seat: int) -> list[Post]:
    """Return the under-the-gun straddle and the big blind ante for all."""
    posts = []
    big_blind_ante, forced_straddle = game.stakes.extra_forced_bets
    if forced_straddle and len(game.stakes.blinds) < players > 2:  # rule: STRD-05
        posts.append(straddle_post((big_blind_seat + 1) % players, forced_straddle))
    if big_blind_ante:  # rule: ANTE-06
        posts.append(dead_post(big_blind_seat, big_blind_ante))
    return posts


def check_posts(posts: tuple[Post, ...], players: int) -> None:
    """Raise ``BadGame`` for an invalid post: its seat or amount, or a second post of its kind.

    Only dead posts may be repeated.
    """
    seen_posts: set[tuple[int, bool]] = set()
    for post in posts:
        if type(post.seat) is not int or not 0 <= post.seat < players:
            raise BadGame(w.ForcedBetSeatInvalid(repr(post.seat), players - 1))
        if type(post.chips) is not int or post.chips <= 0:
            raise BadGame(w.PostAmountInvalid(Seat(post.seat), repr(post.chips), post.kind))
        if post.counts_as and (not post.is_live or post.counts_as < post.chips):
            raise BadGame(w.PostKindInvalid(Seat(post.seat), post.kind, post.chips, post.counts_as))
        if post.kind == "dead":
            continue  # a seat may owe several posts: a missed small blind, the table's ante
        if (post_key := (post.seat, post.is_live)) in seen_posts:
            duplicate_refusal = w.SecondLivePost if post.is_live else w.AnteRepeated
            raise BadGame(duplicate_refusal(Seat(post.seat)))
        seen_posts.add(post_key)
