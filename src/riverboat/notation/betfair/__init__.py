"""Hand histories of Betfair's poker room before it joined Ongame."""

from riverboat.notation.betfair.betfair_parser import BETFAIR

__all__ = ["BETFAIR"]
