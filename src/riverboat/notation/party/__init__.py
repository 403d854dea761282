"""Hand histories of partypoker."""

from riverboat.notation.party.party_parser import PARTY

__all__ = ["PARTY"]
