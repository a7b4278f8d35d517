"""Names that batches, contact and modes use."""

from collections.abc import Iterator

from engine.kernel.rules import ActionRule, RulePack
from engine.packs.known import all_known, known


def batch_stats(rule: ActionRule) -> Iterator[str]:
    """The stats by which an action is aimed, thrown and hurts."""
    found: list[str] = [rule.gives]
    if rule.target:
        found += [rule.target.most, rule.target.stat]
    pool = rule.pool
    if pool is not None:
        found += [pool.stat, pool.dice, pool.answering, pool.mark, pool.marked]
        if pool.harm:
            found += [pool.harm.armour, *(one.stat for one in pool.harm.power)]
    yield from (one for one in found if one)


def overlays(pack: RulePack) -> Iterator[str]:
    """Every name of contact, modes and death that there is not."""
    if pack.health and pack.health.dead:
        yield from known("health.dead", pack.health.dead, pack.conditions, "condition")
    rule = pack.contact
    if rule is not None:
        used = (rule.condition, *rule.until)
        yield from all_known("contact", used, pack.conditions, "condition")
    for name, mode in pack.modes.items():
        where = f"modes.{name}"
        yield from all_known(f"{where}.until", mode.until, pack.conditions, "condition")
        yield from all_known(f"{where}.fills", mode.fills, pack.budgets, "budget")
        tags = {tag for one in pack.actions.values() for tag in one.tags}
        for tag in sorted(mode.allows):
            yield from known(f"{where}.allows", tag, tags, "tag")
