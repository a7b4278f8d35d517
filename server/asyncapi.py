"""The published description of the socket: AsyncAPI with JSON Schema, from the models."""

from collections.abc import Sequence
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from engine.kernel.refusals import Reason
from engine.text import codec
from server import bodies, outgoing, wire

REF = "#/components/schemas/{model}"
WIRE_REASONS = ("bad_message", "too_fast", "too_big", "store_away", "lease")
"""Refusals that only the wire knows."""
CLOSES = {
    4401: "token",
    4403: "role or origin",
    4404: "room",
    4408: "no hello",
    4409: "same conn again",
    4413: "too big",
    4429: "too fast",
    4503: "store away",
    1012: "the server restarts",
}
BODIES = (
    bodies.NewRoom,
    bodies.NewSession,
    bodies.NewSeat,
    bodies.NewLink,
    bodies.CodeOpen,
    bodies.NewPair,
    bodies.Qr,
)


def described() -> dict[str, Any]:
    """The whole document."""
    received, sent = get_args(wire.Frame), get_args(outgoing.Sent)
    _, schemas = models_json_schema(
        [(one, "validation") for one in (*received, *sent, *BODIES)], ref_template=REF
    )
    commands = codec.asked.json_schema(ref_template=REF)
    known = {**schemas["$defs"], **commands.pop("$defs", {})}
    known["Do"]["properties"]["cmd"] = {"$ref": REF.format(model="Command")}
    known["No"]["properties"]["reason"] = {"enum": [*map(str, Reason), *WIRE_REASONS]}
    known["Bye"]["properties"]["code"] = {"enum": list(CLOSES)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Offturn",
            "version": "1",
            "description": "JSON text frames over a WebSocket with the subprotocol "
            f"{wire.PROTOCOL}. Times are milliseconds. Close codes: "
            + ", ".join(f"{code} {why}" for code, why in CLOSES.items()),
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {"address": "/ws/v1", "messages": _messages((*received, *sent))},
        },
        "operations": {
            "receive": _operation("receive", received),
            "send": _operation("send", sent),
        },
        "components": {"schemas": {**known, "Command": commands}},
    }


def _name(model: type[BaseModel]) -> str:
    return str(get_args(model.model_fields["t"].annotation)[0])


def _messages(models: Sequence[type[BaseModel]]) -> dict[str, Any]:
    return {
        _name(one): {
            "name": _name(one),
            "summary": (one.__doc__ or "").strip().split("\n")[0],
            "payload": {"$ref": REF.format(model=one.__name__)},
        }
        for one in models
    }


def _operation(action: str, models: Sequence[type[BaseModel]]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{_name(one)}"} for one in models],
    }
