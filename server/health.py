"""What those who run servers ask: is it alive, is it ready, what does it count."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from server import metrics
from server.guard import guarded
from server.http import Refused, answer
from server.rooms import Rooms


class Health:
    """The calls of orchestrators, proxies and Prometheus."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    def routes(self) -> list[BaseRoute]:
        """The routes of the calls."""
        calls = (
            ("/healthz", self.healthz),
            ("/readyz", self.readyz),
            ("/metrics", self.metrics),
        )
        return [Route(path, guarded(call, self._rooms), methods=["GET"]) for path, call in calls]

    async def healthz(self, request: Request) -> Response:
        """Whether this process lives."""
        return answer({"ok": True})

    async def readyz(self, request: Request) -> Response:
        """Whether the store answers, and nobody is about to be sent away."""
        if self._rooms.stopping:
            raise Refused(503, "stopping", "this server stops; another one is there")
        await self._rooms.store.now()
        return answer({"ok": True})

    async def metrics(self, request: Request) -> Response:
        """Everything that is counted, in Prometheus' form."""
        live = self._rooms.live()
        metrics.rooms.set(len(live))
        metrics.sockets.set(sum(room.audience.pages for room in live))
        body, kind = metrics.exposition()
        return Response(body, headers={"Content-Type": kind, "Cache-Control": "no-store"})
