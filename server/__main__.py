"""The command line: offturn serve, demo, check, play, import, foundry-module and repair."""

import argparse
import asyncio
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from engine.__main__ import main as engine_main
from engine.packs import Pack, usable
from engine.text.placing import placed
from server.addresses import EVERYWHERE, addresses
from server.app import Ready
from server.demo import Demo
from server.failing import told
from server.foundry_command import main as foundry_main
from server.imports.command import main as import_main
from server.listening import listen
from server.logs import set_up
from server.rooms import Rooms
from server.serving import serve
from server.settings import FROM_ENVIRONMENT, Settings, read_environment
from server.store.command import main as repair_main
from server.store.embedded import embedded
from server.workers import Workers

DURABILITY = "when a command is acknowledged: the store has it on disk, or its replicas, too"


def parser() -> argparse.ArgumentParser:
    """The words of the command line."""
    top = argparse.ArgumentParser(prog="offturn", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="serve rooms until it is stopped")
    demo = commands.add_parser("demo", help="serve one ready-made fight and print its links")
    demo.add_argument("system", nargs="?", help="a rule system (default: the first there is)")
    demo.add_argument("--bots", action="store_true", help="bots answer for absent players")
    for one in (serve, demo):
        one.add_argument("--host", help="address to listen on")
        one.add_argument("--port", type=int, help="port to listen on (default 8000)")
        one.add_argument("--data-dir", type=Path, help="folder of the store (~/.offturn)")
        one.add_argument("--redis-url", help="an existing Valkey or Redis, instead of the own one")
        one.add_argument("--public-url", help="the address that people reach this server at")
        one.add_argument("--origins", help="pages of other servers that may speak to this one")
        one.add_argument("--packs", type=Path, action="append", help="a folder of rule packs")
        one.add_argument("--durability", choices=("local", "replicated"), help=DURABILITY)
        one.add_argument("--replicas", type=int, help="how many replicas that needs (default 1)")
        one.add_argument("--keep-days", type=float, help="how long rooms nobody visits are kept")
        one.add_argument("--log-format", choices=("text", "json"), help="how logs are written")
    serve.add_argument("--workers", type=int, help="processes that share the port and all rooms")
    for name, what in (
        ("check", "run scenarios and check packs"),
        ("play", "print the transcript of a scenario"),
        ("import", "read a file of creatures"),
        ("foundry-module", "write the module for Foundry VTT as a zip"),
        ("repair", "mend a damaged log of rooms, as far as it can be read"),
    ):
        commands.add_parser(name, help=what, add_help=False)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] in (["check"], ["play"]):
        return engine_main(words)
    if words[:1] == ["import"]:
        return import_main(words[1:])
    if words[:1] == ["foundry-module"]:
        return foundry_main(words[1:])
    if words[:1] == ["repair"]:
        return repair_main(words[1:])
    asked = parser().parse_args(words)
    # The environment may be wrong, too: until it is read there is nothing to advise about.
    found: list[Settings] = []

    def run() -> None:
        found.append(read_settings(asked))
        start(found[0], asked)

    return told(run, lambda: hint(found[0]))


def start(settings: Settings, asked: argparse.Namespace) -> None:
    """Listen, then serve until a signal."""
    set_up(settings.log_format)
    # As on Ctrl-C: whatever was begun is ended, the store as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with listen(settings.host, settings.port) as listening:
        settings = settings.model_copy(update={"port": listening.getsockname()[1]})
        packs, complaints = usable(settings.packs)
        for one in complaints:
            print(f"offturn: left out: {placed(one)}", file=sys.stderr, flush=True)
        demo = None
        if asked.command == "demo":
            demo = Demo(settings, packs, asked.system, bots=asked.bots)
        asyncio.run(serve_all(settings, packs, listening, demo))


def read_settings(asked: argparse.Namespace) -> Settings:
    """Settings from the environment, then from the command line. Raises ValidationError."""
    found: dict[str, object] = dict(read_environment())
    if asked.command == "demo":
        found.setdefault("host", EVERYWHERE[0])
        found.pop("workers", None)
    for name in (*FROM_ENVIRONMENT, "packs"):
        value = getattr(asked, name, None)
        if value is not None:
            found[name] = value
    return Settings.model_validate(found)


def hint(settings: Settings) -> str:
    """What to do about a store that does not answer."""
    if settings.redis_url is None:
        return f"Look into {settings.data_dir}, or choose another --data-dir."
    return (
        "Start Valkey or Redis at the address of --redis-url or OFFTURN_REDIS_URL, or leave both"
        " away: Offturn then starts a store of its own."
    )


async def serve_all(
    settings: Settings,
    packs: Mapping[str, Pack],
    listening: socket.socket,
    demo: Ready | None,
) -> None:
    """Start the store, then one process or several. Raises NoStore, StoreAway and NotBuilt."""
    where = "\n".join(f"Offturn on {one}" for one in addresses(settings))

    async def say(rooms: Rooms) -> None:
        print(where, flush=True)

    async with AsyncExitStack() as stack:
        url = settings.redis_url
        if url is None:
            url = await stack.enter_async_context(embedded(settings.data_dir))
        if settings.workers > 1:
            await Workers(settings, url, listening).run(where)
        else:
            await serve(settings, packs, url, listening, demo or say)


if __name__ == "__main__":
    sys.exit(main())
