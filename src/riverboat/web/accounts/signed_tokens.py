"""Invitations: a link that opens a table to whoever has it, signed so that nobody can make one."""

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
    """The secret of the configuration, or the one in the data folder, made on first use.

    Hosts of one room that are told none have the same, which follows from what they share.
    """
    if config.secret:
        return config.secret
    if config.node:
        shared = config.cluster_secret.encode()
        return hmac.digest(shared, b"riverboat invitations", "sha256").hex()
    path = Path(config.data) / SECRET_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    made = secrets.token_urlsafe(32)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(made)
        file.flush()
        os.fsync(file.fileno())
    return made


class SharedHand(Struct, frozen=True, array_like=True):
    """A hand that somebody shows to whoever has the link, and how much of it."""

    table: str
    hand: int
    chair: int
    """Where its sharer sat, whose own cards are shown; 0 where they are not."""
    names: bool
    """The players are called by their names."""


class InvitationClaims(Struct, frozen=True):
    """What an invitation opens, as far as its signature says it."""

    table: str
    """Empty if it opens none."""
    links_version: int = 0
    """How often the links of the table had been made anew."""
    link_id: str = ""
    """The one of the table's links that it is; empty for what all are sent."""


class TokenSigner:
    """Makes and reads invitations to tables."""

    def __init__(self, secret: str, days: int) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="riverboat.invitation")
        self._hosts = URLSafeTimedSerializer(secret, salt="riverboat.host")
        self._names = URLSafeSerializer(secret, salt="riverboat.names")
        self._devices = URLSafeSerializer(secret, salt="riverboat.devices")
        self._shares = URLSafeSerializer(secret, salt="riverboat.share")
        self._live = URLSafeSerializer(secret, salt="riverboat.live")
        self._seconds = days * 86_400

    def table_invitation(self, table: str, links_version: int = 0) -> str:
        """An invitation to a table whose links were *made* anew so often."""
        return str(self._signer.dumps([table, links_version]))

    def link_invitation(self, table: str, link_id: str) -> str:
        """An invitation that is good as long as its table has this link."""
        return str(self._signer.dumps([table, link_id]))

    def host_invitation(self, table: str, links_version: int = 0) -> str:
        """An invitation to be a host of a table."""
        return str(self._hosts.dumps([table, links_version]))

    def parse_invitation(self, invitation: str) -> InvitationClaims:
        """What an invitation opens, if its table still says so; nothing if it is none of ours."""
        return self._parse(self._signer, invitation)

    def parse_host_invitation(self, invitation: str) -> InvitationClaims:
        """The table whose host an invitation makes one, if the table still says so."""
        return self._parse(self._hosts, invitation)

    def sign_names(self, names: tuple[str, ...]) -> str:
        """What a browser keeps of the names that guests had in it."""
        return str(self._names.dumps(list(names)))

    def read_names(self, cookie: str) -> tuple[str, ...]:
        """The names that guests had in a browser; none if it keeps nothing of ours."""
        try:
            found = self._names.loads(cookie)
        except (BadSignature, ValueError):
            return ()
        return tuple([each for each in found if isinstance(each, str)])

    def sign_devices(self, known: Mapping[str, str]) -> str:
        """What a browser keeps of the accounts that have logged in by it: what it is to each."""
        return str(self._devices.dumps(dict(known)))

    def read_devices(self, cookie: str) -> dict[str, str]:
        """What a browser is to the accounts that have logged in by it, by their folded names."""
        try:
            found = self._devices.loads(cookie)
        except (BadSignature, ValueError):
            return {}
        return {str(name): str(device) for name, device in found.items()}

    def sign_shared_hand(self, shared: SharedHand) -> str:
        """A hand that is shown to others, as it stands in a link. It is good for ever."""
        return str(self._shares.dumps(msgspec.to_builtins(shared)))

    def read_shared_hand(self, link: str) -> SharedHand | None:
        """What a link shows; ``None`` if nobody of this room has made it."""
        try:
            return convert(self._shares.loads(link), SharedHand)
        except (BadSignature, ValueError):
            return None

    def live_game_token(self, game: str, role: Literal["keep", "watch"], links_version: int) -> str:
        """What lets somebody keep a live game or look on, as long as its links stay as they are."""
        return str(self._live.dumps([game, role, links_version]))

    def is_valid_live_token(
        self, game: str, role: Literal["keep", "watch"], links_version: int, token: str
    ) -> bool:
        """Whether a link lets somebody do so now."""
        try:
            found = self._live.loads(token)
        except (BadSignature, ValueError):
            return False
        return bool(found == [game, role, links_version])

    def _parse(self, signer: URLSafeTimedSerializer, invitation: str) -> InvitationClaims:
        try:
            found = signer.loads(invitation, max_age=self._seconds)
        except (BadSignature, SignatureExpired, ValueError):
            return InvitationClaims("")
        match found:
            case str(table):  # as it was before links could be made anew
                return InvitationClaims(table)
            case [str(table), int(made)]:
                return InvitationClaims(table, made)
            case [str(table), str(link)]:
                return InvitationClaims(table, link_id=link)
            case _:
                return InvitationClaims("")
