"""Pages, their files and catalogues: with which headers, and what is not there."""

import re

import pytest

from tests.server.table import SYSTEM
from tests.server.web import a_web, refused

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/", "/gm", "/join", "/play", "/display"])
async def test_a_page_runs_only_its_own_scripts_and_tells_nobody_where_it_was(path: str) -> None:
    async with a_web() as (web, *_):
        response = await web.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")
        policy = response.headers["content-security-policy"]
        for rule in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
            assert rule in policy
        assert "unsafe" not in policy
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("asked", "given"),
    [("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("fr, ZH-hant;q=0.5", "zh"), ("tlh", "en"), ("", "en")],
)
async def test_a_page_brings_the_words_that_its_browser_will_ask_for(
    asked: str, given: str
) -> None:
    async with a_web() as (web, *_):
        response = await web.get("/play", headers={"accept-language": asked})
        link = re.fullmatch(
            r"<(/assets/[^>]+)>; rel=preload; as=fetch; crossorigin", response.headers["link"]
        )
        assert link and f'hreflang="{given}" href="{link[1]}"' in response.text
        assert "Accept-Language" in response.headers["vary"]


async def test_every_file_that_a_page_names_is_there_and_never_changes() -> None:
    async with a_web() as (web, *_):
        names = set()
        for page in ("/", "/gm", "/play", "/display"):
            names |= set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', (await web.get(page)).text))
        assert len(names) >= 4
        for name in names:
            response = await web.get(name)
            assert response.status_code == 200, name
            assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
            kind = response.headers["content-type"]
            assert kind.startswith({"js": "text/javascript"}.get(name.rpartition(".")[2], ""))


async def test_the_page_can_be_installed_and_its_worker_keeps_only_files() -> None:
    async with a_web() as (web, *_):
        manifest = await web.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for icon in manifest.json()["icons"]:
            assert (await web.get(icon["src"])).headers["content-type"] == "image/png"
        worker = await web.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        kept = re.findall(r'"(/assets/[^"]+)"', worker.text)
        assert kept
        for name in kept:
            assert (await web.get(name)).status_code == 200, name
        assert "/api" not in worker.text


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fpyproject.toml",
        "/assets//etc/passwd",
        "/manifest.json",
        "/gm.html",
    ],
)
async def test_no_file_is_given_out_that_is_not_an_asset(path: str) -> None:
    async with a_web() as (web, *_):
        refused(await web.get(path), 404, "unknown")


async def test_a_catalogue_of_every_language_of_a_system_is_there() -> None:
    async with a_web() as (web, *_):
        found = (await web.get("/api/v1/systems")).json()
        mine = next(one for one in found if one["id"] == SYSTEM)
        for language in mine["languages"]:
            response = await web.get(f"/locales/{SYSTEM}/{language}.ftl")
            assert response.status_code == 200
            assert "action-" in response.text


@pytest.mark.parametrize(
    "path",
    [
        f"/locales/{SYSTEM}/xx.ftl",
        "/locales/nonsense/en.ftl",
        f"/locales/{SYSTEM}/..%2f..%2fpack.toml",
        f"/locales/{SYSTEM}/..%2fen.ftl",
        f"/locales/{SYSTEM}/en",
    ],
)
async def test_a_catalogue_that_is_not_there_is_refused(path: str) -> None:
    async with a_web() as (web, *_):
        refused(await web.get(path), 404, "unknown")


async def test_files_are_packed_for_whoever_takes_them_so() -> None:
    async with a_web() as (web, *_):
        page = await web.get("/play")
        (name,) = re.findall(r'href="(/assets/player-[^"]+[.]css)"', page.text)
        packed = await web.get(name, headers={"Accept-Encoding": "gzip"})
        plain = await web.get(name, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        picture = re.findall(r'href="(/assets/app-[^"]+[.]png)"', page.text)[0]
        assert (await web.get(picture)).status_code == 200
