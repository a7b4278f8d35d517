"""How soon a GM's page shows the next turn, with 12 and with 100 combatants, on a slow machine.

``uv run python -m tests.bench.paint_cost`` plays turns in a real Chromium slowed down four times,
and prints the milliseconds from the update's arrival until the frame after it is painted: median,
95th percentile of each size, the slope between the sizes, and the limit.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, expect, sync_playwright

from e2e.browser import launch_arguments, require_chromium
from e2e.gm import GmPage
from e2e.offturn import Offturn

SIZES = (12, 100)
TURNS = 30
SLOWER = 4
LIMIT_MS = 100.0
MOST_AT_ONCE = 20

WATCHED = """
window.painted = [];
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"t":"update"') || !data.includes('"order":')) return;
      const arrived = performance.now();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.painted.push(performance.now() - arrived);
        after.port2.postMessage(0);
      });
    });
  }
};
"""
"""Notes how long each update of the order takes from its arrival until it is painted."""


def crowd(browser: Browser, url: str, size: int) -> GmPage:
    """A fight of so many, begun, with a board and a wide screen."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCHED)
    gm = GmPage.open_room(context, url, f"{size} combatants")
    gm.add_board()
    page = gm.page
    page.get_by_role("button", name="Add combatant").click()
    form = page.get_by_role("dialog", name="Add combatant")
    for start in range(0, size, MOST_AT_ONCE):
        form.get_by_label("Name").fill(f"Combatant {start}")
        form.get_by_label("Copies").fill(str(min(MOST_AT_ONCE, size - start)))
        form.get_by_label("Initiative", exact=True).fill(str(10 + start))
        form.get_by_role("button", name="Add", exact=True).click()
    page.keyboard.press("Escape")
    expect(gm.order.get_by_role("listitem")).to_have_count(size)
    gm.begin()
    return gm


def paints(gm: GmPage) -> list[float]:
    """Milliseconds of each next turn."""
    page = gm.page
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("document.activeElement.blur()")
    spent = []
    for _ in range(TURNS):
        page.evaluate("window.painted.length = 0")
        before = page.locator("[aria-current=true] .name").inner_text()
        page.keyboard.press("n")
        expect(page.locator("[aria-current=true] .name")).not_to_have_text(before)
        page.wait_for_function("() => window.painted.length > 0")
        spent.append(float(page.evaluate("Math.max(...window.painted)")))
    return spent


def main() -> int:
    """Measure both sizes; 1 where 100 combatants take longer than the limit."""
    offturn = Offturn(Path(tempfile.mkdtemp()) / "data")
    offturn.start()
    found: dict[int, list[float]] = {}
    try:
        with sync_playwright() as playwright:
            path = require_chromium(Path(playwright.chromium.executable_path), print)
            browser = playwright.chromium.launch(executable_path=path, args=launch_arguments())
            for size in SIZES:
                gm = crowd(browser, offturn.url, size)
                found[size] = paints(gm)
                gm.page.context.close()
            browser.close()
    finally:
        offturn.stop()
    for size, spent in found.items():
        late = quantiles(spent, n=20)[-1]
        print(f"{size:4} combatants: median {median(spent):5.1f} ms, 95 % within {late:5.1f} ms")
    few, many = (median(found[size]) for size in SIZES)
    print(f"slope {many / few:.2f} ×; limit {LIMIT_MS:.0f} ms at {SLOWER} × slower")
    return int(many > LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
