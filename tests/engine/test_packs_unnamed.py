"""The grep test: no system is named outside its own folder, in no other system's either."""

import re

from engine.packs import HERE, discover

ROOT = HERE.parent.parent
FOUND = discover()


def test_no_system_is_named_outside_its_folder() -> None:
    folders = [ROOT / "engine", ROOT / "server", ROOT / "static", ROOT / ".ci"]
    kinds = {".py", ".js", ".mjs", ".html", ".css", ".ftl", ".lua", ".json", ".toml", ".yml", ""}
    kinds |= {".scenario"}
    skipped = {"node_modules", "dist", "__pycache__"}
    files = [
        file
        for file in (*ROOT.glob("*"), *(one for folder in folders for one in folder.rglob("*")))
        if file.is_file() and file.suffix in kinds and not skipped & set(file.parts)
    ]
    assert len(files) > 100
    ids = re.compile(r"\b(" + "|".join(map(re.escape, FOUND)) + r")\b")
    named = [
        file
        for file in files
        if set(ids.findall(file.read_text(encoding="utf-8"))) - set(file.relative_to(ROOT).parts)
    ]
    assert named == []
