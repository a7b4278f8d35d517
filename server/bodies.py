"""The bodies of the HTTP calls."""

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.creatures import OptionValue
from engine.kernel.state import Role


class NewRoom(BaseModel):
    """What opening a room takes."""

    model_config = ConfigDict(extra="forbid")

    system: str = Field(max_length=80)
    name: str = Field(default="", max_length=80)
    language: str = Field(default="en", max_length=20)
    options: dict[str, OptionValue] = Field(default={}, max_length=500)
    demo: bool = False


class NewSession(BaseModel):
    """What taking a seat takes; without a name it only looks who is free."""

    model_config = ConfigDict(extra="forbid")

    join: str = Field(default="", max_length=40)
    invite: str = Field(default="", max_length=200)
    name: str | None = Field(default=None, max_length=60)
    want: list[str] = Field(default=[], max_length=20)
    language: str = Field(default="en", max_length=20)


class NewSeat(BaseModel):
    """What a GM says of a new seat."""

    model_config = ConfigDict(extra="forbid")

    role: Role = "player"
    name: str = Field(max_length=60)
    controls: list[str] = Field(default=[], max_length=20)


class NewLink(BaseModel):
    """Whether all older links and devices of a seat end."""

    model_config = ConfigDict(extra="forbid")

    reissue: bool = True


class CodeOpen(BaseModel):
    """Whether people may join by code; a new one is made."""

    model_config = ConfigDict(extra="forbid")

    open: bool


class NewPair(BaseModel):
    """What a virtual table says that has been given a code."""

    model_config = ConfigDict(extra="forbid")

    code: str = Field(min_length=1, max_length=40)
    host: str = Field(min_length=1, max_length=40)
    name: str = Field(default="", max_length=60)


class Qr(BaseModel):
    """What a QR code says."""

    model_config = ConfigDict(extra="forbid")

    text: str = Field(min_length=1, max_length=600)
