"""The command that repairs a damaged log of rooms: offturn repair."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from server.store import NoStore

if sys.platform != "win32":
    from server.store import folder
    from server.store.repair import repair_folder


def main(words: Sequence[str]) -> int:
    """Run it; its exit code."""
    parser = argparse.ArgumentParser(prog="offturn repair", description=__doc__)
    parser.add_argument(
        "--data-dir",
        type=Path,
        default=Path.home() / ".offturn",
        help="folder of the store (~/.offturn)",
    )
    data: Path = parser.parse_args(words).data_dir
    try:
        if not data.is_dir():
            raise NoStore(f"{data} is no folder")
        with folder.only_one(data):
            for line in repair_folder(data):
                print(line)
    except NoStore as error:
        print(f"offturn: {error}", file=sys.stderr)
        return 1
    return 0
