"""Frames of the pages' sockets: all that a page receives, and the last ones for a report."""

import time
from collections import deque
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Page, WebSocket

KEPT = 200
LONGEST = 2_000


class Frames:
    """Records what watched contexts send and receive, the newest KEPT frames."""

    def __init__(self) -> None:
        self._kept: deque[str] = deque(maxlen=KEPT)
        self._pages = 0

    def watch(self, context: BrowserContext) -> None:
        context.on("page", self._on_page)

    def write(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(self._kept), encoding="utf-8")

    def _on_page(self, page: Page) -> None:
        self._pages += 1
        number = self._pages

        def keep(way: str, frame: str | bytes) -> None:
            self._kept.append(f"{time.strftime('%H:%M:%S')} {number} {way} {str(frame)[:LONGEST]}")

        def on_socket(socket: WebSocket) -> None:
            keep("opens", socket.url)
            socket.on("framesent", lambda frame: keep(">", frame))
            socket.on("framereceived", lambda frame: keep("<", frame))
            socket.on("close", lambda _: keep("closes", ""))

        page.on("websocket", on_socket)


def received(page: Page) -> list[str]:
    """Every frame that comes over the page's sockets, as it comes."""
    return _kept(page, "framereceived")


def sent(page: Page) -> list[str]:
    """Every frame that goes over the page's sockets, as it goes."""
    return _kept(page, "framesent")


def _kept(page: Page, way: Literal["framereceived", "framesent"]) -> list[str]:
    frames: list[str] = []

    def keep(payload: str | bytes) -> None:
        frames.append(payload if isinstance(payload, str) else payload.decode())

    page.on("websocket", lambda line: line.on(way, keep))
    return frames
