"""Hand histories of the Boss Media network (International Poker Network), in XML."""

from riverboat.notation.boss.boss_files import BOSS

__all__ = ["BOSS"]
