"""What a reaction of a sheet becomes, by its kind."""

from engine.packs import discover
from server.casting import cast
from server.imports.model import Creature, Reaction, ReactionKind

SYSTEMS = discover()


def test_a_reaction_of_a_kind_becomes_what_the_table_says_of_that_kind() -> None:
    kinds: tuple[ReactionKind, ...] = ("interrupt", "opportunity", "reaction", "free", "none")
    sheet = Creature(name="Wolf", reactions=tuple(Reaction(name=kind, kind=kind) for kind in kinds))
    found = {one.name: one.base for one in cast(sheet, SYSTEMS["fourth_edition"]).notes}
    own = {kind: f"own_{kind}" for kind in kinds[:-1]}
    assert found == own | {"none": "own_reaction"}
    assert {one.base for one in cast(sheet, SYSTEMS["d100"]).notes} == {"own_reaction"}
