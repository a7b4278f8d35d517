"""The demo: one ready-made fight, its links printed for this machine and the local network."""

import io
from collections.abc import Mapping, Sequence

import segno

from engine.kernel.units import CombatantId
from engine.packs import Pack, PackError
from engine.packs.demo import demo_commands
from server import links
from server.addresses import addresses
from server.bots import Bots
from server.opening import open_room, take_seat
from server.rooms import Rooms
from server.settings import Settings


class Demo:
    """Opens the fight once the server runs. Raises PackError at once for an unknown system."""

    def __init__(
        self, settings: Settings, packs: Mapping[str, Pack], system: str | None, *, bots: bool
    ) -> None:
        ready = [key for key, pack in packs.items() if pack.demo_file.is_file()]
        chosen = system or next(iter(ready), None)
        if chosen not in ready:
            raise PackError(f"no demo fight for {chosen}; there are: {', '.join(ready)}")
        self._settings = settings
        self._system = chosen
        self._bots = bots

    async def __call__(self, rooms: Rooms) -> None:
        """Open the room and print its links."""
        pack = rooms.packs[self._system]
        opened = await open_room(rooms, self._system, "Demo", demo_commands(pack))
        room = opened.room
        people = [one for one in room.state.combatants.values() if one.kind == "pc"]
        found = []
        for one in people:
            controls = (CombatantId(one.id),)
            seat, token = await take_seat(rooms, room, "player", one.name, controls=controls)
            found.append((one.name, links.seat("player", room.id, token)))
            if self._bots:
                rooms.start(Bots(rooms, room.id, seat).play())
        gm = links.seat("gm", room.id, opened.gm)
        print(self._text(gm, found, opened.code), flush=True)

    def _text(self, gm: str, people: Sequence[tuple[str, str]], code: str) -> str:
        """What to open where, and a QR code for the phones."""
        bases, join = addresses(self._settings), links.join(code)
        far = bases[-1]
        lines = ["", "Offturn demo", "", f"GM        {bases[0]}{gm}"]
        for name, path in people:
            lines.append(f"{name:<9} {bases[0]}{path}")
        if len(bases) > 1:
            lines += ["", "From other devices in this network:", f"GM        {far}{gm}"]
            lines += [f"{name:<9} {far}{path}" for name, path in people]
        lines += ["", f"Or join with the code {code} at {far}{join}", "", qr(far + join)]
        return "\n".join(lines)


def qr(text: str) -> str:
    """A QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
