"""Parser of a typed line into an incident and a spot; the entry point is ``incident_parser``."""

from riverboat.floor.incident_parsing.incident_parser import (
    NotUnderstood,
    ParseResult,
    Unclear,
    Understood,
    complete_draft,
    read,
)

__all__ = ["NotUnderstood", "ParseResult", "Unclear", "Understood", "complete_draft", "read"]
