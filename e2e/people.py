"""People for whom a phone is not what it is for others: how each learns that it is their turn."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.ford import LEAVES
from e2e.gm import GmPage
from e2e.greys import Greys, Picture, share
from e2e.player import PlayerPage

SILENT = "delete globalThis.AudioContext; delete Navigator.prototype.vibrate;"
"""A device that makes no sound and does not shake."""
HEARD = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const one = target.nodeType === 1 ? target : target.parentElement;
    const live = one?.closest("[aria-live]");
    const words = live && `${live.ariaLive}: ${live.textContent.trim()}`;
    if (live?.textContent.trim() && window.heard.at(-1) !== words) window.heard.push(words);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Keeps what a screen reader would say by itself."""
ICON = "(name) => document.head.querySelector(`link[rel=${name}]`).getAttribute('href')"
TITLES = {"turn": "^▶ Cora", "prompt": "^● Cora", "question": "^● Do you follow"}
ICONS = {"turn": "icon-turn", "prompt": "icon-prompt", "question": "icon-prompt"}
LEAST = 0.02
"""The share of a picture that has to differ for two things to be told apart."""


class Anybody:
    """Somebody who plays Cora on a phone."""

    script = ""
    prefs = "{checked: true}"

    def before(self, gm: GmPage, player: PlayerPage) -> None:
        """What is arranged for them before the fight."""
        self.player = player
        self.page: Page = player.page

    def called(self, what: str) -> None:
        """Wait until they know that they are wanted: for ``turn``, ``prompt`` or ``question``."""
        if what == "turn":
            expect(self.page.get_by_role("heading", name="Your turn", level=1)).to_be_visible()
        else:
            expect(self.player.prompt).to_be_visible()

    def chooses(self, chip: Locator) -> None:
        """Press what can be chosen, unless it is chosen already."""
        if chip.get_attribute("aria-pressed") == "false":
            chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")

    def takes_time(self, over: Locator) -> None:
        """Wait as long as they need; ``over``: what the other phone shows once its time is up."""
        expect(self.player.prompt.get_by_role("timer")).to_contain_text("soon")

    def spent(self) -> None:
        """They see that an action was paid for."""
        expect(self.page.get_by_role("img", name="2 of 3 left").first).to_be_visible()

    def calm(self) -> None:
        """Wait until nobody wants anything of them."""
        expect(self.page.get_by_role("article", name="Cora")).to_be_visible()


class HearsNothing(Anybody):
    """Called by title, icon and screen alone, on a device that makes no sound."""

    script = SILENT

    def called(self, what: str) -> None:
        super().called(what)
        expect(self.page).to_have_title(re.compile(TITLES[what]))
        assert self._icon("icon") == self._icon(ICONS[what])

    def calm(self) -> None:
        super().calm()
        expect(self.page).not_to_have_title(re.compile("^[▶●]"))
        assert self._icon("icon") == self._icon("icon-calm")

    def _icon(self, name: str) -> str:
        return str(self.page.evaluate(ICON, name))


class SeesNoColours(Anybody):
    """Tells sides, budgets, choices and time by shape, size and words."""

    def before(self, gm: GmPage, player: PlayerPage) -> None:
        super().before(gm, player)
        self.greys = Greys(self.page, gm.page)
        self.gm = gm
        gm.page.evaluate(HEARD)
        self.mine = self.greys.of(self._mark("Party"))

    def called(self, what: str) -> None:
        super().called(what)
        if what == "turn":
            self.full = self.greys.of(self._purse("3 of 3 left"))
        elif what == "prompt":
            self._tells(self.mine, self.greys.of(self._mark("Foes")), "sides")
            self.early = self.greys.of(self._time())

    def chooses(self, chip: Locator) -> None:
        off, on = (self._turned(chip, wanted) for wanted in ("false", "true"))
        self._tells(off, on, "what is chosen")

    def takes_time(self, over: Locator) -> None:
        super().takes_time(over)
        self._tells(self.early, self.greys.of(self._time()), "the last seconds")
        expect(self.gm.stack.get_by_role("timer")).to_contain_text("soon")
        opened = f"assertive: Gob {LEAVES}: asked Ada and Cora."
        heard = self.gm.page.evaluate("window.heard")
        assert opened in heard and heard[-1] == "polite: 5 seconds left", heard

    def spent(self) -> None:
        super().spent()
        self._tells(self.full, self.greys.of(self._purse("2 of 3 left")), "budgets")

    def _turned(self, chip: Locator, wanted: str) -> list[Picture]:
        if chip.get_attribute("aria-pressed") != wanted:
            chip.click()
        expect(chip).to_have_attribute("aria-pressed", wanted)
        return self.greys.of(chip)

    def _mark(self, side: str) -> Locator:
        return self.page.get_by_role("img", name=side).first

    def _purse(self, text: str) -> Locator:
        return self.page.get_by_role("img", name=text).first

    def _time(self) -> Locator:
        return self.player.prompt.get_by_role("timer")

    def _tells(self, one: list[Picture], other: list[Picture], what: str) -> None:
        assert share(one, other) >= LEAST, f"{what} differ by colour alone"


class NeedsTenTimesAsLong(Anybody):
    """Everything that asks for an answer waits ten times as long as for others."""

    def before(self, gm: GmPage, player: PlayerPage) -> None:
        super().before(gm, player)
        gm.page.keyboard.press("s")
        time = gm.page.get_by_label("Time of Carlo")
        time.select_option("10")
        expect(time).to_have_value("10")
        gm.page.keyboard.press("Escape")
        gm.set_seconds("Seconds for a turn", 60)

    def called(self, what: str) -> None:
        super().called(what)
        least = {"turn": 540, "prompt": 80, "question": 80}[what]
        assert self.player.seconds_left() >= least

    def takes_time(self, over: Locator) -> None:
        expect(over).to_be_visible()
        expect(self.player.prompt).to_be_visible()
        assert self.player.seconds_left() >= 60
