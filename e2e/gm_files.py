"""Files of other programs, as a GM brings them."""

from pathlib import Path

from playwright.sync_api import Locator, Page

CARRY = """
([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  return carried;
}
"""


class GmFiles:
    """How files get into a room."""

    page: Page
    order: Locator

    def import_file(self, file: Path) -> Locator:
        """Choose a file; the preview that comes."""
        self.page.locator("input[type=file]").set_input_files(file)
        return self._preview()

    def drop_file(self, file: Path) -> Locator:
        """Drag a file of text from the desktop onto the order; the preview that comes."""
        carried = self.page.evaluate_handle(CARRY, [file.name, file.read_text()])
        for event in ("dragover", "drop"):
            self.order.dispatch_event(event, {"dataTransfer": carried})
        return self._preview()

    def _preview(self) -> Locator:
        return self.page.get_by_role("dialog", name="Import")
