"""The HTTP API, with one module of routes per subject."""

from riverboat.web.api import (
    admin_routes,
    audit_routes,
    club_player_routes,
    event_logo_routes,
    event_result_routes,
    events,
    floor_routes,
    hands,
    joining_routes,
    ledger_routes,
    live_routes,
    login_routes,
    notes,
    own_data_routes,
    recovery_routes,
    reference_routes,
    review_routes,
    season_routes,
    second_factor_routes,
    security,
    statistics,
    stream_routes,
    study_routes,
    tables,
    tool_routes,
    training_routes,
)
from riverboat.web.routing.endpoint import Endpoint


def endpoints() -> tuple[Endpoint, ...]:
    """Return every endpoint, in the order of the reference."""
    routers = (
        login_routes.router,
        second_factor_routes.router,
        security.router,
        recovery_routes.router,
        own_data_routes.router,
        statistics.router,
        club_player_routes.router,
        notes.router,
        tables.router,
        ledger_routes.router,
        joining_routes.router,
        stream_routes.router,
        hands.router,
        events.router,
        event_result_routes.router,
        event_logo_routes.router,
        season_routes.router,
        reference_routes.router,
        review_routes.router,
        tool_routes.router,
        training_routes.router,
        floor_routes.router,
        live_routes.router,
        study_routes.router,
        admin_routes.router,
        audit_routes.router,
    )
    return tuple([endpoint for router in routers for endpoint in router.endpoints])
