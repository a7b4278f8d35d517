"""What combatants have of their own: budgets, and what these pay for, drawn for a table."""

from hypothesis import strategies as st

from engine.kernel import Command
from engine.kernel import commands as c
from engine.kernel.moments import collects, opens
from engine.kernel.owned import Cue, Owned, Reserve
from engine.kernel.rules import RulePack
from engine.kernel.timing import TimingPoint
from engine.kernel.units import ActionId, BudgetId, CombatantId

FURY = BudgetId("Fury of old")


@st.composite
def deeds(draw: st.DrawFn, pack: RulePack) -> Owned:
    """An action or reaction with its own cost, mostly for the end of somebody's turn."""
    ends = [name for name, one in pack.triggers.items() if one.at is TimingPoint.TURN_END]
    trigger = draw(st.sampled_from([*ends, *ends, *ends, *pack.triggers]))
    thrown = collects(pack, pack.triggers[trigger])
    simple = [
        rule.id
        for rule in (*pack.actions.values(), *pack.reactions.values())
        if not (rule.move or rule.choice or rule.whole or rule.turns or rule.hosts or rule.hosted)
        and not opens(rule)
        and (thrown or rule.pool is None)
    ]
    cue = Cue(
        trigger=trigger,
        whose=draw(st.sampled_from(["foe", "anyone"])),
    )
    return Owned(
        id=ActionId("deed"),
        name="Deed",
        base=draw(st.sampled_from(simple)),
        cost={FURY: draw(st.integers(0, 2))},
        tags=draw(st.none() | st.just(frozenset({"attack"}))),
        cue=cue,
    )


reserves = st.builds(
    Reserve,
    id=st.just(FURY),
    cap=st.integers(1, 3),
    at=st.sampled_from([TimingPoint.TURN_START, TimingPoint.ROUND_START]),
)


def gifts(pack: RulePack, who: CombatantId) -> st.SearchStrategy[Command]:
    """The GM gives somebody a budget or a deed of its own, or takes one."""
    return st.one_of(
        st.builds(c.SetReserve, combatant=st.just(who), reserve=reserves),
        st.builds(c.SetReserve, combatant=st.just(who), remove=st.just(FURY)),
        st.builds(c.SetOwned, combatant=st.just(who), owned=deeds(pack)),
        st.builds(c.SetOwned, combatant=st.just(who), remove=st.just(ActionId("deed"))),
    )
