"""Games and stakes that the law of a place forbids at a table (HOUS-10).

riverboat gives no legal advice and contains no country's law. The host lists the bans that apply,
and rules that break them are refused. One example is included, because the rulebook describes it:
California once forbade no-limit, and its card rooms played spread limit with so wide a range that
the effect was the same (SPRD-04).
"""

from __future__ import annotations

from typing import Literal

Forbidden = Literal[
    "no-limit", "straddles", "kills", "rake", "jackpots", "time fees", "markers", "borrowing"
]

EXAMPLE_BANS: dict[str, tuple[Forbidden, ...]] = {
    "California when it banned no-limit": ("no-limit",),
}
"""Places and their bans, for ``TableRules.preset(..., place=..., forbidden=...)``."""
