"""A handler for the messages of the room's other nodes (``relay.cluster_messages``)."""

from __future__ import annotations

import secrets
from typing import assert_never

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from riverboat.decoding import json_decoder
from riverboat.service.task.inbox import TableGone
from riverboat.web.app_state import AppState
from riverboat.web.close_codes import POLICY_VIOLATION
from riverboat.web.relay.cluster_messages import (
    AnnounceToTables,
    AnyClusterMessage,
    DeliverToUser,
    RecheckSessions,
)
from riverboat.web.relay.relay_signature import find_relayed_request
from riverboat.web.websocket_connection import Connection
from riverboat.wire.client_commands import Kick
from riverboat.words.refusals.connections import LoggedOut

_DECODER = json_decoder(AnyClusterMessage)


async def handle_cluster_message(app_state: AppState, request: Request) -> Response:
    """Handle a message of another node; answer 404 to any other client."""
    if find_relayed_request(request.scope) is None:
        return Response(status_code=404)
    try:
        message = _DECODER.decode(await request.body())
    except msgspec.MsgspecError:  # sent by a later version
        return Response(status_code=400)
    match message:
        case RecheckSessions():
            await app_state.bans.load()
            await _kick_banned_players(app_state)
            await _reauthenticate_connections(app_state)
        case DeliverToUser():
            _deliver_to_user(app_state, message)
        case AnnounceToTables():
            app_state.announce_locally(message.actor, message.text, message.table)
        case _:
            assert_never(message)
    return Response(status_code=204)


async def _reauthenticate_connections(app_state: AppState) -> None:
    """Close the sockets whose user has changed or lost access."""
    app_state.disconnect_count += 1
    for connection in app_state.connections:
        if (
            isinstance(connection, Connection)
            and await connection.reauthenticate() != connection.user
        ):
            connection.disconnect(POLICY_VIOLATION, LoggedOut())


async def _kick_banned_players(app_state: AppState) -> None:
    """Kick players who are banned from the room from the tables of this node."""
    for ban in app_state.bans.active_bans():
        for table_task in app_state.room.tables():
            if chair := table_task.chair_by_player.get(ban.player):
                command_id, kick = f"admin-{secrets.token_hex(8)}", Kick(chair, ban.reason)
                try:
                    await table_task.submit(ban.actor, command_id, kick, host_authority="admin")
                except TableGone:  # the table has migrated
                    continue


def _deliver_to_user(app_state: AppState, message: DeliverToUser) -> None:
    for connection in app_state.connections:
        proxied_sessions = (
            connection.session.proxied_sessions if isinstance(connection, Connection) else None
        )
        if (
            proxied_sessions is not None
            and message.name
            and proxied_sessions.has_upstream(message.node)
        ):
            continue  # its upstream has delivered the message
        is_recipient = (
            connection.user.name == message.name
            if message.name
            else connection.user.session_hash == message.session
        )
        if is_recipient:
            connection.send_queue.put(bytes(message.frame))
