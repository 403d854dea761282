"""Positions of blinds and button, inferred where sites record them ambiguously."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.pokerstars_header import SeatLine
from riverboat.notation.pokerstars.transcript_events import ForcedBetKind, PostEvent, TranscriptLine


def assign_blinds(builder: TranscriptBuilder, button: int, *, equal_blinds: bool = False) -> None:
    """Assign the big blind to the first player who posted it after the small blind or the button.

    Any further big blind becomes a post by a player who joins the game. With *equal_blinds*, the
    first of the two is the small blind.
    """
    posts = builder.posts
    small = _players_who_posted(posts, "small blind")
    bigs = _players_who_posted(posts, "big blind")
    if len(bigs) < 2:
        return
    order = _names_after_button(builder.dealt_in_players(), button)
    if small and small[0] in order:
        at = order.index(small[0])
        order = [*order[at + 1 :], *order[: at + 1]]
    bigs.sort(key=order.index)
    first_small = bigs.pop(0) if equal_blinds and not small else ""
    big = bigs[0]
    new_posts: list[TranscriptLine] = []
    for post in posts:
        event = post.event
        if isinstance(event, PostEvent) and event.kind == "big blind" and not event.is_dead:
            post_kind: ForcedBetKind = "big blind" if event.player == big else "post"
            event = event._replace(kind="small blind" if event.player == first_small else post_kind)
        new_posts.append(post._replace(event=event))
    builder.posts = new_posts


def _players_who_posted(posts: Sequence[TranscriptLine], kind: ForcedBetKind) -> list[str]:
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
    playing = [seat.chair for seat in builder.dealt_in_players()]
    chairs = {seat.name: chair for chair, seat in builder.seats.items()}
    for blind_kind in ("small blind", "big blind"):
        for line in builder.posts:
            if isinstance(line.event, PostEvent) and line.event.kind == blind_kind:
                at = playing.index(chairs[line.event.player])
                heads_up = len(playing) == 2 and blind_kind == "small blind"
                return playing[at if heads_up else at - 1]
    return 0


def _names_after_button(seats: Sequence[SeatLine], button: int) -> list[str]:
    """Return names clockwise from the left of the button."""
    later_names = [seat.name for seat in seats if seat.chair > button]
    return later_names + [seat.name for seat in seats if seat.chair <= button]
