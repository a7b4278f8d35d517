"""The extension for Owlbear Rodeo: its manifest, its icons and the pages that Owlbear frames."""

from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from server.http import answer
from server.pages import HEADERS, File, a_file, built
from server.settings import Settings

MANIFEST = "/owlbear/manifest.json"
ICONS = {"/owlbear/icon.svg": "hosts/owlbear/icon.svg", "/owlbear/logo.svg": "icons/calm.svg"}
PAGES = {
    "/embed/owlbear/popover": "hosts/owlbear/popover.html",
    "/embed/owlbear/background": "hosts/owlbear/background.html",
}
PLACE = b"OWLBEAR_ORIGINS"
"""Where a page says which pages may frame it."""
WIDTH, HEIGHT = 400, 640
"""The most that the popover takes, in CSS pixels."""


def manifest() -> dict[str, object]:
    """What Owlbear is told of the extension; its addresses are taken from where it was found."""
    return {
        "name": "Offturn",
        "version": version("offturn"),
        "manifest_version": 1,
        "description": "Asks everybody who may react, at once, and resolves it in the right order.",
        "author": "Offturn",
        "icon": "/owlbear/logo.svg",
        "action": {
            "title": "Offturn",
            "icon": "/owlbear/icon.svg",
            "popover": "/embed/owlbear/popover",
            "width": WIDTH,
            "height": HEIGHT,
        },
        "background_url": "/embed/owlbear/background",
        "permissions": [
            {"name": "autoplay", "reason": "A sound when you may react."},
            {"name": "clipboard-write", "reason": "Copying the join code."},
        ],
    }


def framable(settings: Settings) -> dict[str, str]:
    """The headers of a page that Owlbear shows in a frame, and nobody else."""
    policy = HEADERS["Content-Security-Policy"]
    hosts = " ".join(settings.owlbear_origins) or "'none'"
    framed = policy.replace("frame-ancestors 'none'", f"frame-ancestors {hosts}")
    return {**HEADERS, "Content-Security-Policy": framed, "Cache-Control": "no-cache"}


def routes(files: Mapping[str, File], settings: Settings) -> list[BaseRoute]:
    """The routes of the extension."""
    page_headers = framable(settings)
    origins = " ".join(settings.owlbear_origins).encode()

    def readable(request: Request) -> dict[str, str]:
        """Owlbear's page reads the manifest and the icons from its own origin."""
        known = settings.owlbear_origins
        origin = request.headers.get("origin")
        allowed = origin if origin in known else next(iter(known), None)
        return {"Vary": "Origin", **({"Access-Control-Allow-Origin": allowed} if allowed else {})}

    async def described(request: Request) -> Response:
        found = answer(manifest())
        found.headers.update({**readable(request), "Cache-Control": "no-cache"})
        return found

    def image(file: File) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
            return file.serve(request, {**headers, **readable(request)})

        return serve

    def page(file: File) -> Callable[[Request], Awaitable[Response]]:
        told = a_file(file.body.replace(PLACE, origins), file.kind)

        async def serve(request: Request) -> Response:
            return told.serve(request, page_headers)

        return serve

    return [
        Route(MANIFEST, described, methods=["GET"]),
        *(Route(path, image(built(files, name)), methods=["GET"]) for path, name in ICONS.items()),
        *(Route(path, page(files[name]), methods=["GET"]) for path, name in PAGES.items()),
    ]
