"""Addresses: where this server is reached from, by its own machine and by phones."""

import socket

from server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def addresses(settings: Settings) -> list[str]:
    """The addresses of this server: on this machine, and where it is reached from outside."""
    if settings.public_url:
        return [settings.public_url.rstrip("/")]
    if settings.host not in EVERYWHERE:
        return [web(settings.host, settings.port)]
    found = [web("127.0.0.1", settings.port)]
    own = own_address()
    if own:
        found.append(web(own, settings.port))
    return found


def web(host: str, port: int) -> str:
    """The address of a host; one of the newer kind (IPv6) stands in brackets there."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str | None:
    """This machine's address in its network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def for_phones(settings: Settings) -> str | None:
    """The address to show to players; None where only this machine is served, or no other is
    known than the one the GM came by."""
    known = addresses(settings)
    return known[-1] if settings.public_url or len(known) > 1 else None
