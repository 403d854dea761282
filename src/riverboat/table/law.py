"""What the law of a place may forbid at a table (HOUS-10).

riverboat gives no legal advice and knows no country's law: whoever opens a table names what is
forbidden where it stands, and rules that break it are refused. One example is written out, since
the rulebook tells of it: California once forbade no-limit, and its card rooms played a spread so
wide that it came to the same (SPRD-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from riverboat.engine.betting import NoLimit

if TYPE_CHECKING:
    from riverboat.engine import Game
    from riverboat.table.rules import TableRules

Forbidden = Literal[
    "no-limit", "straddles", "kills", "rake", "jackpots", "time fees", "markers", "borrowing"
]

EXAMPLES: dict[str, tuple[Forbidden, ...]] = {
    "California when it banned no-limit": ("no-limit",),
}
"""Places and what they forbade, for ``TableRules.preset(..., place=..., forbidden=...)``."""


def broken(rules: TableRules) -> Iterator[tuple[Forbidden, str]]:
    """What is forbidden and done all the same, and where."""
    if not rules.forbidden:
        return
    fees = rules.fees
    done: dict[Forbidden, str] = {
        "no-limit": next((f"{game.name} is played" for game in rules.games if _no_limit(game)), ""),
        "straddles": "straddles are enabled" if rules.straddle.enabled else "",
        "kills": "pots are killed" if rules.kill.enabled else "",
        "rake": "pots are raked" if fees.per_mille else "",
        "jackpots": "chips are dropped for a jackpot" if fees.drop else "",
        "time fees": "time is paid for" if fees.time_fee else "",
        "markers": "markers are taken" if rules.marker.enabled else "",
        "borrowing": "players lend each other chips" if rules.marker.borrowing else "",
    }
    for what in rules.forbidden:  # rule: HOUS-10
        if why := done.get(what, f"nobody here knows what that is; known are {', '.join(done)}"):
            yield what, why


def _no_limit(game: Game) -> bool:
    """A cap on the hand makes another game of it."""
    return isinstance(game.structure, NoLimit)
