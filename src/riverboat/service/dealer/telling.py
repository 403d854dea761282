"""A record of a table as it is told: by the scene that all see, and in the words of its story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from riverboat.service.dealer.turn import RecordAsTold
from riverboat.service.views.scene import PublicScene, told_to
from riverboat.service.views.story import Story
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.wire.encoding import to_json


class Told(Protocol):
    """Who tells: what all have seen until now, and who plays."""

    scene: PublicScene
    story: Story

    @property
    def seats(self) -> Mapping[str, int]:
        """Who plays the hand, and in which of its seats."""
        ...


def told_of(by: Told, fact: AnyLogged, after: Sequence[AnyLogged]) -> RecordAsTold:
    """What has just happened, for everybody; *after* is what follows it at once."""
    seen = by.scene.see(fact)
    words = by.story.table(seen, after)
    public = to_json(seen)
    if seen is fact or isinstance(fact, TableFact):  # it hides nothing
        return RecordAsTold(public, fact=seen, words=words)
    private: dict[str, bytes] = {}
    known: dict[str, AnyLogged] = {}
    for player, seat in by.seats.items():
        if (more := told_to(fact, seen, seat)) is not None:
            private[player], known[player] = to_json(more), more
    return RecordAsTold(public, private, seen, known, words)
