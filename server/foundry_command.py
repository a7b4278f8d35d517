"""`offturn foundry-module FILE`: the module for Foundry VTT as a zip, to be installed by hand."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from server.foundry import packed
from server.pages import NotBuilt, find_dist, read_files

LOCAL = "http://localhost:8000"


def main(words: Sequence[str]) -> int:
    """Write the zip; 1 and a message on stderr where that cannot be."""
    parser = argparse.ArgumentParser(prog="offturn foundry-module", description=__doc__)
    parser.add_argument("file", type=Path, help="where to write it, such as offturn.zip")
    parser.add_argument(
        "--public-url",
        default=LOCAL,
        metavar="URL",
        help=f"the address that updates of the module come from ({LOCAL})",
    )
    chosen = parser.parse_args(words)
    base = chosen.public_url.rstrip("/")
    if urlsplit(base).scheme not in ("http", "https") or not urlsplit(base).netloc:
        parser.error("--public-url is a whole address, such as https://table.example")
    try:
        chosen.file.write_bytes(packed(read_files(find_dist()), base))
    except OSError as error:
        print(f"offturn: cannot write {chosen.file}: {error.strerror}", file=sys.stderr)
        return 1
    except NotBuilt as error:
        print(f"offturn: {error}", file=sys.stderr)
        return 1
    print(f"{chosen.file}: unpack it into the folder Data/modules/offturn of Foundry")
    return 0
