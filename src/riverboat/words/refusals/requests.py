"""Refusals of requests of any subject: identity, form, and rate."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Refusal

# Authentication ---------------------------------------------------------------------------------


class BearerTokenMissing(Refusal, frozen=True):
    code = "wrong-key"


class NoSuchApiKey(Refusal, frozen=True):
    code = "wrong-key"


class CrossSiteRequest(Refusal, frozen=True):
    code = "wrong-origin"


class SchemeDiffers(Refusal, frozen=True):
    code = "wrong-origin"


class PageOutdated(Refusal, frozen=True):
    code = "csrf"


class CsrfTokenMissing(Refusal, frozen=True):
    code = "csrf"


class NotAnAdmin(Refusal, frozen=True):
    code = "not-admin"


class ApiKeyForbidden(Refusal, frozen=True):
    code = "by-key"


# Rate limits ------------------------------------------------------------------------------------

RateLimitedAction = Literal["connections", "requests", "configurations", "new tables", "new names"]
"""Things limited in number by address."""


class TooManyRequests(Refusal, frozen=True):
    code = "too-many"
    what: RateLimitedAction


class TooManyWrongTries(Refusal, frozen=True):
    code = "too-many"
    seconds: int


# Request bodies and queries ---------------------------------------------------------------------


class JsonRequired(Refusal, frozen=True):
    code = "no-json"


class NotJson(Refusal, frozen=True):
    code = "bad-json"
    why: Refusal


class BodyInvalid(Refusal, frozen=True):
    """A JSON error, in the words of the parser."""

    code = "bad-body"
    why: Refusal


class _BadBody(Refusal, frozen=True):
    code = "bad-body"


class NoSuchSituation(_BadBody, frozen=True):
    pass


class SuggestionNotFound(_BadBody, frozen=True):
    pass


class MoreAnswersThanQuestions(_BadBody, frozen=True):
    pass


class AnswerInvalid(_BadBody, frozen=True):
    answer: str


class NumberTooLarge(_BadBody, frozen=True):
    number: int


class QueryInvalid(Refusal, frozen=True):
    code = "bad-query"
    why: Refusal


class RequestTooLong(Refusal, frozen=True):
    code = "too-long"
    most: int


class MethodNotAllowed(Refusal, frozen=True):
    code = "bad-method"
    method: str
    possible: tuple[str, ...]


# Missing pages and resources --------------------------------------------------------------------


class HostUnknown(Refusal, frozen=True):
    code = "wrong-host"
    host: str


class PageNotFound(Refusal, frozen=True):
    code = "not-found"


class UrlNotFound(Refusal, frozen=True):
    code = "not-found"
    path: str


class ResourceNotFound(Refusal, frozen=True):
    code = "not-found"
    what: str


class NoSuchRule(Refusal, frozen=True):
    code = "no-rule"
    cited: str


# Server errors ----------------------------------------------------------------------------------


class TryAgainSoon(Refusal, frozen=True):
    code = "unavailable"


class InternalServerError(Refusal, frozen=True):
    code = "internal"


class ServerNotReady(Refusal, frozen=True):
    code = "not-ready"
    why: str
