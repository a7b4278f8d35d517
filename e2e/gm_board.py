"""The board of the dashboard as a GM uses it."""

from playwright.sync_api import Locator, Page, expect


class GmBoard:
    """What a GM does on the board; the stack tells what came of it."""

    page: Page
    board: Locator
    stack: Locator

    def add_board(self) -> None:
        """Lay out the usual grid."""
        self.page.get_by_role("button", name="Add a board").click()
        expect(self.board).to_be_visible()

    def choose_drop(self, action: str) -> None:
        """Say what a dropped token does, where more than one action would bring it there."""
        menu = self.page.get_by_role("dialog", name="On this square")
        expect(menu.or_(self.stack.get_by_text(action)).first).to_be_visible()
        if menu.is_visible():
            menu.get_by_role("button", name=action).click()

    def token(self, name: str, column: int, row: int) -> Locator:
        """A combatant's token where it should stand."""
        return self.board.get_by_role("img", name=f"{name} ({column}, {row})")

    def drag(self, name: str, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag a token from one square to another with the mouse."""
        token = self.token(name, *start).bounding_box()
        assert token
        step = self._cell()
        x, y = token["x"] + token["width"] / 2, token["y"] + token["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        goal = x + (end[0] - start[0]) * step, y + (end[1] - start[1]) * step
        mouse.move((x + goal[0]) / 2, (y + goal[1]) / 2, steps=3)
        mouse.move(*goal, steps=3)
        mouse.up()

    def _cell(self) -> float:
        """The side of a square in CSS pixels."""
        return float(
            self.board.evaluate(
                "el => { const svg = el.closest('svg') ?? el.querySelector('svg') ?? el;"
                " return svg.getScreenCTM().a; }"
            )
        )
