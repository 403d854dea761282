"""Hands as the sites of Cake wrote them (Cake, PlayersOnly, Juicy Stakes)."""

from riverboat.notation.cake.cake_parser import CAKE

__all__ = ["CAKE"]
