"""The extension for Owlbear Rodeo: what its page may read, and who may frame ours."""

import pytest

from server.settings import Settings
from tests.server.web import a_web, refused

pytestmark = pytest.mark.anyio

OWLBEAR = "https://www.owlbear.rodeo"
EVIL = "https://www.owlbear.rodeo.evil.example"


async def test_the_manifest_is_what_owlbear_reads() -> None:
    async with a_web() as (web, *_):
        response = await web.get("/owlbear/manifest.json", headers={"Origin": OWLBEAR})
        assert response.status_code == 200
        assert response.headers["content-type"] == "application/json"
        manifest = response.json()
        assert manifest["manifest_version"] == 1
        assert 0 < len(manifest["name"]) <= 45
        assert 0 < len(manifest["description"]) <= 128
        assert {one["name"] for one in manifest["permissions"]} == {"autoplay", "clipboard-write"}
        assert all(one["reason"] for one in manifest["permissions"])
        action = manifest["action"]
        assert 320 <= action["width"] <= 400 and action["height"] <= 700
        for path in (manifest["icon"], action["icon"]):
            icon = await web.get(path, headers={"Origin": OWLBEAR})
            assert icon.headers["content-type"].startswith("image/svg+xml")
            assert icon.headers["access-control-allow-origin"] == OWLBEAR
        for path in (manifest["background_url"], action["popover"]):
            page = await web.get(path)
            assert page.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/owlbear/manifest.json", "/owlbear/icon.svg"])
@pytest.mark.parametrize("origin", [OWLBEAR, EVIL, "null", None])
async def test_only_owlbears_own_page_reads_manifest_and_icons(
    path: str, origin: str | None
) -> None:
    async with a_web() as (web, *_):
        response = await web.get(path, headers={"Origin": origin} if origin else {})
        assert response.headers["access-control-allow-origin"] == OWLBEAR
        assert "Origin" in response.headers["vary"]
        assert "access-control-allow-credentials" not in response.headers


@pytest.mark.parametrize("page", ["popover", "background"])
async def test_only_owlbear_frames_the_pages(page: str) -> None:
    async with a_web() as (web, *_):
        response = await web.get(f"/embed/owlbear/{page}?obrref=x")
        policy = response.headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["frame-ancestors"] == OWLBEAR
        assert rules["script-src"] == "'self'" and rules["base-uri"] == "'none'"
        assert "x-frame-options" not in response.headers
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in response.headers
        assert f'name="owlbear-origins" content="{OWLBEAR}"' in response.text
        refused(await web.get(f"/hosts/owlbear/{page}.html"), 404, "unknown")
        refused(await web.get(f"/embed/owlbear/{page}.html"), 404, "unknown")


@pytest.mark.parametrize(
    ("origins", "ancestors", "first"),
    [
        (("https://a.example", OWLBEAR), f"https://a.example {OWLBEAR}", "https://a.example"),
        ((), "'none'", None),
    ],
)
async def test_the_settings_say_who_owlbear_is(
    origins: tuple[str, ...], ancestors: str, first: str | None
) -> None:
    settings = Settings(owlbear_origins=origins)
    async with a_web(settings) as (web, *_):
        page = await web.get("/embed/owlbear/popover")
        assert f"frame-ancestors {ancestors}" in page.headers["content-security-policy"]
        manifest = await web.get("/owlbear/manifest.json", headers={"Origin": EVIL})
        assert manifest.headers.get("access-control-allow-origin") == first
        if origins:
            mine = await web.get("/owlbear/manifest.json", headers={"Origin": OWLBEAR})
            assert mine.headers["access-control-allow-origin"] == OWLBEAR


async def test_no_other_page_can_be_framed_by_owlbear() -> None:
    async with a_web() as (web, *_):
        for path in ("/", "/gm", "/play", "/display"):
            policy = (await web.get(path)).headers["content-security-policy"]
            assert "frame-ancestors 'none'" in policy


def test_an_origin_of_owlbear_is_an_origin() -> None:
    with pytest.raises(ValueError, match="origins like"):
        Settings(owlbear_origins=("https://www.owlbear.rodeo/room",))
