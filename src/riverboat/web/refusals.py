"""What a request that is not fulfilled is answered: a code, the rule, why; never a traceback."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from riverboat import words
from riverboat.wire.words import Words


class Refusal(Struct, frozen=True):
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


class Refuse(Exception):
    """Raise it in a handler: the request is answered with this status and a ``Refusal``."""

    def __init__(
        self,
        status: int,
        said: words.Refusal,
        *,
        legal: str = "",
        option: str = "",
        wait: float = 0,
    ) -> None:
        super().__init__(said)
        self.status, self.said = status, said
        self.refusal = written(said, legal, option)
        self.wait = wait
        """Seconds after which it makes sense to try again; 0 if it does not."""

    def response(self) -> Response:
        """The answer."""
        headers = {"Retry-After": str(max(1, round(self.wait)))} if self.wait else None
        return refused(self.status, self.refusal, headers)


def written(said: words.Refusal, legal: str = "", option: str = "") -> Refusal:
    """A refusal as it is sent."""
    return Refusal(said.code, said.rule, str(said), said, legal or UNSET, option or UNSET)


def refused(status: int, refusal: Refusal, headers: dict[str, str] | None = None) -> Response:
    """The response that says so."""
    return Response(msgspec.json.encode(refusal), status, headers, "application/json")
