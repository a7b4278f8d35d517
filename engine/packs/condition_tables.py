"""The tables of conditions of a pack file as pydantic reads them."""

from pydantic import BaseModel, ConfigDict, model_validator

from engine.kernel.predicates import KINDS
from engine.kernel.rules import Predicate


class PredicateTable(BaseModel):
    """One condition, as a table with one key: the name of the condition, or not_ and the name.

    ``what`` beside it is the word for the refusal.
    """

    model_config = ConfigDict(extra="allow", frozen=True)

    what: str = ""

    @model_validator(mode="after")
    def _is_known(self) -> "PredicateTable":
        extra = self.model_extra or {}
        if len(extra) != 1:
            raise ValueError("a condition is a table with one key")
        for name in extra:
            if name.removeprefix("not_") not in KINDS:
                there = ", ".join(sorted(KINDS))
                raise ValueError(f'unknown condition "{name}"; there are: {there}')
        return self

    def read(self) -> Predicate:
        """The condition."""
        ((name, value),) = (self.model_extra or {}).items()
        kind = name.removeprefix("not_")
        return Predicate(kind=kind, value=value, holds=kind == name, what=self.what)
