"""Request handling: one route for each path, and every failure as a refusal of ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, Protocol

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from riverboat.service.task.inbox import TableGone
from riverboat.store.errors import StoreFailed
from riverboat.web.api_errors import ApiError, error_payload, error_response
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.cost_middleware import charge_account
from riverboat.web.limits.request_addresses import client_address, client_network
from riverboat.web.limits.worker_pool import JobCancelled, PoolFull
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.authorization import authenticate, authorize
from riverboat.web.routing.cookies import COOKIE, has_unprefixed_cookie, read_cookie
from riverboat.web.routing.endpoint import CachedResponse, Endpoint, RawResponse
from riverboat.web.routing.request_parsing import read_body, read_query
from riverboat.words.refusals import requests as phrases

log = structlog.get_logger(__name__)


class ClusterProxy(Protocol):
    """Interface to the other nodes of a room, which answer for the data that they hold."""

    async def proxy_request(
        self, group: str, method: str, path: str, request: Request
    ) -> Response | None:
        """Return another node's response; ``None`` if this node should answer."""
        ...

    async def merge_lists(
        self, group: str, method: str, path: str, request: Request, local_response: Response
    ) -> Response:
        """Return this node's response, merged with those of other nodes."""
        ...


def routes(
    app_state: AppState, endpoints: Iterable[Endpoint], proxy: ClusterProxy | None = None
) -> list[Route]:
    """Return the endpoints as Starlette routes, one for each path."""
    endpoints_by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        endpoints_by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    sorted_paths = sorted(endpoints_by_path.items(), key=lambda entry: _route_sort_key(entry[0]))
    return [
        Route(path, _make_handler(app_state, methods, proxy), methods=_ALL_METHODS)
        for path, methods in sorted_paths
    ]


def _route_sort_key(path: str) -> tuple[int, bool]:
    """Return a sort key: fixed words before parameters, suffixed parameters before bare ones."""
    return path.count("{"), path.endswith("}")


_ALL_METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
"""Methods that reach the handler, which answers 405 in our own words."""


_CLIENT_CLOSED_REQUEST: Final = 499
"""Status in logs and metrics of a request whose client has disconnected."""


def _make_handler(
    app_state: AppState, methods: dict[str, Endpoint], proxy: ClusterProxy | None
) -> Callable[[Request], Awaitable[Response]]:
    allowed_methods = (*methods, *(["HEAD"] if "GET" in methods else []))

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = methods.get(method)
        if endpoint is None:
            refusal = phrases.MethodNotAllowed(request.method, allowed_methods)
            return error_response(
                405, error_payload(refusal), {"Allow": ", ".join(allowed_methods)}
            )
        try:
            if proxy is None:
                return await _handle_request(app_state, endpoint, request)
            return await _handle_in_cluster(app_state, endpoint, request, proxy)
        except ApiError as error:
            return error.response()
        except PoolFull:
            return ApiError(
                429, phrases.TooManyRequests("requests"), retry_after_seconds=2
            ).response()
        except JobCancelled:  # the client has disconnected
            return Response(status_code=_CLIENT_CLOSED_REQUEST)
        except (TableGone, StoreFailed):
            log.warning("unavailable", path=endpoint.path, exc_info=True)
            return error_response(503, error_payload(phrases.TryAgainSoon()), {"Retry-After": "2"})
        except Exception:
            log.exception("failed", method=method, path=endpoint.path)
            app_state.metrics.failed_requests.inc()
            return error_response(500, error_payload(phrases.SomethingWentWrong()))

    return handle


async def _handle_in_cluster(
    app_state: AppState, endpoint: Endpoint, request: Request, proxy: ClusterProxy
) -> Response:
    """Return the response of the node that holds the data."""
    arguments = endpoint.router, endpoint.method, endpoint.path, request
    if (response := await proxy.proxy_request(*arguments)) is not None:
        return response
    return await proxy.merge_lists(*arguments, await _handle_request(app_state, endpoint, request))


async def _handle_request(app_state: AppState, endpoint: Endpoint, request: Request) -> Response:
    address = client_network(client_address(request, app_state.config))
    await app_state.count_request(address, "requests", request.cookies)
    user, was_renewed = await authenticate(app_state, request)
    if user.name:
        can_be_rationed = (
            user.is_guest and app_state.priorities.find_priority(user) < ClientPriority.SEATED
        )
        await charge_account(app_state.budgets, user.name, is_guest=can_be_rationed)
        app_state.priorities.cache_user(read_cookie(request, COOKIE), user)
    call = ApiCall(app_state, request, user)
    if was_renewed or (user.session_hash and has_unprefixed_cookie(app_state, request, COOKIE)):
        call.set_session(read_cookie(request, COOKIE))
    await authorize(call, endpoint)
    kwargs: dict[str, Any] = {}
    if endpoint.body_type is not None:
        kwargs["body"] = await read_body(request, endpoint.body_type, app_state.config.limits.body)
    if endpoint.query_type is not None:
        kwargs["query"] = read_query(request, endpoint.query_type)
    answer = await endpoint.handler(call, **kwargs)
    return _response(call, answer)


def _response(call: ApiCall, answer: Any) -> Response:
    if isinstance(answer, RawResponse):
        response = _raw_response(call, answer)
        if answer.name:
            response.headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    elif isinstance(answer, CachedResponse):
        response = _cached_response(call, answer)
    else:
        response = Response(msgspec.json.encode(answer), media_type="application/json")
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


def _raw_response(call: ApiCall, answer: RawResponse) -> Response:
    if not answer.etag:
        return Response(answer.body, headers=answer.headers, media_type=answer.media_type)
    headers = {**answer.headers, "ETag": answer.etag, "Cache-Control": "private, no-cache"}
    if call.has_etag(answer.etag):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, headers=headers, media_type=answer.media_type)


def _cached_response(call: ApiCall, answer: CachedResponse[Any]) -> Response:
    """Return a cached response: 304 if the ETag matches, compressed if accepted."""
    headers = {"ETag": answer.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if call.has_etag(answer.etag):
        return Response(status_code=304, headers=headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(answer.compressed, headers=headers, media_type="application/json")
    return Response(answer.body, headers=headers, media_type="application/json")
