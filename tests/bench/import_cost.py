"""What reading a large file costs in each format: time, memory, and whether the limits hold.

``uv run python -m tests.bench.import_cost`` grows every sample to the largest file that is taken
and reads it as the server does, in a process of its own. It prints ms of the processor and
megabytes above a bare process. Linux only. ``--broken`` reads every sample broken in each way of
``test_imports_malformed`` instead, and prints the worst of each file; nothing ends unexplained.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import orjson

from server.imports import SIZE_LIMIT
from server.imports.limited import Limits
from tests.server.imports.test_imports_malformed import BREAKS, FILES

FOLDER = Path(__file__).parents[1] / "server" / "imports"
KINDS = (".json", ".xml", ".csv", ".monster", ".dnd4e")
HEAD = f"{'file':36} {'MB':>5} {'ms':>7} {'peak MB':>8}  result"
MEGABYTE = 1024 * 1024
MEASURED = """
import re, sys, time
import server.imports.child as child
most = lambda: int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) / 1024
bare, start = most(), time.process_time()
child.main()
print((time.process_time() - start) * 1000, most() - bare, file=sys.stderr)
"""
PARENTS = ("Powers", "public", "compendium", "StatBlock")


def grown(content: bytes) -> bytes:
    """A file with as many copies of what it lists as fit the size limit."""
    try:
        value = json.loads(content)
    except ValueError:
        return _repeated(content)
    key = next((k for k in ("monster", "results", "combatants", "items") if listed(value, k)), None)
    if key is not None:
        times = max(1, (SIZE_LIMIT - len(content)) // (len(json.dumps(value[key])) + 2))
        return json.dumps(value | {key: value[key] * times}).encode()
    whole = value if isinstance(value, list) else [value]
    return json.dumps(whole * max(1, SIZE_LIMIT // (len(json.dumps(whole)) + 2))).encode()


def listed(value: object, key: str) -> bool:
    """Whether there is a list with something in it under this key."""
    return isinstance(value, dict) and isinstance(value.get(key), list) and bool(value[key])


def _repeated(content: bytes) -> bytes:
    """XML whose largest list is repeated; of a table the rows."""
    if not content.lstrip().startswith((b"<", b"\xef\xbb\xbf<")):
        head, _, rows = content.partition(b"\n")
        return head + b"\n" + rows * max(1, (SIZE_LIMIT - len(head)) // max(1, len(rows) + 1))
    for tag in PARENTS:
        found = re.search(rf"<{tag}[^>]*>(.*)</{tag}>".encode(), content, re.S)
        if found:
            times = (SIZE_LIMIT - len(content)) // len(found[1])
            return content[: found.start(1)] + found[1] * times + content[found.end(1) :]
    return content


def read(content: bytes, name: str) -> tuple[float, float, str]:
    """Milliseconds, megabytes at the peak, and what came of it."""
    limits = Limits()
    head = {"filename": name, "columns": {}, "ms": limits.ms, "memory": limits.memory}
    done = subprocess.run(
        [sys.executable, "-c", MEASURED],
        input=orjson.dumps(head) + b"\n" + content,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        return float("nan"), float("nan"), f"ended by signal {-done.returncode}"
    ms, peak = map(float, done.stderr.split()[-2:])
    said = orjson.loads(done.stdout)
    if "tried" in said:
        return ms, peak, said["tried"][0][1]
    return ms, peak, f"{said['format']}, {len(said['document']['creatures'])} creatures"


def files() -> Iterator[Path]:
    """One file of each kind that can be grown."""
    for file in sorted(FOLDER.iterdir()):
        if file.suffix in KINDS and file.name != "expected.json":
            yield file


def grow() -> None:
    """Print what each file costs as large as it is taken."""
    for file in files():
        content = grown(file.read_bytes())
        ms, peak, result = read(content, file.name)
        print(f"{file.name:36} {len(content) / MEGABYTE:5.1f} {ms:7.0f} {peak:8.0f}  {result}")


def break_all() -> None:
    """Print what the worst of each file's broken variants costs, and how many are kept in part."""
    for file in FILES:
        content = file.read_bytes()
        # The border refuses what is too long before anything reads it.
        broken = [one for one in (how(content) for how in BREAKS) if len(one) <= SIZE_LIMIT]
        found = [read(one, file.name) for one in broken]
        ms, peak = max(one[0] for one in found), max(one[1] for one in found)
        kept = sum("creatures" in one[2] for one in found)
        ended = [one[2] for one in found if "signal" in one[2]]
        said = f"{kept} kept in part, {len(found) - kept} refused {' '.join(ended)}"
        print(f"{file.name:36} {len(content) / MEGABYTE:5.1f} {ms:7.0f} {peak:8.0f}  {said}")


def main() -> None:
    """Print a line for each file."""
    print(HEAD)
    break_all() if "--broken" in sys.argv else grow()


if __name__ == "__main__":
    main()
