"""The codec: commands, events and encounters as JSON and back, checked at the border."""

from typing import Annotated

import orjson
from pydantic import Field, TypeAdapter

from engine.kernel.commands import Command, DirectorCommand, SeatCommand
from engine.kernel.events import Event
from engine.kernel.state import Encounter

Tagged = Field(discriminator="type")
command: TypeAdapter[Command] = TypeAdapter(Annotated[Command, Tagged])
asked: TypeAdapter[SeatCommand | DirectorCommand] = TypeAdapter(
    Annotated[SeatCommand | DirectorCommand, Tagged]
)
"""What people may ask for; the server's own commands are not among them."""
event: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Tagged])
events: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[Annotated[Event, Tagged], ...])
state: TypeAdapter[Encounter] = TypeAdapter(Encounter)


def dump(value: object) -> bytes:
    """Dataclasses of the kernel as JSON."""
    return orjson.dumps(value, default=list)
