"""Refusals: the reasons why the rules say no, and the one exception that carries them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Reason(StrEnum):
    """Why a command was refused; the codes are the wire's."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    INSUFFICIENT = "insufficient"
    LIMIT = "limit"
    REQUIREMENT = "requirement"
    TRIGGER = "trigger"
    INELIGIBLE = "ineligible"
    UNAWARE = "unaware"
    DISABLED = "disabled"
    TAG_FORBIDDEN = "tag_forbidden"
    WINDOW_CLOSED = "window_closed"
    EXCLUSIVE_MODE = "exclusive_mode"
    DEPTH = "depth"
    NOT_IN_ENCOUNTER = "not_in_encounter"
    UNSUPPORTED = "unsupported"
    GM_DENIED = "gm_denied"
    NOT_YOURS = "not_yours"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"
    ALREADY_ANSWERED = "already_answered"
    PAUSED = "paused"
    ROLE = "role"
    TOO_LATE = "too_late"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the facts that explain it."""

    reason: Reason
    params: Mapping[str, str | int] = field(default_factory=dict)


class Rejected(Exception):
    """The rules refuse a command; nothing was spent and nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} {dict(refusal.params)}")
        self.refusal = refusal


def reject(reason: Reason, **params: str | int) -> Rejected:
    """The exception to raise for this reason."""
    return Rejected(Refusal(reason, params))


def require(holds: object, reason: Reason, **params: str | int) -> None:
    """Raise Rejected unless ``holds`` is true."""
    if not holds:
        raise reject(reason, **params)
