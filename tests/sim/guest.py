"""A guest: a page that comes back whenever it is thrown out, and plays by what it is shown."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson

from server.clock import ManualClock
from tests.server.page import Page, a_socket
from tests.server.table import Server, Table
from tests.sim.link import Link

AGAIN_MS = 2_000
PASSING = ("store_away", "too_fast")
"""Refusals after which one tries again."""

Cmd = dict[str, Any]


@dataclass(slots=True)
class Sent:
    """A command on its way, until it is answered."""

    cmd: Cmd
    at: int


@dataclass(slots=True)
class Guest:
    """Who sits at the table with one page."""

    who: str
    table: Table
    clock: ManualClock
    roll: Callable[[int], int]
    link: Link
    servers: dict[str, Server]
    page: Page | None = None
    sent: dict[str, Sent] = field(default_factory=dict)
    done: dict[str, Cmd] = field(default_factory=dict)
    """Commands that were said to have taken effect."""
    taken_back: list[str] = field(default_factory=list)
    """Commands that were refused after they had taken effect."""
    count: int = 0
    place: int | None = None
    """Which server to go to; None: any."""

    def move_to(self, place: int) -> None:
        """Come back at a certain server."""
        self.place = place
        if self.page is not None:
            self.page.hang_up()

    def ask(self, cmd: Cmd) -> None:
        """Send a command as soon as possible, and until it is answered."""
        self.sent[f"{self.who}-last"] = Sent(cmd, 0)

    async def stay(self) -> None:
        """Be at the table until the evening is over, at any server that is there."""
        while True:
            up = [self.servers[name] for name in sorted(self.servers)]
            if not up:
                await self.clock.wait(200)
                continue
            async with a_socket(up[self._where(len(up))]) as page:
                page.hello(self.table, self.who)
                await self._play(page)
            await self.clock.wait(self.roll(1_000))

    def _where(self, many: int) -> int:
        return self.roll(many) - 1 if self.place is None else self.place % many

    async def _play(self, page: Page) -> None:
        self.page = page
        while page.code is None:
            await self.clock.wait(self.roll(600))
            self._listen(page)
            if "me" in page.sections:
                self._again(page)
                if not self.link.calm:
                    self._move(page)
                if not self.link.calm and self.roll(200) == 1:
                    return
        self._listen(page)

    def _listen(self, page: Page) -> None:
        for frame in page.frames:
            if frame["t"] == "ok" and frame["re"] in self.sent:
                self.done[frame["re"]] = self.sent[frame["re"]].cmd
            if frame["t"] == "no" and frame["re"] in self.done and frame["reason"] not in PASSING:
                self.taken_back.append(frame["re"])
            if frame["t"] in ("ok", "no") and frame.get("reason") not in PASSING:
                self.sent.pop(str(frame["re"]), None)
        page.frames.clear()

    def _again(self, page: Page) -> None:
        for command_id, sent in self.sent.items():
            if self.clock.now() - sent.at >= AGAIN_MS:
                sent.at = self.clock.now()
                self._send(page, command_id, sent.cmd)

    def _send(self, page: Page, command_id: str, cmd: Cmd) -> None:
        text = orjson.dumps({"t": "do", "id": command_id, "cmd": cmd}).decode()
        self.link.send(page, text)

    def _move(self, page: Page) -> None:
        """Do something, unless an answer is still awaited."""
        cmd = None if self.sent else self.think(page.sections)
        if cmd is not None:
            self.count += 1
            command_id = f"{self.who}-{self.count}"
            self.sent[command_id] = Sent(cmd, self.clock.now())
            self._send(page, command_id, cmd)

    def think(self, sections: dict[str, Any]) -> Cmd | None:
        """Answer a prompt, or do what is offered; sometimes nothing."""
        prompts = [one for one in sections["me"]["prompts"] if one["status"] == "open"]
        if prompts:
            prompt = self.one_of(prompts)
            if self.roll(8) > 1:
                return None
            use = self.roll(3) > 1
            command: Cmd = (self.one_of(prompt["options"]) if use else prompt["decline"])["command"]
            return command
        questions = sections["me"]["questions"]
        if questions:
            return {"type": "answer", **self.settle(self.one_of(questions))}
        return self.choose(sections["me"])

    def settle(self, question: dict[str, Any]) -> Cmd:
        """An answer to a question: what it suggests, a number, or any of its choices."""
        value = question["default"]
        if question["number"] is not None:
            least, most = question["number"]
            value = [least + self.roll(most - least + 1) - 1 for _ in range(question["many"])]
        elif question["ask"] == "facts":
            value = [one["id"] for one in question["choices"] if self.roll(2) == 1]
        elif question["many"] == 1 and question["choices"]:
            value = [self.one_of(question["choices"])["id"]]
        return {"question": question["id"], "value": value}

    def choose(self, me: dict[str, Any]) -> Cmd | None:
        """One of what could be done now, filled in."""
        possible = [one for one in me["options"] if one["enabled"]]
        if not possible or self.roll(3) == 1:
            return None
        telling = [one for one in possible if {"complex", "move"} & set(one["tags"])]
        option = self.one_of(telling if telling and self.roll(2) == 1 else possible)
        cmd: Cmd = dict(option["command"])
        if "targets" in option:
            cmd["targets"] = option["targets"]["candidates"][: option["targets"]["count"]]
        if "squares" in option:
            cmd["path"] = [self.one_of(me["squares"][option["squares"]])]
        if "picks" in option:
            picked = {one["key"]: self.one_of(one["choices"])["id"] for one in option["picks"]}
            if "trigger" in picked:
                cmd |= {"action": picked["action"], "trigger": {"on": picked["trigger"]}}
            else:
                cmd["choices"] = picked
        if "choices" in option:
            cmd["choices"] = cmd.get("choices", {}) | {
                key: least + self.roll(most - least + 1) - 1
                for key, (least, most) in option["choices"].items()
            }
        return cmd

    def one_of(self, many: list[Any]) -> Any:
        """Any of these."""
        return many[self.roll(len(many)) - 1]
