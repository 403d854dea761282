"""A line that somebody types, as an observation and a spot: start reading at ``reading``."""

from riverboat.floor.reading.reading import (
    NotUnderstood,
    Reading,
    Unclear,
    Understood,
    completed,
    read,
)

__all__ = ["NotUnderstood", "Reading", "Unclear", "Understood", "completed", "read"]
