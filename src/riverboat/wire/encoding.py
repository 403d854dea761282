"""What is told, as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

to_json: Final = msgspec.json.Encoder().encode
"""Anything of the wire as JSON. An encoder that is kept takes six tenths of the time of
``msgspec.json.encode``, and it is asked eight times for each action at a table."""
