"""The command line: offturn serve, demo, check, play, import and repair."""

import argparse
import asyncio
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import uvicorn
from pydantic import ValidationError

from engine.__main__ import main as engine_main
from engine.packs import Pack, PackError, discover
from server.addresses import EVERYWHERE, addresses
from server.app import Ready, build_app
from server.clock import StoreClock
from server.demo import Demo
from server.imports.command import main as import_main
from server.listening import NoPort, listen
from server.pages import NotBuilt
from server.settings import Settings, read_environment
from server.stopping import Server
from server.store import NoStore, StoreAway
from server.store.command import main as repair_main
from server.store.embedded import embedded
from server.store.redis import RedisStore
from server.wire import first

FRAME_SLACK = 1_024


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
        one.add_argument("--packs", type=Path, action="append", help="a folder of rule packs")
    for name, what in (
        ("check", "run scenarios and check packs"),
        ("play", "print the transcript of a scenario"),
        ("import", "read a file of creatures"),
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
    if words[:1] == ["repair"]:
        return repair_main(words[1:])
    asked = parser().parse_args(words)
    try:
        settings = read_settings(asked)
        with listen(settings.host, settings.port) as listening:
            settings = settings.model_copy(update={"port": listening.getsockname()[1]})
            packs = discover(settings.packs)
            demo = None
            if asked.command == "demo":
                demo = Demo(settings, packs, asked.system, bots=asked.bots)
            asyncio.run(serve(settings, packs, listening, demo))
    except (PackError, NoPort, NoStore, NotBuilt) as error:
        print(f"offturn: {error}", file=sys.stderr)
        return 1
    except StoreAway as error:
        print(f"offturn: {error}\n{hint(settings)}", file=sys.stderr)
        return 1
    except ValidationError as error:
        print(f"offturn: {first(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


def read_settings(asked: argparse.Namespace) -> Settings:
    """Settings from the environment, then from the command line. Raises ValidationError."""
    found: dict[str, object] = dict(read_environment())
    if asked.command == "demo":
        found.setdefault("host", EVERYWHERE[0])
    for name in ("host", "port", "data_dir", "redis_url", "public_url", "packs"):
        value = getattr(asked, name)
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


async def serve(
    settings: Settings,
    packs: Mapping[str, Pack],
    listening: socket.socket,
    beside: Ready | None,
) -> None:
    """Start the store, then serve until a signal. Raises NoStore, StoreAway and NotBuilt."""
    async with AsyncExitStack() as stack:
        url = settings.redis_url
        if url is None:
            url = await stack.enter_async_context(embedded(settings.data_dir))
        store = await stack.enter_async_context(RedisStore.connect(url))
        clock = await stack.enter_async_context(StoreClock.follow(store))
        config = uvicorn.Config(
            build_app(settings, store, clock, packs, beside),
            ws="websockets-sansio",
            ws_max_size=settings.frame_bytes + FRAME_SLACK,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
            log_level="warning",
            server_header=False,
        )
        if beside is None:
            print("\n".join(f"Offturn on {one}" for one in addresses(settings)), flush=True)
        await Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    sys.exit(main())
