"""Who is still in a hand, as far as it has been told."""

from __future__ import annotations

from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.pokerstars.said import Acts


def live(talk: TableTalk) -> set[str]:
    """Those who have done something and have not folded."""
    told = (*talk.posts, *talk.said)
    does = {getattr(said.event, "who", "") for said in told}
    folded = {
        said.event.who
        for said in talk.said
        if isinstance(said.event, Acts) and said.event.verb == "folds"
    }
    return (does & talk.names) - folded


def contested(talk: TableTalk) -> bool:
    """Whether two players are left: who wins without a showdown may muck, too."""
    return len(live(talk)) > 1
