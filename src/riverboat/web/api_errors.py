"""What a request that is not fulfilled is answered: a code, the rule, why; never a traceback."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from riverboat import words
from riverboat.wire.wire_phrases import Words


class ErrorResponse(Struct, frozen=True):
    """Why a request was not fulfilled; nothing has changed."""

    code: str
    """For programs."""
    rule: str
    """The rule of poker, as in ``docs/rules``; empty where it is none."""
    why: str
    """In an English sentence, for people."""
    said: Words
    """The same as a phrase: what is said, and its arguments."""
    legal: str | UnsetType = UNSET
    """What would be legal."""
    option: str | UnsetType = UNSET
    """The option of a table that cannot be so, ``buy_in.least``; ``game`` and ``stakes`` are what
    is played and for how much. Absent where it is about no single one."""


class ApiError(Exception):
    """Raise it in a handler: the request is answered with this status and a ``Refusal``."""

    def __init__(
        self,
        status: int,
        refusal_phrase: words.Refusal,
        *,
        legal: str = "",
        option: str = "",
        retry_after_seconds: float = 0,
    ) -> None:
        super().__init__(refusal_phrase)
        self.status, self.refusal_phrase = status, refusal_phrase
        self.payload = error_payload(refusal_phrase, legal, option)
        self.retry_after_seconds = retry_after_seconds
        """Seconds after which it makes sense to try again; 0 if it does not."""

    def response(self) -> Response:
        """The answer."""
        headers = (
            {"Retry-After": str(max(1, round(self.retry_after_seconds)))}
            if self.retry_after_seconds
            else None
        )
        return error_response(self.status, self.payload, headers)


def error_payload(
    refusal_phrase: words.Refusal, legal: str = "", option: str = ""
) -> ErrorResponse:
    """A refusal as it is sent."""
    return ErrorResponse(
        refusal_phrase.code,
        refusal_phrase.rule,
        str(refusal_phrase),
        refusal_phrase,
        legal or UNSET,
        option or UNSET,
    )


def error_response(
    status: int, payload: ErrorResponse, headers: dict[str, str] | None = None
) -> Response:
    """The response that says so."""
    return Response(msgspec.json.encode(payload), status, headers, "application/json")
