"""Terminal texts for opening a room: its address, and the players' links."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class RoomIsOpen(Phrase, frozen=True):
    en = "The room is open: {address}"
    address: str


class LinkOfTheHost(Phrase, frozen=True):
    en = "For you, the host: {address}"
    address: str


class LinkForFriends(Phrase, frozen=True):
    en = "For your friends: {address}"
    address: str


class OnOtherNetworks(Phrase, frozen=True):
    en = "on other networks: {addresses}"
    addresses: str


class AddressIsNotKnown(Phrase, frozen=True):
    en = (
        "in place of localhost they need this computer's address, which it does not know: "
        "it is on no network."
    )


class LinkForFriendsHere(Phrase, frozen=True):
    en = "For friends at this computer: {address}"
    address: str


class OnlyThisComputer(Phrase, frozen=True):
    en = "only this computer can open it: riverboat serve --lan lets in whoever is on your network."


class PagesAreNotBuilt(Phrase, frozen=True):
    en = "The pages are not built: run make client."


class ClosingAfterHands(Phrase, frozen=True):
    en = "closing: hands in play may end (again to close at once)"
