"""Access to everything that solves hands: refused to a player who has cards in a running hand."""

from __future__ import annotations

from typing import Any

from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal


async def require_no_running_hand(call: ApiCall, refusal: Refusal) -> None:
    """Refuse a player who has cards in a running hand, on any node."""
    cluster = call.app_state.cluster
    if call.app_state.is_in_hand(call.user) or (
        cluster is not None and call.user.name and await cluster.is_in_hand(call.request)
    ):
        raise ApiError(403, refusal)


def build_cached_response(answer: EncodedAnswer) -> CachedResponse[Any]:
    """Return the reply of a worker process as a cacheable HTTP response."""
    return CachedResponse(answer.body, answer.etag, answer.compressed)
