"""Folding: an encounter and events, as the states in between."""

from dataclasses import dataclass

from engine.kernel import Encounter, Event, apply


@dataclass(frozen=True, slots=True)
class Own:
    """What a copy itself decided last and has not heard of yet; ``states`` before and after each
    of the events."""

    serial: int
    chain: str
    events: tuple[Event, ...]
    states: list[Encounter]


def folded(state: Encounter, events: tuple[Event, ...]) -> list[Encounter]:
    """The encounter before the first event, and after each."""
    states = [state]
    for event in events:
        states.append(apply(states[-1], event))
    return states
