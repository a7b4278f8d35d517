"""The dashboard as a GM uses it: verbs by role and name."""

import json
import re
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.frames import received
from e2e.gm_board import GmBoard
from e2e.gm_files import GmFiles
from e2e.gm_settings import GmSettings

SIDES = {"party": "Party", "foes": "Foes", "others": "Others"}
KINDS = {"pc": "Character", "npc": "Creature", "hazard": "Hazard"}


class GmPage(GmBoard, GmFiles, GmSettings):
    """The dashboard in one tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stack = page.get_by_role("region", name="Stack")
        self.order = page.get_by_role("region", name="Order")
        self.board = page.get_by_role("group", name="Board")
        self.frames = received(page)

    @classmethod
    def open_room(
        cls, context: BrowserContext, url: str, name: str, system: str = "Three actions"
    ) -> "GmPage":
        """From the landing page to a new room."""
        gm = cls._choose(context, url, system)
        page = gm.page
        page.get_by_label("Room name").fill(name)
        page.get_by_role("button", name="Open a room").click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        return gm

    @classmethod
    def open_demo(cls, context: BrowserContext, url: str, system: str) -> "GmPage":
        """From the landing page to a system’s ready-made fight."""
        gm = cls._choose(context, url, system)
        gm.page.get_by_role("button", name="Try the demo fight").click()
        expect(gm.order).to_be_visible()
        return gm

    @classmethod
    def _choose(cls, context: BrowserContext, url: str, system: str) -> "GmPage":
        """Choose a rule system on the landing page."""
        gm = cls(context.new_page())
        gm.page.goto(url)
        gm.page.get_by_role("radio", name=re.compile(f"^{system}")).check()
        return gm

    @property
    def link(self) -> tuple[str, str]:
        """The room and the GM's token, from the address."""
        found = re.search(r"#room=([^&]+)&token=(\S+)", self.page.url)
        assert found
        return found[1], found[2]

    def id_of(self, name: str) -> str:
        """A combatant's id, from the newest order that came over the wire."""
        for frame in reversed(self.frames):
            order = json.loads(frame).get("sections", {}).get("order")
            for row in order["rows"] if order else ():
                if row["name"] == name:
                    return str(row["id"])
        raise AssertionError(f"no {name} in the order")

    def code(self) -> str:
        """The join code on the screen."""
        shown = self.page.get_by_role("button", name="Join code").inner_text()
        found = re.search(r"[A-Z2-9]{6}", shown.replace("Join code", ""))
        assert found, shown
        return found[0]

    def add(
        self,
        name: str,
        side: str = "foes",
        kind: str = "npc",
        initiative: int = 10,
        stats: Mapping[str, object] | None = None,
        *,
        hidden: bool = False,
    ) -> None:
        """Add one combatant by hand; ``stats`` by their English names."""
        self.page.get_by_role("button", name="Add combatant").click()
        form = self.page.get_by_role("dialog", name="Add combatant")
        form.get_by_label("Name").fill(name)
        form.get_by_label("Side").select_option(SIDES[side])
        form.get_by_label("Kind").select_option(KINDS[kind])
        form.get_by_label("Initiative", exact=True).fill(str(initiative))
        values = dict(stats or {})
        if "HP" in values:
            form.get_by_label("HP", exact=True).fill(str(values.pop("HP")))
        if values:
            form.get_by_text("Stats").click()
        for label, value in values.items():
            form.get_by_label(label, exact=True).fill(str(value))
        if hidden:
            form.get_by_label("Hidden at first").check()
        form.get_by_role("button", name="Add", exact=True).click()
        form.get_by_role("button", name="Close").click()
        expect(self.order.get_by_text(name, exact=True).first).to_be_visible()

    def place(self, name: str, column: int, row: int) -> None:
        """Put a combatant on a square by way of its row in the order."""
        editor = self.edit(name)
        editor.get_by_role("spinbutton", name="Column").fill(str(column))
        editor.get_by_role("spinbutton", name="Row").fill(str(row))
        editor.get_by_role("button", name="Place").click()
        expect(self.token(name, column, row)).to_be_visible()
        self.row(name).click()

    def set_initiative(self, name: str, value: int) -> None:
        """Type a combatant's initiative."""
        self._type(name, "Initiative", value)

    def set_hp(self, name: str, value: int) -> None:
        """Type a combatant's hit points."""
        self._type(name, "HP", value)

    def _type(self, name: str, field: str, value: int) -> None:
        box = self.edit(name).get_by_role("spinbutton", name=field, exact=True)
        box.fill(str(value))
        box.press("Tab")
        expect(self.row(name)).to_contain_text(str(value))
        self.row(name).click()

    def move_to_top(self, name: str) -> None:
        """Let a combatant be the first in the order."""
        self.edit(name).get_by_role("button", name="To the top").click()
        expect(self.order.get_by_role("listitem").first).to_contain_text(name)
        self.row(name).click()

    def edit(self, name: str) -> Locator:
        """Open the editor of a combatant."""
        self.row(name).click()
        return self.page.get_by_role("region", name=re.compile(name))

    def row(self, name: str) -> Locator:
        """A combatant in the order."""
        return self.order.get_by_role("listitem").get_by_role("button", name=name).first

    def expect_budget(self, name: str, text: str) -> None:
        """Wait until a combatant's budget reads like this."""
        expect(self.row(name).get_by_role("img", name=text)).to_be_visible()

    def surprise(self, name: str) -> None:
        """Mark somebody as surprised when the fight begins."""
        group = self.page.get_by_role("group", name="Who is surprised?")
        group.get_by_role("button", name=name, exact=True).click()

    def begin(self) -> None:
        """Start the fight."""
        self.page.get_by_role("button", name="Begin").click()
        expect(self.page.get_by_role("button", name="End turn")).to_be_visible()

    def expect_turn(self, name: str) -> None:
        """Wait until it is this one's turn."""
        acting = self.page.get_by_role("region", name="Acting")
        expect(acting.get_by_role("heading", name=re.compile(name))).to_be_visible()

    def act(self, action: str, target: str) -> None:
        """Let whoever has the turn do something to one target."""
        acting = self.page.get_by_role("region", name="Acting")
        acting.get_by_role("button", name=re.compile(f"^{action}")).click()
        chip = acting.get_by_role("button", name=target)
        chip.click()
        if chip.get_attribute("aria-pressed") == "false":
            chip.click()
        acting.get_by_role("button", name="Do it").click()

    def end_turn(self) -> None:
        """End the turn of whoever acts."""
        self.page.get_by_role("button", name="End turn").click()

    def log(self) -> str:
        """All lines of the log."""
        region = self.page.get_by_role("region", name="Log")
        button = region.get_by_role("button", name=re.compile("^Log"))
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        return region.inner_text()
