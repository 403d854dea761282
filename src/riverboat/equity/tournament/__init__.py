"""Tournament chip values by the independent chip model (ICM), and deals between players.

>>> from riverboat.equity.tournament import icm
>>> [round(value, 2) for value in icm([5000, 3000, 2000], [50, 30, 20])]
[38.39, 32.75, 28.86]
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.equity.tournament.final_table_deals import (
    DealTerms,
    TournamentDeal,
    chip_chop,
    even_chop,
    icm_chop,
    pure_chip_chop,
)
from riverboat.equity.tournament.icm_model import (
    IcmValues,
    Risk,
    compute_finish_probabilities,
    compute_risk,
    icm,
)

__all__ = [
    "TournamentDeal",
    "IcmValues",
    "Risk",
    "DealTerms",
    "chip_chop",
    "even_chop",
    "compute_finish_probabilities",
    "icm",
    "icm_chop",
    "pure_chip_chop",
    "compute_risk",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.equity.tournament")
