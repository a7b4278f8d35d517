"""A system's ready-made fight, opened from the landing page, and the GM's hand in it."""

import re

from playwright.sync_api import BrowserContext, expect

from e2e.gm import GmPage


def open_demo(context: BrowserContext, url: str, system: str) -> GmPage:
    """From the landing page to the ready-made fight of a system."""
    gm = GmPage(context.new_page())
    page = gm.page
    page.goto(url)
    page.get_by_role("radio", name=system).check()
    page.get_by_role("button", name="Try the demo").click()
    expect(page.get_by_role("button", name="Join code")).to_be_visible()
    return gm


def act(gm: GmPage, action: str) -> None:
    """Declare an action of whoever acts that is aimed at nobody."""
    acting = gm.page.get_by_role("region", name="Acting")
    acting.get_by_role("button", name=re.compile(f"^{action}")).click()


def answer(gm: GmPage, who: str, choice: str) -> None:
    """Answer an open window in somebody's place."""
    group = gm.stack.get_by_role("group", name=f"Answer for {who}")
    opener = gm.stack.get_by_role("button", name=f"Answer for {who}")
    expect(group.or_(opener).first).to_be_visible()
    if not group.is_visible():
        opener.click()
    group.get_by_role("button", name=choice).click()


def close_window(gm: GmPage) -> None:
    """Close the open window; who has not answered declines."""
    gm.stack.get_by_role("button", name="Resolve now").click()
