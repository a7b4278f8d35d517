"""Take a seat, say whose turn it is, and answer every prompt with its first option."""

import asyncio
import json
import sys
import urllib.request
from uuid import uuid4

from websockets.asyncio.client import connect


def session(base: str, **asked: object) -> dict:
    call = urllib.request.Request(f"{base}/api/v1/session", json.dumps(asked).encode())
    return json.load(urllib.request.urlopen(call, timeout=10))


async def main(base: str, code: str, name: str) -> None:
    want = [one["id"] for one in session(base, join=code)["free"] if one["name"] == name]
    seat = session(base, join=code, name=name, want=want)
    hello = {"t": "hello", "token": seat["token"], "room": seat["room"], "conn": uuid4().hex}
    sections, answered, active = {"order": {"active": None, "rows": []}}, set(), None
    address = base.replace("http", "ws", 1) + "/ws/v1"
    async with connect(address, subprotocols=["offturn.v1"]) as line:
        await line.send(json.dumps(hello))
        async for text in line:
            frame = json.loads(text)
            if frame["t"] == "beat":
                await line.send(json.dumps({"t": "ping", "c": 0, "beat": frame.get("n")}))
            sections |= frame.get("sections", {})
            if sections["order"]["active"] != active:
                active = sections["order"]["active"]
                names = {one["id"]: one["name"] for one in sections["order"]["rows"]}
                print("turn:", names.get(active, "nobody"), flush=True)
            for prompt in sections.get("me", {}).get("prompts", []):
                key = (prompt["window"], prompt["actor"])
                if prompt["status"] == "open" and key not in answered and prompt["options"]:
                    answered.add(key)
                    command = prompt["options"][0]["command"]
                    print("answer:", prompt["actor_name"], command["reaction"], flush=True)
                    await line.send(json.dumps({"t": "do", "id": uuid4().hex, "cmd": command}))


asyncio.run(main(*sys.argv[1:]))
