"""Refusals of logins, and of changes to one's own account or another."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal

# Coming in --------------------------------------------------------------------------------------


class WrongNameOrPassword(Refusal, frozen=True):
    code, en = "wrong", "the name or the password is wrong"


class WrongOldPassword(Refusal, frozen=True):
    code, en = "wrong", "the old password is wrong"


class ManyLogIn(Refusal, frozen=True):
    code, en = "busy", "too many are logging in at once"


class LogOutFirst(Refusal, frozen=True):
    code, en = "somebody", "you are {name}: log out to come in under another name"
    name: str


class NoNewcomers(Refusal, frozen=True):
    code = "registration"
    en = "this room takes no newcomers this way: ask its host"


class KeptOutOfTheRoom(Refusal, frozen=True):
    code, en = "barred", "{by} keeps {who:*|you} out of this room{reason:: *}"
    by: Player
    who: Player
    reason: str | None


class SessionIsOver(Refusal, frozen=True):
    code, en = "no-session", "there is no such session: it is over"


class NoSuchKey(Refusal, frozen=True):
    code, en = "no-key", "there is no such key"


class TooManyKeys(Refusal, frozen=True):
    code, en = "too-many", "{who:* has|you have} {most} keys: remove one first"
    who: Player
    most: int


class TooManyNotes(Refusal, frozen=True):
    code = "too-many"
    en = "{who:* has|you have} notes about {most} players: remove one first"
    who: Player
    most: int


class CodeIsNoGood(Refusal, frozen=True):
    code = "wrong-code"
    en = "this code is wrong, was used, or is too old: ask for a new one"


class CodeWasUsed(Refusal, frozen=True):
    code, en = "wrong-code", "this code was used: ask for a new one"


# Passwords --------------------------------------------------------------------------------------


class PasswordTooShort(Refusal, frozen=True):
    code, en = "weak-password", "a password has at least {least} characters"
    least: int


class PasswordIsGuessed(Refusal, frozen=True):
    code = "weak-password"
    en = "this password is one of those that are guessed first: choose another, or three words"


class TablePasswordTooShort(Refusal, frozen=True):
    code = "short-password"
    en = "the password of a table has at least {least} characters"
    least: int


# One-time links ---------------------------------------------------------------------------------


class LinkIsOver(Refusal, frozen=True):
    code, en = "link-over", "this link was used or has expired: ask for a new one"


class NoMailHere(Refusal, frozen=True):
    code, en = "no-mail", "this room sends no e-mail: ask its operator for a new password"


class IsNoEmail(Refusal, frozen=True):
    code, en = "bad-email", "{address} is no e-mail address"
    address: str


class GuestHasNoEmail(Refusal, frozen=True):
    code, en = "no-password", "a guest has no e-mail address: set a password first"


# Second factors ---------------------------------------------------------------------------------


class GuestHasNoSecond(Refusal, frozen=True):
    code, en = "no-password", "a guest has no second factor: set a password first"


class SayACodeToo(Refusal, frozen=True):
    code = "second-needed"
    en = "say a code too: of your authenticator, or a recovery code; or use a passkey"


class LogInAgain(Refusal, frozen=True):
    code, en = "step-late", "this took too long: say your name and password again"


class DrawAnotherPicture(Refusal, frozen=True):
    code, en = "too-late", "this took too long: begin again, with a new picture"


class NotTheCode(Refusal, frozen=True):
    code = "wrong-second"
    en = "this is not the code: look at the clocks of both devices, and take the next one"


class SecondCodeIsNoGood(Refusal, frozen=True):
    code, en = "wrong-second", "this code is wrong, or was used: take the next one"


class TurnOneOnFirst(Refusal, frozen=True):
    code = "no-second"
    en = "recovery codes stand in for a second factor: turn one on first"


class HasNoSecondFactor(Refusal, frozen=True):
    code, en = "no-second", "{who:* has|you have} no second factor"
    who: Player


class SealedByAnotherKey(Refusal, frozen=True):
    code = "key-lost"
    en = (
        "the room has another key than when this authenticator was turned on: "
        "use a recovery code or a passkey"
    )


class NoSealingKey(Refusal, frozen=True):
    code, en = "no-sealing", "this room has no key to keep authenticators with"


# Passkeys ---------------------------------------------------------------------------------------


class TooManyPasskeys(Refusal, frozen=True):
    code, en = "too-many", "{who:* has|you have} {most} passkeys: remove one first"
    who: Player
    most: int


class PasskeyIsKnown(Refusal, frozen=True):
    code, en = "passkey-known", "this passkey is known here already"


class HasNoPasskey(Refusal, frozen=True):
    code, en = "no-passkey", "{who:* has|you have} no passkey"
    who: Player


class NoSuchPasskey(Refusal, frozen=True):
    code, en = "no-passkey", "there is no such passkey"


class UnknownPasskey(Refusal, frozen=True):
    code, en = "wrong-passkey", "the room does not know this passkey"


class PasskeyNotAccepted(Refusal, frozen=True):
    code, en = "wrong-passkey", "this passkey was not accepted: try again"


class PasskeyTooLate(Refusal, frozen=True):
    code = "passkey-late"
    en = "this took too long, or was asked in another browser: try again"


class PasskeyNeedsAName(Refusal, frozen=True):
    code = "passkey-place"
    en = "a passkey belongs to a name, and {host} is an address: open the room by {instead}"
    host: str
    instead: str


class PasskeyNeedsANameWithHttps(Refusal, frozen=True):
    code = "passkey-place"
    en = (
        "a passkey belongs to a name, and {host} is an address: open the room by a name, with https"
    )
    host: str


class PasskeysNeedHttps(Refusal, frozen=True):
    code, en = "passkey-place", "passkeys need https: browsers have none without it"


class PasskeysBelongTo(Refusal, frozen=True):
    code, en = "passkey-place", "passkeys belong to {base}: open the room there"
    base: str


# Who runs the room, and who leaves it -----------------------------------------------------------


class RunsTheRoom(Refusal, frozen=True):
    code, en = "admin", "{who:* runs|you run} this room, and {who:is|are} not kept out of it"
    who: Player


class MayComeInNow(Refusal, frozen=True):
    code, en = "not-barred", "{who:*|you} may come in already"
    who: Player


class IsNoGuest(Refusal, frozen=True):
    code, en = "account", "{who:* has|you have} an account, and {who:is|are} no guest"
    who: Player


class HasPlayedHere(Refusal, frozen=True):
    code = "has-played"
    en = "{who} has played here: their hands and chips stay theirs, and so does the name"
    who: Player


class SaySomething(Refusal, frozen=True):
    code, en = "no-text", "say something"


class IsNeededHere(Refusal, frozen=True):
    code = "runs-room"
    en = "{who:* runs|you run} this room: let somebody else do that first"
    who: Player


class IsStillHere(Refusal, frozen=True):
    code = "still-here"
    en = "{table} is open, and you sit there or host it: leave or close it first"
    table: str
