"""What goes over HTTP about second factors: Structs, and nothing else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PasswordText = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]
SecondFactorKind = Literal["totp", "passkey", "recovery"]
"""What may be said after a password: a code of an authenticator, a passkey, a recovery code."""


class PasskeySummary(Struct, frozen=True):
    """A passkey, as its owner is shown it."""

    id: str
    label: str
    made_at: int
    used_at: int
    """0 if it never was."""


class SecuritySettings(Struct, frozen=True):
    """What an account is asked for beside its password."""

    totp_at: int
    """Since when there is an authenticator; 0 if there is none."""
    codes: int
    """Recovery codes that are left."""
    passkeys: tuple[PasskeySummary, ...]


Base64 = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes in URL-safe base64, without the signs at its end."""
Code = Annotated[str, Meta(max_length=40)]


class AssertionResponse(Struct, frozen=True):
    """What an authenticator has signed."""

    clientDataJSON: Base64  # noqa: N815
    authenticatorData: Base64  # noqa: N815
    signature: Base64
    userHandle: Base64 | None = None  # noqa: N815


class Assertion(Struct, frozen=True):
    """What a browser has of ``navigator.credentials.get()``, as its ``toJSON`` has it."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: AssertionResponse


class AttestationResponse(Struct, frozen=True):
    """What an authenticator says of a passkey that it has made."""

    clientDataJSON: Base64  # noqa: N815
    attestationObject: Base64  # noqa: N815


class Attestation(Struct, frozen=True):
    """What a browser has of ``navigator.credentials.create()``, as its ``toJSON`` has it."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: AttestationResponse


class ReauthenticationBody(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is oneself: the password, and a second factor of who has one."""

    password: PasswordText
    code: Code = ""
    """Of an authenticator, or a recovery code."""
    passkey: Assertion | None = None
    """Or what a passkey has answered to ``POST /api/passkeys/ask``."""


class TotpEnrollment(Struct, frozen=True):
    """An authenticator that is not turned on yet: its secret is shown this once."""

    secret: str
    uri: str
    """The same for a picture (QR)."""


class TotpCodeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that the authenticator shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class RecoveryCodes(Struct, frozen=True):
    """Recovery codes that were just made: they are shown this once."""

    codes: tuple[str, ...]
    """None, where some of before are left."""


class PasskeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made, and how it is called."""

    label: Label
    credential: Attestation


class RemovePasskeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that is not known any more, and the proof that it is oneself."""

    id: Base64
    proof: ReauthenticationBody


class PasskeyChallengeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """That a passkey is to be asked."""

    alone: bool
    """In place of a name and a password, and not after them."""


class AssertionBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey has answered."""

    credential: Assertion


class PasskeyOptions(Struct, frozen=True):
    """What a browser is asked to do with passkeys, as WebAuthn's JSON has it."""

    options: dict[str, Any]
