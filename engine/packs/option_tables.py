"""The tables of room options and of their patches, as pydantic reads them."""

from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.kernel.creatures import OptionValue

STRICT = ConfigDict(extra="forbid", frozen=True)


class OptionTable(BaseModel):
    """A room option as the file has it, the default first."""

    model_config = STRICT

    choices: list[OptionValue] = Field(min_length=1)


class PatchTable(BaseModel):
    """What is different when options have these values.

    ``set``: tables are merged, everything else is replaced. ``add``: lists go on. ``drop``: dotted
    keys that there are not any more.
    """

    model_config = STRICT

    when: dict[str, OptionValue] = Field(min_length=1)
    set: dict[str, object] = {}
    add: dict[str, object] = {}
    drop: list[str] = []

    @model_validator(mode="after")
    def _does_something(self) -> "PatchTable":
        if not (self.set or self.add or self.drop):
            raise ValueError("a patch has set, add or drop")
        return self


def check_patches(options: Mapping[str, OptionTable], patches: Sequence[PatchTable]) -> None:
    """Raise ValueError for a patch without its option, and for a choice that changes nothing."""
    for patch in patches:
        for name, value in patch.when.items():
            if name not in options:
                there = ", ".join(sorted(options)) or "none"
                raise ValueError(f'patches: unknown option "{name}"; this pack has: {there}')
            if value not in options[name].choices:
                raise ValueError(f'patches: option "{name}" has no choice {value!r}')
    for name, option in options.items():
        for choice in option.choices[1:]:
            if not any(patch.when.get(name) == choice for patch in patches):
                raise ValueError(f"options.{name}: no patch says what {choice!r} changes")
