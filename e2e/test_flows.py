"""What a GM does all evening, and how many presses each of it costs."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import OpenContext
from e2e.offturn import Offturn
from e2e.table import Table


class Hand:
    """A GM's hand: counts keys and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def key(self, key: str) -> None:
        """Press one key."""
        self.presses += 1
        self.page.keyboard.press(key)

    def click(self, where: Locator) -> None:
        """Press one button."""
        self.presses += 1
        where.click()

    def write(self, where: Locator, text: str) -> None:
        """Type into a field: one thing to do, however long the word."""
        self.presses += 1
        where.fill(text)

    @contextmanager
    def costs(self, most: int) -> Iterator[None]:
        """Fail where what happens inside takes more presses than this."""
        before = self.presses
        yield
        assert 0 < self.presses - before <= most


def test_what_happens_all_evening_takes_few_presses(
    offturn: Offturn, screen: OpenContext, phone: OpenContext
) -> None:
    table = Table(offturn, screen, phone)
    gm, page = table.gm, table.gm.page
    hand = Hand(page)
    stack = gm.stack

    table.run_past()
    with hand.costs(1):  # undo the last command with what it opened
        hand.key("z")
        expect(stack.get_by_text("Nothing is waiting")).to_be_visible()
        expect(gm.token("Reed Goblin", 6, 5)).to_be_visible()
    table.run_past()
    with hand.costs(1):  # more time
        left = int(stack.get_by_role("timer").locator("b").inner_text())
        hand.key("+")
        later = "|".join(str(left + 15 - late) for late in range(8))
        expect(stack.get_by_role("timer").locator("b")).to_have_text(re.compile(f"^({later})$"))
    held = stack.get_by_role("button", name="Let it run")
    with hand.costs(1):  # hold
        hand.key("h")
        expect(held).to_have_attribute("aria-pressed", "true")
        expect(table.ada.prompt.get_by_role("timer")).to_have_accessible_name(re.compile("^Paused"))
    with hand.costs(1):  # and let go
        hand.key("h")
        expect(held).to_have_count(0)
    table.cora.page.close()
    expect(page.get_by_role("button", name="Seats 1/2")).to_be_visible()
    expect(stack.get_by_role("listitem").filter(has_text="Cora").last).to_contain_text("offline")
    with hand.costs(2):  # answer for somebody who is away
        hand.click(stack.get_by_role("button", name="Answer for Cora"))
        hand.click(stack.get_by_role("group", name="Answer for Cora").get_by_text("Decline"))
        expect(stack.get_by_text("Declined")).to_be_visible()
    with hand.costs(1):  # out of everything
        hand.key("x")
        expect(stack.get_by_text("Nothing is waiting")).to_be_visible()

    with hand.costs(2):  # ask somebody something
        hand.key("q")
        hand.click(page.get_by_role("button", name="Ask Anna"))
        table.ada.expect_question("The GM asks you")
    with hand.costs(1):  # answer a question
        hand.key("2")
        expect(page.get_by_role("dialog", name="Ask players")).to_contain_text(": No")
    page.keyboard.press("Escape")

    with hand.costs(3):  # a common action on a target
        hand.key("1")
        hand.key("1")
        hand.key("Enter")
        gm.expect_budget("Reed Goblin", "Actions: 1 of 3 left")

    with hand.costs(1):  # the next turn
        hand.key("n")
        gm.expect_turn("Orco")
    hand.key("n")
    gm.expect_turn("Ada")
    with hand.costs(1):  # delay
        hand.key("d")
        gm.expect_turn("Cora")
    with hand.costs(1):  # and come back
        hand.key("b")
        expect(gm.row("Ada")).to_contain_text("coming back")

    with hand.costs(6):  # three late monsters, hidden until their turns
        hand.key("a")
        form = page.get_by_role("dialog", name="Add combatant")
        hand.write(form.get_by_label("Name"), "Wolf")
        hand.write(form.get_by_label("Copies"), "3")
        hand.click(form.get_by_label("Hidden until its turn starts"))
        hand.click(form.get_by_role("button", name="Add", exact=True))
        for number in (1, 2, 3):
            expect(gm.row(f"Wolf {number}")).to_contain_text("hidden until its turn")

    with hand.costs(1):  # the fight on another laptop: open the link
        hand.presses += 1
        other = screen(size=(1440, 900)).new_page()
        other.goto(page.url)
        expect(other.get_by_role("region", name="Order").get_by_text("Wolf 3")).to_be_visible()
