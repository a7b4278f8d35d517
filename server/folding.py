"""Folding: an encounter and events, as the states in between."""

from dataclasses import dataclass

from engine.kernel import Encounter, Event, apply


@dataclass(frozen=True, slots=True)
class Course:
    """Events with the states before the first and after each of them."""

    events: tuple[Event, ...]
    states: list[Encounter]


@dataclass(frozen=True, slots=True)
class Own:
    """What a copy itself decided last and has not heard of yet."""

    serial: int
    chain: str
    course: Course


def folded(state: Encounter, events: tuple[Event, ...]) -> Course:
    """What becomes of an encounter by these events."""
    states = [state]
    for event in events:
        states.append(apply(states[-1], event))
    return Course(events, states)
