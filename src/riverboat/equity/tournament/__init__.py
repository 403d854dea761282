"""Values of chips by the prizes (ICM), and deals between the remaining players.

>>> from riverboat.equity.tournament import icm
>>> [round(value, 2) for value in icm([5000, 3000, 2000], [50, 30, 20])]
[38.39, 32.75, 28.86]
"""

from riverboat.equity.tournament.final_table_deals import (
    DealTerms,
    TournamentDeal,
    chip_chop,
    even_chop,
    icm_chop,
    pure_chip_chop,
)
from riverboat.equity.tournament.icm_model import IcmValues, Risk, finish_probabilities, icm, risk

__all__ = [
    "TournamentDeal",
    "IcmValues",
    "Risk",
    "DealTerms",
    "chip_chop",
    "even_chop",
    "finish_probabilities",
    "icm",
    "icm_chop",
    "pure_chip_chop",
    "risk",
]
