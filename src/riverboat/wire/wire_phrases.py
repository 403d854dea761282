"""Phrases and refusals on the wire: a code with its arguments."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.words import Refusal

_PHRASE_SCHEMA = {"type": "object", "required": ["say"], "properties": {"say": {"type": "string"}}}

Words: TypeAlias = Annotated[Any, Meta(extra_json_schema=_PHRASE_SCHEMA)]
"""A phrase of ``riverboat.words``: ``{"say": "BetTooSmall", "least": 10}``.

It is encoded as its Struct; ``riverboat.words.phrase_codes.decode_phrase`` decodes it, and the
catalogues in ``client/src/lib/words`` have its texts.
"""


class RefusalView(Struct, frozen=True, rename={"message": "why", "phrase": "said"}):
    """A refusal, for programs and for people."""

    code: str
    """Code of the refusal."""
    rule: str
    """Id of the rule, as in ``docs/rules``; empty if it is not a rule of poker."""
    message: str
    """Reason in English."""
    phrase: Words
    """Reason as a code with arguments."""

    said = DeprecatedAttribute("phrase")
    why = DeprecatedAttribute("message")


def refusal_view(refusal: Refusal) -> RefusalView:
    """Return the wire form of a refusal."""
    return RefusalView(refusal.code, refusal.rule, str(refusal), refusal)
