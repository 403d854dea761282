"""Texts of e-mails sent by a room."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class RecoverySubject(Phrase, frozen=True):
    en = "New password for {name}"
    name: str


class RecoveryText(Phrase, frozen=True):
    """The message with a link that sets a new password."""

    en = (
        "A new password was asked for, for {name} in the room {room}. "
        "The link works once, for {minutes} minutes. Ignore this message if you did not ask."
    )
    name: str
    room: str
    minutes: int


class ConfirmSubject(Phrase, frozen=True):
    en = "Confirm this address for {name}"
    name: str


class ConfirmText(Phrase, frozen=True):
    """The message with a link that confirms an address."""

    en = (
        "{name} in the room {room} wants to recover the account by this address. "
        "The link works once, for {hours} hours. Ignore this message if that is not you."
    )
    name: str
    room: str
    hours: int
