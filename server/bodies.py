"""The bodies of the HTTP calls."""

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.creatures import OptionValue


class NewRoom(BaseModel):
    """What opening a room takes."""

    model_config = ConfigDict(extra="forbid")

    system: str = Field(max_length=80)
    name: str = Field(default="", max_length=80)
    language: str = Field(default="en", max_length=20)
    options: dict[str, OptionValue] = Field(default={}, max_length=100)
    demo: bool = False


class NewSession(BaseModel):
    """What taking a seat takes; without a name it only looks who is free."""

    model_config = ConfigDict(extra="forbid")

    join: str = Field(max_length=40)
    name: str | None = Field(default=None, max_length=60)
    want: list[str] = Field(default=[], max_length=20)
    language: str = Field(default="en", max_length=20)


class Qr(BaseModel):
    """What a QR code says."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(min_length=1, max_length=600)
