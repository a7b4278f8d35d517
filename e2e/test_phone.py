"""Stories of a phone: small screen, bad line, wrong clock; it always knows what it is."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from e2e.audit import audit_phone, expect_no_sideways_scroll
from e2e.complaints import Complaints
from e2e.conftest import OpenContext
from e2e.offturn import Offturn
from e2e.player import PlayerPage
from e2e.table import LEAVES, Table

FIRST_LOAD = 150_000
"""Bytes that the players' page may take on the wire before it can be used."""
CLOCK_OFF = """
const now = Date.now;
Date.now = () => now() + 600_000;
"""


def seen_with_a_wrong_clock(phone: OpenContext, url: str) -> Page:
    """The same seat on a second phone, a Russian one, whose clock is ten minutes fast."""
    context = phone(size=(360, 640), locale="ru-RU")
    context.add_init_script(CLOCK_OFF)
    page = context.new_page()
    page.goto(url)
    return page


def fits_without_scrolling(player: PlayerPage) -> None:
    """What a prompt needs is on the screen as it opens."""
    for one in ("Decline", "Use Attack of opportunity"):
        button = player.prompt.get_by_role("button", name=one)
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box and box["height"] >= 44
    expect(player.prompt.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    expect(player.prompt.get_by_role("timer")).to_be_in_viewport(ratio=1)
    mine = player.prompt.locator("header")
    for one in ("Actions: 0 of 3 left", "Reaction: 1 of 1 left"):
        expect(mine.get_by_role("img", name=one)).to_be_in_viewport(ratio=1)


def test_every_state_outlives_a_reload_and_fits_the_smallest_screen(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    ada, cora = table.ada, table.cora
    table.gm.set_window_seconds(120)
    cora.page.reload()
    cora.expect_text("Reed Goblin acts")

    table.run_past()
    fits_without_scrolling(cora)
    cora.page.reload()
    cora.expect_prompt(LEAVES)
    expect(cora.page).to_have_title(re.compile("Cora"))

    other = seen_with_a_wrong_clock(phone, cora.page.url)
    expect(other.get_by_role("alertdialog")).to_be_visible()
    right, wrong = (
        int(page.get_by_role("timer").locator("b").inner_text()) for page in (cora.page, other)
    )
    assert abs(right - wrong) <= 1
    russian = other.get_by_role("alertdialog").get_by_role("button", name="Отказаться")
    expect(russian).to_be_in_viewport(ratio=1)
    expect_no_sideways_scroll(other, "prompt in Russian")
    audit_phone(other, "prompt in Russian")
    outlives_a_reload_while_paused(table)

    cora.use()
    cora.expect_text("Sent")
    expect(other.get_by_role("heading", name="Отправлено")).to_be_visible()
    cora.page.reload()
    cora.expect_text("Sent")
    table.gm.page.keyboard.press("r")
    for _ in range(2):
        ada.expect_text("The window closed without your answer")
        ada.expect_text("Nothing was spent")
        ada.page.reload()
    audit_phone(ada.page, "too late")
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.reload()
    expect(ada.page.get_by_role("article", name="Ada")).to_be_visible()


def outlives_a_reload_while_paused(table: Table) -> None:
    """The clock stands still on every phone, whatever happens to its page."""
    cora = table.cora
    table.gm.page.keyboard.press("p")
    cora.expect_text("All clocks stand still")
    left = cora.seconds_left()
    cora.page.reload()
    cora.expect_prompt(LEAVES)
    cora.expect_text("All clocks stand still")
    expect(cora.page.get_by_role("timer", name=f"Paused with {left} seconds left")).to_be_visible()
    expect(cora.prompt.get_by_role("button", name="Use")).to_be_disabled()
    audit_phone(cora.page, "paused")
    table.gm.page.keyboard.press("p")
    expect(cora.prompt.get_by_role("button", name="Use")).to_be_enabled()


def test_offline_during_a_prompt_is_said_and_the_answer_is_sent_once(
    offturn: Offturn, screen: OpenContext, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to|ERR_FAILED")
    table = Table(offturn, screen, phone)
    table.gm.set_window_seconds(120)
    table.run_past()
    cora = table.cora
    line: BrowserContext = cora.page.context
    cora.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    line.set_offline(True)
    cora.expect_text("Not connected")
    audit_phone(cora.page, "not connected")
    cora.page.reload()
    cora.expect_text("Not connected")
    expect(cora.prompt).to_have_count(0)
    line.set_offline(False)
    cora.expect_prompt(LEAVES)
    line.set_offline(True)
    cora.use()
    cora.expect_text("Not connected")
    cora.page.reload()
    cora.expect_text("Not connected")
    line.set_offline(False)
    cora.expect_connected()
    cora.expect_text("Sent")
    table.ada.decline()
    expect(table.gm.stack.get_by_text("Nothing is waiting")).to_be_visible()
    blows = [line for line in table.gm.log().splitlines() if "reacts" in line]
    assert len(blows) == 1 and "Cora" in blows[0]


def test_the_page_opens_without_a_line_and_shows_nothing_old(
    offturn: Offturn, phone: OpenContext, complaints: Complaints
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to|ERR_FAILED")
    context = phone()
    page = context.new_page()
    page.goto(f"{offturn.url}/play")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect(page.get_by_label("Join code")).to_be_visible()
    session = context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in wrong} <= {"in-incognito"}
    context.set_offline(True)
    page.reload()
    expect(page.get_by_label("Join code")).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
        ".then((one) => one.keys()))).then((all) => all.flat().map((one) => one.url)))"
    )
    assert kept and not any("/api/" in url or "#" in url for url in kept)


def test_the_first_load_of_the_phones_page_is_small(offturn: Offturn, phone: OpenContext) -> None:
    context = phone(service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(f"{offturn.url}/join", wait_until="networkidle")
    expect(page.get_by_label("Join code")).to_be_visible()
    assert 20_000 < sum(sizes) <= FIRST_LOAD, sizes
