"""Pages and their files: built HTML, hashed assets, catalogues of the packs, and the headers."""

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from engine.packs import Pack

PAGES = {
    "/": "index.html",
    "/gm": "gm.html",
    "/join": "player.html",
    "/play": "player.html",
    "/display": "display.html",
    "/manifest.webmanifest": "manifest.webmanifest",
    "/sw.js": "sw.js",
}
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}
TEXT = "text/plain; charset=utf-8"
ANYBODYS = {"Access-Control-Allow-Origin": "*"}
"""Nothing secret: pages of virtual tables read the same words."""
FOREVER = "public, max-age=31536000, immutable"


class NotBuilt(Exception):
    """The pages are missing from this installation."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is served; ``packed``: the same for whoever takes gzip, where it is smaller."""

    body: bytes
    kind: str
    packed: bytes = b""

    def serve(self, request: Request, headers: Mapping[str, str]) -> Response:
        """The answer with this file, small where the browser takes it so."""
        found = dict(headers)
        if self.packed:
            found["Vary"] = ", ".join(
                one for one in (headers.get("Vary"), "Accept-Encoding") if one
            )
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            found["Content-Encoding"] = "gzip"
            return Response(self.packed, media_type=self.kind, headers=found)
        return Response(self.body, media_type=self.kind, headers=found)


def a_file(body: bytes, kind: str) -> File:
    """A file, packed once where that helps."""
    packed = gzip.compress(body, 9, mtime=0)
    return File(body, kind, packed if len(packed) < len(body) else b"")


def find_dist() -> Path:
    """The folder of the built pages: in the wheel, or beside the checkout. Raises NotBuilt."""
    here = Path(__file__).parent
    for folder in (here / "dist", here.parent / "static" / "dist"):
        if (folder / "manifest.json").is_file():
            return folder
    raise NotBuilt("the pages are not built; install Offturn with uv or pip, which builds them")


def read_files(dist: Path) -> Mapping[str, File]:
    """Every built file by its path, read once: a rebuild does not pull files from under a page."""
    found = {}
    for path in sorted(dist.rglob("*")):
        if path.is_file():
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
            found[path.relative_to(dist).as_posix()] = a_file(path.read_bytes(), kind)
    return found


def catalogues(files: Mapping[str, File]) -> Mapping[str, str]:
    """The pages' own messages: language to Fluent text."""
    return {
        language: files[address.removeprefix("/")].body.decode()
        for language, address in _catalogues(files).items()
    }


def _catalogues(files: Mapping[str, File]) -> Mapping[str, str]:
    """The addresses of the pages' own messages: by language."""
    return {
        PurePosixPath(name).stem: address
        for name, address in _assets(files).items()
        if name.startswith("locales/")
    }


def _language(request: Request, known: Mapping[str, str]) -> str:
    """The first language of the browser that there is, as the page itself chooses it."""
    asked = request.headers.get("accept-language", "").split(",")
    return next((one for each in asked if (one := each.strip()[:2].lower()) in known), "en")


def built(files: Mapping[str, File], source: str) -> File:
    """The asset that was made of a file of ``static/``."""
    return files[_assets(files)[source].removeprefix("/")]


def _assets(files: Mapping[str, File]) -> Mapping[str, str]:
    """Where each file of ``static/`` went."""
    found: Mapping[str, str] = orjson.loads(files["manifest.json"].body)["assets"]
    return found


def routes(files: Mapping[str, File], packs: Mapping[str, Pack]) -> list[BaseRoute]:
    """The routes of pages, assets and catalogues."""

    words = {
        language: f"<{address}>; rel=preload; as=fetch; crossorigin"
        for language, address in _catalogues(files).items()
    }
    packed: dict[tuple[str, str], File] = {}

    async def page(request: Request) -> Response:
        file = files[PAGES[request.url.path]]
        headers = {**HEADERS, "Cache-Control": "no-cache"}
        if file.kind.startswith("text/html"):
            headers |= {"Link": words[_language(request, words)], "Vary": "Accept-Language"}
        return file.serve(request, headers)

    async def asset(request: Request) -> Response:
        file = files.get("assets/" + request.path_params["name"])
        if file is None:
            raise HTTPException(404, "no such file")
        headers = {"Cache-Control": FOREVER, "X-Content-Type-Options": "nosniff", **ANYBODYS}
        return file.serve(request, headers)

    async def catalogue(request: Request) -> Response:
        system, language = request.path_params["system"], request.path_params["language"]
        if (system, language) not in packed:
            pack = packs.get(system)
            text = pack.catalogue(language) if pack else None
            if text is None:
                raise HTTPException(404, "no such catalogue")
            packed[system, language] = a_file(text.encode(), TEXT)
        return packed[system, language].serve(request, {"Cache-Control": "no-cache", **ANYBODYS})

    return [
        *(Route(path, page, methods=["GET"]) for path in PAGES),
        Route("/assets/{name:path}", asset, methods=["GET"]),
        Route("/locales/{system}/{language}.ftl", catalogue, methods=["GET"]),
    ]
