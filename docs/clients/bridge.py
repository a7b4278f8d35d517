"""Speak for a virtual table: pair by a code, name a token, move it, and say where it has ended."""

import asyncio
import json
import sys
import urllib.request
from uuid import uuid4

from websockets.asyncio.client import connect

ME = {"kind": "bridge", "host": "example"}


def pair(base: str, code: str) -> dict:
    asked = json.dumps({"code": code, "host": ME["host"]}).encode()
    return json.load(urllib.request.urlopen(f"{base}/api/v1/pair", asked, timeout=10))


async def main(base: str, code: str, name: str, column: str, row: str) -> None:
    seat = pair(base, code)
    address = base.replace("http", "ws", 1) + "/ws/v1"
    async with connect(address, subprotocols=["offturn.v1"]) as line:

        async def send(t: str, **fields: object) -> None:
            await line.send(json.dumps({"t": t, **fields}))

        conn = uuid4().hex
        await send("hello", token=seat["token"], room=seat["room"], conn=conn, client=ME)
        async for text in line:
            match json.loads(text):
                case {"t": "beat", "n": beat}:
                    await send("ping", c=0, beat=beat)
                case {"t": "lease", "held": True}:
                    await send("host", id=uuid4().hex, seen=[{"ref": "token-1", "name": name}])
                case {"t": "hosted", "ids": ids}:
                    print("known:", ids, flush=True)
                    goal = [int(column), int(row)]
                    await send("move", id=uuid4().hex, ref="token-1", path=[goal])
                case {"t": "moved", "at": at, "stopped": stopped}:
                    print("stands:", at, "stopped" if stopped else "as told", flush=True)
                case {"t": "no", "reason": reason, "params": params}:
                    print("refused:", reason, params, flush=True)


asyncio.run(main(*sys.argv[1:]))
