"""How a request is answered: one route a path, and every failure in our own words."""

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
from riverboat.web.cost_limit import charge_account
from riverboat.web.limits.addresses import client_of, household
from riverboat.web.limits.worker_pool import JobCancelled, PoolFull
from riverboat.web.refusals import Refuse, refused, written
from riverboat.web.routing.admission import admit, identify
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.cookies import COOKIE, has_old_name, read_cookie
from riverboat.web.routing.endpoint import CachedAnswer, Document, Endpoint
from riverboat.web.routing.reading import read_body, read_query
from riverboat.web.site import Site
from riverboat.web.worth import Worth
from riverboat.words.refusals import requests as said

log = structlog.get_logger(__name__)


class Elsewhere(Protocol):
    """The other hosts of a room: they answer what this one does not hold."""

    async def answer(self, group: str, method: str, path: str, request: Request) -> Response | None:
        """The answer of another host; ``None`` if the request is to be answered here."""
        ...

    async def put_together(
        self, group: str, method: str, path: str, request: Request, own: Response
    ) -> Response:
        """The answer of this host, with what others add to it."""
        ...


def routes(
    site: Site, endpoints: Iterable[Endpoint], elsewhere: Elsewhere | None = None
) -> list[Route]:
    """The endpoints as Starlette serves them: one route a path."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    ordered = sorted(by_path.items(), key=lambda each: _breadth(each[0]))
    return [
        Route(path, _answerer(site, methods, elsewhere), methods=_ANY) for path, methods in ordered
    ]


def _breadth(path: str) -> tuple[int, bool]:
    """A fixed word goes before a name in its place, a name with an ending before one without."""
    return path.count("{"), path.endswith("}")


_ANY: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")
"""All of them reach the answerer, who says in our own words which are possible."""


_CLIENT_GONE: Final = 499
"""The status in logs and metrics of a request whose client has disconnected."""


def _answerer(
    site: Site, methods: dict[str, Endpoint], elsewhere: Elsewhere | None
) -> Callable[[Request], Awaitable[Response]]:
    allowed = (*methods, *(["HEAD"] if "GET" in methods else []))

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = methods.get(method)
        if endpoint is None:
            no = said.MethodImpossible(request.method, allowed)
            return refused(405, written(no), {"Allow": ", ".join(allowed)})
        try:
            if elsewhere is None:
                return await _answer(site, endpoint, request)
            return await _answer_somewhere(site, endpoint, request, elsewhere)
        except Refuse as refuse:
            return refuse.response()
        except PoolFull:
            return Refuse(429, said.TooManyAtOnce("requests"), wait=2).response()
        except JobCancelled:  # the client has gone: nobody reads this
            return Response(status_code=_CLIENT_GONE)
        except (TableGone, StoreFailed):
            log.warning("unavailable", path=endpoint.path, exc_info=True)
            return refused(503, written(said.TryAgainSoon()), {"Retry-After": "2"})
        except Exception:
            log.exception("failed", method=method, path=endpoint.path)
            site.metrics.failures.inc()
            return refused(500, written(said.SomethingWentWrong()))

    return answer


async def _answer_somewhere(
    site: Site, endpoint: Endpoint, request: Request, elsewhere: Elsewhere
) -> Response:
    """The answer of whichever host holds what it is about."""
    asked = endpoint.group, endpoint.method, endpoint.path, request
    if (found := await elsewhere.answer(*asked)) is not None:
        return found
    return await elsewhere.put_together(*asked, await _answer(site, endpoint, request))


async def _answer(site: Site, endpoint: Endpoint, request: Request) -> Response:
    address = household(client_of(request, site.config))
    await site.take_request(address, "requests", request.cookies)
    me, renewed = await identify(site, request)
    if me.name:
        is_worth_less = me.guest and site.worths.of(me) < Worth.SEATED
        await charge_account(site.budgets, me.name, is_guest=is_worth_less)
        site.worths.remember(read_cookie(request, COOKIE), me)
    call = ApiCall(site, request, me)
    if renewed or (me.session and has_old_name(site, request, COOKIE)):
        call.set_session(read_cookie(request, COOKIE))
    await admit(call, endpoint)
    given: dict[str, Any] = {}
    if endpoint.body is not None:
        given["body"] = await read_body(request, endpoint.body, site.config.limits.body)
    if endpoint.query is not None:
        given["query"] = read_query(request, endpoint.query)
    answer = await endpoint.act(call, **given)
    return _response(call, answer)


def _response(call: ApiCall, answer: Any) -> Response:
    if isinstance(answer, Document):
        response = _document(call, answer)
        if answer.name:
            response.headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    elif isinstance(answer, CachedAnswer):
        response = _kept(call, answer)
    else:
        response = Response(msgspec.json.encode(answer), media_type="application/json")
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


def _document(call: ApiCall, answer: Document) -> Response:
    if not answer.etag:
        return Response(answer.body, headers=answer.headers, media_type=answer.media)
    headers = {**answer.headers, "ETag": answer.etag, "Cache-Control": "private, no-cache"}
    if call.has(answer.etag):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, headers=headers, media_type=answer.media)


def _kept(call: ApiCall, answer: CachedAnswer[Any]) -> Response:
    """What is kept encoded: nothing where it is known already, and pressed if that can be read."""
    headers = {"ETag": answer.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if call.has(answer.etag):
        return Response(status_code=304, headers=headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(answer.pressed, headers=headers, media_type="application/json")
    return Response(answer.body, headers=headers, media_type="application/json")
