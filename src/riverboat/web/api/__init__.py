"""What can be asked for over HTTP, subject by subject."""

from riverboat.web.api import (
    admin,
    audit,
    doors,
    events,
    floor,
    hands,
    live,
    notes,
    own,
    people,
    recovery,
    reference,
    second_step,
    security,
    statistics,
    tables,
    tools,
)
from riverboat.web.routing.endpoint import Endpoint


def endpoints() -> tuple[Endpoint, ...]:
    """Every endpoint, in the order of the reference."""
    groups = (
        people.group,
        second_step.group,
        security.group,
        recovery.group,
        own.group,
        statistics.group,
        notes.group,
        tables.group,
        doors.group,
        hands.group,
        events.group,
        reference.group,
        tools.group,
        floor.group,
        live.group,
        admin.group,
        audit.group,
    )
    return tuple([endpoint for group in groups for endpoint in group.endpoints])
