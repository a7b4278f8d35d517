"""Stories of the order: rows glide when they pass each other, and only then."""

from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.gm import GmPage
from e2e.offturn import Offturn

COUNTED = """
window.glides = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches("[data-row]")) window.glides += 1;
  return animate.apply(this, how);
};
"""


def test_a_row_that_opens_lets_no_other_pass_over_its_buttons(
    offturn: Offturn, screen: OpenContext
) -> None:
    context = screen(size=(1440, 900))
    context.add_init_script(COUNTED)
    gm = GmPage.open_room(context, offturn.url, "Ambush at the ford")
    gm.add_board()
    for value, name in enumerate(("Ada", "Cora", "Orco")):
        gm.add(name, "party", "pc", 18 - value)
    gm.place("Ada", 5, 4)
    gm.place("Cora", 5, 6)
    assert gm.page.evaluate("window.glides") == 0
    gm.move_to_top("Orco")
    assert gm.page.evaluate("window.glides") > 0
    drag_row(gm, "Orco", "Cora")
    expect(gm.order.get_by_role("listitem").nth(1)).to_contain_text("Orco")
    expect(gm.order.get_by_role("listitem").nth(2)).to_contain_text("Cora")


def drag_row(gm: GmPage, name: str, before: str) -> None:
    """Take a row by its number and let it go over another one."""
    grip, goal = (gm.row(one).locator("[data-grip]") for one in (name, before))
    start, end = grip.bounding_box(), goal.bounding_box()
    assert start and end
    mouse = gm.page.mouse
    mouse.move(start["x"] + 4, start["y"] + 4)
    mouse.down()
    mouse.move(start["x"] + 4, (start["y"] + end["y"]) / 2, steps=3)
    mouse.move(start["x"] + 4, end["y"] - 2, steps=3)
    mouse.up()
