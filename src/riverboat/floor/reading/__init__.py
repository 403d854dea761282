"""A line that somebody types, as an observation and a spot: start reading at ``reading``."""

from riverboat.floor.reading.reading import (
    NotUnderstood,
    ParseResult,
    Unclear,
    Understood,
    complete_draft,
    read,
)

__all__ = ["NotUnderstood", "ParseResult", "Unclear", "Understood", "complete_draft", "read"]
