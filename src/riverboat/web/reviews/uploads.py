"""Uploads of hand histories in pieces, each of which fits into a request."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.words.refusals import review_limits as said

UNUSED_UPLOAD_SECONDS: Final = 600.0
MAX_UPLOADS: Final = 50
"""Maximum number of uploads; the oldest is dropped first."""


@dataclass(slots=True)
class Upload:
    """An upload in progress: the pieces received so far."""

    id: str
    received_at: float
    pieces: list[str] = field(default_factory=list)
    character_count: int = 0


class Uploads:
    """The uploads in progress, at most one for each player."""

    def __init__(self, max_characters: int, clock: MonotonicClock) -> None:
        self._max_characters, self._clock = max_characters, clock
        self._upload_by_owner: dict[str, Upload] = {}

    def add(self, owner: str, upload_id: str, text: str) -> Upload:
        """Add a piece to an upload, or to a new one without *upload_id*; refuse too long a text."""
        upload = self._find_upload(owner, upload_id) if upload_id else self._begin_upload(owner)
        if upload.character_count + len(text) > self._max_characters:
            del self._upload_by_owner[owner]
            raise ApiError(413, said.UploadTooLong(self._max_characters))
        upload.pieces.append(text)
        upload.character_count += len(text)
        upload.received_at = self._clock()
        return upload

    def pop(self, owner: str, upload_id: str) -> str:
        """Return the text of an upload, and forget it."""
        upload = self._find_upload(owner, upload_id)
        del self._upload_by_owner[owner]
        return "".join(upload.pieces)

    def sweep(self) -> None:
        """Forget uploads that have received no piece for ``UNUSED_UPLOAD_SECONDS``."""
        kept_since = self._clock() - UNUSED_UPLOAD_SECONDS
        for owner in [
            upload_owner
            for upload_owner, upload in self._upload_by_owner.items()
            if upload.received_at < kept_since
        ]:
            del self._upload_by_owner[owner]

    def _begin_upload(self, owner: str) -> Upload:
        self._upload_by_owner.pop(owner, None)
        if len(self._upload_by_owner) >= MAX_UPLOADS:
            del self._upload_by_owner[next(iter(self._upload_by_owner))]
        self._upload_by_owner[owner] = Upload(secrets.token_urlsafe(15), self._clock())
        return self._upload_by_owner[owner]

    def _find_upload(self, owner: str, upload_id: str) -> Upload:
        upload = self._upload_by_owner.get(owner)
        if upload is None or upload.id != upload_id:
            raise ApiError(404, said.UploadExpired())
        return upload
