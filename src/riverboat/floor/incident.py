"""Incidents at the table: one class per kind, with ``None`` in every unknown field.

The packages ``bets``, ``turns``, ``cards`` and ``hands`` each define a module of kinds
(``bet_incidents``, ``turn_incidents`` ...), which are subclasses of ``Incident``.
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
    """The seat of the player concerned; the player to act if ``None``."""


def incident_tag(incident_type: type[Incident]) -> str:
    """Return the name of an incident type in JSON.

    Classes that were renamed in version 0.9 keep their old name there.
    """
    return str(incident_type.__struct_config__.tag)


class InvalidIncident(RefusalError):
    """The incident is impossible as described: no ruling is made and nothing changes."""
