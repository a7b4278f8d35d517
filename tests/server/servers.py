"""Real servers for the tests: one on a port, a primary with its replica, a cluster of 3 + 3."""

import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from redis import Redis
from redis.exceptions import RedisError

from server.store.binary import find_server

LIMIT = 30.0
SLOTS = 16_384
NODE_TIMEOUT_MS = 1_000


def eventually(condition: Callable[[], Any]) -> None:
    """Wait for a condition, with a limit."""
    until = time.monotonic() + LIMIT
    while True:
        try:
            if condition():
                return
        except (RedisError, OSError):
            pass
        assert time.monotonic() < until, "it did not come about in time"
        time.sleep(0.02)


def free_ports(many: int) -> list[int]:
    """Ports that nobody listened on a moment ago."""
    with ExitStack() as stack:
        taken = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(many)]
        return [one.getsockname()[1] for one in taken]


@dataclass(slots=True)
class Node:
    """One server and its process."""

    port: int
    words: Sequence[str]
    bus: int = 0
    folder: Path = Path()
    process: subprocess.Popen[bytes] | None = None

    def start(self, folder: Path | None = None) -> None:
        """Start it, for the first time in a folder, later where it was."""
        self.folder = folder or self.folder
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.words, executable=find_server(), cwd=self.folder, stdout=log, stderr=log
            )

    def ask(self, *words: str | int) -> Any:
        with Redis(port=self.port, decode_responses=True, protocol=2) as client:
            return client.execute_command(*words)

    def answers(self) -> bool:
        return bool(self.ask("PING"))

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def node(folder: Path, port: int, *words: str, program: str = "valkey-server") -> Iterator[Node]:
    """A server that syncs at every order, while the block runs."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = [] if program != "valkey-server" else ["--appendonly", "yes", "--save", ""]
    settings += ["--appendfsync", "always"] if settings else []
    found = Node(port, [program, *words, "--port", str(port), "--bind", "127.0.0.1", *settings])
    found.start(folder)
    try:
        eventually(found.answers)
        yield found
    finally:
        found.kill()


class Cluster:
    """Three primaries, each with a replica; what was killed can be brought back."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes = list(nodes)

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"127.0.0.1:{one.port}" for one in self.nodes)

    def living(self) -> list[Node]:
        return [one for one in self.nodes if one.process and one.process.poll() is None]

    def primaries(self) -> list[Node]:
        return [one for one in self.living() if one.ask("ROLE")[0] == "master"]

    def owner(self, key: str) -> Node | None:
        """The primary that has a key, if there is one just now."""
        slot = self.living()[0].ask("CLUSTER KEYSLOT", key)
        for one in self.primaries():
            for first, last, (_, port, *_), *_ in one.ask("CLUSTER SLOTS"):
                if first <= slot <= last and int(port) == one.port:
                    return one
        return None

    def flush(self) -> None:
        for one in self.primaries():
            one.ask("FLUSHALL")
            one.ask("SCRIPT FLUSH")

    def join(self) -> None:
        """Make one cluster of the nodes, and wait until all know it."""
        primaries, replicas = self.nodes[:3], self.nodes[3:]
        for number, one in enumerate(primaries):
            first, last = number * SLOTS // 3, (number + 1) * SLOTS // 3 - 1
            one.ask("CLUSTER ADDSLOTSRANGE", first, last)
            one.ask("CLUSTER SET-CONFIG-EPOCH", number + 1)
        for one in self.nodes[1:]:
            one.ask("CLUSTER MEET", "127.0.0.1", self.nodes[0].port, self.nodes[0].bus)
        for one in self.nodes:
            eventually(partial(self._knows_all, one))
        for one, primary in zip(replicas, primaries, strict=True):
            one.ask("CLUSTER REPLICATE", primary.ask("CLUSTER MYID"))
        for one in self.nodes:
            eventually(partial(self._complete, one))

    def _knows_all(self, one: Node) -> bool:
        known = one.ask("CLUSTER NODES")
        return len(known) == len(self.nodes) and "handshake" not in str(known)

    def _complete(self, one: Node) -> bool:
        whole = all(len(slots) == 4 for slots in one.ask("CLUSTER SLOTS"))
        return whole and one.ask("CLUSTER INFO")["cluster_state"] == "ok"


@contextmanager
def a_cluster(folder: Path) -> Iterator[Cluster]:
    """A cluster of six servers on loopback, from the program that Offturn brings along."""
    ports = free_ports(12)
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                node(
                    folder / str(number),
                    ports[number],
                    *("--cluster-enabled", "yes", "--cluster-port", str(ports[6 + number])),
                    *("--cluster-node-timeout", str(NODE_TIMEOUT_MS)),
                    *("--cluster-replica-validity-factor", "0", "--repl-diskless-sync-delay", "0"),
                )
            )
            for number in range(6)
        ]
        for one, bus in zip(nodes, ports[6:], strict=True):
            one.bus = bus
        found = Cluster(nodes)
        found.join()
        yield found
