"""WebAuthn ceremonies: options for a browser, and verification of authenticator responses.

The import of the library takes a quarter of a second, so this module is imported in a thread, at
the first use of a passkey.
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
from riverboat.web.accounts.relying_party import InvalidCredential, RegisteredPasskey, RelyingParty

_TIMEOUT_MS: Final = 5 * 60_000
_VERIFICATION_ERRORS: Final = (
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
"""Exceptions that the library raises for a wrong or malformed response."""


def registration_options(
    relying_party: RelyingParty,
    name: str,
    user_handle: bytes,
    challenge: bytes,
    exclude_ids: Sequence[str],
) -> Any:
    """Return creation options for a discoverable passkey with user verification."""
    return options_to_json_dict(
        generate_registration_options(
            rp_id=relying_party.host,
            rp_name="riverboat",
            user_name=name,
            user_id=user_handle,
            challenge=challenge,
            timeout=_TIMEOUT_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=_build_credential_descriptors(exclude_ids),
        )
    )


def authentication_options(
    relying_party: RelyingParty,
    challenge: bytes,
    allowed_ids: Sequence[str],
    *,
    require_user_verification: bool,
) -> Any:
    """Return request options for the *allowed_ids*, or for any passkey if there are none."""
    verification_requirement = UserVerificationRequirement
    return options_to_json_dict(
        generate_authentication_options(
            rp_id=relying_party.host,
            challenge=challenge,
            timeout=_TIMEOUT_MS,
            allow_credentials=_build_credential_descriptors(allowed_ids),
            user_verification=verification_requirement.REQUIRED
            if require_user_verification
            else verification_requirement.PREFERRED,
        )
    )


def _build_credential_descriptors(ids: Sequence[str]) -> list[PublicKeyCredentialDescriptor]:
    return [
        PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential_id)) for credential_id in ids
    ]


def verify_registration(
    relying_party: RelyingParty, challenge: bytes, response: dict[str, Any]
) -> RegisteredPasskey:
    """Return the passkey that a browser has created, or raise ``InvalidCredential``."""
    try:
        registration = verify_registration_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=relying_party.host,
            expected_origin=relying_party.origin,
            require_user_verification=True,
        )
    except _VERIFICATION_ERRORS as error:
        raise InvalidCredential(str(error)) from error
    credential_id = bytes_to_base64url(registration.credential_id)
    return RegisteredPasskey(
        credential_id, registration.credential_public_key, registration.sign_count
    )


def verify_assertion(
    relying_party: RelyingParty,
    challenge: bytes,
    response: dict[str, Any],
    row: PasskeyRow,
    *,
    require_user_verification: bool,
) -> int:
    """Return the new signature counter; raise ``InvalidCredential``, also if it has gone backwards.

    A passkey that logs in alone must carry its user handle, and must have verified its user.
    """
    if require_user_verification and response["response"].get("userHandle") != bytes_to_base64url(
        row.user_handle
    ):
        raise InvalidCredential("the credential has no user handle")
    try:
        authentication = verify_authentication_response(
            credential=response,
            expected_challenge=challenge,
            expected_rp_id=relying_party.host,
            expected_origin=relying_party.origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.signature_count,
            require_user_verification=require_user_verification,
        )
    except _VERIFICATION_ERRORS as error:
        raise InvalidCredential(str(error)) from error
    return authentication.new_sign_count
