"""What a phone waits for on a slow line: until it can be used, and a prompt. Run as a module.

The line: 1.6 Mbit/s down, 0.75 up, 150 ms there and back; a processor slowed down four times.
Ratios compare with the least that such a phone needs: the same server's shortest answer, and one
line of text painted.
"""

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect, sync_playwright

from e2e.browser import launch_arguments, require_chromium
from e2e.gm import GmPage
from e2e.offturn import Offturn

LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
ROUNDS = 5
WATCH = """
window.at = {};
addEventListener("DOMContentLoaded", () => {
  const seen = (what) => { window.at[what] ??= performance.now(); };
  const drawn = (what) => requestAnimationFrame(() => setTimeout(() => seen(what)));
  new MutationObserver(() => {
    if (document.querySelector(".joining input, [data-home]")) drawn("home");
    if (document.querySelector("[role=alertdialog]")) drawn("prompt");
  }).observe(document.body, { childList: true, subtree: true });
});
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => {
      const asked = JSON.parse(data).sections?.me?.prompts?.some((one) => one.status === "open");
      if (asked) window.came ??= performance.now();
    });
  }
};
"""
PAINT = """() => new Promise((done) => {
  const from = performance.now();
  document.body.append("asked");
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
})"""


def slowed(context: BrowserContext) -> tuple[Page, CDPSession]:
    """A page of a slow phone on a slow line."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, session


def opened(browser: Browser) -> BrowserContext:
    return browser.new_context(
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )


def first_load(browser: Browser, url: str, ready: str) -> tuple[float, int]:
    """Milliseconds until something is there to use, and bytes on the wire."""
    context = opened(browser)
    context.add_init_script(WATCH)
    page, session = slowed(context)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(url)
    page.wait_for_function(ready)
    took = float(page.evaluate(ready))
    context.close()
    return took, sum(sizes)


def prompts(browser: Browser, gm: GmPage, address: str) -> tuple[list[float], float]:
    """Milliseconds from each frame's arrival to its painted prompt, and those of one line."""
    context = opened(browser)
    context.add_init_script(WATCH)
    page, _ = slowed(context)
    page.goto(address)
    page.locator("[data-home]").wait_for()
    took = []
    for _ in range(ROUNDS):
        page.evaluate("() => { window.at = {}; delete window.came; }")
        gm.drag("Gob", (6, 5), (10, 5))
        gm.choose_drop("Stride")
        page.wait_for_function("() => window.at.prompt")
        took.append(float(page.evaluate("() => window.at.prompt - window.came")))
        gm.page.keyboard.press("z")
        page.locator("article[aria-label=Ada]").wait_for()
        expect(gm.token("Gob", 6, 5)).to_be_visible()
    least = float(page.evaluate(PAINT))
    context.close()
    return took, least


def seat(offturn: Offturn, gm: GmPage) -> str:
    asked = {"join": gm.code(), "name": "Anna", "want": [gm.id_of("Ada")]}
    found = json.loads(offturn.post("/api/v1/session", asked)[1])
    return f"{offturn.url}/play#room={found['room']}&token={found['token']}"


def measure(browser: Browser, offturn: Offturn) -> None:
    """Print what was measured, once."""
    middle = statistics.median
    home = "() => window.at.home"
    bare = "() => performance.getEntriesByType('navigation')[0]?.loadEventEnd"
    gm = GmPage.open_demo(
        browser.new_context(viewport={"width": 1440, "height": 900}), offturn.url, "Three actions"
    )
    address = seat(offturn, gm)
    floor = middle(first_load(browser, f"{offturn.url}/healthz", bare)[0] for _ in range(ROUNDS))
    for name, url in (("join", f"{offturn.url}/join"), ("play", address)):
        rounds = [first_load(browser, url, home) for _ in range(ROUNDS)]
        took, size = middle(one[0] for one in rounds), max(one[1] for one in rounds)
        print(
            f"{name}: {took:.0f} ms, {took / floor:.1f} x the shortest answer, {size / 1000:.0f} kB"
        )
    gm.begin()
    for _ in range(2):
        gm.end_turn()
    gm.expect_turn("Gob")
    each, least = prompts(browser, gm, address)
    took, half = middle(each), LINE["latency"] / 2
    first = f"the first {each[0]:.0f}"
    print(
        f"prompt: {took:.0f} ms after its frame came, {first}, {took / least:.1f} x a line of text"
    )
    print(f"sent to painted: {took + half:.0f} ms with {half:.0f} ms on the way (aim: 150)")


def main() -> None:
    """Measure on a server and a browser of its own."""
    offturn = Offturn(Path(tempfile.mkdtemp()) / "data")
    offturn.start()
    try:
        with sync_playwright() as driver:
            path = require_chromium(Path(driver.chromium.executable_path), print)
            browser = driver.chromium.launch(executable_path=path, args=launch_arguments())
            measure(browser, offturn)
            browser.close()
    finally:
        offturn.stop()


if __name__ == "__main__":
    main()
