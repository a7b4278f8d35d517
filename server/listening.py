"""The socket that a server listens on: taken before anything else is started."""

import errno
import socket


class NoPort(Exception):
    """This address cannot be listened on; the message says what to do."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; with port 0 the system chooses one. Raises NoPort."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # On every address means on every address of either kind.
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=2_048, dualstack_ipv6=both)
    except OSError as error:
        raise NoPort(_why(error, host, port)) from None


def _why(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {port} of {host} is taken; choose another --port"
        case errno.EACCES:
            return f"port {port} is not for everybody; choose a --port from 1024 on"
        case _:
            what = error.strerror or str(error)
            return f"cannot listen on {host} port {port} ({what}); choose another --host or --port"
