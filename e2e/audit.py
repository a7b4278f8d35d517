"""An audit of a page by axe-core: what stands between somebody and what the page offers."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Frame, Page

AXE = Axe()
SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves any more that comes to an end by itself."""
EVERY_RULE = {"resultTypes": ["violations"]}
CONTRAST = {**EVERY_RULE, "runOnly": ["color-contrast"]}
LOOKS: tuple[tuple[str, str, dict[str, list[str]]], ...] = (
    ("light", "no-preference", EVERY_RULE),
    ("dark", "no-preference", CONTRAST),
    ("light", "more", CONTRAST),
    ("dark", "more", CONTRAST),
)
"""Theme, wish for contrast, and what is looked at: names and roles are the same in each."""


def audit(page: Page, where: str) -> None:
    """Fail, naming rule and place, where axe finds anything: in the light theme, and of contrast
    also in the dark one and on a device that wants more of it."""
    found = []
    for scheme, contrast, options in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce", contrast=contrast)  # type: ignore[arg-type]
        page.wait_for_function(SETTLED)
        found += violations(page, f"{where}, {scheme}, contrast {contrast}", options)
    assert not found, "\n".join(found)


def violations(
    page: Page | Frame, where: str, options: dict[str, list[str]] = EVERY_RULE
) -> list[str]:
    """What axe finds in a page, or in one frame of it, as it is."""
    result = AXE.run(page, options=options)
    found = []
    for one in result.response["violations"]:
        places = "; ".join(str(node["target"]) for node in one["nodes"][:4])
        found.append(f"{where}: {one['id']} ({one['impact']}) {one['help']}: {places}")
    return found


TOO_SMALL = """() => [...document.querySelectorAll(":is(button, select, summary, input, a)")]
  .map((one) => (one.matches("[type=radio], [type=checkbox]") && one.closest("label")) || one)
  .filter((one) => one.checkVisibility())
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ one, box }) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""


def audit_phone(page: Page, where: str) -> None:
    """As `audit`; and fail where something to tap is less than 44 px wide or high."""
    small = page.evaluate(TOO_SMALL)
    assert not small, f"{where}: too small to tap: {small}"
    audit(page, where)


def expect_no_sideways_scroll(page: Page, where: str) -> None:
    """Fail where the page is wider than its screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} is {wide} px too wide"
