"""Forced bets of a PHH hand, converted from arrays to posts.

Players are written by position: p1 is the first to be dealt, the last has the button. Heads-up
the arrays are written small blind first and apply in reverse. Stud has antes only: the bring-in is
not a post.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from riverboat.engine import Post
from riverboat.notation.phh.phh_interpretations import PhhInterpretation


class ForcedBets(NamedTuple):
    """Antes, blinds and straddles, and the starting stacks, in chips by position."""

    antes: Sequence[int]
    blind_entries: Sequence[int]
    """Blinds and straddles; empty in a game with upcards."""
    stacks: Sequence[int]

    @property
    def ante(self) -> int:
        """The ante that all players post; 0 if they do not all post the same amount."""
        return self.antes[0] if len(set(self.antes)) == 1 else 0

    @property
    def blinds(self) -> tuple[int, ...]:
        """The nominal blinds, in ascending order.

        They are the positive ones of the first two entries or, if there are none, of all entries.
        """
        matching_entries = [
            blind_entry for blind_entry in self.blind_entries[:2] if blind_entry > 0
        ]
        return tuple(
            sorted(
                matching_entries
                or [blind_entry for blind_entry in self.blind_entries if blind_entry > 0]
            )
        )

    @property
    def button_blind(self) -> int:
        """The blind of the button if it is the only blind (BYND-31); else 0."""
        if len(self.blind_entries) < 3 or any(self.blind_entries[:-1]):
            return 0
        return max(0, self.blind_entries[-1])

    @property
    def has_short_blind(self) -> bool:
        """True if a player cannot pay a blind in full after the ante."""
        antes, blind_entries = self.antes, self.blind_entries
        if not blind_entries or (
            min(blind_entries) >= 0 and max(antes) + max(blind_entries) <= min(self.stacks)
        ):
            return False
        antes_and_entries = zip(antes, blind_entries, strict=True)
        chips_due = [
            ante + abs(blind_entry) if blind_entry else 0 for ante, blind_entry in antes_and_entries
        ]
        if len(chips_due) == 2:
            chips_due.reverse()
        return any(chips > stack for chips, stack in zip(chips_due, self.stacks, strict=True))


class LatePost(NamedTuple):
    """A post of a player who missed blinds, written as a negative entry."""

    position: int
    live_chips: int
    dead_chips: int


def build_posts(
    forced_bets: ForcedBets,
    seat_by_position: Mapping[int, int],
    *,
    trims_antes: bool,
    interpretation: PhhInterpretation,
) -> tuple[tuple[Post, ...], list[LatePost]]:
    """Return the posts in the order in which they are made, and the late posts.

    With *trims_antes*, a player with a short ante wins only an equal amount from each other player.
    *interpretation* decides the dead part of a late post, and the forced bets of a stack that is
    too short for them.
    """
    antes, blind_entries = list(forced_bets.antes), list(forced_bets.blind_entries)
    positions = list(range(len(antes)))
    if len(positions) == 2:
        antes.reverse()
        blind_entries.reverse()
    if interpretation.calls_short_blind_only:
        chips_after_antes = [
            stack - ante for stack, ante in zip(forced_bets.stacks, antes, strict=True)
        ]
        blind_entries = [
            min(blind_entry, max(0, chips))
            for blind_entry, chips in zip(blind_entries, chips_after_antes, strict=True)
        ]
    dead_posts = _build_antes(
        antes,
        positions,
        seat_by_position,
        trims_antes or min(forced_bets.stacks) >= forced_bets.ante,
    )
    if len(positions) == 2:
        positions.reverse()
    live_posts, late_posts = (
        _build_live_posts(blind_entries, positions, seat_by_position, interpretation.dead_posts)
        if blind_entries
        else ([], [])
    )
    if late_posts:
        dead_posts = _add_dead_posts(
            dead_posts,
            [
                (seat_by_position[post.position], post.dead_chips)
                for post in late_posts
                if post.dead_chips
            ],
        )
    return (
        (*live_posts, *dead_posts) if interpretation.blinds_first else (*dead_posts, *live_posts)
    ), late_posts


def _build_live_posts(
    blind_entries: Sequence[int],
    positions: Sequence[int],
    seat_by_position: Mapping[int, int],
    splits_late_posts: bool,
) -> tuple[list[Post], list[LatePost]]:
    """Return blinds, straddles and posts, and the late posts among them."""
    live_posts: list[Post] = []
    late_posts: list[LatePost] = []
    big_blind = max((blind_entries[position] for position in positions[:2]), default=0)
    highest_bet = 0
    for posting_index, position in enumerate(positions):
        blind_entry = blind_entries[position]
        if blind_entry < 0:
            late_posts.append(
                _build_late_post(position, -blind_entry, big_blind if splits_late_posts else 0)
            )
            if late_posts[-1].live_chips:
                live_posts.append(
                    Post(seat_by_position[position], "post", late_posts[-1].live_chips)
                )
        elif blind_entry:
            kind: Literal["blind", "straddle", "post"] = "post"
            if posting_index < 2 or not highest_bet:
                kind = "blind"
            elif blind_entry > highest_bet:
                kind = "straddle"
            live_posts.append(Post(seat_by_position[position], kind, blind_entry))
            highest_bet = max(highest_bet, blind_entry)
    return live_posts, late_posts


def _build_antes(
    antes: Sequence[int],
    positions: Iterable[int],
    seat_by_position: Mapping[int, int],
    has_individual_antes: bool,
) -> list[Post]:
    """Return each player's own ante, or dead money if one player pays for the table."""
    kind: Literal["ante", "dead"] = (
        "ante" if has_individual_antes and len(set(antes)) == 1 else "dead"
    )
    return [
        Post(seat_by_position[position], kind, antes[position])
        for position in positions
        if antes[position]
    ]


def _build_late_post(position: int, chips: int, big_blind: int) -> LatePost:
    if not big_blind:
        return LatePost(position, chips, 0)
    live_chips = big_blind if chips >= big_blind else 0
    return LatePost(position, live_chips, chips - live_chips)


def _add_dead_posts(posts: list[Post], dead_chips: Iterable[tuple[int, int]]) -> list[Post]:
    """Return the posts with further dead money, as one dead post for each seat."""
    for seat, chips in dead_chips:
        chips_before = sum(post.chips for post in posts if (post.seat, post.kind) == (seat, "dead"))
        posts = [post for post in posts if (post.seat, post.kind) != (seat, "dead")]
        posts.append(Post(seat, "dead", chips_before + chips))
    return posts
