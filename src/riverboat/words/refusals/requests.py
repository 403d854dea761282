"""Refusals of requests of any subject: identity, form, and rate."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Refusal

# Who asks ---------------------------------------------------------------------------------------


class SayBearer(Refusal, frozen=True):
    code, en = "wrong-key", "say Authorization: Bearer, and a key of the API"


class NoSuchApiKey(Refusal, frozen=True):
    code, en = "wrong-key", "there is no such key"


class FromAnotherPage(Refusal, frozen=True):
    code, en = "wrong-origin", "this was sent from a page of somebody else"


class SchemeDiffers(Refusal, frozen=True):
    code = "wrong-origin"
    en = (
        "the page and the room differ in http and https: set base_url, "
        "or have the proxy send X-Forwarded-Proto"
    )


class PageIsOutOfDate(Refusal, frozen=True):
    code, en = "csrf", "this page is out of date: load it again"


class SendTheCsrf(Refusal, frozen=True):
    code, en = "csrf", "send the csrf of GET /api/me in the header X-CSRF"


class NotAnAdmin(Refusal, frozen=True):
    code, en = "not-admin", "only who runs the room may do that"


class NotByKey(Refusal, frozen=True):
    code, en = "by-key", "a key of the API may not do this: log in"


# How often --------------------------------------------------------------------------------------

Rationed = Literal["connections", "requests", "configurations", "new tables", "new names"]
"""Things limited in number by address."""


class TooManyAtOnce(Refusal, frozen=True):
    code, en = "too-many", "too many {what}: wait a little"
    what: Rationed


class TooManyWrongTries(Refusal, frozen=True):
    code, en = "too-many", "too many wrong tries: wait {seconds} seconds"
    seconds: int


# What is sent -----------------------------------------------------------------------------------


class SendJson(Refusal, frozen=True):
    code, en = "no-json", "send JSON, with the content type application/json"


class NotJson(Refusal, frozen=True):
    code, en = "bad-json", "this is no JSON: {why}"
    why: Refusal


class BodyMakesNoSense(Refusal, frozen=True):
    """A JSON error, in the words of the parser."""

    code, en = "bad-body", "{why}"
    why: Refusal


class _BadBody(Refusal, frozen=True):
    code = "bad-body"


class NoSuchSituation(_BadBody, frozen=True):
    en = "there is no such situation"


class NoSuchGuess(_BadBody, frozen=True):
    en = "there is no such guess"


class MoreAnswersThanQuestions(_BadBody, frozen=True):
    en = "more answers than questions"


class IsNoAnswerToThat(_BadBody, frozen=True):
    en = "{answer} is no answer to that"
    answer: str


class NumberIsTooMuch(_BadBody, frozen=True):
    en = "{number} is too much"
    number: int


class QueryMakesNoSense(Refusal, frozen=True):
    code, en = "bad-query", "{why}"
    why: Refusal


class RequestTooLong(Refusal, frozen=True):
    code, en = "too-long", "a request has at most {most} bytes"
    most: int


class MethodImpossible(Refusal, frozen=True):
    code, en = "bad-method", "{method} is not possible here: {possible} is"
    method: str
    possible: tuple[str, ...]


# What there is not ------------------------------------------------------------------------------


class HostIsNotAllowed(Refusal, frozen=True):
    code = "wrong-host"
    en = "this room is not {host}: its operator sets allowed_hosts or base_url"
    host: str


class NothingHere(Refusal, frozen=True):
    code, en = "not-found", "there is nothing here"


class NoSuchAddress(Refusal, frozen=True):
    code, en = "not-found", "there is no {path}"
    path: str


class NoSuchThing(Refusal, frozen=True):
    code, en = "not-found", "there is no such {what}"
    what: str


class NoSuchRule(Refusal, frozen=True):
    code, en = "no-rule", "there is no rule {cited}"
    cited: str


# The server -------------------------------------------------------------------------------------


class TryAgainSoon(Refusal, frozen=True):
    code = "unavailable"
    en = "the room cannot do that just now: try again in a moment"


class SomethingWentWrong(Refusal, frozen=True):
    code, en = "internal", "something went wrong in the server"


class NotReady(Refusal, frozen=True):
    code, en = "not-ready", "{why}"
    why: str
