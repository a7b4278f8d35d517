"""Where the browser tests find a Chromium, and what they say when there is none."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from e2e import browser

STARTS = "#!/bin/sh\nexit 0\n"
STUB = "#!/bin/sh\necho 'this is a stub' >&2\nexit 1\n"
CACHED = "home/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome"


def nowhere(line: str) -> None:
    raise AssertionError(f"nothing should be said, but was: {line}")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system without any browser: an empty PATH and an empty home."""
    for name in ("CHROMIUM", "PLAYWRIGHT_BROWSERS_PATH"):
        monkeypatch.delenv(name, raising=False)
    for folder in ("bin", "home"):
        (tmp_path / folder).mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path


def put(place: Path, files: Mapping[str, str]) -> None:
    for name, script in files.items():
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(script, encoding="utf-8")
        file.chmod(0o755)


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({}, None),
        ({"bin/chromium": STARTS}, "bin/chromium"),
        ({"bin/chrome": STARTS}, "bin/chrome"),
        ({"bin/google-chrome": STARTS, "bin/chromium-browser": STARTS}, "bin/chromium-browser"),
        ({"bin/chromium-browser": STUB}, None),
        ({"bin/chromium-browser": STUB, "bin/google-chrome": STARTS}, "bin/google-chrome"),
        ({"own/chrome": STARTS}, "own/chrome"),
        ({"own/chrome": STARTS, "bin/chromium": STARTS}, "bin/chromium"),
        ({CACHED: STARTS}, CACHED),
        ({CACHED: STARTS, "bin/chromium": STUB}, CACHED),
    ],
)
def test_finder_takes_the_first_chromium_that_starts(
    place: Path, files: Mapping[str, str], found: str | None
) -> None:
    put(place, files)
    assert browser.find_chromium(place / "own/chrome") == (found and place / found)


def test_named_chromium_wins(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(place, {"bin/chromium": STARTS, "mine": STARTS})
    monkeypatch.setenv("CHROMIUM", str(place / "mine"))
    assert browser.find_chromium() == place / "mine"


@pytest.mark.parametrize("files", [{}, {"mine": STUB}])
def test_named_chromium_that_does_not_start_is_no_reason_to_take_another(
    place: Path, monkeypatch: pytest.MonkeyPatch, files: Mapping[str, str]
) -> None:
    put(place, {"bin/chromium": STARTS, **files})
    monkeypatch.setenv("CHROMIUM", str(place / "mine"))
    with pytest.raises(browser.NoBrowser, match=r"CHROMIUM names .*mine"):
        browser.find_chromium()


def test_browsers_of_another_folder_are_found(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(place, {"shared/chromium-1/chrome-linux/chrome": STARTS})
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(place / "shared"))
    assert browser.find_chromium() == place / "shared/chromium-1/chrome-linux/chrome"


def test_missing_chromium_is_installed_by_apt_when_playwright_cannot(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(browser, "install_by_playwright", lambda say: "playwright: no network")
    monkeypatch.setattr(browser, "is_root", lambda: True)
    chromium = place / "bin/chromium"
    install = f'#!/bin/sh\n[ "$1" = update ] || /bin/cp -p {place}/packed {chromium}\n'
    listing = "#!/bin/sh\necho a font\n"
    put(place, {"bin/apt-get": install, "packed": STARTS, "bin/fc-list": listing})
    assert browser.require_chromium(None, said.append) == chromium
    assert said == ["Installing chromium " + " ".join(browser.FONTS) + "."]


def test_no_chromium_at_all_says_what_to_install(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "install_by_playwright", lambda say: "playwright: no network")
    with pytest.raises(browser.NoBrowser) as caught:
        browser.require_chromium(None, nowhere)
    assert "apt-get install chromium" in str(caught.value)
    assert "playwright: no network" in str(caught.value)
    assert "apt-get: not on this system" in str(caught.value)


@pytest.mark.parametrize(
    ("root", "fonts", "said"),
    [
        (True, True, []),
        (False, True, []),
        (False, False, ["only root may install"]),
        (True, False, ["Installing fontconfig", "no space left"]),
    ],
)
def test_missing_fonts_are_a_warning(
    place: Path, monkeypatch: pytest.MonkeyPatch, root: bool, fonts: bool, said: list[str]
) -> None:
    lines: list[str] = []
    listing = "#!/bin/sh\necho a font\n" if fonts else STARTS
    full = "#!/bin/sh\necho 'no space left' >&2\nexit 100\n"
    put(place, {"bin/chromium": STARTS, "bin/fc-list": listing, "bin/apt-get": full})
    monkeypatch.setattr(browser, "is_root", lambda: root)
    assert browser.require_chromium(None, lines.append) == place / "bin/chromium"
    assert len(lines) == len(said)
    assert all(part in line for part, line in zip(said, lines, strict=True))


@pytest.mark.parametrize("root", [True, False])
def test_only_root_runs_without_the_sandbox(root: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "is_root", lambda: root)
    assert ("--no-sandbox" in browser.launch_arguments()) is root


def test_command_that_hangs_is_given_up(place: Path) -> None:
    put(place, {"hang": "#!/bin/sh\nexec /bin/sleep 60\n"})
    assert "not done after" in (browser.attempt([str(place / "hang")], seconds=0.1) or "")
