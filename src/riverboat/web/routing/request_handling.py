"""Request handling: one route for each path, and every failure as an ``ErrorResponse``."""

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
from riverboat.web.accounts.account_service import SESSION_COOKIE
from riverboat.web.api_errors import ApiError, build_error_payload, build_error_response
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.cost_middleware import charge_account
from riverboat.web.limits.request_addresses import client_address, client_network
from riverboat.web.limits.worker_pool import JobCancelled, PoolFull
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.authorization import authenticate, authorize
from riverboat.web.routing.cookies import has_unprefixed_cookie, read_cookie
from riverboat.web.routing.endpoint import CachedResponse, Endpoint, RawResponse
from riverboat.web.routing.request_parsing import read_body, read_query
from riverboat.words.refusals import requests as phrases

log = structlog.get_logger(__name__)


class ClusterProxy(Protocol):
    """Interface to the other nodes of a room, which answer for the data that they hold."""

    async def proxy_request(
        self, route_group: str, method: str, path: str, request: Request
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
    sorted_paths = sorted(
        endpoints_by_path.items(),
        key=lambda path_and_endpoints: _route_sort_key(path_and_endpoints[0]),
    )
    return [
        Route(path, _make_handler(app_state, endpoint_by_method, proxy), methods=_ALL_METHODS)
        for path, endpoint_by_method in sorted_paths
    ]


def _route_sort_key(path: str) -> tuple[int, bool]:
    """Return a sort key: fixed words before parameters, suffixed parameters before bare ones."""
    return path.count("{"), path.endswith("}")


_ALL_METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
"""Methods that reach the handler, which answers 405 in our own words."""


_CLIENT_CLOSED_REQUEST: Final = 499
"""Status in logs and metrics of a request whose client has disconnected."""


def _make_handler(
    app_state: AppState, endpoint_by_method: dict[str, Endpoint], proxy: ClusterProxy | None
) -> Callable[[Request], Awaitable[Response]]:
    allowed_methods = (*endpoint_by_method, *(["HEAD"] if "GET" in endpoint_by_method else []))

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = endpoint_by_method.get(method)
        if endpoint is None:
            refusal = phrases.MethodNotAllowed(request.method, allowed_methods)
            return build_error_response(
                405, build_error_payload(refusal), {"Allow": ", ".join(allowed_methods)}
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
            return build_error_response(
                503, build_error_payload(phrases.TryAgainSoon()), {"Retry-After": "2"}
            )
        except Exception:
            log.exception("failed", method=method, path=endpoint.path)
            app_state.metrics.failed_requests.inc()
            return build_error_response(500, build_error_payload(phrases.InternalServerError()))

    return handle


async def _handle_in_cluster(
    app_state: AppState, endpoint: Endpoint, request: Request, proxy: ClusterProxy
) -> Response:
    """Return the response of the node that holds the data."""
    proxy_args = endpoint.router, endpoint.method, endpoint.path, request
    if (response := await proxy.proxy_request(*proxy_args)) is not None:
        return response
    return await proxy.merge_lists(*proxy_args, await _handle_request(app_state, endpoint, request))


async def _handle_request(app_state: AppState, endpoint: Endpoint, request: Request) -> Response:
    address = client_network(client_address(request, app_state.config))
    await app_state.count_request(address, "requests", request.cookies)
    user, was_renewed = await authenticate(app_state, request)
    if user.name:
        is_rate_limited = (
            user.is_guest and app_state.priorities.find_priority(user) < ClientPriority.SEATED
        )
        await charge_account(app_state.budgets, user.name, is_guest=is_rate_limited)
        app_state.priorities.cache_user(read_cookie(request, SESSION_COOKIE), user)
    call = ApiCall(app_state, request, user)
    if was_renewed or (
        user.session_hash and has_unprefixed_cookie(app_state, request, SESSION_COOKIE)
    ):
        call.set_session(read_cookie(request, SESSION_COOKIE))
    await authorize(call, endpoint)
    handler_kwargs: dict[str, Any] = {}
    if endpoint.body_type is not None:
        handler_kwargs["body"] = await read_body(
            request, endpoint.body_type, app_state.config.limits.max_request_bytes
        )
    if endpoint.query_type is not None:
        handler_kwargs["query"] = read_query(request, endpoint.query_type)
    handler_result = await endpoint.handler(call, **handler_kwargs)
    return _build_response(call, handler_result)


def _build_response(call: ApiCall, handler_result: Any) -> Response:
    if isinstance(handler_result, RawResponse):
        response = _build_raw_response(call, handler_result)
        if handler_result.name:
            response.headers["Content-Disposition"] = (
                f'attachment; filename="{handler_result.name}"'
            )
    elif isinstance(handler_result, CachedResponse):
        response = _build_cached_response(call, handler_result)
    else:
        response = Response(msgspec.json.encode(handler_result), media_type="application/json")
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


def _build_raw_response(call: ApiCall, raw_response: RawResponse) -> Response:
    if not raw_response.etag:
        return Response(
            raw_response.body, headers=raw_response.headers, media_type=raw_response.media_type
        )
    headers = {
        **raw_response.headers,
        "ETag": raw_response.etag,
        "Cache-Control": "private, no-cache",
    }
    if call.has_etag(raw_response.etag):
        return Response(status_code=304, headers=headers)
    return Response(raw_response.body, headers=headers, media_type=raw_response.media_type)


def _build_cached_response(call: ApiCall, cached_response: CachedResponse[Any]) -> Response:
    """Return a cached response: 304 if the ETag matches, compressed if accepted."""
    headers = {"ETag": cached_response.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if call.has_etag(cached_response.etag):
        return Response(status_code=304, headers=headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(cached_response.compressed, headers=headers, media_type="application/json")
    return Response(cached_response.body, headers=headers, media_type="application/json")
