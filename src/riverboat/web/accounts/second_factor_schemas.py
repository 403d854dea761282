"""HTTP payloads for second factors: Structs only."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PasswordText = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]
SecondFactorKind = Literal["totp", "passkey", "recovery"]
"""Second factors that may follow a password: an authenticator code, a passkey, a recovery code."""


class PasskeySummary(Struct, frozen=True):
    """A passkey, as shown to its owner."""

    id: str
    label: str
    made_at: int
    """Time of registration in milliseconds since 1970."""
    used_at: int
    """Time of last use in milliseconds since 1970; 0 if it was never used."""


class SecuritySettings(Struct, frozen=True, rename={"recovery_code_count": "codes"}):
    """The second factors that an account requires after its password."""

    totp_at: int
    """Time at which the authenticator was enrolled, in ms since 1970; 0 if there is none."""
    recovery_code_count: int
    """Number of unused recovery codes."""
    passkeys: tuple[PasskeySummary, ...]


Base64 = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes in URL-safe base64, without padding."""
Code = Annotated[str, Meta(max_length=40)]


class AssertionResponse(Struct, frozen=True):
    """The signed response of an authenticator to a challenge."""

    clientDataJSON: Base64  # noqa: N815
    authenticatorData: Base64  # noqa: N815
    signature: Base64
    userHandle: Base64 | None = None  # noqa: N815


class Assertion(Struct, frozen=True):
    """The result of ``navigator.credentials.get()``, as its ``toJSON`` returns it."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: AssertionResponse


class AttestationResponse(Struct, frozen=True):
    """The authenticator's statement about a passkey that it has created."""

    clientDataJSON: Base64  # noqa: N815
    attestationObject: Base64  # noqa: N815


class Attestation(Struct, frozen=True):
    """The result of ``navigator.credentials.create()``, as its ``toJSON`` returns it."""

    id: Base64
    rawId: Base64  # noqa: N815
    type: Literal["public-key"]
    response: AttestationResponse


class ReauthenticationBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Proof of identity: the password, and a second factor if one is enrolled."""

    password: PasswordText
    code: Code = ""
    """A code of the authenticator, or a recovery code."""
    passkey: Assertion | None = None
    """Alternatively, the answer of a passkey to ``POST /api/passkeys/ask``."""


class TotpEnrollment(Struct, frozen=True):
    """An authenticator that is not enabled yet; its secret is shown only once."""

    secret: str
    uri: str
    """The secret as an ``otpauth:`` URI, for a QR code."""


class TotpCodeBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A code shown by the authenticator."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes, shown only once."""

    codes: tuple[str, ...]
    """The new codes; empty if the account still has unused codes."""


class PasskeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has created, and its name."""

    label: Label
    credential: Attestation


class RemovePasskeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey to remove, and proof of identity."""

    id: Base64
    proof: ReauthenticationBody


class PasskeyChallengeBody(
    Struct, frozen=True, forbid_unknown_fields=True, rename={"is_passwordless": "alone"}
):
    """A request for a passkey challenge."""

    is_passwordless: bool
    """True to log in with a passkey instead of name and password, not after them."""


class AssertionBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a passkey to a challenge."""

    credential: Assertion


class PasskeyOptions(Struct, frozen=True):
    """WebAuthn options for the browser, as JSON."""

    options: dict[str, Any]
