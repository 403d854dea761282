"""Six-handed charts with 40 big blinds.

Raises are to 2.2 big blinds, and the big blind posts an ante of 1.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import ChartRow

SIX_HANDED_40: Final[tuple[ChartRow, ...]] = (
    (
        "open",
        "UTG",
        "",
        "33+, 22:0.5, A2s+, K8s+, Q9s+, J9s+, T9s, 98s, 87s:0.5, ATo+, A9o:0.5, KJo+, "
        "KTo:0.5, QJo:0.5",
    ),
    (
        "open",
        "HJ",
        "",
        "22+, A2s+, K6s+, Q8s+, J9s+, J8s:0.5, T8s+, 98s, 87s, 76s:0.5, A9o+, A8o:0.5, KTo+, "
        "QTo+, JTo:0.5",
    ),
    (
        "open",
        "CO",
        "",
        "22+, A2s+, K3s+, Q6s+, J7s+, T7s+, 97s+, 87s, 86s:0.5, 76s, 65s, 54s:0.5, A7o+, A5o, "
        "A6o:0.5, K9o+, QTo+, Q9o:0.5, JTo",
    ),
    (
        "open",
        "BTN",
        "",
        "22+, A2s+, K2s+, Q2s+, J4s+, T6s+, 95s+, 85s+, 75s+, 64s+, 53s+, 43s, A2o+, K7o+, "
        "Q8o+, J8o+, T8o+, 98o, 87o:0.5",
    ),
    (
        "open",
        "SB",
        "",
        "22+, A2s+, K2s+, Q4s+, J6s+, T6s+, 96s+, 86s+, 75s+, 65s, 54s, A3o+, K8o+, Q9o+, "
        "J9o+, T9o",
    ),
    (
        "call",
        "BTN",
        "CO",
        "99-33, TT:0.5, AQs-ATs:0.5, A9s:0.5, KQs:0.5, KJs-KTs, QJs-QTs, JTs, T9s, 98s:0.5, "
        "AQo:0.5, AJo:0.5, KQo:0.5",
    ),
    (
        "call",
        "BB",
        "UTG",
        "TT-22, AJs-A2s, KQs:0.5, KJs-K2s, QJs-Q6s, JTs-J7s, T9s-T7s, 98s-96s, 87s-86s, "
        "76s-75s, 65s-64s, 54s-53s, 43s, AQs:0.5, AQo:0.5, AJo-A8o, KQo:0.5, KJo-KTo, QJo- "
        "QTo, JTo",
    ),
    (
        "call",
        "BB",
        "HJ",
        "TT-22, AJs-A6s, A5s-A4s:0.5, A3s-A2s, KQs:0.5, KJs-K2s, QJs-Q5s, JTs-J7s, T9s-T7s, "
        "98s-96s, 87s-85s, 76s-75s, 65s-64s, 54s-53s, 43s, AQs:0.5, AQo:0.5, AJo-A7o, "
        "KQo:0.5, KJo-K9o, QJo-QTo, JTo, T9o:0.5",
    ),
    (
        "call",
        "BB",
        "CO",
        "99-22, TT:0.5, ATs-A6s, AJs:0.5, A5s-A4s:0.5, A3s-A2s, KJs:0.5, KTs-K2s, QJs-Q3s, "
        "JTs-J6s, T9s-T6s, 98s-95s, 87s-85s, 76s-74s, 65s-63s, 54s-53s, 43s, AJo:0.5, "
        "ATo-A4o, KQo:0.5, KJo-K9o, QJo-Q9o, JTo-J9o, T9o, 98o:0.5",
    ),
    (
        "call",
        "BB",
        "BTN",
        "88-22, 99:0.5, A9s-A6s, ATs:0.5, A5s-A3s:0.5, A2s, KTs-K2s, KJs:0.5, QTs-Q2s, "
        "QJs:0.5, JTs-J4s, T9s-T5s, 98s-95s, 87s-84s, 76s-74s, 65s-63s, 54s-52s, 43s-42s, "
        "AJo:0.5, ATo-A2o, KJo-K6o, QJo-Q8o, JTo-J8o, T9o-T8o, 98o-97o, 87o",
    ),
    (
        "call",
        "BB",
        "SB",
        "88-22, 99:0.5, A8s-A2s, A9s:0.5, KTs-K2s, QTs-Q2s, QJs:0.5, J9s-J3s, JTs:0.5, "
        "T9s-T4s, 98s-94s, 87s-84s, 76s-74s, 65s-63s, 54s-52s, 43s-42s, ATo:0.5, A9o-A2o, "
        "KJo-K4o, QJo-Q7o, JTo-J7o, T9o-T7o, 98o-97o, 87o-86o, 76o",
    ),
    (
        "three-bet",
        "BTN",
        "CO",
        "JJ+, TT:0.5, AKs, AQs-AJs:0.5, A5s-A4s:0.5, KQs:0.5, AKo, AQo:0.5, AJo:0.5, KQo:0.5, "
        "A8o:0.5",
    ),
    (
        "three-bet",
        "BB",
        "UTG",
        "JJ+, AKs, AQs:0.5, KQs:0.5, AKo, AQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "HJ",
        "JJ+, AKs, AQs:0.5, A5s-A4s:0.5, KQs:0.5, AKo, AQo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "CO",
        "JJ+, TT:0.5, AQs+, AJs:0.5, A5s-A4s:0.5, KQs, KJs:0.5, AQo+, AJo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "BTN",
        "TT+, 99:0.5, AJs+, ATs:0.5, A5s-A3s:0.5, KQs, KJs:0.5, QJs:0.5, AQo+, AJo:0.5, KQo, "
        "K5o:0.5",
    ),
    (
        "three-bet",
        "BB",
        "SB",
        "TT+, 99:0.5, ATs+, A9s:0.5, KJs+, QJs:0.5, JTs:0.5, AJo+, ATo:0.5, KQo, Q6o:0.5",
    ),
)
"""First raises, calls and 3-bets."""
