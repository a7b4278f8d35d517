"""What somebody who sees no colours can tell apart: pictures without colours, compared."""

import base64

from playwright.sync_api import Locator, Page

DRAWN = """(png) => new Promise((done) => {
  const picture = new Image();
  picture.onload = () => {
    const ground = new OffscreenCanvas(48, 48).getContext("2d");
    ground.drawImage(picture, 0, 0, 48, 48);
    done([...ground.getImageData(0, 0, 48, 48).data]);
  };
  picture.src = "data:image/png;base64," + png;
})"""
"""A picture shrunk to 48 × 48, as red, green, blue and alpha of each of its pixels."""
TOLD = 30
"""Steps of brightness, of 255, that two pixels differ by where one sees it."""
Picture = tuple[int, ...]
FORCED = ("none", "active")
"""In the page's own colours, and where the device forces its own on every page."""


class Greys:
    """The pictures of a page whose browser shows no colours."""

    def __init__(self, page: Page, desk: Page) -> None:
        """``desk``: another page, which measures the pictures."""
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        self._page = page
        self._desk = desk

    def of(self, what: Locator) -> list[Picture]:
        """The brightness of each pixel of something that can be seen, by FORCED; fails where there
        are colours."""
        found = []
        for forced in FORCED:
            self._page.emulate_media(forced_colors=forced)  # type: ignore[arg-type]
            box = what.bounding_box()
            assert box, "it cannot be seen"
            png = self._page.screenshot(clip=box, animations="disabled", scale="css")
            drawn: list[int] = self._desk.evaluate(DRAWN, base64.b64encode(png).decode())
            pixels = list(zip(drawn[0::4], drawn[1::4], drawn[2::4], strict=True))
            assert all(max(one) - min(one) <= 3 for one in pixels), "the picture has colours"
            found.append(tuple(one[1] for one in pixels))
        self._page.emulate_media(forced_colors="none")
        return found


def share(some: list[Picture], others: list[Picture]) -> float:
    """The share of pixels in which two things differ visibly, in those colours where it is less."""
    return min(
        sum(abs(mine - theirs) > TOLD for mine, theirs in zip(one, other, strict=True)) / len(one)
        for one, other in zip(some, others, strict=True)
    )
