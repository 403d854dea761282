"""Error responses of the API: a code, the rule, a reason; never a traceback."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from riverboat import words
from riverboat.wire.wire_phrases import Words


class ErrorResponse(
    Struct, frozen=True, rename={"message": "why", "phrase": "said", "legal_actions": "legal"}
):
    """The reason why a request was not fulfilled; nothing has changed."""

    code: str
    """Machine-readable code."""
    rule: str
    """The rule of poker, as in ``docs/rules``; empty if none applies."""
    message: str
    """The reason as an English sentence."""
    phrase: Words
    """The reason as a phrase with its arguments."""
    legal_actions: str | UnsetType = UNSET
    """Legal actions, if the request was an illegal action of the player to act."""
    option: str | UnsetType = UNSET
    """Invalid option of a table, such as ``buy_in.least``.

    ``game`` and ``stakes`` are the game and its sizes. It is absent if no single option caused the
    error.
    """


class ApiError(Exception):
    """Raised by a handler to answer a request with this status and a ``Refusal``."""

    def __init__(
        self,
        status: int,
        refusal_phrase: words.Refusal,
        *,
        legal_actions: str = "",
        option: str = "",
        retry_after_seconds: float = 0,
    ) -> None:
        super().__init__(refusal_phrase)
        self.status, self.refusal_phrase = status, refusal_phrase
        self.payload = build_error_payload(refusal_phrase, legal_actions, option)
        self.retry_after_seconds = retry_after_seconds
        """Seconds after which a retry makes sense; 0 if it does not."""

    def response(self) -> Response:
        """Return the response for this error."""
        headers = (
            {"Retry-After": str(max(1, round(self.retry_after_seconds)))}
            if self.retry_after_seconds
            else None
        )
        return build_error_response(self.status, self.payload, headers)


def build_error_payload(
    refusal_phrase: words.Refusal, legal_actions: str = "", option: str = ""
) -> ErrorResponse:
    """Return a refusal as the payload of an error response."""
    return ErrorResponse(
        refusal_phrase.code,
        refusal_phrase.rule,
        str(refusal_phrase),
        refusal_phrase,
        legal_actions or UNSET,
        option or UNSET,
    )


def build_error_response(
    status: int, payload: ErrorResponse, headers: dict[str, str] | None = None
) -> Response:
    """Return the HTTP error response for the payload of a refusal."""
    return Response(msgspec.json.encode(payload), status, headers, "application/json")
