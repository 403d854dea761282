"""Stream overlay of one table: its link's generation, and the players who show their hole cards.

The state is derived from the room's facts. Consent counts from the next hand, and ends with the
stream or with the player's seat. Withdrawing it also hides the cards of hands still delayed.
"""

from __future__ import annotations

from riverboat.service.records.room_facts import StreamConsentSet, StreamEnded, StreamStarted


class StreamState:
    """State of one table's overlay for a video stream."""

    __slots__ = ("consents", "is_on", "link_version")

    consents: dict[str, int]
    """First hand whose hole cards may be shown, by player."""
    is_on: bool
    link_version: int
    """Number of overlay links made; only the last one is valid, while the overlay is open."""

    def __init__(self) -> None:
        self.consents, self.is_on, self.link_version = {}, False, 0

    def apply(self, fact: StreamStarted | StreamEnded | StreamConsentSet, hand_count: int) -> None:
        """Apply a fact, after which the next hand to begin is *hand_count* + 1."""
        match fact:
            case StreamStarted():
                self.is_on = True
                self.link_version += 1
            case StreamEnded():
                self.is_on = False
                self.consents.clear()
            case StreamConsentSet(player, has_consented):
                self.withdraw(player)
                if has_consented:
                    self.consents[player] = hand_count + 1

    def withdraw(self, player: str) -> None:
        """Remove a player's consent, if there is one."""
        self.consents.pop(player, None)

    def may_show(self, player: str, hand_number: int) -> bool:
        """Return True if a player's hole cards of a hand may be shown now."""
        first_hand = self.consents.get(player)
        return self.is_on and first_hand is not None and first_hand <= hand_number
