"""Stories of the order: rows glide when they pass each other, and only then."""

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
