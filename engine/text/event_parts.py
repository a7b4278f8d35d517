"""The parts of an event's line that are not simply one of its fields."""

from collections.abc import Iterator, Mapping

from engine.kernel import events as e
from engine.kernel.creatures import OptionValue
from engine.kernel.effects import Effect
from engine.kernel.frames import Check, Modifier
from engine.kernel.offers import Asked
from engine.kernel.settings import flat
from engine.kernel.state import Board, Combatant, Settings
from engine.kernel.units import CombatantId, Instant
from engine.text import values
from engine.text.lines import write_choices, write_params, write_table
from engine.text.names import Names
from engine.text.words import quote


def parts(event: e.Event, names: Names) -> Iterator[str]:
    """The further ``key=value`` of an event's line."""
    match event:
        case e.WindowOpened() | e.WindowExtended() | e.WindowClosed() | e.WindowAnswered():
            yield from _window(event, names)
        case e.WindowReleased(why=why) | e.ActionLost(why=why) | e.ActionWithdrawn(why=why):
            if why is not None:
                yield f"reason={why.reason.value}"
                yield from write_params(why, names)
        case e.ActionDeclared(frame=frame) | e.ActionAnnounced(frame=frame):
            yield from write_choices(frame.choices, names)
            yield from ("readies=true",) if frame.readies else ()
            if isinstance(event, e.ActionAnnounced) and event.gap and not event.sealed:
                yield "sealed=false"
        case e.CheckRolled(check=check) | e.SaveRolled(check=check):
            yield from _check(check)
        case e.PoolThrown(throw=throw):
            yield f"modifiers={_reasons(throw.modifiers)}"
        case e.EffectApplied(effect=effect):
            yield from _effect(effect, names)
        case e.EffectEnded(name=name, reason=reason):
            yield from (f"name={_short(name)}", f"reason={reason}")
        case e.OrderSet(order=order) | e.OrderMoved(order=order):
            yield f"order={_list(names, [slot.holder for slot in order])}"
        case e.BoardSet(board=board):
            yield from _board(board)
        case e.OptionsSet(options=options, settings=settings):
            yield from _options(options, settings)
        case e.CombatantEdited(combatant=one, what=what):
            yield from _edited(one, what, names)
        case _:
            pass


WindowEvent = e.WindowOpened | e.WindowExtended | e.WindowClosed | e.WindowAnswered


def _window(event: WindowEvent, names: Names) -> Iterator[str]:
    match event:
        case e.WindowOpened(window=window):
            yield f"asked={_list(names, window.asked)}"
            yield from _deadlines({who: one.closes_at for who, one in window.asked.items()}, names)
            yield from () if window.capacity is None else (f"capacity={window.capacity}",)
            yield from () if window.sealed else ("sealed=false",)
            yield from _not_before(window.not_before, names)
        case e.WindowExtended(closes_at=closes_at, not_before=not_before):
            yield from _deadlines(closes_at, names)
            yield from _not_before(not_before, names)
        case e.WindowClosed(chosen=chosen):
            yield from (f"chosen={_list(names, [one.by for one in chosen])}",) if chosen else ()
        case e.WindowAnswered(reply=reply, credit=credit):
            yield from () if reply.by == "seat" else (f"answered_by={reply.by}",)
            yield from (f"credit={values.seconds(credit)}",) if credit else ()


def _list(names: Names, who: Mapping[CombatantId, Asked] | list[CombatantId]) -> str:
    return values.write(tuple(who), tuple[CombatantId, ...], names)


def _deadlines(times: Mapping[CombatantId, Instant | None], names: Names) -> Iterator[str]:
    """One deadline if it is everybody's, else one each: ``closes_at=Ada:21.0,Cora:41.0``."""
    words = {who: values.write(at, Instant | None, names) for who, at in times.items()}
    if not words:
        return
    if len(set(words.values())) == 1:
        yield f"closes_at={next(iter(words.values()))}"
        return
    each = (f"{values.write(who, CombatantId, names)}:{word}" for who, word in words.items())
    yield f"closes_at={','.join(each)}"


def _check(check: Check) -> Iterator[str]:
    if len(check.faces) > 1:
        yield f"faces={','.join(map(str, check.faces))}"
    yield f"modifiers={_reasons(check.modifiers)}"
    if len(check.defences) > 1:
        yield f"defences={_reasons(check.defences)}"


def _not_before(at: Instant | None, names: Names) -> Iterator[str]:
    """When a window closes at the earliest, where it waits for that."""
    if at is not None:
        yield f"not_before={values.write(at, Instant, names)}"


def _reasons(modifiers: tuple[Modifier, ...]) -> str:
    """What a number is made of: ``attack:9,aid:2``."""
    return ",".join(
        f"{quote(one.why.partition('-')[2] or one.why)}:{one.value}" for one in modifiers
    )


def _short(name: str) -> str:
    """A message id without its kind: ``attack`` for ``stat-attack``."""
    kind, _, rest = name.partition("-")
    return quote(rest if kind in ("condition", "effect", "repeat", "stat") and rest else name)


def _effect(effect: Effect, names: Names) -> Iterator[str]:
    if effect.name != f"condition-{effect.condition}":
        yield f"name={_short(effect.name)}"
    yield from write_table("modifiers", effect.modifiers)
    if effect.until.at != "never":
        yield f"until={'next_' if effect.until.next else ''}{effect.until.at}"
    if effect.sustained:
        yield "sustained=true"
    if effect.until.anchor is not None:
        yield f"anchor={values.write(effect.until.anchor, CombatantId, names)}"
    if effect.word:
        yield f"word={quote(effect.word)}"
    if effect.about is not None:
        yield f"about={values.write(effect.about, CombatantId, names)}"
    if effect.harm:
        yield f"harm={quote(effect.harm)}"


def _board(board: Board | None) -> Iterator[str]:
    yield "board=none" if board is None else f"board={board.width}x{board.height}"


def _options(options: Mapping[str, OptionValue], settings: Settings) -> Iterator[str]:
    yield from write_table("options", options)
    usual = flat(Settings())
    for name, value in flat(settings).items():
        if value != usual.get(name):
            yield f"settings.{name}={value}"


def _edited(one: Combatant, what: tuple[str, ...], names: Names) -> Iterator[str]:
    for name in what:
        value = getattr(one, name)
        if isinstance(value, Mapping):
            yield from write_table(name, value)
        else:
            yield f"{name}={values.write(value, values.fields(Combatant)[name], names)}"
