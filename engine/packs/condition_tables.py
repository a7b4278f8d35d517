"""The tables of conditions of a pack file as pydantic reads them."""

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.kernel.predicates import KINDS
from engine.kernel.refusals import Reason
from engine.kernel.rules import Predicate, TagRule


class PredicateTable(BaseModel):
    """One condition, as a table with one key: the name of the condition, or not_ and the name.

    ``what`` beside it is the word for the refusal, ``reason`` its code; ``unless`` are conditions
    of which one does as well.
    """

    model_config = ConfigDict(extra="allow", frozen=True)

    what: str = ""
    reason: Reason | None = None
    unless: "list[PredicateTable]" = Field(default=[])

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
        return Predicate(
            kind=kind,
            value=value,
            holds=kind == name,
            what=self.what,
            reason=self.reason.value if self.reason else "",
            unless=tuple(one.read() for one in self.unless),
        )


class TagRuleTable(BaseModel):
    """What the actions with a tag require, as the file has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    when: list[PredicateTable] = []
    target: list[PredicateTable] = []
    without: frozenset[str] = frozenset()

    def read(self) -> TagRule:
        """The rule."""
        return TagRule(
            when=tuple(one.read() for one in self.when),
            target=tuple(one.read() for one in self.target),
            without=self.without,
        )
