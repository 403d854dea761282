"""Six-handed charts with 20 big blinds.

Raises are to 2 big blinds, a 3-bet is all-in, and the big blind posts an ante of 1.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import ChartRow

SIX_HANDED_20: Final[tuple[ChartRow, ...]] = (
    (
        "open",
        "UTG",
        "",
        "55+, 44-22:0.5, A4s+, A3s-A2s:0.5, K9s+, QTs+, Q9s:0.5, JTs, J9s:0.5, T9s:0.5, ATo+, "
        "KQo, KJo:0.5",
    ),
    (
        "open",
        "HJ",
        "",
        "44+, 33-22:0.5, A2s+, K8s+, Q9s+, J9s+, T9s, 98s:0.5, A9o+, KJo+, KTo:0.5, QJo:0.5",
    ),
    (
        "open",
        "CO",
        "",
        "22+, A2s+, K5s+, Q8s+, J8s+, T8s+, 98s, 87s:0.5, A7o+, A5o:0.5, KTo+, QTo+, JTo:0.5",
    ),
    (
        "open",
        "BTN",
        "",
        "22+, A2s+, K2s+, Q4s+, J7s+, T7s+, 97s+, 86s+, 76s, 65s:0.5, A2o+, K8o+, Q9o+, J9o+, "
        "T9o, 98o:0.5",
    ),
    (
        "open",
        "SB",
        "",
        "22+, A2s+, K2s+, Q4s+, J7s+, T7s+, 97s+, 87s, 76s, A2o+, K8o+, Q9o+, J9o+, T9o",
    ),
    (
        "call",
        "BB",
        "UTG",
        "88-22, 99:0.5, ATs-A2s, KJs-K2s, QJs-Q5s, JTs-J7s, T9s-T7s, 98s-96s, 87s-85s, "
        "76s-75s, 65s-64s, 54s-53s, 43s, AJo:0.5, ATo-A7o, KQo-KTo, QJo-QTo, JTo, T9o:0.5",
    ),
    (
        "call",
        "BB",
        "HJ",
        "77-22, 88:0.5, ATs-A2s, KJs-K2s, QJs-Q4s, JTs-J6s, T9s-T6s, 98s-95s, 87s-85s, "
        "76s-74s, 65s-63s, 54s-53s, 43s, AJo:0.5, ATo-A5o, KQo:0.5, KJo-K9o, QJo-Q9o, "
        "JTo-J9o, T9o",
    ),
    (
        "call",
        "BB",
        "CO",
        "66-22, 77:0.5, A9s-A2s, ATs:0.5, KTs-K2s, KJs:0.5, QJs-Q2s, JTs-J4s, T9s-T5s, "
        "98s-95s, 87s-84s, 76s-74s, 65s-63s, 54s-52s, 43s, ATo-A2o, KQo:0.5, KJo-K8o, "
        "QJo-Q9o, JTo-J9o, T9o-T8o, 98o",
    ),
    (
        "call",
        "BB",
        "BTN",
        "55-22, 66:0.5, A7s-A2s, A8s:0.5, K9s-K2s, KTs:0.5, QTs-Q2s, J9s-J2s, JTs:0.5, "
        "T9s-T3s, 98s-94s, 87s-84s, 76s-73s, 65s-63s, 54s-52s, 43s-42s, A8o-A2o, A9o:0.5, "
        "KJo-K5o, QJo-Q7o, JTo-J7o, T9o-T7o, 98o-97o, 87o-86o, 76o",
    ),
    (
        "call",
        "BB",
        "SB",
        "44-22, 55:0.5, A6s-A2s, A7s:0.5, K9s-K2s, QTs-Q2s, J9s-J2s, JTs:0.5, T8s-T3s, "
        "T9s:0.5, 98s-94s, 87s-84s, 76s-73s, 65s-63s, 54s-52s, 43s-42s, A6o-A2o, A7o:0.5, "
        "KTo-K4o, KJo:0.5, QJo-Q6o, JTo-J7o, T9o-T7o, 98o-96o, 87o-86o, 76o-75o, 65o",
    ),
    (
        "three-bet",
        "BB",
        "UTG",
        "TT+, 99:0.5, AJs+, KQs, AQo+, AJo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "HJ",
        "99+, 88:0.5, AJs+, KQs, AQo+, AJo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "CO",
        "88+, 77:0.5, AJs+, ATs:0.5, KQs, KJs:0.5, AJo+, KQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "BTN",
        "77+, 66:0.5, A9s+, A8s:0.5, KJs+, KTs:0.5, QJs, JTs:0.5, ATo+, A9o:0.5, KQo",
    ),
    (
        "three-bet",
        "BB",
        "SB",
        "66+, 55:0.5, A8s+, A7s:0.5, KTs+, QJs, JTs:0.5, T9s:0.5, A8o+, A7o:0.5, KQo, KJo:0.5",
    ),
)
"""First raises, calls and 3-bets."""
