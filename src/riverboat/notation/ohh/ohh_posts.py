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
from riverboat.notation.ohh.ohh_hand import (
    BETTING_VERBS,
    POST_VERBS,
    POT_ADDITION_VERBS,
    NumberedAction,
)
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
    """Forced bets of a hand, with the chips carried over from an earlier deal."""

    posts: tuple[Post, ...]
    carried_chips: int
    notes: tuple[str, ...] = ()


def list_forced_actions(
    recorded_actions: Sequence[NumberedAction], *, has_blinds: bool
) -> list[NumberedAction]:
    """Return the actions that put chips in before the first voluntary action.

    In games without blinds, an extra blind is the bring-in, which is posted after the deal.
    """
    forced_actions = []
    has_betting_begun = False
    for action in recorded_actions:
        if action.verb in BETTING_VERBS or (action.verb == "post extra blind" and not has_blinds):
            has_betting_begun = True
        elif action.verb in POT_ADDITION_VERBS or (
            action.verb in POST_VERBS and not has_betting_begun
        ):
            forced_actions.append(action)
        elif action.verb in POST_VERBS:
            raise BadNotation(PostedAfterTheBetting())
    return forced_actions


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
    entries = _sort_blinds_first(entries)
    remaining_stacks = list(stacks)
    ante_posts = _build_antes(
        [entry for entry in entries if entry.verb == "post ante"], stacks, sizes
    )
    posts: list[Post] = []
    carried_chips = 0
    for entry in entries:
        if entry.seat < 0:
            carried_chips += entry.chips
            continue
        if not entry.chips:
            continue
        if entry.chips > remaining_stacks[entry.seat]:
            raise BadGame(
                PostOverStack(Seat(entry.seat), entry.chips, remaining_stacks[entry.seat])
            )
        remaining_stacks[entry.seat] -= entry.chips
        if entry.verb == "post ante":
            posts.append(ante_posts.pop(0))
        elif entry.verb == "post dead" or entry.verb in POT_ADDITION_VERBS:
            posts.append(Post(entry.seat, "dead", entry.chips))
        else:
            _add_live_bet(
                posts, entry, remaining_stacks[entry.seat] == 0, sizes, is_extra_blind_live
            )
    return ForcedPosts(tuple(posts), carried_chips)


def _sort_blinds_first(entries: Sequence[ForcedEntry]) -> Sequence[ForcedEntry]:
    """Return the entries with blinds before straddles; the last straddle decides who acts first."""
    blind_indices = [
        entry_index for entry_index, entry in enumerate(entries) if entry.verb in _BLIND_ORDER
    ]
    if all(
        _compute_blind_rank(entries[index]) <= _compute_blind_rank(entries[next_index])
        for index, next_index in pairwise(blind_indices)
    ):
        return entries
    ordered_entries = list(entries)
    for index, entry in zip(
        blind_indices,
        sorted((entries[entry_index] for entry_index in blind_indices), key=_compute_blind_rank),
        strict=True,
    ):
        ordered_entries[index] = entry
    return ordered_entries


_BLIND_ORDER: Final = ("post sb", "post bb", "straddle")


def _compute_blind_rank(entry: ForcedEntry) -> int:
    return _BLIND_ORDER.index(entry.verb)


def _build_antes(
    entries: Sequence[ForcedEntry], stacks: Sequence[int], sizes: NominalBets
) -> list[Post]:
    """Return each player's ante, or dead money if one player pays for all (ANTE-05)."""
    full_ante = sizes.ante or max((entry.chips for entry in entries), default=0)
    posting_seats = {entry.seat for entry in entries}
    has_individual_antes = len(posting_seats) == len(entries) == len(stacks) and all(
        entry.chips == min(full_ante, stacks[entry.seat]) for entry in entries
    )
    return [
        Post(
            entry.seat,
            "ante" if has_individual_antes else "dead",
            full_ante if has_individual_antes else entry.chips,
        )
        for entry in entries
    ]


def _add_live_bet(
    posts: list[Post],
    entry: ForcedEntry,
    is_all_in: bool,
    sizes: NominalBets,
    is_extra_blind_live: bool,
) -> None:
    """Add a live bet; if the player has posted before, raise that post."""
    earlier_index = next(
        (
            post_index
            for post_index, post in enumerate(posts)
            if post.seat == entry.seat and post.is_live
        ),
        None,
    )
    chips = entry.chips if earlier_index is None else entry.chips + posts[earlier_index].chips
    kind: PostKind = _POST_KIND_BY_VERB[entry.verb]
    if entry.verb == "post extra blind":
        dead_chips = 0 if is_extra_blind_live else chips - max(sizes.big_blind, chips - entry.chips)
        if sizes.big_blind and dead_chips > 0:  # rule: POST-04
            posts.append(Post(entry.seat, "dead", dead_chips))
            chips -= dead_chips
    elif is_all_in and entry.verb in ("post sb", "post bb") and earlier_index is None:
        chips = max(chips, sizes.small_blind if entry.verb == "post sb" else sizes.big_blind)
    if earlier_index is None:
        posts.append(Post(entry.seat, kind, chips))
    elif kind == "straddle":
        del posts[earlier_index]
        posts.append(Post(entry.seat, kind, chips))
    else:
        posts[earlier_index] = Post(entry.seat, kind, chips)


_POST_KIND_BY_VERB: Final[Mapping[str, PostKind]] = {
    "post sb": "blind",
    "post bb": "blind",
    "straddle": "straddle",
    "post extra blind": "post",
}
