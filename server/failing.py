"""What stops a command, said in one sentence on standard error, with its exit code."""

import sys
from collections.abc import Callable

from pydantic import ValidationError

from engine.packs import PackError
from server.listening import NoPort
from server.pages import NotBuilt
from server.store import NoStore, StoreAway
from server.wire import first


def told(run: Callable[[], None], hint: Callable[[], str] = str) -> int:
    """Run something; the exit code. ``hint``: what to do about a store that does not answer."""
    try:
        run()
    except (PackError, NoPort, NoStore, NotBuilt) as error:
        print(f"offturn: {error}", file=sys.stderr)
        return 1
    except StoreAway as error:
        print(f"offturn: {error}\n{hint()}".rstrip(), file=sys.stderr)
        return 1
    except ValidationError as error:
        print(f"offturn: {first(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0
