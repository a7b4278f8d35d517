"""Junk: frames and bodies that are malformed, oversized, out of order, forged or silly."""

from collections.abc import Iterator
from typing import Any

import orjson

from tests.server.dice import Draw
from tests.server.table import ADA, BEA, ORC

JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**53,
    -(2**60),
    1e308,
    0.5,
    "",
    "x",
    "\x00",
    "😀" * 30,
    "x" * 300,
    [],
    [[]],
    {},
    {"type": "pause"},
    [None, "a", 1],
    "__proto__",
    "../../etc/passwd",
    "orc",
    "ada",
)
NAMES = (
    "actor",
    "window",
    "action",
    "reaction",
    "targets",
    "path",
    "choices",
    "combatant",
    "question",
    "value",
    "seat",
    "creatures",
    "grid",
    "tokens",
    "ms",
    "to",
    "effect",
)


def forged(draw: Draw, frame: str) -> dict[str, Any]:
    """A command that Ada's seat may not send, or that makes no sense."""
    mine: list[dict[str, Any]] = [
        {"type": "end_turn", "actor": ORC},
        {"type": "react", "window": frame, "actor": BEA, "reaction": "attack_of_opportunity"},
        {"type": "decline", "window": frame, "actor": BEA},
        {"type": "more_time", "window": frame, "actor": BEA},
        {"type": "act", "actor": ORC, "action": "stride", "path": [[1, 1]]},
        {"type": "seat", "seat": "gm", "role": "gm"},
        {"type": "take_seat", "seat": "x", "name": "x", "role": "gm"},
        {"type": "tick"},
        {"type": "outage", "start": 0, "end": 2**40},
        {"type": "undo", "to": 0},
        {"type": "close_all"},
        {"type": "pause"},
        {"type": "edit", "combatant": ADA, "hp": 9_999},
        {"type": "reveal", "combatant": ORC},
    ]
    cmd = dict(draw.choice(mine))
    for _ in range(draw.randrange(3)):
        cmd[draw.choice(NAMES)] = draw.choice(JUNK)
    if cmd.get("actor") == ADA:
        cmd["actor"] = ORC
    return cmd


def nonsense(draw: Draw, frame: str) -> str | bytes:
    """A frame that is malformed, out of order, forged or silly."""
    kind = draw.randrange(8)
    if kind == 0:
        return bytes(draw.randrange(256) for _ in range(draw.randrange(60)))
    if kind == 1:
        return "".join(chr(draw.randrange(32, 1_000)) for _ in range(draw.randrange(60)))
    if kind == 2:
        return "[" * draw.randrange(1, 4_000)
    if kind == 3:
        t = draw.choice(("do", "seen", "here", "ping", "hello", "welcome", "bye", "x", "", 7))
        body = {"t": t, draw.choice(NAMES): draw.choice(JUNK), "id": draw.choice(JUNK)}
        text = orjson.dumps(body, option=orjson.OPT_NON_STR_KEYS).decode()
        return text if t not in ("ping", "here", "seen") or "c" not in body else "{"
    if kind == 4:
        whole = orjson.dumps({"t": "do", "id": "1", "cmd": forged(draw, frame)}).decode()
        return whole[: draw.randrange(len(whole))]
    if kind == 5:
        return '{"t":"do","id":"' + "y" * draw.randrange(81, 4_000) + '","cmd":{}}'
    return orjson.dumps(
        {
            "t": "do",
            "id": f"f{draw.randrange(10**9)}",
            "rev": draw.choice((None, 0, 5)),
            "cmd": forged(draw, frame),
        }
    ).decode()


def bodies(draw: Draw) -> Iterator[bytes]:
    """Bodies of calls, without end."""
    while True:
        kind = draw.randrange(4)
        if kind == 0:
            yield bytes(draw.randrange(256) for _ in range(draw.randrange(80)))
        elif kind == 1:
            yield b"[" * draw.randrange(1, 3_000)
        else:
            keys = (
                "system",
                "name",
                "join",
                "invite",
                "want",
                "text",
                "role",
                "controls",
                "open",
                "reissue",
                "cmd",
                "options",
                "demo",
                "language",
            )
            some = {draw.choice(keys): draw.choice(JUNK) for _ in range(draw.randrange(4))}
            yield orjson.dumps(some)
