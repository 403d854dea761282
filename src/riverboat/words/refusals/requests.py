"""Refusals of requests of any subject: identity, form, and rate."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Refusal


class BearerTokenMissing(Refusal, frozen=True):
    code = "wrong-key"


class NoSuchApiKey(Refusal, frozen=True):
    code = "wrong-key"


class CrossSiteRequest(Refusal, frozen=True):
    code = "wrong-origin"


class UrlSchemeMismatch(Refusal, frozen=True):
    code = "wrong-origin"


class PageOutdated(Refusal, frozen=True):
    code = "csrf"


class CsrfTokenMissing(Refusal, frozen=True):
    code = "csrf"


class NotAnAdmin(Refusal, frozen=True):
    code = "not-admin"


class ApiKeyForbidden(Refusal, frozen=True):
    code = "by-key"


RateLimitedAction = Literal["connections", "requests", "configurations", "new tables", "new names"]
"""Actions that are limited in number for each client address."""


class TooManyRequests(Refusal, frozen=True, rename={"limited_action": "what"}):
    code = "too-many"
    limited_action: RateLimitedAction


class TooManyWrongTries(Refusal, frozen=True):
    code = "too-many"
    seconds: int


class JsonRequired(Refusal, frozen=True):
    code = "no-json"


class NotJson(Refusal, frozen=True, rename={"reason": "why"}):
    code = "bad-json"
    reason: Refusal


class BodyInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    """A JSON error, in the words of the parser."""

    code = "bad-body"
    reason: Refusal


class _BadBody(Refusal, frozen=True):
    code = "bad-body"


class NoSuchSituation(_BadBody, frozen=True):
    pass


class PlayerSuggestionNotFound(_BadBody, frozen=True):
    pass


class MoreAnswersThanQuestions(_BadBody, frozen=True):
    pass


class AnswerInvalid(_BadBody, frozen=True):
    answer: str


class RequestNumberTooLarge(_BadBody, frozen=True):
    number: int


class QueryInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    code = "bad-query"
    reason: Refusal


class RequestTooLong(Refusal, frozen=True, rename={"max_bytes": "most"}):
    code = "too-long"
    max_bytes: int


class MethodNotAllowed(Refusal, frozen=True, rename={"allowed_methods": "possible"}):
    code = "bad-method"
    method: str
    allowed_methods: tuple[str, ...]


class HttpHostUnknown(Refusal, frozen=True):
    code = "wrong-host"
    host: str


class PageNotFound(Refusal, frozen=True):
    code = "not-found"


class UrlNotFound(Refusal, frozen=True):
    code = "not-found"
    path: str


class ResourceNotFound(Refusal, frozen=True, rename={"resource": "what"}):
    code = "not-found"
    resource: str


class NoSuchRule(Refusal, frozen=True):
    code = "no-rule"
    cited: str


class TryAgainSoon(Refusal, frozen=True):
    code = "unavailable"


class InternalServerError(Refusal, frozen=True):
    code = "internal"


class ServerNotReady(Refusal, frozen=True, rename={"reason": "why"}):
    code = "not-ready"
    reason: str
