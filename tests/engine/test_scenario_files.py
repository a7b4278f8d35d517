"""Scenario files: what is malformed is said with file and line; differences are readable."""

from pathlib import Path

import pytest

from engine.text.scenario import ScenarioError, play, play_file
from tests.engine.ambush import SYSTEM

PACKS = {SYSTEM.rules.id: SYSTEM.variant}
HEAD = """system three_action
cast Ada side=party initiative=18
cast Gob initiative=14 hp=8
0.0  > begin
---
"""

MALFORMED = [
    ("", 1, "expected a line ---"),
    ("system three_action\n", 1, "expected a line ---"),
    ("cast Ada\n---\n", 1, "expected one line that names the system"),
    ("system chess\n---\n", 1, "unknown system chess; there are: three_action"),
    ("system three_action\nsystem three_action\n---\n", 2, "expected one line that names"),
    ("system three_action\nhello\n---\n", 2, "expected system, option, setting, dice, board,"),
    ("system three_action\ndice many\n---\n", 2, "expected faces, like: dice 16 12"),
    ("system three_action\nboard big\n---\n", 2, "expected columns x rows"),
    ("system three_action\nboard 9x9 holes=1:1\n---\n", 2, "it takes: difficult, blocked"),
    ("system three_action\noption\n---\n", 2, "expected option NAME=VALUE"),
    ("system three_action\noption a=1\n---\n", 2, "the setup is refused: unknown what=option"),
    ("system three_action\nsetting speed=1\n---\n", 2, "unknown setting speed; there are: window_"),
    (
        "system three_action\nsetting depth=deep\n---\n",
        2,
        "the setup is refused: requirement what=value",
    ),
    ("system three_action\ncast hp=3\n---\n", 2, "expected cast NAME key=value"),
    ("system three_action\ncast Ada mood=sad\n---\n", 2, "unknown key mood; there are: side,"),
    ("system three_action\ncast Ada stats.mood=1 ac=2\n---\n", 2, "unknown key stats.mood; there"),
    ("system three_action\ncast Ada at=here\n---\n", 2, "expected a square, like 3:4, not here"),
    ("system three_action\ncast Ada kind=cat\n---\n", 2, "kind: Input should be 'pc', 'npc' or"),
    ("system three_action\ncast Ada\ncast Ada\n---\n", 3, "the setup is refused: requirement"),
    ("system three_action\ngiven Ada hp=3\n---\n", 2, "refused: not_in_encounter who=Ada"),
    ("system three_action\n0.0 > begin\n---\n", 2, "the setup is refused: requirement what=comb"),
    ("system three_action\n0.0 < encounter.began\n---\n", 2, "only commands above the line ---"),
    (HEAD + "cast Bea\n", 6, "cast belongs above the line ---"),
    (HEAD + "hello\n", 6, "expected > command, < event, ! refusal or = state, not: hello"),
    (HEAD + "> Ada end_turn\n", 6, "expected a time in seconds before the >"),
    (HEAD + "soon1 > Ada end_turn\n", 6, "expected seconds, like 21.0, not soon1"),
    (HEAD + "1.0 >\n", 6, "expected"),
    (HEAD + "2.0 > Ada end_turn\n1.0 > Gob end_turn\n", 7, "a time that is not before the last"),
    (HEAD + "1.0 > Ada dance\n", 6, "unknown command dance"),
    (HEAD + "1.0 > Ada end_turn\n\n# well\n2.0 > Ada dance\n", 9, "unknown command dance"),
    (HEAD + "     = Zoe hp=3\n", 6, "nobody here is called Zoe"),
    (HEAD + "     = Ada mood=sad\n", 6, "a combatant has no mood; it has: side, initiative,"),
    (HEAD + "     = weather=fine\n", 6, "the fight has no weather; it has: status, round,"),
    (HEAD + "     = Ada\n", 6, "expected = NAME key=value"),
    (HEAD + "1.0 > Ada act action=strike targets=Gob\n", 6, "a d20 was rolled and no scripted"),
    (HEAD + "1.0 > pause\n2.0 > resume\n", 7, "clock stands still at 1.0 until > resume"),
]


@pytest.mark.parametrize(("text", "line", "message"), MALFORMED)
def test_a_malformed_file_is_said_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(ScenarioError) as error:
        play(text, "fight.scenario", PACKS)
    assert str(error.value).startswith(f"fight.scenario:{line}: ")
    assert message in str(error.value)


def test_a_stat_that_a_creature_has_a_field_of_is_read_beside_other_stats() -> None:
    head = "system three_action\ncast Ada initiative=9 stats.initiative=3 ac=17\n---\n"
    found = "     = Ada initiative=9 stat.initiative=3 stat.ac=17\n"
    assert play(head + found, "fight.scenario", PACKS).difference == ""


def test_a_file_that_is_not_text_is_said_too(tmp_path: Path) -> None:
    file = tmp_path / "fight.scenario"
    file.write_bytes(b"\xff\xfe")
    for one in (file, tmp_path / "none.scenario"):
        with pytest.raises(ScenarioError, match=r"scenario:1: cannot be read"):
            play_file(one, PACKS)


RIGHT = (
    HEAD
    + """# She does nothing.
1.0  > Ada end_turn
     < budget.changed combatant=Ada budget=action value=0
     < turn.ended combatant=Ada
# Now he.
     < turn.started combatant=Gob
     < budget.changed combatant=Gob budget=action value=3
     < budget.changed combatant=Gob budget=reaction value=1
     = Gob hp=8  # unhurt
     = active=Gob round=1

2.5  > Ada end_turn
     ! not_your_turn
"""
)


def test_a_right_file_has_no_difference() -> None:
    assert play(RIGHT, "fight", PACKS).difference == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("budget=action value=0", "budget=action value=1"),
        ("     < turn.started combatant=Gob\n", ""),
        ("hp=8  #", "hp=7  #"),
        ("! not_your_turn", "! not_now"),
        ("     ! not_your_turn\n", "     ! not_your_turn\n9.0  < window.expired frame=f1 by=Ada\n"),
        ("1.0  >", "1.0 >"),
        ("active=Gob", "active=Ada"),
    ],
)
def test_whatever_is_not_as_written_is_a_difference_and_can_be_renewed(old: str, new: str) -> None:
    wrong = RIGHT.replace(old, new)
    assert wrong != RIGHT
    played = play(wrong, "fight", PACKS)
    assert "--- fight (as written)\n+++ fight (as played)" in played.difference
    assert played.went == RIGHT


def test_comments_stay_where_they_were_when_answers_are_renewed() -> None:
    bare = "\n".join(line for line in RIGHT.split("\n") if "  <" not in line)
    went = play(bare, "fight", PACKS).went
    assert went.index("# She does nothing.") < went.index("1.0  > Ada end_turn")
    assert [line for line in went.split("\n") if "#" in line] == [
        line for line in bare.split("\n") if "#" in line
    ]


def test_dice_that_nobody_rolled_are_a_difference() -> None:
    difference = play(RIGHT.replace("cast Ada", "dice 3 4\ncast Ada"), "fight", PACKS).difference
    assert difference == "fight: dice are left over that nobody rolled: 3 4"


def test_line_ends_of_windows_are_no_difference(tmp_path: Path) -> None:
    file = tmp_path / "fight.scenario"
    file.write_bytes(RIGHT.replace("\n", "\r\n").encode())
    assert play_file(file, PACKS).difference == ""


def test_the_example_in_the_documentation_goes_as_written() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = text.split("```\n")[1]
    assert play(example, "docs/scenarios.md", PACKS).difference == ""
