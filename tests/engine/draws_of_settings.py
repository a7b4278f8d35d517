"""What the GM of a table may set for the room, drawn from what its system knows."""

from hypothesis import strategies as st

from engine.kernel import commands as c
from engine.kernel.rules import RulePack

SETTINGS = (
    {"unknown": "offer"},
    {"unknown": "skip"},
    {"unknown": "ask"},
    {"depth": 1},
    {"dice": "typed"},
    {"dice": "server"},
    {"absent": "hold"},
    {"absent": "go_on"},
)


@st.composite
def choices(draw: st.DrawFn, pack: RulePack) -> c.SetOptions:
    """The room changes an option of its system, or a setting; rarely to what there is not."""
    name = draw(st.sampled_from([*pack.options, ""]))
    if not name:
        return c.SetOptions(settings=draw(st.sampled_from(SETTINGS)))
    rule = pack.options[name]
    known = (*rule.choices, *(("Fire bolt", "") if rule.free else ()))
    return c.SetOptions(options={name: draw(st.sampled_from([*known, *known, "nothing"]))})
