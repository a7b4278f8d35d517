"""The sections about the table: room, order, board, effects; each in two editions."""

from engine.kernel import budgets, reserves, stats
from engine.kernel.effects import Effect
from engine.kernel.holders import everybody
from engine.kernel.rules import RulePack
from engine.kernel.state import Combatant, Encounter, Seat
from engine.kernel.units import CombatantId
from engine.kernel.view.belongings import belongings
from engine.kernel.view.overlays import mode
from engine.kernel.view.system import system
from engine.kernel.view.turn import timer, turn
from engine.kernel.view.words import Json, Text, effect, name, say
from engine.kernel.view.works import works


def shown(state: Encounter, who: CombatantId | None, *, gm: bool) -> bool:
    """Whether an edition may show this combatant."""
    one = state.combatants.get(who) if who else None
    return one is not None and (gm or not one.hidden)


def room(state: Encounter, pack: RulePack, *, gm: bool) -> dict[str, Json]:
    """What the room is: status, clock, seats, and what a device must know of the system."""
    return {
        "name": state.name,
        "status": state.status,
        "paused_at": state.clock.paused_at,
        "window_ms": state.settings.window_ms,
        "mode": mode(state, gm=gm),
        "scores": [{"side": side, "value": value} for side, value in state.scores.items()],
        "system": system(pack),
        "seats": [
            {
                "id": seat.id,
                "name": seat.name,
                "role": seat.role,
                "controls": [one for one in seat.controls if shown(state, one, gm=gm)],
                **(_behind(seat) if gm else {}),
            }
            for seat in state.seats.values()
            if gm or seat.role == "player"
        ],
    }


def _behind(seat: Seat) -> dict[str, Json]:
    """What only the GM sees of a seat."""
    return {"wants": list(seat.wants), "factor": seat.factor, "language": seat.language}


def order(state: Encounter, pack: RulePack, *, gm: bool) -> dict[str, Json]:
    """Everybody in the order of their turns, and whose turn it is."""
    ranked = list(everybody(state))
    ranked += [who for who in state.combatants if who not in ranked]
    number, active = turn(state, gm=gm)
    return {
        "round": number,
        "active": active,
        "timer": timer(state) if active == state.active else None,
        "rows": [
            _row(state, pack, state.combatants[who], gm=gm)
            for who in ranked
            if shown(state, who, gm=gm)
        ],
    }


def _row(state: Encounter, pack: RulePack, one: Combatant, *, gm: bool) -> dict[str, Json]:
    row: dict[str, Json] = {
        "id": one.id,
        "name": one.name,
        "side": one.side,
        "kind": one.kind,
        "initiative": one.initiative,
        "budgets": [
            {
                "id": key,
                "value": one.budgets.get(key, 0),
                "cap": budgets.cap_of(pack, one, key),
            }
            for key in (reserves.rules_of(pack, one) if gm or one.kind == "pc" else pack.budgets)
        ],
        "hp": hit_points(state, one, exact=gm or one.kind == "pc"),
        "conditions": [say(f"condition-{c}") for c in stats.conditions(state, one.id)],
        "seats": [seat.name for seat in state.seats.values() if one.id in seat.controls],
        "defeated": one.defeated,
        "waits": _waits(state, one.id),
        "works": works(state, one.id),
        "placed": one.position is not None,
    }
    if gm:
        row |= {"hidden": one.hidden, "appears": one.appears}
        row["stats"] = {key: stats.value(pack, one, key) for key in pack.stats}
        row |= belongings(one)
    return row


def _waits(state: Encounter, who: CombatantId) -> str | None:
    """Whether somebody delays, is about to come back, or holds a readied action."""
    for one in state.delayed:
        if one.who == who:
            return "returning" if one.returning else "delaying"
    return "ready" if any(one.by == who for one in state.held) else None


def hit_points(state: Encounter, one: Combatant, *, exact: bool) -> dict[str, Json] | None:
    """Hit points as far as an edition may know them."""
    if one.hp is None:
        return None
    policy = state.settings.hit_points
    if exact or policy == "exact":
        return {"value": one.hp, "max": one.hp_max}
    if policy == "none":
        return None
    if one.hp <= 0:
        return {"level": "down"}
    most = one.hp_max or one.hp
    if one.hp >= most:
        return {"level": "unhurt"}
    return {"level": "hurt" if one.hp * 2 > most else "bloodied"}


def board(state: Encounter, pack: RulePack, *, gm: bool) -> dict[str, Json] | None:
    """The grid and who stands where; None without one. A GM also sees who is hidden, and how many
    cells away each threatens."""
    grid = state.board
    if grid is None:
        return None
    tokens: list[Json] = []
    for one in state.combatants.values():
        if one.position is None or not shown(state, one.id, gm=gm):
            continue
        x, y = one.position
        token: dict[str, Json] = {
            "id": one.id,
            "name": one.name,
            "side": one.side,
            "x": x,
            "y": y,
            "size": one.size,
            "down": one.defeated or (one.hp is not None and one.hp <= 0),
        }
        if gm:
            token |= {"hidden": one.hidden, "threat": stats.threat(state, pack, one.id)}
        tokens.append(token)
    return {
        "width": grid.width,
        "height": grid.height,
        "grid": pack.space.grid,
        "diagonal": pack.space.diagonal,
        "cell": pack.space.cell,
        "unit": pack.space.unit,
        "difficult": [[x, y] for x, y in grid.difficult],
        "blocked": [[x, y] for x, y in grid.blocked],
        "tokens": tokens,
    }


def effects(state: Encounter, *, gm: bool) -> list[Json]:
    """What lasts on whom, and until when."""
    return [
        {
            "id": one.id,
            "on": one.on,
            "name": effect(one.name),
            "until": _until(state, one, gm=gm),
        }
        for one in state.effects
        if shown(state, one.on, gm=gm)
    ]


def _until(state: Encounter, one: Effect, *, gm: bool) -> Text | None:
    until = one.until
    match until.at:
        case "never":
            return None
        case "encounter" | "save":
            return say(f"until-{until.at}")
        case _:
            kind = f"until-{'next_' if until.next else ''}{until.at}"
            return say(kind, who=name(state, until.anchor or one.on, gm=gm))
