"""A table at which a fight is about to happen: a GM and two phones."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn
from e2e.player import PlayerPage

SHEET = Path(__file__).parent / "files" / "reed-goblin.json"
SURE = {"Attack": 60, "Damage": "40"}
LEAVES = "is about to leave a threatened square"


class Table:
    """A GM, Ada (18) and Cora (15) at a ford, and a goblin (9) from a file between them."""

    def __init__(
        self,
        offturn: Offturn,
        screen: OpenContext,
        phone: OpenContext,
        hidden: str = "",
        *,
        start: bool = True,
    ) -> None:
        self.gm = GmPage.open_room(screen(size=(1440, 900)), offturn.url, "Ambush at the ford")
        gm = self.gm
        gm.add_board()
        gm.add("Ada", "party", "pc", 18, {"HP": 30, **SURE})
        gm.add("Orco", "foes", "npc", 3)
        gm.add("Cora", "party", "pc", 15, {"HP": 24, **SURE})
        if hidden:
            gm.add(hidden, "foes", "npc", 12, {"HP": 77}, hidden=True)
        preview = gm.import_file(SHEET)
        expect(preview.get_by_text("Reed Goblin")).to_be_visible()
        expect(preview.get_by_text("Slip Away")).to_be_visible()
        preview.get_by_role("button", name=re.compile("Add")).click()
        gm.place("Ada", 5, 4)
        gm.place("Cora", 5, 6)
        gm.place("Reed Goblin", 6, 5)
        code = gm.code()
        self.ada = self._sit(phone(), offturn, code, "Anna", "Ada")
        self.cora = self._sit(phone(size=(360, 640)), offturn, code, "Carlo", "Cora")
        gm.set_initiative("Reed Goblin", 9)
        if start:
            self._start(hidden)

    def _start(self, hidden: str) -> None:
        """Up to the goblin's turn."""
        gm = self.gm
        gm.begin()
        gm.expect_turn("Ada")
        self.ada.end_turn()
        gm.expect_turn("Cora")
        self.cora.end_turn()
        if hidden:
            gm.expect_turn(hidden)
            gm.end_turn()
        gm.expect_turn("Reed Goblin")

    def _sit(
        self, context: BrowserContext, offturn: Offturn, code: str, name: str, who: str
    ) -> PlayerPage:
        return PlayerPage.join(context, offturn.url, code, name, who)

    def run_past(self) -> None:
        """The goblin leaves its square, next to both fighters."""
        self.gm.drag("Reed Goblin", (6, 5), (10, 5))
        self.gm.choose_drop("Stride")
        self.ada.expect_prompt(LEAVES)
        self.cora.expect_prompt(LEAVES)
