"""The section that is private to a seat: its prompts, and what it may do now."""

from dataclasses import asdict, replace

from engine.kernel import moments
from engine.kernel.commands import Act
from engine.kernel.frames import Question, Window
from engine.kernel.options import Option, options, returns
from engine.kernel.rolls import PICKED
from engine.kernel.rules import RulePack
from engine.kernel.seating import answers_for, asks
from engine.kernel.state import Encounter, Owned, Seat
from engine.kernel.units import CombatantId, Square
from engine.kernel.view import worth
from engine.kernel.view.held import held, sustained
from engine.kernel.view.prompts import prompt
from engine.kernel.view.questions import question
from engine.kernel.view.words import Json, Text, action, cost, plain, refused, say, titled
from engine.kernel.view.works import work


def me(state: Encounter, seat: Seat, pack: RulePack) -> dict[str, Json]:
    """What only this seat sees."""
    gm = seat.role == "gm"
    known = state if gm else _known(state, seat)
    found = [
        one
        for who in moments.acting(state, pack)
        if gm or who in seat.controls
        for one in options(known, who, pack)
    ]
    areas = tuple(dict.fromkeys(one.squares for one in found if one.squares is not None))
    back = [one for who in seat.controls for one in returns(state, who, pack)]
    if gm:
        back = [one for delayed in state.delayed for one in returns(state, delayed.who, pack)]
    return {
        "seat": seat.id,
        "name": seat.name,
        "role": seat.role,
        "factor": seat.factor,
        "controls": list(seat.controls),
        "prompts": [
            prompt(state, pack, frame, who, asked, gm=gm)
            for frame in reversed(state.stack)
            if isinstance(frame, Window)
            for who, asked in frame.asked.items()
            if answers_for(seat, who, asked)
        ],
        "questions": [
            question(state, frame, gm=gm)
            for frame in reversed(state.stack)
            if isinstance(frame, Question) and asks(state, seat, frame)
        ],
        "standing": [
            {
                "actor": who,
                "reaction": reaction,
                "label": action(state, who, reaction),
                "rule": rule,
            }
            for who, reaction, rule in _standing(state, seat)
        ],
        "held": [
            {
                **held(state, one),
                "command": {"type": "dismiss", "actor": one.by, "held": one.id},
            }
            for one in state.held
            if one.by in seat.controls
        ],
        "sustained": [one for who in seat.controls for one in sustained(state, who, gm=gm)],
        "options": [_option(state, pack, one, areas, gm=gm) for one in (*found, *back)],
        "squares": [[[x, y] for x, y in area] for area in areas],
    }


def _standing(state: Encounter, seat: Seat) -> list[tuple[CombatantId, str, dict[str, Json]]]:
    """The standing orders of those whom a seat controls, by rank."""
    found = []
    for name, rule in sorted(state.standing.items(), key=lambda one: one[1].rank):
        who, _, reaction = name.partition(":")
        if who in seat.controls:
            found.append((CombatantId(who), reaction, asdict(rule)))
    return found


def _known(state: Encounter, seat: Seat) -> Encounter:
    """The encounter as far as a player's options may tell of it: without anybody hidden."""
    seen = {
        who: one for who, one in state.combatants.items() if not one.hidden or who in seat.controls
    }
    return state if len(seen) == len(state.combatants) else replace(state, combatants=seen)


def _option(
    state: Encounter,
    pack: RulePack,
    one: Option,
    areas: tuple[tuple[Square, ...], ...],
    *,
    gm: bool,
) -> dict[str, Json]:
    """An option; its squares are told by their place among the areas, as several share one. Who is
    ``far`` can be aimed at, and is not reached as things stand."""
    command: dict[str, Json] = {"type": one.command.type, "actor": one.command.actor}
    if isinstance(one.command, Act):
        command["action"] = one.command.action
    label = say(one.command.type.replace("_", "-"))
    if one.action is not None:
        label = _title(state, one.action, one.owned)
    found: dict[str, Json] = {
        "command": command,
        "label": label,
        "cost": cost(one.cost),
        "tags": sorted(one.tags),
        "enabled": one.refusal is None,
    }
    if one.refusal is not None:
        found |= refused(one.refusal)
    if one.count:
        found["targets"] = {
            "count": one.count,
            "least": one.least,
            "candidates": list(one.candidates),
            "far": list(worth.beyond(state, pack, one)),
        }
    if one.squares is not None:
        found["squares"] = areas.index(one.squares)
    if len(one.picks) > 1:
        whose = state.combatants[one.command.actor].name
        found["picks"] = [
            {
                "key": PICKED,
                "label": say(f"question-pick-{one.action}", source=plain(whose)),
                "choices": [{"id": each, "label": _picked(state, each)} for each in one.picks],
            }
        ]
    if one.items:
        items: list[Json] = [
            {"id": own.id, "label": _title(state, own.id, own)} for own in one.items
        ]
        found["picks"] = [{"key": "item", "choices": items}]
    if one.parts:
        found["picks"] = [
            {
                "key": "instead",
                "choices": [
                    {"id": "", "label": say("pick-instead-none")},
                    *({"id": key, "label": titled(state, key)} for key in one.parts),
                ],
            }
        ]
    if one.readies:
        others: list[Json] = [
            {"id": who, "label": plain(other.name)}
            for who, other in state.combatants.items()
            if who != one.command.actor and (gm or not other.hidden)
        ]
        found["picks"] = [
            {
                "key": "action",
                "choices": [
                    {"id": key, "label": _title(state, key, own)} for key, own in one.readies
                ],
            },
            {
                "key": "trigger",
                "choices": [{"id": key, "label": say(f"ready-{key}")} for key in one.triggers],
            },
            {"key": "source", "choices": [{"id": "", "label": say("anybody")}, *others]},
            {"key": "about", "choices": [{"id": "", "label": say("oneself")}, *others]},
        ]
    if one.choices:
        found["choices"] = {key: list(span) for key, span in one.choices.items()}
    if one.together:
        found["together"] = [{**each} for each in one.together]
    if one.owned is not None and one.owned.text:
        found["text"] = one.owned.text
    if one.work is not None:
        found["work"] = work(one.work)
    return found


def _picked(state: Encounter, word: str) -> Text:
    """What can be picked: somebody's name, or a word of the rules."""
    somebody = state.combatants.get(CombatantId(word))
    return plain(somebody.name) if somebody else say(f"choice-{word}")


def _title(state: Encounter, key: str, own: Owned | None) -> Text:
    """What an action is called: an own one by its own name, or by what its id is called."""
    return plain(own.name) if own and own.name else titled(state, own.id if own else key)
