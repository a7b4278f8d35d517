"""A system's ready-made fight, opened from the landing page, and the GM's hand in it."""

import re

from playwright.sync_api import BrowserContext, expect

from e2e.gm import GmPage
from e2e.player import PlayerPage

TURNED = """(was) => document.querySelector(".acting h2")?.innerText !== was
  || document.querySelector(".stack .frame") !== null"""
"""Whether somebody else has the turn, or something waits at its end."""


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


def last_turn(gm: GmPage, *people: PlayerPage) -> None:
    """Play on with one key to the end of the round, and end the fight for everybody."""
    page = gm.page
    page.keyboard.press("Escape")
    shown = page.locator(".round")
    begun = shown.inner_text()
    rest = gm.stack.get_by_text("Nothing is waiting")
    while shown.inner_text() == begun:
        now = page.get_by_role("region", name="Acting").get_by_role("heading").inner_text()
        page.keyboard.press("n")
        page.wait_for_function(TURNED, arg=now)
        if rest.count() == 0:
            page.keyboard.press("x")
            expect(rest).to_be_visible()
    page.keyboard.press(",")
    panel = page.get_by_role("dialog", name="Settings")
    for _ in range(2):
        panel.get_by_role("button", name="End the fight").click()
    expect(page.get_by_role("heading", name="The fight is over")).to_be_visible()
    for one in people:
        one.expect_text("The fight is over")
    assert "The fight is over." in gm.log()
