"""The module for Foundry VTT: its manifest, and the zip that Foundry installs it from."""

import io
import zipfile
from collections.abc import Mapping
from importlib.metadata import version

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from server.http import answer, public_base
from server.pages import File
from server.settings import Settings

MANIFEST = "/foundry/module.json"
ZIP = "/foundry/offturn.zip"
FOLDER = "foundry/"
DESCRIPTION = "module.json"
NOTICES = "LICENSES.txt"
WHEN = (1980, 1, 1, 0, 0, 0)
"""All files are of one age, so that the same files make the same zip."""
BASES = 8
"""Addresses of this server that a zip is kept for."""


def manifest(files: Mapping[str, File], base: str) -> dict[str, object]:
    """What Foundry is told of the module by the server at this address."""
    found: dict[str, object] = orjson.loads(files[FOLDER + DESCRIPTION].body)
    where = {"url": base, "manifest": base + MANIFEST, "download": base + ZIP}
    return {**found, "version": version("offturn"), **where}


def packed(files: Mapping[str, File], base: str) -> bytes:
    """The module as a zip, with the manifest at its top."""
    inside = {
        name.removeprefix(FOLDER): file.body
        for name, file in files.items()
        if name.startswith(FOLDER)
    }
    inside[NOTICES] = files[NOTICES].body
    inside[DESCRIPTION] = orjson.dumps(manifest(files, base), option=orjson.OPT_INDENT_2)
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(inside):
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, inside[name])
    return found.getvalue()


def routes(files: Mapping[str, File], settings: Settings) -> list[BaseRoute]:
    """The routes of the module; Foundry's own server fetches both."""

    zips: dict[str, bytes] = {}

    async def described(request: Request) -> Response:
        found = answer(manifest(files, public_base(request, settings)))
        found.headers["Cache-Control"] = "no-cache"
        return found

    async def archive(request: Request) -> Response:
        headers = {
            "Cache-Control": "no-cache",
            "Content-Disposition": 'attachment; filename="offturn.zip"',
            "X-Content-Type-Options": "nosniff",
        }
        base = public_base(request, settings)
        if base not in zips:
            if len(zips) == BASES:
                zips.clear()
            zips[base] = packed(files, base)
        return Response(zips[base], headers=headers, media_type="application/zip")

    return [
        Route(MANIFEST, described, methods=["GET"]),
        Route(ZIP, archive, methods=["GET"]),
    ]
