"""Signed tokens: invitation links to tables, shared hands, and cookies that cannot be forged."""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from itsdangerous import BadSignature, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

from riverboat.decoding import convert
from riverboat.web.server_config import ServerConfig

SECRET_FILE = "invitations.secret"


def load_signing_secret(config: ServerConfig) -> str:
    """Return the configured secret, or the one in the data folder, created at first use.

    Nodes of one room without a configured secret derive a common one from the shared cluster
    secret.
    """
    if config.secret:
        return config.secret
    if config.node:
        cluster_secret = config.cluster_secret.encode()
        return hmac.digest(cluster_secret, b"riverboat invitations", "sha256").hex()
    path = Path(config.data) / SECRET_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        file_descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    secret = secrets.token_urlsafe(32)
    with os.fdopen(file_descriptor, "w", encoding="ascii") as secret_file:
        secret_file.write(secret)
        secret_file.flush()
        os.fsync(secret_file.fileno())
    return secret


class SharedHand(Struct, frozen=True, array_like=True):
    """A hand that a player shares by a link, and which parts of it are shown."""

    table: str
    hand: int
    chair: int
    """Chair of the sharer, whose hole cards are shown; 0 if they are not."""
    shows_names: bool
    """True if players are shown by their names."""


class InvitationClaims(Struct, frozen=True):
    """The signed claims of an invitation."""

    table: str
    """Id of the table that the invitation opens; empty for an invalid invitation."""
    links_version: int = 0
    """Number of times that the table's links had been reset when the invitation was made."""
    link_id: str = ""
    """Id of the single-person or temporary link; empty for the general link."""


class TokenSigner:
    """Signs and verifies invitations to tables, and other tokens."""

    def __init__(self, secret: str, valid_days: int) -> None:
        self._invitation_signer = URLSafeTimedSerializer(secret, salt="riverboat.invitation")
        self._host_signer = URLSafeTimedSerializer(secret, salt="riverboat.host")
        self._names_signer = URLSafeSerializer(secret, salt="riverboat.names")
        self._devices_signer = URLSafeSerializer(secret, salt="riverboat.devices")
        self._share_signer = URLSafeSerializer(secret, salt="riverboat.share")
        self._overlay_signer = URLSafeSerializer(secret, salt="riverboat.overlay")
        self._live_signer = URLSafeSerializer(secret, salt="riverboat.live")
        self._valid_seconds = valid_days * 86_400

    def table_invitation(self, table_id: str, links_version: int = 0) -> str:
        """Return an invitation to a table, valid for one version of its links."""
        return str(self._invitation_signer.dumps([table_id, links_version]))

    def link_invitation(self, table_id: str, link_id: str) -> str:
        """Return an invitation that is valid as long as its table has this link."""
        return str(self._invitation_signer.dumps([table_id, link_id]))

    def host_invitation(self, table_id: str, links_version: int = 0) -> str:
        """Return an invitation to become a host of a table."""
        return str(self._host_signer.dumps([table_id, links_version]))

    def parse_invitation(self, invitation: str) -> InvitationClaims:
        """Return the claims of an invitation, to be checked with its table; empty if forged."""
        return self._parse_claims(self._invitation_signer, invitation)

    def parse_host_invitation(self, invitation: str) -> InvitationClaims:
        """Return the claims of a host invitation, to be checked with its table."""
        return self._parse_claims(self._host_signer, invitation)

    def sign_names(self, guest_names: tuple[str, ...]) -> str:
        """Return the cookie value for the names that guests have used in a browser."""
        return str(self._names_signer.dumps(list(guest_names)))

    def read_names(self, cookie: str) -> tuple[str, ...]:
        """Return the guest names used in a browser; empty without a valid cookie."""
        try:
            guest_names = self._names_signer.loads(cookie)
        except (BadSignature, ValueError):
            return ()
        return tuple([name for name in guest_names if isinstance(name, str)])

    def sign_devices(self, devices: Mapping[str, str]) -> str:
        """Return the cookie value for a browser's device id in each account."""
        return str(self._devices_signer.dumps(dict(devices)))

    def read_devices(self, cookie: str) -> dict[str, str]:
        """Return a browser's device ids by the folded name of each account."""
        try:
            devices = self._devices_signer.loads(cookie)
        except (BadSignature, ValueError):
            return {}
        return {str(name): str(device) for name, device in devices.items()}

    def sign_shared_hand(self, shared_hand: SharedHand) -> str:
        """Return the link token of a shared hand; it never expires."""
        return str(self._share_signer.dumps(msgspec.to_builtins(shared_hand)))

    def read_shared_hand(self, share_token: str) -> SharedHand | None:
        """Return the hand that a link shares; ``None`` if the signature is invalid."""
        try:
            return convert(self._share_signer.loads(share_token), SharedHand)
        except (BadSignature, ValueError):
            return None

    def overlay_key(self, table_id: str, link_version: int) -> str:
        """Return the key of a table's stream overlay, valid until its link is reset."""
        return str(self._overlay_signer.dumps([table_id, link_version]))

    def is_valid_overlay_key(self, table_id: str, link_version: int, key: str) -> bool:
        """Return True if a key opens the stream overlay of a table now."""
        try:
            claims = self._overlay_signer.loads(key)
        except (BadSignature, ValueError):
            return False
        return link_version > 0 and bool(claims == [table_id, link_version])

    def live_game_token(self, game: str, role: Literal["keep", "watch"], links_version: int) -> str:
        """Return a token to keep score of a live game or to watch it, until its links are reset."""
        return str(self._live_signer.dumps([game, role, links_version]))

    def is_valid_live_token(
        self, game: str, role: Literal["keep", "watch"], links_version: int, token: str
    ) -> bool:
        """Return True if a live game token is valid for this role now."""
        try:
            claims = self._live_signer.loads(token)
        except (BadSignature, ValueError):
            return False
        return bool(claims == [game, role, links_version])

    def _parse_claims(self, signer: URLSafeTimedSerializer, invitation: str) -> InvitationClaims:
        try:
            claims = signer.loads(invitation, max_age=self._valid_seconds)
        except (BadSignature, SignatureExpired, ValueError):
            return InvitationClaims("")
        match claims:
            case str(table):  # links from before links could be reset
                return InvitationClaims(table)
            case [str(table), int(links_version)]:
                return InvitationClaims(table, links_version)
            case [str(table), str(link_id)]:
                return InvitationClaims(table, link_id=link_id)
            case _:
                return InvitationClaims("")
