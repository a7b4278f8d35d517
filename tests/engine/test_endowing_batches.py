"""Own answers in a system of sequences: what may answer what, so that its dice have a place."""

import pytest

from engine.kernel.commands import SetOwned
from engine.kernel.owned import Cue, Owned
from engine.kernel.units import ActionId, CombatantId
from tests.engine.fights import PACKS, begun, creature


@pytest.mark.parametrize("answers", [True, False])
def test_what_opens_a_batch_answers_nothing(answers: bool) -> None:
    fight = begun(creature("a"), pack=PACKS["tiny_batch"])
    kind = next(iter(fight.pack.triggers))
    own = Owned(
        id=ActionId("o"),
        name="O",
        base=ActionId("stay"),
        cue=Cue(trigger=kind) if answers else None,
    )
    given = SetOwned(combatant=CombatantId("a"), owned=own)
    if answers:
        assert fight.refused(given).params == {"what": "answering_base"}
    else:
        fight.do(given)


ANSWERS = {  # base, trigger: what its dice need
    ("cut", "activated"): None,
    ("cut", "over"): {"what": "trigger_of_sequence"},
    ("cut", "ducked"): {"what": "trigger_of_sequence"},
    ("rest", "over"): None,
}


@pytest.mark.parametrize(("base", "trigger"), ANSWERS)
def test_what_throws_dice_with_a_batch_answers_within_one(base: str, trigger: str) -> None:
    fight = begun(creature("a"), pack=PACKS["tiny_batch"])
    own = Owned(id=ActionId("o"), name="O", base=ActionId(base), cue=Cue(trigger=trigger))
    given = SetOwned(combatant=CombatantId("a"), owned=own)
    wrong = ANSWERS[base, trigger]
    if wrong:
        assert fight.refused(given).params == wrong
    else:
        fight.do(given)
