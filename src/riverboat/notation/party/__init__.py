"""Hand histories of partypoker."""

from riverboat.notation.party.hand import PARTY

__all__ = ["PARTY"]
