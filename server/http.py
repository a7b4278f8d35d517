"""HTTP calls in general: JSON bodies read with limits, JSON answers, refusals."""

from typing import TypeVar

import orjson
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from server import wire
from server.ratelimit import Buckets
from server.settings import Settings

Body = TypeVar("Body", bound=BaseModel)


class Refused(Exception):
    """A call is answered with an error."""

    def __init__(self, status: int, error: str, detail: str, **params: object) -> None:
        super().__init__(detail)
        self.status = status
        self.body = {"error": error, "detail": detail, "params": params}


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    return Response(orjson.dumps(value), status, headers, "application/json")


async def misdirected(request: Request, error: Exception) -> Response:
    """The answer where no call fits: no such path, or not this method."""
    assert isinstance(error, HTTPException)
    known = {404: "unknown", 405: "method"}
    word = known.get(error.status_code, "bad_message")
    body = {"error": word, "detail": error.detail, "params": {}}
    found = answer(body, error.status_code)
    found.headers.update(error.headers or {})
    return found


async def failed(request: Request, error: Exception) -> Response:
    """The answer where this server is at fault; it is logged as it is."""
    body = {"error": "failed", "detail": "something went wrong in the server", "params": {}}
    return answer(body, 500)


def spend(request: Request, credits: Buckets, now: int) -> None:
    """Use one of the credits that the caller's address has. Raises Refused."""
    address = request.client.host if request.client else ""
    if not credits.take(address, now):
        raise Refused(429, "too_fast", "too many tries; wait a minute")


def public_base(request: Request, settings: Settings) -> str:
    """The address that people reach this server at."""
    return (settings.public_url or str(request.base_url)).rstrip("/")


async def read_body(request: Request, most: int) -> bytes:
    """The body of a call, refused as soon as it is too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused(413, "too_big", f"at most {most} bytes", most=most)
    return bytes(body)


async def parse(request: Request, model: type[Body], most: int) -> Body:
    """The body of a call as its model."""
    body = await read_body(request, most)
    try:
        value = orjson.loads(body)
        wire.tame(value)
        return model.model_validate(value)
    except ValidationError as error:
        raise Refused(422, "bad_message", wire.first(error)) from None
    except (orjson.JSONDecodeError, wire.BadMessage) as error:
        raise Refused(400, "bad_message", f"not a good body: {error}") from None
