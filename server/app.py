"""The application: the only place where settings, store, clock, packs and routes meet."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from engine.packs import Pack
from server import foundry, owlbear, pages, sockets
from server.api import Api
from server.clock import Clock
from server.glances import Glances
from server.health import Health
from server.http import failed, misdirected
from server.life import Life
from server.push.service import Push
from server.rooms import Rooms
from server.settings import Settings
from server.speech import Speech
from server.store import Store

Ready = Callable[[Rooms], Awaitable[None]]


def build_app(
    settings: Settings,
    store: Store,
    clock: Clock,
    packs: Mapping[str, Pack],
    beside: Ready | None = None,
) -> Starlette:
    """The whole server as an ASGI application. ``beside`` runs once when the rooms are open."""
    rooms = Rooms(settings, store, clock, packs)
    files = pages.read_files(pages.find_dist())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with rooms.running(), push.running():
            if beside is not None:
                await beside(rooms)
            yield

    async def socket(websocket: WebSocket) -> None:
        await sockets.serve(websocket, rooms)

    api = Api(rooms, Speech(pages.catalogues(files)))
    push = Push(api.desk)
    app = Starlette(
        routes=[
            WebSocketRoute("/ws/v1", socket),
            *api.routes(),
            *Glances(api.desk).routes(),
            *Life(api.doors, api.desk).routes(),
            *push.routes(),
            *Health(rooms).routes(),
            *owlbear.routes(files, settings),
            *foundry.routes(files, settings),
            *pages.routes(files, packs),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: misdirected, Exception: failed},
    )
    app.state.rooms = rooms
    return app
