"""The roster: combatants come, change and go; no edit starts or ends a turn by accident."""

from dataclasses import replace

from engine.kernel import budgets, endowing, harm, order, turns
from engine.kernel.clean import MOST_INITIATIVE, NAME, NUMBER, clean_name, clean_stats, on_board
from engine.kernel.commands import Add, Creature, Edit
from engine.kernel.draft import Draft
from engine.kernel.events import (
    CombatantAdded,
    CombatantEdited,
    CombatantQueued,
    CombatantRemoved,
    StackCleared,
    WindowAnswered,
)
from engine.kernel.frames import Window
from engine.kernel.offers import Reply
from engine.kernel.refusals import Reason, require
from engine.kernel.reserves import rules_of
from engine.kernel.state import Combatant
from engine.kernel.units import CombatantId

MOST = 200
"""Combatants in one fight."""


def add(draft: Draft, command: Add) -> None:
    """Let creatures come in. Raises Rejected for a bad one; then none comes in."""
    require(command.creatures, Reason.REQUIREMENT, what="creatures")
    for creature in command.creatures:
        require(len(draft.state.combatants) < MOST, Reason.LIMIT, scope="combatants", n=MOST)
        _add_one(draft, creature)


def _add_one(draft: Draft, creature: Creature) -> None:
    who = creature.id or CombatantId(draft.fresh())
    fits = len(who) <= NAME and ":" not in who and who not in draft.state.combatants
    require(fits, Reason.REQUIREMENT, what="id")
    stats = clean_stats(draft.pack, creature.stats)
    health = draft.pack.health
    unhurt = creature.hp if creature.hp is not None and creature.hp > 0 else None
    hp_max = stats.get(health.stat, unhurt) if health else None
    hp = creature.hp if creature.hp is not None else hp_max
    require(hp is None or abs(int(hp)) <= NUMBER, Reason.REQUIREMENT, what="stats", stat="hp")
    if hp is not None and hp_max is not None:
        hp = min(int(hp), int(hp_max))
    rank = creature.initiative or 0
    require(abs(rank) <= MOST_INITIATIVE, Reason.REQUIREMENT, what="value", most=MOST_INITIATIVE)
    reserves = endowing.start(draft.pack, creature.reserves)
    one = Combatant(
        id=who,
        name=_free_name(draft, clean_name(creature.name)),
        side=creature.side,
        kind=creature.kind,
        stats=stats,
        initiative=creature.initiative,
        hp=int(hp) if hp is not None else None,
        hp_max=int(hp_max) if hp_max is not None else None,
        position=on_board(draft, creature.position),
        size=max(1, min(6, creature.size)),
        hidden=creature.hidden,
        appears=creature.hidden and creature.appears,
        owned={own.id: endowing.checked(draft.pack, reserves, own) for own in creature.owned},
        reserves=reserves,
        spent=creature.spent,
        notes=tuple(map(endowing.noted, creature.notes)),
    )
    known = rules_of(draft.pack, one)
    require(all(each in known for each in one.spent), Reason.UNKNOWN, what="budget")
    one = replace(one, budgets=budgets.start(draft.pack, one))
    draft.emit(CombatantAdded(combatant=one))
    if health and one.hp is not None and one.hp <= 0:
        harm.apply_condition(draft, who, health.down)
    if draft.state.status == "running":
        order.roll_missing(draft)
    if draft.state.status == "running" and draft.pack.initiative.joins == "round_start":
        draft.emit(CombatantQueued(combatant=who))
    elif draft.state.status == "running" or one.initiative is not None:
        order.sort_in(draft, who)


def _free_name(draft: Draft, name: str) -> str:
    """The name, numbered if somebody has it already."""
    taken = {one.name for one in draft.state.combatants.values()}
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, MOST + 3) if f"{name} {n}" not in taken)


def edit(draft: Draft, command: Edit) -> None:
    """The GM changes what a combatant is; it starts and ends nothing."""
    one = draft.combatant(command.combatant)
    stats = clean_stats(draft.pack, command.stats)
    changed = replace(
        one,
        name=one.name if command.name is None else clean_name(command.name),
        side=command.side or one.side,
        position=one.position if command.position is None else on_board(draft, command.position),
        stats={**one.stats, **stats},
    )
    health = draft.pack.health
    if health and health.stat in stats:
        changed = replace(changed, hp_max=int(stats[health.stat]))
    if changed != one:
        what = tuple(
            name
            for name in ("name", "side", "position", "stats")
            if getattr(one, name) != getattr(changed, name)
        )
        draft.emit(CombatantEdited(combatant=changed, what=what))
        if "side" in what and draft.state.order and draft.pack.initiative.by == "side":
            order.add_side(draft, changed.side)
        budgets.fit(draft, one.id)
    for budget, value in command.budgets.items():
        here = draft.state.combatants[one.id]
        require(budget in rules_of(draft.pack, here), Reason.UNKNOWN, what="budget")
        most = budgets.cap_of(draft.pack, here, budget)
        require(0 <= value <= most, Reason.REQUIREMENT, what="value", most=most)
        budgets.change(draft, one.id, budget, value)
    hp = one.hp if command.hp is None else command.hp
    if hp is not None and (hp != one.hp or (changed.hp_max is not None and hp > changed.hp_max)):
        require(abs(hp) <= NUMBER, Reason.REQUIREMENT, what="value")
        harm.change_hp(draft, one.id, hp - (one.hp or 0))


def remove(draft: Draft, who: CombatantId) -> None:
    """Take a combatant out; if it had the turn, the next one's starts.

    What lasts on others until a moment of its turns ends, since these will not come.
    """
    draft.combatant(who)
    line = tuple(order.after(draft.state, who))
    for frame in draft.state.stack:
        if isinstance(frame, Window) and who in frame.asked and not frame.asked[who].reply:
            draft.emit(WindowAnswered(frame=frame.id, by=who, reply=Reply(by="gm")))
    had_turn = draft.state.active == who
    if had_turn:
        if draft.state.stack:
            draft.emit(StackCleared())
        turns.close(draft, who)
    for effect in draft.state.effects:
        if effect.until.anchor == who and effect.on != who:
            harm.end(draft, effect, "cause")
    draft.emit(CombatantRemoved(combatant=who))
    if had_turn:
        turns.go_on_after(draft, line)


def defeat(draft: Draft, who: CombatantId, *, on: bool) -> None:
    """Mark a combatant as out of the fight, or back in it; the order stays as it is."""
    one = draft.combatant(who)
    if one.defeated is not on:
        draft.emit(CombatantEdited(combatant=replace(one, defeated=on), what=("defeated",)))
        if on:
            harm.end_on(draft, who, frozenset({"down"}))
