"""What a page complains about: errors in its console, and exceptions that it did not catch."""

import re
from contextlib import suppress

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, WebError


class Complaints:
    """Collects the complaints of watched contexts; a test names those that it provokes."""

    def __init__(self) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def watch(self, context: BrowserContext) -> None:
        self._contexts.append(context)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)

    def expect(self, pattern: str) -> None:
        """Let complaints pass that match the pattern, in this test only."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        """All complaints so far that the test did not name."""
        for context in self._contexts:
            for page in context.pages:
                # A call into the page brings the events that are still under way.
                with suppress(Error):
                    page.evaluate("0")
        return [
            one for one in self._heard if not any(re.search(want, one) for want in self._expected)
        ]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._heard.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_error(self, error: WebError) -> None:
        self._heard.append(f"uncaught: {error.error}")
