"""What the room says, as it goes over the wire: a code with its arguments."""

from __future__ import annotations

from typing import Any, TypeAlias

Words: TypeAlias = Any
"""A phrase of ``riverboat.words``: ``{"say": "TooSmall", "least": 10}``.

It is encoded as the Struct that it is; ``riverboat.words.codes.decoded`` reads it back, and the
catalogues in ``client/src/lib/words`` say it.
"""
