"""Incidents at the table: one class per kind, with ``None`` in every unknown field.

Each chapter defines its own kinds (``bet_incidents``, ``turn_incidents`` ...), as subclasses of
these.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine.commands.engine_errors import RefusalError


class Incident(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    tag_field="see",
    tag=True,
    rename={"seat": "who"},
):
    """An incident observed by a player, the dealer or the floor."""

    seat: int | None = None
    """The seat it concerns; the player to act if ``None``."""


def incident_tag(incident_type: type[Incident]) -> str:
    """Return the name of an incident type in JSON; classes renamed in 0.9 keep their old one."""
    return str(incident_type.__struct_config__.tag)


class InvalidIncident(RefusalError):
    """The incident is impossible as described: no ruling is made and nothing changes."""
