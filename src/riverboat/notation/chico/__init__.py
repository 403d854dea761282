"""Hand histories of the Chico network: BetOnline, Tiger Gaming, SportsBetting and others."""

from riverboat.notation.chico.chico_parser import CHICO

__all__ = ["CHICO"]
