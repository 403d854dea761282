"""Forced bets of a file, converted to posts.

A file records the posted chips in order; the engine needs the amounts that were due, and one live
bet for each seat. So a small blind and an additional post by one player become one bet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from riverboat.engine import BadGame, Post
from riverboat.engine.games.forced_bets import PostKind
from riverboat.notation.ohh.ohh_amounts import NominalBets
from riverboat.notation.ohh.ohh_hand import BETTING_ACTIONS, POSTS, POT_ADDITIONS, NumberedAction
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.games import PostOverStack
from riverboat.words.refusals.ohh_hands import PostedAfterTheBetting


class ForcedEntry(NamedTuple):
    """One recorded forced bet, in chips."""

    seat: int
    verb: str
    chips: int


class ForcedPosts(NamedTuple):
    """The forced bets, and chips in the middle from an earlier deal."""

    posts: tuple[Post, ...]
    carried: int
    notes: tuple[str, ...] = ()


def forced_actions(entries: Sequence[NumberedAction], *, blinds: bool) -> list[NumberedAction]:
    """Return the actions that put chips in before the first voluntary action.

    In games without *blinds*, an extra blind is the bring-in, which is posted after the deal.
    """
    actions = []
    begun = False
    for entry in entries:
        if entry.verb in BETTING_ACTIONS or (entry.verb == "post extra blind" and not blinds):
            begun = True
        elif entry.verb in POT_ADDITIONS or (entry.verb in POSTS and not begun):
            actions.append(entry)
        elif entry.verb in POSTS:
            raise BadNotation(PostedAfterTheBetting())
    return actions


def build_posts(
    entries: Sequence[ForcedEntry],
    stacks: Sequence[int],
    sizes: NominalBets,
    *,
    is_extra_blind_live: bool = False,
) -> ForcedPosts:
    """Convert the recorded forced bets to posts.

    If *is_extra_blind_live*, an extra blind is live as a whole; usually the part above the big
    blind is dead (POST-04).
    """
    entries = _blinds_before_straddles(entries)
    left = list(stacks)
    antes = _build_antes([put for put in entries if put.verb == "post ante"], stacks, sizes)
    posts: list[Post] = []
    carried = 0
    for put in entries:
        if put.seat < 0:
            carried += put.chips
            continue
        if not put.chips:
            continue
        if put.chips > left[put.seat]:
            raise BadGame(PostOverStack(Seat(put.seat), put.chips, left[put.seat]))
        left[put.seat] -= put.chips
        if put.verb == "post ante":
            posts.append(antes.pop(0))
        elif put.verb == "post dead" or put.verb in POT_ADDITIONS:
            posts.append(Post(put.seat, "dead", put.chips))
        else:
            _add_live_bet(posts, put, left[put.seat] == 0, sizes, is_extra_blind_live)
    return ForcedPosts(tuple(posts), carried)


def _blinds_before_straddles(entries: Sequence[ForcedEntry]) -> Sequence[ForcedEntry]:
    """Return the entries with blinds before straddles; the last straddle decides who acts first."""
    places = [k for k, put in enumerate(entries) if put.verb in _BLIND_ORDER]
    if all(_blind_rank(entries[a]) <= _blind_rank(entries[b]) for a, b in pairwise(places)):
        return entries
    ordered = list(entries)
    for place, put in zip(
        places, sorted((entries[k] for k in places), key=_blind_rank), strict=True
    ):
        ordered[place] = put
    return ordered


_BLIND_ORDER: Final = ("post sb", "post bb", "straddle")


def _blind_rank(entry: ForcedEntry) -> int:
    return _BLIND_ORDER.index(entry.verb)


def _build_antes(
    entries: Sequence[ForcedEntry], stacks: Sequence[int], sizes: NominalBets
) -> list[Post]:
    """Return each player's ante, or dead money if one player pays for all (ANTE-05)."""
    full = sizes.ante or max((put.chips for put in entries), default=0)
    each = {put.seat for put in entries}
    own = len(each) == len(entries) == len(stacks) and all(
        put.chips == min(full, stacks[put.seat]) for put in entries
    )
    return [
        Post(put.seat, "ante" if own else "dead", full if own else put.chips) for put in entries
    ]


def _add_live_bet(
    posts: list[Post],
    entry: ForcedEntry,
    all_in: bool,
    sizes: NominalBets,
    is_extra_blind_live: bool,
) -> None:
    """Add a live bet; if the player has posted before, raise that post."""
    earlier_index = next(
        (k for k, post in enumerate(posts) if post.seat == entry.seat and post.is_live), None
    )
    chips = entry.chips if earlier_index is None else entry.chips + posts[earlier_index].chips
    kind: PostKind = _KINDS[entry.verb]
    if entry.verb == "post extra blind":
        over = 0 if is_extra_blind_live else chips - max(sizes.big_blind, chips - entry.chips)
        if sizes.big_blind and over > 0:  # rule: POST-04
            posts.append(Post(entry.seat, "dead", over))
            chips -= over
    elif all_in and entry.verb in ("post sb", "post bb") and earlier_index is None:
        chips = max(chips, sizes.small_blind if entry.verb == "post sb" else sizes.big_blind)
    if earlier_index is None:
        posts.append(Post(entry.seat, kind, chips))
    elif kind == "straddle":
        del posts[earlier_index]
        posts.append(Post(entry.seat, kind, chips))
    else:
        posts[earlier_index] = Post(entry.seat, kind, chips)


_KINDS: Final[Mapping[str, PostKind]] = {
    "post sb": "blind",
    "post bb": "blind",
    "straddle": "straddle",
    "post extra blind": "post",
}
