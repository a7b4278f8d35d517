"""The laws about turns (law 8): who has them, how often, and what happens at their ends."""

from engine.kernel import Command, Event, stats
from engine.kernel import commands as c
from engine.kernel import events as e
from engine.kernel.holders import members, unable
from engine.kernel.rules import RulePack
from engine.kernel.state import Encounter
from engine.kernel.timing import TimingPoint
from engine.kernel.units import CombatantId
from tests.engine.course import course
from tests.engine.laws import hold

TURN = (TimingPoint.TURN_START, TimingPoint.TURN_END)


def keeps_turns(
    before: Encounter, command: Command, events: tuple[Event, ...], pack: RulePack
) -> None:
    """Law 8: a turn ends because it was ended or its holder can do nothing; who comes back, else
    the next one able in the order follows; nobody begins while somebody has the turn."""
    ended: tuple[list[CombatantId], CombatantId] | None = None
    out, skipped, back = set[CombatantId](), set[CombatantId](), set[CombatantId]()
    for state, event, _ in course(before, events):
        holders = [slot.holder for slot in state.order]
        out |= {one for one in holders if unable(state, pack, one)}
        match event:
            case e.TurnSkipped(combatant=who):
                skipped.add(who)
            case e.DelayEnded(combatant=who, reason="returned"):
                back.add(who)
            case e.DelayBegan(combatant=who):
                _delays(state, who)
                ended = holders, who
            case e.TurnEnded(combatant=who):
                asked = state.turn is not None and state.turn.ending
                by_right = _by_right(state, command, who) or who in out or asked
                hold(8, by_right, f"the turn of {who} was taken away")
                hold(8, state.active == who, "a turn ended that was not under way")
                ended = holders, who
            case e.TurnStarted(combatant=who):
                hold(8, state.active is None, f"{who} began in {state.active}'s turn")
                hold(8, not unable(state, pack, who), "one who cannot act began")
                hold(8, not event.resumed or who in back, f"{who} goes on and was not delaying")
                if ended and not event.resumed:
                    # A turn that is delayed has not ended: nobody comes back after it.
                    if not isinstance(command, c.Delay):
                        _comes_back(state, pack)
                    fair = {one for one in holders if _silent(state, pack, one)}
                    _skips_nobody(skipped | fair, *ended, who)


def _by_right(state: Encounter, command: Command, who: CombatantId) -> bool:
    """Whether the command ends the turn of ``who``, or takes it out of the fight."""
    if isinstance(command, c.EndTurn | c.Ready):
        one = state.combatants[command.actor]
        return who in (one.id, one.side)
    return isinstance(command, c.Remove) and command.combatant == who


def _delays(state: Encounter, who: CombatantId) -> None:
    """What helps until a moment of one's turn ends when one delays."""
    for one in state.effects:
        lasts = one.good and one.until.at in TURN and (one.until.anchor or one.on) == who
        hold(8, not lasts, f"{one.name} outlasts the turn that {who} delays")


def _comes_back(state: Encounter, pack: RulePack) -> None:
    """Who wants to come back does so before the next turn begins."""
    for one in state.delayed:
        able = one.returning and not stats.disabled(state, pack, one.who)
        hold(8, not able, f"{one.who} wants to come back and is passed by")


def _silent(state: Encounter, pack: RulePack, holder: CombatantId) -> bool:
    """Whether a place in the order is passed without a word: nobody of it is in the fight."""
    found = [state.combatants[one] for one in members(state, holder)]
    return all(one.defeated for one in found)


def _skips_nobody(
    fair: set[CombatantId], line: list[CombatantId], last: CombatantId, comes: CombatantId
) -> None:
    place = line.index(last) + 1
    ahead = [*line[place:], *line[:place]]
    # Who joined with a round comes in it, after everybody left of the one before.
    until = ahead.index(comes) if comes in ahead else len(line) - place
    for who in ahead[:until]:
        hold(8, who in fair, f"{who} was passed by, {comes} began")


def starts_once(log: list[Event]) -> None:
    """Law 8: in a round whose order was not edited nobody has two turns, or goes on twice."""
    had: set[tuple[CombatantId, bool]] = set()
    for event in log:
        match event:
            case e.RoundStarted() | e.OrderSet() | e.CombatantRemoved():
                had = set()
            case e.TurnStarted(combatant=who, resumed=resumed):
                hold(8, (who, resumed) not in had, f"{who} began twice in a round")
                had.add((who, resumed))


def hurts_once(start: Encounter, log: tuple[Event, ...]) -> None:
    """Law 8: what lasts and harms does so once in every turn of its bearer, delayed or not."""
    ticks = dict[CombatantId, int]()
    for state, event, _ in course(start, log):
        match event:
            case e.EncounterBegan():
                ticks = {}
            case e.TurnStarted(combatant=holder, resumed=False) | e.TurnSkipped(combatant=holder):
                ticks = {who: n for who, n in ticks.items() if who not in members(state, holder)}
            case e.HpChanged(combatant=who, by=None) if event.faces:
                ticks[who] = ticks.get(who, 0) + 1
                most = sum(bool(one.harm) for one in stats.effects_on(state, who))
                hold(8, ticks[who] <= most, f"{who} is hurt {ticks[who]} times in a turn")
