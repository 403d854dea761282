"""Texts of e-mails sent by a room."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class PasswordRecoverySubject(Phrase, frozen=True):
    name: str


class PasswordRecoveryText(Phrase, frozen=True):
    """The message with a link that sets a new password."""

    name: str
    room: str
    minutes: int


class AddressConfirmationSubject(Phrase, frozen=True):
    name: str


class AddressConfirmationText(Phrase, frozen=True):
    """The message with a link that confirms an address."""

    name: str
    room: str
    hours: int
