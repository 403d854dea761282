"""Submission of a command to its table: always answered, and measured."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.limits.worker_pool import PoolFull
from riverboat.wire.client_commands import AnyClientCommand, ChangeRules
from riverboat.wire.messages import Accepted, Rejected
from riverboat.wire.refusal_frames import rejected
from riverboat.words.refusals.requests import TooManyAtOnce
from riverboat.words.refusals.wishes import BotHasTheName, DoesNotAnswer, SayWhoYouAre

COMMAND_TIMEOUT = 30.0
"""Seconds after which a command without an answer from its table times out."""


async def submit_command(
    app_state: AppState,
    task: TableTask,
    user: User,
    cmd: str,
    command: AnyClientCommand,
    hand: int = 0,
    token: int = 0,
    *,
    player_network: str = "",
    client_address: str = "",
) -> Accepted | Rejected:
    """Submit a command as *user*, and wait for the answer.

    *player_network* is the network of the player's household, and *client_address* the address
    for rate limits and the audit log.
    """
    if not user.name:
        return rejected(cmd, task.id, SayWhoYouAre())
    if app_state.has_bot_name(task, user):
        return rejected(cmd, task.id, BotHasTheName(user.name))
    try:
        async with asyncio.timeout(COMMAND_TIMEOUT):
            if isinstance(command, ChangeRules) and task.access.is_host(user.name):
                await _preload_rules(
                    app_state,
                    task,
                    command.toml,
                    client_address,
                    app_state.priorities.priority_of(user),
                )
            answer = await task.submit(
                user.name,
                cmd,
                command,
                hand,
                token,
                is_program=user.is_bot,
                client_address=player_network,
                audit_address=client_address,
            )
    except ApiError as refuse:  # rate limit exceeded
        answer = rejected(cmd, task.id, refuse.refusal_phrase)
    except (TableGone, TimeoutError):
        answer = rejected(cmd, task.id, DoesNotAnswer())
    app_state.metrics.count_command(command_tag(command), accepted=isinstance(answer, Accepted))
    return answer


async def _preload_rules(
    app_state: AppState, task: TableTask, text: str, address: str, worth: ClientPriority
) -> None:
    """Parse a configuration in a worker, within the rate limit (decision 035)."""
    app_state.config_limiter.consume(address, "configurations")
    try:
        await app_state.worker_pool.run(address, task.cache_config, text, priority=worth)
    except PoolFull as full:
        raise ApiError(429, TooManyAtOnce("configurations"), retry_after_seconds=2) from full


def command_tag(command: Struct) -> str:
    """Return the tag of a command on the wire."""
    return str(type(command).__struct_config__.tag)
