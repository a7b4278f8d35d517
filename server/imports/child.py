"""The process that reads one file: limits first, then the file from its standard input."""

import signal
import sys
from pathlib import Path

import orjson

from server.imports import Unreadable, read
from server.imports.codes import ReasonCode

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]


def main() -> int:
    """Answer with the document, or with what was tried; the limits' signals end the process."""
    head = orjson.loads(sys.stdin.buffer.readline())
    content = sys.stdin.buffer.read()
    confine(head["ms"], head["memory"])
    try:
        found = read(content, head["filename"], columns=head["columns"])
        said = {"format": found.format, "document": found.model_dump(mode="json")}
        answer = orjson.dumps(said)
    except Unreadable as error:
        answer = orjson.dumps({"tried": error.tried, "headers": error.headers})
    except MemoryError:
        answer = orjson.dumps({"tried": [("file", ReasonCode.TOO_HUNGRY)]})
    sys.stdout.buffer.write(answer)
    return 0


def confine(ms: int, memory: int) -> None:
    """Let the system end this process after ``ms`` of its own time, whatever else the machine
    does, and give it ``memory`` bytes more at most."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, ms / 1000)
    pages = Path("/proc/self/statm")
    if resource is not None and pages.exists():
        most = int(pages.read_text().split()[0]) * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    sys.exit(main())
