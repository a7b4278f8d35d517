"""What a sheet leaves open that a fight needs: hit points, initiative, armour class."""

from server.imports.codes import WarningCode
from server.imports.model import Initiative, Remark


def unknown(
    hp: int | None,
    initiative: Initiative | None = None,
    ac: int | None = None,
    *,
    armour: bool = True,
) -> list[Remark]:
    """A warning for each that is missing; ``armour``: the game has an armour class."""
    found = []
    if hp is None:
        found.append(Remark(code=WarningCode.HP_MAX_UNKNOWN))
    if initiative is not None and initiative.mod is None and initiative.fixed is None:
        found.append(Remark(code=WarningCode.INITIATIVE_UNKNOWN))
    if armour and ac is None:
        found.append(Remark(code=WarningCode.AC_UNKNOWN))
    return found
