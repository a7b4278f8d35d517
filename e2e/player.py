"""A phone as a player uses it: verbs by role and name."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from e2e.frames import received


class PlayerPage:
    """A phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_role("alertdialog")
        self.frames = received(page)

    @classmethod
    def join(
        cls, context: BrowserContext, url: str, code: str, name: str, character: str
    ) -> "PlayerPage":
        """From the join link to the waiting screen; every frame received is kept."""
        player = cls(context.new_page())
        page = player.page
        page.goto(f"{url}/join#{code}")
        page.get_by_label("Your name").fill(name)
        page.get_by_text(character, exact=True).click()
        page.get_by_role("button", name="Take a seat").click()
        page.wait_for_url(re.compile("/play"))
        expect(page.get_by_role("article", name=character)).to_be_visible()
        return player

    def expect_prompt(self, trigger: str) -> None:
        """Wait until the prompt takes over the screen."""
        expect(self.prompt).to_be_visible(timeout=15_000)
        expect(self.prompt.get_by_role("heading", level=1)).to_contain_text(trigger)

    def use(self) -> None:
        """Use the one reaction that is offered."""
        self.prompt.get_by_role("button", name="Use").click()

    def decline(self) -> None:
        """Use none."""
        self.prompt.get_by_role("button", name="Decline").click()

    def act(self, action: str, target: str) -> None:
        """Declare an action on one target."""
        self.page.get_by_role("button", name=re.compile(f"^{action}")).click()
        chip = self.page.get_by_role("button", name=target)
        chip.click()
        if chip.get_attribute("aria-pressed") == "false":
            chip.click()
        self.page.get_by_role("button", name="Do it").click()

    def expect_question(self, text: str) -> None:
        """Wait until a question to this character takes over the screen."""
        expect(self.prompt.get_by_role("heading", level=1)).to_contain_text(text)

    def choose(self, choice: str) -> None:
        """Answer a question with one of its choices."""
        self.prompt.get_by_role("button", name=choice).click()

    def seconds_left(self) -> int:
        """The whole seconds inside the ring."""
        return int(self.page.get_by_role("timer").locator("b").inner_text())

    def expect_connected(self) -> None:
        """Wait until the page says no more that it is not connected."""
        expect(self.page.get_by_text("Not connected")).to_have_count(0)

    def end_turn(self) -> None:
        """End the own turn."""
        self.page.get_by_role("button", name="End turn").click()

    def expect_text(self, text: str) -> None:
        """Wait until a text can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=15_000)
