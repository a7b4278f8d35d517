"""Origins: from which pages of browsers this server is spoken to."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from server.settings import Settings


def allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a call may come from the page that it says it comes from.

    No origin: it does not come from a page. Else the page is this server's own, as the caller or
    ``public_url`` names it, or one of ``origins``.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    page = page_of(origin)
    if page is None:
        return False
    own = {headers.get("host", "").lower()}
    if settings.public_url:
        own.add(urlsplit(settings.public_url).netloc.lower())
    return urlsplit(page).netloc in own


def page_of(origin: str | None) -> str | None:
    """An origin in the one form it has; None for what is no page of the web."""
    try:
        page = urlsplit(origin or "")
    except ValueError:
        return None
    if page.scheme not in ("http", "https") or not page.netloc or page.path:
        return None
    return f"{page.scheme}://{page.netloc.lower()}"
