"""What the room says, as it goes over the wire: a code with its arguments."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from riverboat.words import Refusal

_SHAPE = {"type": "object", "required": ["say"], "properties": {"say": {"type": "string"}}}

Words: TypeAlias = Annotated[Any, Meta(extra_json_schema=_SHAPE)]
"""A phrase of ``riverboat.words``: ``{"say": "TooSmall", "least": 10}``.

It is encoded as the Struct that it is; ``riverboat.words.codes.decoded`` reads it back, and the
catalogues in ``client/src/lib/words`` say it.
"""


class WhyNot(Struct, frozen=True):
    """Why something may not be, for programs and for people."""

    code: str
    """What it is called."""
    rule: str
    """The rule of it, as in ``docs/rules``; empty where it is none of poker's."""
    why: str
    """In English."""
    said: Words
    """The same as a code with arguments."""


def why_not(refusal: Refusal) -> WhyNot:
    """A refusal as it goes over the wire."""
    return WhyNot(refusal.code, refusal.rule, str(refusal), refusal)
