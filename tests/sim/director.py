"""The GM of a simulated evening: plays everybody who is no player's, and meddles."""

from typing import Any

from tests.sim.guest import Cmd, Guest


class Director(Guest):
    """The GM: plays everybody who is no player's, and meddles."""

    __slots__ = ()

    def think(self, sections: dict[str, Any]) -> Cmd | None:
        """Answer for creatures and to questions; now and then use the GM's hand."""
        for frame in sections["stack"]["frames"]:
            if frame["kind"] == "question":
                return {"type": "judge", **self.settle(frame)}
            if frame["kind"] == "window":
                mine = self._answer(sections, frame)
                if mine is not None:
                    return mine
        if self.roll(10) == 1:
            return self._meddle(sections)
        active = sections["order"]["active"]
        played = {who for seat in sections["room"]["seats"] for who in seat["controls"]}
        return None if active in played else self.choose(sections["me"])

    def _answer(self, sections: dict[str, Any], frame: dict[str, Any]) -> Cmd | None:
        played = {who for seat in sections["room"]["seats"] for who in seat["controls"]}
        for asked in frame["asked"]:
            if asked["actor"] not in played and not asked["answered"] and self.roll(8) == 1:
                cmd: Cmd = {"type": "answer_for", "window": frame["id"], "actor": asked["actor"]}
                if self.roll(2) == 1:
                    cmd["reaction"] = self.one_of(asked["options"])["reaction"]
                return cmd
        return None

    def _meddle(self, sections: dict[str, Any]) -> Cmd:
        row = self.one_of(sections["order"]["rows"])
        who = row["id"]
        if sections["room"]["paused_at"] is not None:
            return {"type": "resume"}
        windows = [one["id"] for one in sections["stack"]["frames"] if one["kind"] == "window"]
        hand: list[Cmd] = [
            {"type": "pause"},
            {"type": "hide" if not row["hidden"] else "reveal", "combatant": who},
            {"type": "edit", "combatant": who, "hp": 20 + self.roll(60)},
            {"type": "edit", "combatant": who, "budgets": {"reaction": 1}},
            {"type": "initiative", "combatant": who},
            {"type": "order", "combatant": who, "to": "first"},
            {"type": "effect", "combatant": who, "condition": "prone", "until": "turn_end"},
            {"type": "add", "creatures": [{"name": "Gob", "hp": 9, "position": [1, 1]}]},
            *({"type": "extend", "window": one, "ms": 4_000} for one in windows),
            *({"type": "resolve", "window": one} for one in windows),
        ]
        cmd: Cmd = self.one_of(hand)
        return cmd
