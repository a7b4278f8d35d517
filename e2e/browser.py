"""Finds a Chromium for the browser tests, or installs one, and says how to start it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import gettempdir

from filelock import FileLock

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FONTS = ("fontconfig", "fonts-noto-core", "fonts-noto-cjk", "fonts-dejavu-core")
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADVICE = (
    "The browser tests need a Chromium that starts. Install one, as root with "
    "`apt-get install chromium` or with `uv run playwright install --with-deps chromium`, "
    "or name its file in CHROMIUM."
)

Say = Callable[[str], None]


class NoBrowser(Exception):
    """No Chromium starts here, and none could be installed; the text says what to do."""


def launch_arguments() -> list[str]:
    """Arguments of every launch; root cannot use Chromium's sandbox."""
    return ["--no-sandbox", *ARGUMENTS] if is_root() else list(ARGUMENTS)


def require_chromium(playwrights: Path | None, say: Say) -> Path:
    """A Chromium that starts, installed when there is none; `playwrights` is Playwright's own.

    One process at a time, since two package managers would lock each other out.
    """
    with FileLock(Path(gettempdir()) / "offturn-browser.lock"):
        return find_or_install(playwrights, say)


def find_or_install(playwrights: Path | None, say: Say) -> Path:
    found = find_chromium(playwrights)
    if found is not None:
        install_fonts(say)
        return found
    failures = []
    for install in (install_by_playwright, install_by_apt):
        failure = install(say)
        found = find_chromium(playwrights)
        if found is not None:
            install_fonts(say)
            return found
        failures.append(failure or f"{install.__name__}: what it installed does not start")
    raise NoBrowser("\n".join([ADVICE, "Tried:", *(f"  {failure}" for failure in failures)]))


def find_chromium(playwrights: Path | None = None) -> Path | None:
    """The first Chromium that starts: CHROMIUM, then PATH, then Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        if starts(Path(named)):
            return Path(named)
        raise NoBrowser(f"CHROMIUM names {named}, which does not start.\n{ADVICE}")
    return next((path for path in candidates(playwrights) if starts(path)), None)


def candidates(playwrights: Path | None) -> Iterator[Path]:
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)
    if playwrights is not None:
        yield playwrights
    cache = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright"
    for pattern in ("chromium-*/chrome-*/chrome", "chromium_headless_shell-*/chrome-*/*shell"):
        yield from sorted(Path(cache).glob(pattern), reverse=True)


def starts(path: Path) -> bool:
    """Asked, since a file alone may be a stub, or lack libraries."""
    return path.is_file() and attempt([str(path), "--version"], seconds=30) is None


def install_by_playwright(say: Say) -> str | None:
    say("No Chromium found: trying `playwright install chromium`.")
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return attempt(command, seconds=240, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="10000")


def install_by_apt(say: Say) -> str | None:
    return apt_install(("chromium", *FONTS), say)


def install_fonts(say: Say) -> None:
    """Chinese and Cyrillic names need fonts to be seen; without them the tests still run."""
    if has_fonts("zh") and has_fonts("ru"):
        return
    failure = apt_install(FONTS, say)
    if failure:
        say(f"Warning: pages will show no Chinese or Cyrillic text, for want of fonts ({failure}).")


def has_fonts(language: str) -> bool:
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def apt_install(packages: Sequence[str], say: Say) -> str | None:
    """Install Debian packages as root; the reason when that fails."""
    if shutil.which("apt-get") is None:
        return "apt-get: not on this system"
    if not is_root():
        return "apt-get: only root may install packages"
    say(f"Installing {' '.join(packages)}.")
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    # A stale index is no reason to stop: the install itself tells.
    attempt(["apt-get", "update"], seconds=300)
    return attempt(install, seconds=900, DEBIAN_FRONTEND="noninteractive")


def attempt(command: Sequence[str], *, seconds: float, **environment: str) -> str | None:
    """Run a command; one line that says why when it fails."""
    name = " ".join(command[:4])
    try:
        done = run(command, seconds=seconds, environment={**os.environ, **environment})
    except subprocess.TimeoutExpired:
        return f"{name}: not done after {seconds:.0f} s"
    except OSError as error:
        return f"{name}: {error.strerror}"
    if done.returncode == 0:
        return None
    lines = [line.strip() for line in (done.stdout + done.stderr).splitlines()]
    told = [line for line in lines if line and not line.startswith("at ")]
    telling = [line for line in told if "error" in line.lower()] or told[-1:]
    return f"{name}: {telling[0] if telling else f'exit {done.returncode}'}"


def run(
    command: Sequence[str], *, seconds: float, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        timeout=seconds,
        env=environment,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        errors="replace",
        check=False,
    )


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
