"""Links that open a seat. What is secret stands behind the #, which browsers send to nobody."""

PAGES = {"gm": "/gm", "display": "/display", "spectator": "/display"}
"""Where seats of a role are; every other one is a player's."""


def seat(role: str, room: str, token: str) -> str:
    """The path that opens a seat for whoever has its token."""
    page = PAGES.get(role, "/play")
    return f"{page}#room={room}&token={token}"


def invite(role: str, secret: str) -> str:
    """The path at which a seat is taken by whoever was given its secret."""
    page = PAGES.get(role, "/play")
    return f"{page}#invite={secret}"


def join(code: str) -> str:
    """The path at which a room is joined by its code."""
    return f"/join#{code}"


def way_in(code: str, base: str | None) -> dict[str, str]:
    """A join code as it is shown, with its whole address where ``base`` is known."""
    path = join(code)
    return {"code": code, "path": path, **({"url": base + path} if base else {})}
