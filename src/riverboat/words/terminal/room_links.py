"""Terminal texts for opening a room: its address, and the players' links."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class RoomOpened(Phrase, frozen=True):
    address: str


class LinkOfTheHost(Phrase, frozen=True):
    address: str


class LinkForFriends(Phrase, frozen=True):
    address: str


class OnOtherNetworks(Phrase, frozen=True):
    addresses: str


class AddressUnknown(Phrase, frozen=True):
    pass


class LinkForFriendsHere(Phrase, frozen=True):
    address: str


class OnlyThisComputer(Phrase, frozen=True):
    pass


class ClientNotBuilt(Phrase, frozen=True):
    pass


class ClosingAfterHands(Phrase, frozen=True):
    pass
