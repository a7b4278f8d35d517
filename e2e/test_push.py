"""A phone that nobody looks at is called, through the push service that its browser names."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn, until
from e2e.player import PlayerPage
from tests.push_service import PushService, a_push_service

SUBSCRIBES = """
PushManager.prototype.subscribe = async () => ({ toJSON: () => (ADDRESS) });
"""
"""A browser whose maker's push service is ours."""
NO_PUSH = "delete globalThis.PushManager;"
FORBIDDEN = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Safari/605"
TOLD = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
  .then((all) => all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag })))"""
SWITCH = "Call me when I look elsewhere"
RUSSIAN = "Звать меня, когда я не смотрю"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    """A push service on this machine, with its authority's certificate in a file."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(a_push_service(tmp_path)) as running,
    ):
        yield running


@pytest.fixture
def calling(tmp_path: Path, service: PushService) -> Iterator[Offturn]:
    """A server that may push to this machine."""
    server = Offturn(
        tmp_path / "data",
        OFFTURN_PUSH_ANYWHERE="1",
        SSL_CERT_FILE=str(tmp_path / "authority.pem"),
    )
    server.start()
    yield server
    server.stop()


def a_room(screen: OpenContext, url: str) -> GmPage:
    gm = GmPage.open_room(screen(), url, "Watch")
    gm.add("Ada", "party", "pc", 18, {"HP": 30})
    gm.add("Orc", "foes", "npc", 12, {"HP": 20})
    return gm


def settings(page: Page) -> Locator:
    """The open dialog of the device's settings."""
    page.locator("header button[aria-expanded]").click()
    return page.get_by_role("dialog")


def pumped(page: Page) -> bool:
    """Let what the browser has said arrive."""
    page.wait_for_timeout(20)
    return True


def deliver(page: Page, url: str, text: dict[str, str]) -> None:
    """What the browser's maker would do: hand a push to the page's worker."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: known.extend(one["registrationId"] for one in found["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(lambda: bool(pumped(page) and known), "the worker is known")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": url, "registrationId": known[0], "data": json.dumps(text)},
    )


def test_whoever_looks_elsewhere_is_called_and_comes_back(
    calling: Offturn, service: PushService, screen: OpenContext, phone: OpenContext
) -> None:
    gm = a_room(screen, calling.url)
    context = phone(permissions=["notifications"])
    context.add_init_script(SUBSCRIBES.replace("ADDRESS", json.dumps(service.address())))
    ada = PlayerPage.join(context, calling.url, gm.code(), "Anna", "Ada")
    page = ada.page
    device = settings(page)
    device.get_by_role("checkbox", name=SWITCH).check()
    expect(device.get_by_text("nothing about the fight")).to_be_visible()
    device.get_by_label("Language").select_option("ru")
    expect(device.get_by_role("checkbox", name=RUSSIAN)).to_be_checked()

    page.goto("about:blank")
    gm.begin()
    gm.expect_turn("Ada")
    until(lambda: len(service.texts) == 1, "the phone is called")
    text = service.texts[0]
    assert set(text) == {"kind", "lang", "title", "body"}
    assert (text["kind"], text["lang"], text["title"]) == ("turn", "ru", "Ваш ход")

    deliver(page, calling.url, text)
    page.goto(f"{calling.url}/join")
    (told,) = page.evaluate(TOLD)
    assert told == {"title": "Ваш ход", "body": text["body"], "lang": "ru", "tag": "offturn"}
    page.goto(f"{calling.url}/play?back")
    expect(page.get_by_role("heading", name="Ваш ход", level=1)).to_be_visible()
    assert page.url.startswith(f"{calling.url}/play#")
    page.wait_for_function(f"{TOLD}.then((all) => all.length === 0)")

    settings(page).get_by_role("checkbox", name=RUSSIAN).uncheck()
    page.goto("about:blank")
    gm.end_turn()
    gm.expect_turn("Orc")
    gm.end_turn()
    gm.expect_turn("Ada")
    assert len(service.texts) == 1


def test_what_is_in_the_way_of_calls_is_said(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    gm = a_room(screen, offturn.url)
    away = phone(user_agent=IPHONE)
    away.add_init_script(NO_PUSH)
    page = PlayerPage.join(away, offturn.url, gm.code(), "Anna", "Ada").page
    device = settings(page)
    expect(device.get_by_text("Calls need the app: Share")).to_be_visible()
    expect(device.get_by_role("checkbox", name=SWITCH)).to_have_count(0)

    forbidden = phone()
    forbidden.add_init_script(FORBIDDEN)
    other = forbidden.new_page()
    other.goto(page.url)
    expect(settings(other).get_by_text(re.compile("forbids notifications"))).to_be_visible()

    broken = phone(permissions=["notifications"])
    broken.add_init_script("PushManager.prototype.subscribe = async () => { throw new Error(); };")
    third = broken.new_page()
    third.goto(page.url)
    device = settings(third)
    device.get_by_role("checkbox", name=SWITCH).click()
    expect(device.get_by_text("could not set up calls")).to_be_visible()
    expect(device.get_by_role("checkbox", name=SWITCH)).not_to_be_checked()
