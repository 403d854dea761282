"""What the room says, as it goes over the wire: a code with its arguments."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from riverboat.words import Refusal

_PHRASE_SCHEMA = {"type": "object", "required": ["say"], "properties": {"say": {"type": "string"}}}

Words: TypeAlias = Annotated[Any, Meta(extra_json_schema=_PHRASE_SCHEMA)]
"""A phrase of ``riverboat.words``: ``{"say": "TooSmall", "least": 10}``.

It is encoded as the Struct that it is; ``riverboat.words.codes.decoded`` reads it back, and the
catalogues in ``client/src/lib/words`` say it.
"""


class RefusalView(Struct, frozen=True):
    """Why something may not be, for programs and for people."""

    code: str
    """What it is called."""
    rule: str
    """The rule of it, as in ``docs/rules``; empty where it is none of poker's."""
    why: str
    """In English."""
    said: Words
    """The same as a code with arguments."""


def refusal_view(refusal: Refusal) -> RefusalView:
    """A refusal as it goes over the wire."""
    return RefusalView(refusal.code, refusal.rule, str(refusal), refusal)
