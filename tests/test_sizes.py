"""Files stay small: one idea each, and never more lines than one can hold in mind."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 200
FOLDERS = ("engine", "server", "static", "tests", "e2e")
ENDINGS = (".py", ".js", ".mjs")
NOT_OURS = {"node_modules", "dist", "__pycache__"}


def sources() -> list[Path]:
    """Every source file of the product and its tests."""
    return [
        file
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in ENDINGS and not NOT_OURS & set(file.parts)
    ]


def test_no_file_is_too_long() -> None:
    found = sources()
    assert len(found) > 300, "the folders have moved"
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in found}
    long = {str(file.relative_to(ROOT)): n for file, n in lines.items() if n > MOST}
    assert not long, f"over {MOST} lines: {long}"
