"""Positions of blinds and button, inferred where sites record them ambiguously."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.pokerstars_header import SeatLine
from riverboat.notation.pokerstars.transcript_events import ForcedBetKind, PostEvent, TranscriptLine


def assign_blinds(
    builder: TranscriptBuilder, button: int, *, has_equal_blinds: bool = False
) -> None:
    """Assign the big blind to the first player who posted it after the small blind or the button.

    Any further big blind becomes a post by a player who joins. With *has_equal_blinds*, the
    first of the two is the small blind.
    """
    posts = builder.posts
    small_blind_players = _list_posters(posts, "small blind")
    big_blind_players = _list_posters(posts, "big blind")
    if len(big_blind_players) < 2:
        return
    names_after_button = _list_names_after_button(builder.list_dealt_in_players(), button)
    if small_blind_players and small_blind_players[0] in names_after_button:
        start_index = names_after_button.index(small_blind_players[0])
        names_after_button = [
            *names_after_button[start_index + 1 :],
            *names_after_button[: start_index + 1],
        ]
    big_blind_players.sort(key=names_after_button.index)
    small_blind_player = (
        big_blind_players.pop(0) if has_equal_blinds and not small_blind_players else ""
    )
    big_blind_player = big_blind_players[0]
    new_posts: list[TranscriptLine] = []
    for post in posts:
        event = post.event
        if isinstance(event, PostEvent) and event.kind == "big blind" and not event.is_dead:
            post_kind: ForcedBetKind = "big blind" if event.player == big_blind_player else "post"
            event = event._replace(
                kind="small blind" if event.player == small_blind_player else post_kind
            )
        new_posts.append(post._replace(event=event))
    builder.posts = new_posts


def _list_posters(posts: Sequence[TranscriptLine], kind: ForcedBetKind) -> list[str]:
    return [
        post.event.player
        for post in posts
        if isinstance(post.event, PostEvent) and post.event.kind == kind and not post.event.is_dead
    ]


def infer_button(builder: TranscriptBuilder) -> int:
    """Infer the chair of an unrecorded button: before the small blind or, without one, the big
    blind.

    Heads-up the small blind has the button (SEAT-07).
    """
    occupied_chairs = [seat.chair for seat in builder.list_dealt_in_players()]
    chair_by_name = {seat.name: chair for chair, seat in builder.seats.items()}
    for blind_kind in ("small blind", "big blind"):
        for line in builder.posts:
            if isinstance(line.event, PostEvent) and line.event.kind == blind_kind:
                blind_index = occupied_chairs.index(chair_by_name[line.event.player])
                is_heads_up = len(occupied_chairs) == 2 and blind_kind == "small blind"
                return occupied_chairs[blind_index if is_heads_up else blind_index - 1]
    return 0


def _list_names_after_button(seats: Sequence[SeatLine], button: int) -> list[str]:
    later_names = [seat.name for seat in seats if seat.chair > button]
    return later_names + [seat.name for seat in seats if seat.chair <= button]
