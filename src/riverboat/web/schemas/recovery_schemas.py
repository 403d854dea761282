"""Links that are good once, and the address to which those of recovery are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.web.accounts.one_time_links import LinkKind
from riverboat.web.accounts.second_factor_schemas import ReauthenticationBody
from riverboat.web.schemas.base_schemas import RequestBody

Token = Annotated[str, Meta(min_length=1, max_length=100)]
Email = Annotated[str, Meta(max_length=254)]


class RecoveryOptions(Struct, frozen=True):
    """How an account is recovered here."""

    by_email: bool
    """The room sends e-mail."""
    minutes: int
    """For which a link is good."""


class RecoveryBody(RequestBody, frozen=True):
    """The account to recover: its name, or its e-mail address."""

    account: Annotated[str, Meta(min_length=1, max_length=254)]


class TokenBody(RequestBody, frozen=True):
    """What stands behind the # of a link."""

    token: Token


class LinkDetails(Struct, frozen=True):
    """What a link is for."""

    kind: LinkKind
    name: str
    has_account: bool
    address: str
    """That a link of ``email`` confirms."""
    until: int
    """In milliseconds since 1970."""


class UseLinkBody(RequestBody, frozen=True):
    """A link with the new password; one of ``email`` needs none."""

    token: Token
    password: Annotated[str, Meta(max_length=200)] = ""


class EmailBody(RequestBody, frozen=True):
    """A new address; an empty one removes it. *proof* says that it is oneself."""

    address: Email
    proof: ReauthenticationBody


class EmailDetails(Struct, frozen=True):
    """The address by which an account is recovered."""

    address: str
    """Confirmed; empty if there is none."""
    sends: bool
    """The room sends e-mail."""
