"""Receipts: how far the prompts of a room have got, in the order delivered, shown, touched."""

from collections.abc import Iterable

from engine.kernel.frames import Frame, Window
from engine.kernel.view import Json

STAGES = ("delivered", "shown", "touched")


class Receipts:
    """What is known of each open window and whom it asks."""

    def __init__(self) -> None:
        self._stages: dict[tuple[str, str], str] = {}
        self._own: dict[tuple[str, str], str] = {}
        """What pages of this process have told."""

    def keep(self, stack: Iterable[Frame]) -> None:
        """Forget what is not asked any more."""
        if self._stages:
            asked = {(one.id, who) for one in stack if isinstance(one, Window) for who in one.asked}
            self._stages = {key: stage for key, stage in self._stages.items() if key in asked}
            self._own = {key: stage for key, stage in self._own.items() if key in asked}

    @property
    def own(self) -> list[tuple[str, str, str]]:
        """How far prompts have got on pages of this process."""
        return [(*key, stage) for key, stage in self._own.items()]

    def note(self, window: str, actor: str, stage: str, *, own: bool = True) -> bool:
        """A prompt got so far; whether that is news. It never goes back."""
        key = (window, actor)
        known = self._stages.get(key)
        if known is not None and STAGES.index(known) >= STAGES.index(stage):
            return False
        self._stages[key] = stage
        if own:
            self._own[key] = stage
        return True

    def put(self, stack: dict[str, Json]) -> dict[str, Json]:
        """The GM's stack with how far each prompt has got; None: it is not delivered yet."""
        frames = stack["frames"]
        assert isinstance(frames, list)
        for frame in frames:
            for asked in frame.get("asked", ()):
                asked["seen"] = self._stages.get((frame["id"], asked["actor"]))
        return stack
