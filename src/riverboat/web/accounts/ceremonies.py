"""WebAuthn as its library does it: options for a browser, and what its authenticator answers.

The library takes a quarter of a second to be imported, so that this module is imported when a
passkey is first used, in a thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cbor2 import CBORError
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from riverboat.store.rows import PasskeyRow
from riverboat.web.accounts.relying_party import BadAnswer, Registered, RelyingParty

_MILLISECONDS: Final = 5 * 60_000
_NO_ANSWER: Final = (
    WebAuthnException,
    CBORError,
    InvalidSignature,
    UnsupportedAlgorithm,
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    TypeError,
    ValueError,
)
"""What is raised at an answer that is wrong, or none at all."""


def creation(
    place: RelyingParty, name: str, handle: bytes, challenge: bytes, known: Sequence[str]
) -> Any:
    """What a browser makes a passkey from: one that names its account, and asks who uses it."""
    return options_to_json_dict(
        generate_registration_options(
            rp_id=place.host,
            rp_name="riverboat",
            user_name=name,
            user_id=handle,
            challenge=challenge,
            timeout=_MILLISECONDS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=_described(known),
        )
    )


def request(
    place: RelyingParty, challenge: bytes, allowed: Sequence[str], *, verified: bool
) -> Any:
    """What a browser asks a passkey with: one of these, or whichever it has."""
    needs = UserVerificationRequirement
    return options_to_json_dict(
        generate_authentication_options(
            rp_id=place.host,
            challenge=challenge,
            timeout=_MILLISECONDS,
            allow_credentials=_described(allowed),
            user_verification=needs.REQUIRED if verified else needs.PREFERRED,
        )
    )


def _described(ids: Sequence[str]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in ids]


def registered(place: RelyingParty, challenge: bytes, answer: dict[str, Any]) -> Registered:
    """The passkey that a browser has made, or ``BadAnswer``."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except _NO_ANSWER as why:
        raise BadAnswer(str(why)) from why
    called = bytes_to_base64url(found.credential_id)
    return Registered(called, found.credential_public_key, found.sign_count)


def signed(
    place: RelyingParty,
    challenge: bytes,
    answer: dict[str, Any],
    row: PasskeyRow,
    *,
    verified: bool,
) -> int:
    """How often the passkey has signed now; or ``BadAnswer``, if it counts back.

    One that comes alone has to say whose it is, and that it knows who uses it.
    """
    if verified and answer["response"].get("userHandle") != bytes_to_base64url(row.handle):
        raise BadAnswer("it does not say whose it is")
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.count,
            require_user_verification=verified,
        )
    except _NO_ANSWER as why:
        raise BadAnswer(str(why)) from why
    return found.new_sign_count
