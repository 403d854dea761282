"""What is sent with a request, in the shape that was declared."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request

from riverboat.decoding import convert, decode_json
from riverboat.engine.asked.errors import WithReason, reason_of
from riverboat.web.refusals import Refuse
from riverboat.words.refusals import requests as said


async def read_body(request: Request, shape: Any, limit: int) -> Any:
    """The body, decoded; ``Refuse`` says what is wrong with it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refuse(415, said.SendJson())
    raw = await _raw(request, limit)
    try:
        return decode_json(raw, shape)
    except msgspec.ValidationError as why:
        reason = reason_of(why)
        if not isinstance(why.__cause__, WithReason):  # else a rule does not hold together
            reason = said.BodyMakesNoSense(reason)
        raise Refuse(400, reason) from why
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise Refuse(400, said.NotJson(reason_of(why))) from why


async def _raw(request: Request, limit: int) -> bytes:
    too_long = Refuse(413, said.RequestTooLong(limit))
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared[:12]) > limit:
        raise too_long
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > limit:
            raise too_long
    return bytes(raw)


def read_query(request: Request, shape: type[Struct]) -> Struct:
    """What stands after the question mark of the address."""
    try:
        return convert(dict(request.query_params), shape, strict=False)
    except msgspec.ValidationError as why:
        raise Refuse(400, said.QueryMakesNoSense(reason_of(why))) from why
