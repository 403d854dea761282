"""Parsing of request bodies and query strings into their declared types."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request

from riverboat.decoding import convert, decode_json
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.web.api_errors import ApiError
from riverboat.words.refusals import requests as phrases


async def read_body(request: Request, body_type: Any, max_bytes: int) -> Any:
    """Return the decoded body; ``ApiError`` explains an invalid one."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise ApiError(415, phrases.JsonRequired())
    body = await _read_raw_body(request, max_bytes)
    try:
        return decode_json(body, body_type)
    except msgspec.ValidationError as error:
        reason = refusal_of(error)
        if not isinstance(error.__cause__, RefusalError):  # otherwise the rules are inconsistent
            reason = phrases.BodyInvalid(reason)
        raise ApiError(400, reason) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError(400, phrases.NotJson(refusal_of(error))) from error


async def _read_raw_body(request: Request, max_bytes: int) -> bytes:
    size_error = ApiError(413, phrases.RequestTooLong(max_bytes))
    declared_length = request.headers.get("content-length", "0")
    if not declared_length.isdecimal() or int(declared_length[:12]) > max_bytes:
        raise size_error
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > max_bytes:
            raise size_error
    return bytes(body)


def read_query(request: Request, query_type: type[Struct]) -> Struct:
    """Return the decoded query string; ``ApiError`` explains an invalid one."""
    try:
        return convert(dict(request.query_params), query_type, strict=False)
    except msgspec.ValidationError as error:
        raise ApiError(400, phrases.QueryInvalid(refusal_of(error))) from error
