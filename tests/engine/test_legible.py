"""Names and texts are kept legible, however they come in."""

import pytest

from engine.kernel import commands as c
from engine.kernel.commands import Creature
from engine.kernel.legible import legible, one_line
from engine.kernel.refusals import Rejected
from engine.kernel.state import Note, Owned
from engine.kernel.units import ActionId, CombatantId, SeatId
from tests.engine.fights import Fight, begun, creature

A, SEAT = CombatantId("a"), SeatId("s")


def one() -> Fight:
    return begun(creature("a", initiative=9))


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\t the\nBold ", "Ada the Bold"),
        ("A\x00d\x1ba\x7f\x9b", "Ada"),
        ("Ada \x00 Bold", "Ada Bold"),
        ("\u202eadA\u202c", "adA"),
        ("\ufeffAda\ud800", "Ada"),
        ("Ада 阿达 José 👩\u200d🚀", "Ада 阿达 José 👩\u200d🚀"),
        ("\x00\x07", ""),
    ],
)
def test_a_line_keeps_what_can_be_read(typed: str, kept: str) -> None:
    assert one_line(typed) == kept


def test_a_text_keeps_its_lines() -> None:
    assert legible("One\n\ttwo\r\x00 three\u2066") == "One\n\ttwo three"


def test_every_name_and_text_of_a_creature_is_kept_legible() -> None:
    fight = one()
    own = Owned(id=ActionId("x"), name="Cl\x07aw", base=ActionId("hit"), text="Rip\x00s\nall.")
    note = Note(name="Gr\x00owl ", kind="reaction", trigger="a\x1b foe", text="It\x00 growls.")
    fight.do(c.Add(creatures=(Creature(name="O\x00gre\u202e", owned=(own,), notes=(note,)),)))
    ogre = next(each for each in fight.state.combatants.values() if each.id != A)
    assert ogre.name == "Ogre"
    assert [(each.name, each.text) for each in ogre.owned.values()] == [("Claw", "Rips\nall.")]
    assert [(each.name, each.trigger, each.text) for each in ogre.notes] == [
        ("Growl", "a foe", "It growls.")
    ]


def test_a_name_of_nothing_that_can_be_seen_is_refused() -> None:
    fight = one()
    fight.do(c.TakeSeat(seat=SEAT, name="An\x00na", role="player"))
    assert fight.state.seats[SEAT].name == "Anna"
    for command in (
        c.Add(creatures=(Creature(name="\x00\u202e"),)),
        c.Edit(combatant=A, name="\x1b"),
        c.SetSeat(seat=SEAT, name="\x07"),
    ):
        with pytest.raises(Rejected):
            fight.do(command)
