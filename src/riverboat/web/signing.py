"""Invitations: a link that opens a table to whoever has it, signed so that nobody can make one."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from riverboat.web.config import ServerConfig

SECRET_FILE = "invitations.secret"


def secret_of(config: ServerConfig) -> str:
    """The secret of the configuration, or the one in the data folder, made on first use."""
    if config.secret:
        return config.secret
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


class Invitations:
    """Makes and reads invitations to tables."""

    def __init__(self, secret: str, days: int) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="riverboat.invitation")
        self._hosts = URLSafeTimedSerializer(secret, salt="riverboat.host")
        self._seconds = days * 86_400

    def to(self, table: str) -> str:
        """An invitation to a table."""
        return str(self._signer.dumps(table))

    def to_host(self, table: str) -> str:
        """An invitation to be a host of a table."""
        return str(self._hosts.dumps(table))

    def table(self, invitation: str) -> str:
        """The table that an invitation opens; empty if it opens none, or none any more."""
        return self._read(self._signer, invitation)

    def hosted(self, invitation: str) -> str:
        """The table whose host an invitation makes one; empty if it is no such invitation."""
        return self._read(self._hosts, invitation)

    def _read(self, signer: URLSafeTimedSerializer, invitation: str) -> str:
        try:
            found = signer.loads(invitation, max_age=self._seconds)
        except (BadSignature, SignatureExpired, ValueError):
            return ""
        return found if isinstance(found, str) else ""
