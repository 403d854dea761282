"""Hands as the sites of Cake wrote them (Cake, PlayersOnly, Juicy Stakes)."""

from riverboat.notation.cake.hand import CAKE

__all__ = ["CAKE"]
