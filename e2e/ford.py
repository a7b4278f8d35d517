"""The ready-made fight at a ford, with seats that are taken without a screen."""

import json

from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

LEAVES = "is about to leave a threatened square"
READY = """if (location.protocol !== "about:" && !localStorage.length)
  localStorage.setItem("offturn.prefs", JSON.stringify(PREFS));"""


class Ford:
    """Ada (18), Cora (15) and a goblin (14) between them, led from a laptop."""

    def __init__(self, offturn: Offturn, screen: OpenContext) -> None:
        self._offturn = offturn
        self.gm = GmPage.open_demo(screen(size=(1440, 900)), offturn.url, "Three actions")
        self.code = self.gm.code()

    def seat(self, name: str, *who: str) -> str:
        """Take a seat for these characters; the end of its page's address."""
        wanted = [self.gm.id_of(one) for one in who]
        asked = {"join": self.code, "name": name, "want": wanted}
        status, body = self._offturn.post("/api/v1/session", asked)
        assert status == 201, body
        found = json.loads(body)
        return f"/play#room={found['room']}&token={found['token']}"

    def open(
        self, context: BrowserContext, seat: str, url: str = "", prefs: str = "{checked: true}"
    ) -> PlayerPage:
        """A phone with a seat; ``url``: of the line to the server, if it is another."""
        context.add_init_script(READY.replace("PREFS", prefs))
        player = PlayerPage(context.new_page())
        player.page.goto((url or self._offturn.url) + seat)
        expect(player.page.locator("[data-home]")).to_be_visible()
        return player

    def reach_goblin(self) -> None:
        """Begin, and let everybody before the goblin pass."""
        self.gm.begin()
        for one in ("Ada", "Cora"):
            self.gm.expect_turn(one)
            self.gm.end_turn()
        self.gm.expect_turn("Gob")

    def run_past(self) -> None:
        """The goblin leaves its square, next to both fighters."""
        self.gm.drag("Gob", (6, 5), (10, 5))
        self.gm.choose_drop("Stride")
