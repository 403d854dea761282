"""Refusals of logins, and of changes to one's own account or another."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal

# Login ------------------------------------------------------------------------------------------


class WrongNameOrPassword(Refusal, frozen=True):
    code = "wrong"


class WrongOldPassword(Refusal, frozen=True):
    code = "wrong"


class LoginQueueFull(Refusal, frozen=True):
    code = "busy"


class LogoutRequired(Refusal, frozen=True):
    code = "somebody"
    name: str


class RoomClosedToNewPlayers(Refusal, frozen=True):
    code = "registration"


class RoomEntryRefused(Refusal, frozen=True):
    code = "barred"
    by: Player
    who: Player
    reason: str | None


class SessionOver(Refusal, frozen=True):
    code = "no-session"


class ApiKeyNotFound(Refusal, frozen=True):
    code = "no-key"


class TooManyApiKeys(Refusal, frozen=True):
    code = "too-many"
    who: Player
    most: int


class TooManyNotes(Refusal, frozen=True):
    code = "too-many"
    who: Player
    most: int


class CodeInvalid(Refusal, frozen=True):
    code = "wrong-code"


class CodeUsed(Refusal, frozen=True):
    code = "wrong-code"


# Passwords --------------------------------------------------------------------------------------


class PasswordTooShort(Refusal, frozen=True):
    code = "weak-password"
    least: int


class PasswordGuessable(Refusal, frozen=True):
    code = "weak-password"


class TablePasswordTooShort(Refusal, frozen=True):
    code = "short-password"
    least: int


# One-time links ---------------------------------------------------------------------------------


class LinkExpired(Refusal, frozen=True):
    code = "link-over"


class MailUnavailable(Refusal, frozen=True):
    code = "no-mail"


class EmailInvalid(Refusal, frozen=True):
    code = "bad-email"
    address: str


class EmailForGuest(Refusal, frozen=True):
    code = "no-password"


# Second factors ---------------------------------------------------------------------------------


class SecondFactorForGuest(Refusal, frozen=True):
    code = "no-password"


class SecondFactorCodeRequired(Refusal, frozen=True):
    code = "second-needed"


class LoginExpired(Refusal, frozen=True):
    code = "step-late"


class QrCodeExpired(Refusal, frozen=True):
    code = "too-late"


class AuthenticatorCodeWrong(Refusal, frozen=True):
    code = "wrong-second"


class SecondCodeInvalid(Refusal, frozen=True):
    code = "wrong-second"


class SecondFactorRequiredFirst(Refusal, frozen=True):
    code = "no-second"


class SecondFactorMissing(Refusal, frozen=True):
    code = "no-second"
    who: Player


class AuthenticatorKeyChanged(Refusal, frozen=True):
    code = "key-lost"


class AuthenticatorKeyMissing(Refusal, frozen=True):
    code = "no-sealing"


# Passkeys ---------------------------------------------------------------------------------------


class TooManyPasskeys(Refusal, frozen=True):
    code = "too-many"
    who: Player
    most: int


class PasskeyRegistered(Refusal, frozen=True):
    code = "passkey-known"


class PasskeyMissing(Refusal, frozen=True):
    code = "no-passkey"
    who: Player


class NoSuchPasskey(Refusal, frozen=True):
    code = "no-passkey"


class UnknownPasskey(Refusal, frozen=True):
    code = "wrong-passkey"


class PasskeyNotAccepted(Refusal, frozen=True):
    code = "wrong-passkey"


class PasskeyTooLate(Refusal, frozen=True):
    code = "passkey-late"


class PasskeyDomainRequired(Refusal, frozen=True):
    code = "passkey-place"
    host: str
    instead: str


class PasskeyHttpsDomainRequired(Refusal, frozen=True):
    code = "passkey-place"
    host: str


class PasskeysNeedHttps(Refusal, frozen=True):
    code = "passkey-place"


class PasskeyDomainMismatch(Refusal, frozen=True):
    code = "passkey-place"
    base: str


# Operators, bans and deleted accounts -----------------------------------------------------------


class OperatorNotBannable(Refusal, frozen=True):
    code = "admin"
    who: Player


class PlayerNotBanned(Refusal, frozen=True):
    code = "not-barred"
    who: Player


class PlayerNotGuest(Refusal, frozen=True):
    code = "account"
    who: Player


class PlayerWithHands(Refusal, frozen=True):
    code = "has-played"
    who: Player


class ChatMessageEmpty(Refusal, frozen=True):
    code = "no-text"


class OperatorRequired(Refusal, frozen=True):
    code = "runs-room"
    who: Player


class PlayerSeatedElsewhere(Refusal, frozen=True):
    code = "still-here"
    table: str
