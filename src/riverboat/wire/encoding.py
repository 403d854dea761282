"""JSON encoding of messages."""

from __future__ import annotations

from typing import Final

import msgspec

to_json: Final = msgspec.json.Encoder().encode
"""Encode a message as JSON.

A reused encoder takes 60 % of the time of ``msgspec.json.encode``, and it is called eight
times for each action at a table.
"""
