"""A line that somebody types, as an observation and a spot: start at ``incident_parser``."""

from riverboat.floor.incident_parsing.incident_parser import (
    NotUnderstood,
    ParseResult,
    Unclear,
    Understood,
    complete_draft,
    read,
)

__all__ = ["NotUnderstood", "ParseResult", "Unclear", "Understood", "complete_draft", "read"]
