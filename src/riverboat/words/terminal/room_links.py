"""Terminal texts for opening a room: its address, and the players' links."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class RoomOpened(Phrase, frozen=True):
    address: str


class HostLink(Phrase, frozen=True):
    address: str


class FriendLink(Phrase, frozen=True):
    address: str


class OtherNetworkAddresses(Phrase, frozen=True):
    addresses: str


class NetworkAddressUnknown(Phrase, frozen=True):
    pass


class LocalFriendLink(Phrase, frozen=True):
    address: str


class LocalhostOnly(Phrase, frozen=True):
    pass


class ClientNotBuilt(Phrase, frozen=True):
    pass


class ClosingAfterHands(Phrase, frozen=True):
    pass
