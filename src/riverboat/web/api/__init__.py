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
        people.router,
        second_step.router,
        security.router,
        recovery.router,
        own.router,
        statistics.router,
        notes.router,
        tables.router,
        doors.router,
        hands.router,
        events.router,
        reference.router,
        tools.router,
        floor.router,
        live.router,
        admin.router,
        audit.router,
    )
    return tuple([endpoint for group in groups for endpoint in group.endpoints])
