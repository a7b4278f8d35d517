"""Pools: which dice of a batch are thrown next, against which number, and what came of them."""

from collections.abc import Iterator, Mapping, Sequence

from engine.kernel import contest, stats, throws
from engine.kernel.aims import target_refusal
from engine.kernel.cases import owned_of, rule_of
from engine.kernel.contest import Hit
from engine.kernel.pending import Batch, Pending, Throw, Why
from engine.kernel.refusals import Refusal
from engine.kernel.rolls import PoolRule
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.units import CombatantId


class Pools:
    """The dice of one batch, as far as they are thrown."""

    def __init__(self, state: Encounter, pack: RulePack, opener: Pending) -> None:
        assert opener.batch is not None
        self.state, self.pack = state, pack
        self.moment = throws.Moment(state, pack, opener)
        self.batch: Batch = opener.batch
        there = state.combatants
        self.declared = [one for one in self.batch.declared if one.by in there]
        self.thrown = {one.id: one for one in self.batch.throws}

    def wanted(self) -> Throw | None:
        """The next pool to throw, its faces missing: strikes and tests, then guards, then harm.

        The actor's own come first, then the others' in the order in which they joined.
        """
        for kind in (self._first, self._guards, self._harm):
            missing = next((one for one in kind() if one.id not in self.thrown), None)
            if missing is not None:
                return missing
        return None

    def lost(self, one: Pending) -> Refusal | None:
        """Why a declaration comes to nothing: none of its targets fits any more."""
        if not one.targets:
            return None
        refusals = [self.misses(one, target) for target in one.targets]
        return refusals[0] if all(refusals) else None

    def misses(self, one: Pending, target: CombatantId) -> Refusal | None:
        """Why a target is not reached: measured now, or at the point that was named."""
        rule = rule_of(self.state, self.pack, one)
        assert rule.target is not None
        own = owned_of(self.state, one)
        at = one.path[-1] if one.path and not rule.move else None
        return target_refusal(
            self.state, self.pack, one.by, rule.target, target, own, rule.tags, at=at
        )

    def pool(self, one: Pending) -> PoolRule | None:
        """How a declaration is thrown, if it is."""
        return rule_of(self.state, self.pack, one).pool

    def thrown_for(self, one: Pending) -> tuple[Throw, ...]:
        """What was thrown for a declaration itself."""
        mine = (throw for throw in self.batch.throws if throw.frame == one.id)
        return tuple(throw for throw in mine if throw.why in ("strike", "test", "guard"))

    def _first(self) -> Iterator[Throw]:
        for one in sorted(self.declared, key=lambda one: one.reaction):
            rule = self.pool(one)
            if rule is not None and rule.kind == "test":
                targets = [who for who in one.targets if self.misses(one, who) is None]
                for who in targets if one.targets and not rule.once else (one.by,):
                    yield throws.build(self.moment, one, rule, "test", who, 1)
            elif rule is not None and rule.kind == "strike":
                yield from self._strikes(one, rule)

    def _strikes(self, one: Pending, rule: PoolRule) -> Iterator[Throw]:
        """The dice go round the targets as they were named; who is out of reach wastes them."""
        dice = 1
        if rule.dice and not one.reaction:
            own = owned_of(self.state, one)
            dice = stats.total(self.state, self.pack, one.by, rule.dice, own)
        for who in dict.fromkeys(one.targets):
            mine = sum(one.targets[n % len(one.targets)] == who for n in range(dice))
            if mine and self.misses(one, who) is None:
                yield throws.build(self.moment, one, rule, "strike", who, mine)

    def hits(self, strike: Throw) -> tuple[Hit, ...]:
        """What is left of a strike after what meets it, without guards and without strays."""
        mine = self._alone(strike)
        for other in self.strikes():
            if other.by == strike.target and other.target == strike.by:
                theirs, ties = self._alone(other), self._ties(strike)
                mine = contest.met(strike.faces, mine, other.faces, theirs, ties=ties)
        return mine

    def _alone(self, strike: Throw) -> tuple[Hit, ...]:
        found = contest.alone(strike.faces, strike.need, strike.critical)
        strayed = self.strayed(strike)
        return tuple("miss" if n in strayed else hit for n, hit in enumerate(found))

    def _ties(self, strike: Throw) -> bool:
        one = self.of(strike)
        rule = self.pool(one)
        wins = "answering" if one.reaction else "active"
        return rule is not None and rule.tie == wins

    def of(self, throw: Throw) -> Pending:
        """The declaration that a throw is for."""
        return next(one for one in self.batch.declared if one.id == throw.frame)

    def strayed(self, strike: Throw) -> frozenset[int]:
        """Which dice of a strike hit somebody else, by their place from 0."""
        rule = self.pool(self.of(strike))
        if rule is None or rule.stray is None or not strike.near:
            return frozenset()
        least = max(rule.stray.least, strike.need + 1 if rule.stray.missed else 0)
        return frozenset(n for n, face in enumerate(strike.faces) if face >= least)

    def victim(self, strike: Throw) -> CombatantId | None:
        """Who is hit by what went astray; None while that is to be chosen."""
        if len(strike.near) == 1:
            return strike.near[0]
        chosen = self.batch.answers.get(strike.id)
        return CombatantId(chosen) if chosen in strike.near else None

    def strikes(self) -> Iterator[Throw]:
        """The strikes that were thrown."""
        for one in self.batch.throws:
            if one.why == "strike" and one.by in self.state.combatants:
                yield one

    def _guards(self) -> Iterator[Throw]:
        for one in self.declared:
            rule = self.pool(one)
            if rule is None or rule.kind != "guard":
                continue
            for strike in self.strikes():
                hits = self.hits(strike).count("hit") if strike.target == one.by else 0
                dice = hits if rule.apiece else min(hits, 1)
                if dice:
                    yield throws.build(self.moment, one, rule, "guard", strike.by, dice, strike.id)

    def left(self, strike: Throw) -> tuple[Hit, ...]:
        """The hits of a strike that nothing cancelled."""
        hits, spare = self.hits(strike), 0
        for one in self.batch.throws:
            if one.why == "guard" and one.of == strike.id:
                found = contest.alone(one.faces, one.need, one.critical)
                rule = self.pool(self.of(one))
                saved = sum(hit != "miss" for hit in found)
                spare += saved if rule is not None and rule.apiece else saved * len(hits)
        return contest.without(hits, spare)

    def _harm(self) -> Iterator[Throw]:
        for strike in self.strikes():
            one = self.of(strike)
            rule = self.pool(one)
            if rule is None or rule.harm is None:
                continue
            hits = self.left(strike)
            wanted: dict[tuple[Why, CombatantId | None], int] = {
                ("harm", strike.target): hits.count("hit"),
                ("pierce", strike.target): hits.count("critical"),
                ("stray", self.victim(strike)): len(self.strayed(strike)),
            }
            for (why, target), dice in wanted.items():
                if dice and target and target in self.state.combatants:
                    yield throws.hurts(self.moment, one, rule.harm, strike, why, target, dice)

    def wounds(self) -> Mapping[tuple[CombatantId, CombatantId], int]:
        """How many hit points each one costs each other."""
        found: dict[tuple[CombatantId, CombatantId], int] = {}
        for one in self.batch.throws:
            if one.why in ("harm", "pierce", "stray") and one.target in self.state.combatants:
                count = sum(face <= one.need for face in one.faces)
                found[one.by, one.target] = found.get((one.by, one.target), 0) + count
        return {pair: count for pair, count in found.items() if count}

    def results(self, one: Pending, target: CombatantId) -> Sequence[Hit]:
        """What a declaration came to against one target (or, of a test, for it)."""
        rule = self.pool(one)
        for throw in self.thrown_for(one):
            if throw.target == target or (rule and rule.once):
                return self.result(throw)
        return ()

    def result(self, throw: Throw) -> tuple[Hit, ...]:
        """What a throw came to: a strike, what nothing cancelled of it; else its faces alone."""
        if throw.why == "strike":
            return self.left(throw)
        return contest.alone(throw.faces, throw.need, throw.critical)
