"""Refusals of logins, and of changes to one's own account or another."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


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


class LoginSessionOver(Refusal, frozen=True):
    code = "no-session"


class ApiKeyNotFound(Refusal, frozen=True):
    code = "no-key"


class TooManyApiKeys(Refusal, frozen=True, rename={"max_keys": "most"}):
    code = "too-many"
    who: Player
    max_keys: int


class TooManyNotes(Refusal, frozen=True, rename={"max_players": "most"}):
    code = "too-many"
    who: Player
    max_players: int


class LoginCodeInvalid(Refusal, frozen=True):
    code = "wrong-code"


class CodeUsed(Refusal, frozen=True):
    code = "wrong-code"


class PasswordTooShort(Refusal, frozen=True, rename={"min_characters": "least"}):
    code = "weak-password"
    min_characters: int


class PasswordGuessable(Refusal, frozen=True):
    code = "weak-password"


class TablePasswordTooShort(Refusal, frozen=True, rename={"min_characters": "least"}):
    code = "short-password"
    min_characters: int


class LinkExpired(Refusal, frozen=True):
    code = "link-over"


class MailUnavailable(Refusal, frozen=True):
    code = "no-mail"


class EmailInvalid(Refusal, frozen=True):
    code = "bad-email"
    address: str


class EmailForGuest(Refusal, frozen=True):
    code = "no-password"


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


class TooManyPasskeys(Refusal, frozen=True, rename={"max_passkeys": "most"}):
    code = "too-many"
    who: Player
    max_passkeys: int


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


class PasskeyDomainRequired(Refusal, frozen=True, rename={"domain_url": "instead"}):
    code = "passkey-place"
    host: str
    domain_url: str


class PasskeyHttpsDomainRequired(Refusal, frozen=True):
    code = "passkey-place"
    host: str


class PasskeysNeedHttps(Refusal, frozen=True):
    code = "passkey-place"


class PasskeyDomainMismatch(Refusal, frozen=True, rename={"base_url": "base"}):
    code = "passkey-place"
    base_url: str


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
