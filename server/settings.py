"""Settings: command line and environment, read once into one frozen object."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, field_validator

from server.imports.source import SIZE_LIMIT
from server.logs import Form
from server.store.address import read_address

DAY_MS = 24 * 3_600_000
NOBODY = "mailto:nobody@localhost"
FROM_ENVIRONMENT = (
    "redis_url",
    "public_url",
    "data_dir",
    "host",
    "port",
    "origins",
    "owlbear_origins",
    "workers",
    "durability",
    "replicas",
    "keep_days",
    "log_format",
    "push_contact",
    "push_anywhere",
)


class Settings(BaseModel):
    """What a server is told. Lengths are in ms, sizes in bytes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    data_dir: Path = Path.home() / ".offturn"
    redis_url: str | None = None
    public_url: str | None = None
    origins: tuple[str, ...] = ()
    """Pages of other servers that may speak to this one, like https://vtt.example."""
    owlbear_origins: tuple[str, ...] = ("https://www.owlbear.rodeo",)
    """Pages that may frame the extension for Owlbear Rodeo."""
    packs: tuple[Path, ...] = ()
    workers: int = Field(default=1, ge=1, le=64)
    """Processes that share the port, the store and all rooms."""
    durability: Literal["local", "replicated"] = "local"
    """When a command is acknowledged: the store has it, or ``replicas`` others have it, too."""
    replicas: int = Field(default=1, ge=1, le=9)
    keep_days: float = Field(default=7.0, gt=0, le=3_650)
    """How long a room that nobody visits is kept."""
    log_format: Form = "text"

    push_contact: str | None = Field(
        default=None, pattern=r"^(mailto:[^@\s]+@[\w.-]+|https://[\w.-]+)$"
    )
    """Whom services that deliver pushes may write to; else ``public_url`` is named."""
    push_anywhere: bool = False
    """Whether pushes may go to services in private networks, too."""

    idle_room_ms: int = 300_000
    """How long a process keeps a room in memory that nobody is in."""
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    import_bytes: int = Field(default=SIZE_LIMIT, le=SIZE_LIMIT)
    import_ms: int = Field(default=2_000, ge=1)
    """How long reading one file may take, in time of the processor."""
    import_memory: int = Field(default=200 * 1_048_576, ge=1)
    """How much memory reading one file may take."""
    imports_per_minute: int = 60
    """Files read for one address."""
    restore_bytes: int = 64 * 2**20
    """The longest document of a room."""
    hello_ms: int = 5_000
    send_ms: int = 20_000
    """How long a socket may take for one frame."""
    beat_ms: int = 5_000
    prompt_beat_ms: int = 2_000
    frames_per_second: float = 20.0
    frames_burst: int = 60
    joins_per_minute: int = 20
    """Tries of join codes from one address."""
    rooms_per_minute: int = 60
    """Rooms opened from one address."""
    pages: int = 300
    """Connections of one room."""
    pages_per_address: int = 200
    """Connections of one address: a whole convention may share one."""
    queue: int = 64
    """Commands of one connection that may wait."""

    @property
    def keep_room_ms(self) -> int:
        return round(self.keep_days * DAY_MS)

    def beat(self, *, prompted: bool) -> int:
        """Milliseconds between two beats of a connection; more often where its seat is asked."""
        return self.prompt_beat_ms if prompted else self.beat_ms

    @property
    def contact(self) -> str:
        """Whom services that deliver pushes may write to."""
        here = urlsplit(self.public_url or "")
        own = f"https://{here.hostname}" if here.scheme == "https" else NOBODY
        return self.push_contact or own

    @property
    def replicas_needed(self) -> int:
        """How many replicas an append waits for."""
        return self.replicas if self.durability == "replicated" else 0

    @field_validator("origins", "owlbear_origins", mode="before")
    @classmethod
    def _are_origins(cls, given: object) -> object:
        found = given.replace(",", " ").split() if isinstance(given, str) else given
        if isinstance(found, list | tuple):
            for one in found:
                if not str(one).startswith(("http://", "https://")) or str(one).count("/") != 2:
                    raise ValueError("origins like https://vtt.example are needed")
        return found

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, url: str | None) -> str | None:
        if url is not None:
            read_address(url)
        return url

    @field_validator("public_url")
    @classmethod
    def _is_web(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("http://", "https://")):
            raise ValueError("a URL like https://table.example is needed")
        return url


def read_environment(env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The settings that the environment gives: OFFTURN_ and the setting's name."""
    found = {name: env.get(f"OFFTURN_{name.upper()}", "") for name in FROM_ENVIRONMENT}
    return {name: value for name, value in found.items() if value}
