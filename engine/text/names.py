"""Names: the words that stand for ids in lines, given in the order in which they appear."""

from engine.kernel import events as e
from engine.kernel.state import Combatant, Encounter
from engine.kernel.units import Choice, CombatantId, EffectId, FrameId, HeldId, Instant, ShelfId

START = Instant(0)
KINDS = (CombatantId, FrameId, EffectId, HeldId, ShelfId)


class Names:
    """Combatants by the name they came with, frames as f1, f2 …, effects as e1, e2 …

    The same events give the same names, whatever the ids are; so a room's log can be replayed.
    ``zero`` is the instant from which lines count.
    """

    def __init__(self, zero: Instant = START) -> None:
        self.zero = zero
        self._words: dict[object, dict[str, str]] = {kind: {} for kind in KINDS}
        self._ids: dict[object, dict[str, str]] = {kind: {} for kind in KINDS}

    def word(self, kind: object, one: str) -> str:
        """What a line says for an id; the id itself where it never appeared."""
        if kind is Choice:
            before, colon, rest = one.rpartition(":")
            return before + colon + self.word(CombatantId, rest)
        return self._words.get(kind, {}).get(one, one)

    def find(self, kind: object, word: str) -> str:
        """The id that a word stands for; the word itself where it stands for none."""
        if kind is Choice:
            before, colon, rest = word.rpartition(":")
            return before + colon + self.find(CombatantId, rest)
        return self._ids.get(kind, {}).get(word, word)

    def learn(self, event: e.Event) -> None:
        """Name what comes up in this event for the first time."""
        match event:
            case e.CombatantAdded(combatant=one):
                self._add(one)
            case e.ActionDeclared(frame=frame) | e.ActionAnnounced(frame=frame):
                self._next(FrameId, "f", frame.id)
            case e.WindowOpened(window=window):
                self._next(FrameId, "f", window.id)
            case e.QuestionAsked(question=question):
                self._next(FrameId, "f", question.id)
            case e.EffectApplied(effect=effect):
                self._next(EffectId, "e", effect.id)
            case e.HeldStored(held=held):
                self._next(HeldId, "h", held.id)
            case e.EncounterShelved(shelved=shelved):
                self._next(ShelfId, "s", shelved)
            case _:
                pass

    def learn_all(self, state: Encounter) -> None:
        """Name what is there already, where a log begins in the middle."""
        for one in state.combatants.values():
            self._add(one)
        for frame in state.stack:
            self._next(FrameId, "f", frame.id)
        for effect in state.effects:
            self._next(EffectId, "e", effect.id)
        for held in state.held:
            self._next(HeldId, "h", held.id)

    def _add(self, one: Combatant) -> None:
        """A name that somebody had who is gone is numbered."""
        taken, word, number = self._ids[CombatantId], one.name, 1
        while word in taken:
            number += 1
            word = f"{one.name} {number}"
        self._put(CombatantId, one.id, word)

    def _next(self, kind: object, letter: str, one: str) -> None:
        if one not in self._words[kind]:
            self._put(kind, one, f"{letter}{len(self._words[kind]) + 1}")

    def _put(self, kind: object, one: str, word: str) -> None:
        self._words[kind][one] = word
        self._ids[kind][word] = one
