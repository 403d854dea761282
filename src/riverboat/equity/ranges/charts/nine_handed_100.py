"""Nine-handed charts with 100 big blinds, for the early positions that six-handed tables lack.

From the lojack on, the six-handed charts apply: the folds of earlier players change little.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import ChartRow

NINE_HANDED_100: Final[tuple[ChartRow, ...]] = (
    (
        "open",
        "UTG",
        "",
        "55+, 44-22:0.5, A9s+, A5s-A4s, KTs+, QTs+, JTs, T9s:0.5, AJo+, KQo:0.5",
    ),
    (
        "open",
        "UTG+1",
        "",
        "44+, 33-22:0.5, A8s+, A5s-A3s, KTs+, QTs+, JTs, T9s, 98s:0.5, AJo+, KQo",
    ),
    (
        "open",
        "UTG+2",
        "",
        "22+, A7s+, A5s-A2s, KTs+, K9s:0.5, QTs+, Q9s:0.5, JTs, J9s:0.5, T9s, 98s:0.5, "
        "87s:0.5, AJo+, ATo:0.5, KQo, KJo:0.5",
    ),
    (
        "call",
        "BTN",
        "UTG",
        "JJ-66, 55-22:0.5, AQs-AJs:0.5, ATs:0.5, KQs-KJs:0.5, QJs:0.5, JTs, T9s:0.5, AKo:0.5, "
        "AQo:0.5",
    ),
    (
        "call",
        "BB",
        "UTG",
        "TT-22, AJs-ATs, A9s-A8s:0.5, A5s-A2s:0.5, AQs:0.5, KJs-KTs, KQs:0.5, QJs-QTs, JTs, "
        "T9s, 98s, 87s, 76s, 65s:0.5, 54s:0.5, AQo, AJo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BTN",
        "UTG",
        "QQ+, AKs, AQs:0.5, A5s:0.5, KQs:0.5, AKo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "UTG",
        "JJ+, AKs, AQs:0.5, A5s:0.5, KQs:0.5, AKo",
    ),
    (
        "call-three-bet",
        "UTG",
        "BTN",
        "QQ-99, KK:0.5, AKs:0.5, AQs-AJs, KQs, AKo:0.5",
    ),
    (
        "call-three-bet",
        "UTG",
        "BB",
        "QQ-88, KK:0.5, AKs:0.5, AQs-ATs, KQs-KJs, QJs, JTs, AKo:0.5",
    ),
)
"""First raises of the early seats, and responses to those of the first seat."""
