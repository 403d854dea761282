"""A software authenticator that answers as a browser and a security key do.

It signs with ES256 without attestation, as most passkeys do. Every field can be set to a wrong
value.
"""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, CREDENTIAL_INCLUDED = 1, 4, 64


def encode_base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SoftPasskey:
    """A passkey for one account of one origin."""

    def __init__(self, origin: str, host: str = "") -> None:
        self.origin, self.host = origin, host or origin.split("//")[1].split(":")[0]
        self.id = os.urandom(32)
        self.private_key = ec.generate_private_key(ec.SECP256R1())
        self.user_handle = b""
        self.signature_count = 0
        self.flags = USER_PRESENT | USER_VERIFIED

    def create_response(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the response of ``navigator.credentials.create()``."""
        assert options["rp"]["id"] == self.host
        self.user_handle = decode_base64url(options["user"]["id"])
        public_numbers = self.private_key.public_key().public_numbers()
        cose_key = {
            1: 2, 3: -7, -1: 1,
            -2: public_numbers.x.to_bytes(32, "big"), -3: public_numbers.y.to_bytes(32, "big"),
        }  # fmt: skip
        credential_data = (
            bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose_key)
        )
        authenticator_data = self._encode_authenticator_data(CREDENTIAL_INCLUDED) + credential_data
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": authenticator_data})
        client_data = self._encode_client_data("webauthn.create", options["challenge"])
        return self._wrap_credential(
            {
                "clientDataJSON": encode_base64url(client_data),
                "attestationObject": encode_base64url(attestation),
            }
        )

    def get_response(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the response of ``navigator.credentials.get()``."""
        if self.signature_count:
            self.signature_count += 1
        client_data, authenticator_data = (
            self._encode_client_data("webauthn.get", options["challenge"]),
            self._encode_authenticator_data(0),
        )
        signature = self.private_key.sign(
            authenticator_data + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._wrap_credential(
            {
                "clientDataJSON": encode_base64url(client_data),
                "authenticatorData": encode_base64url(authenticator_data),
                "signature": encode_base64url(signature),
                "userHandle": encode_base64url(self.user_handle),
            }
        )

    def _encode_authenticator_data(self, flags: int) -> bytes:
        rp_id_hash = sha256(self.host.encode()).digest()
        return rp_id_hash + struct.pack(">BI", self.flags | flags, self.signature_count)

    def _encode_client_data(self, name: str, challenge: str) -> bytes:
        return json.dumps({"type": name, "challenge": challenge, "origin": self.origin}).encode()

    def _wrap_credential(self, response: dict[str, Any]) -> dict[str, Any]:
        credential_id = encode_base64url(self.id)
        return {
            "id": credential_id,
            "rawId": credential_id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
            "authenticatorAttachment": "platform",
        }
