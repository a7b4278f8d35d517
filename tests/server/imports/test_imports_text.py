"""Texts of sheets: enrichers in words, labels, triggers by their best source, sums, attacks."""

import pytest

from server.imports import glossary, markup, prose_attack, triggers
from server.imports.dnd5e_formula import evaluate
from server.imports.enrichers import expand, localized_keys


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("@UUID[Compendium.pf2e.actionspf2e.Item.Step]{Steps}", "Steps"),
        ("@UUID[Compendium.pf2e.conditionitems.Item.Off-Guard]", "Off-Guard"),
        ("@UUID[Compendium.pf2e.feat-effects.Item.Effect: Aid]", "Effect: Aid"),
        ("@UUID[Compendium.dnd5e.spells24.Item.phbsplCounterspe]", ""),
        ("@Check[will|dc:20]", "DC 20 will"),
        ("@Check[type:fortitude|dc:15|basic:true]", "DC 15 basic fortitude"),
        ("@Check[flat|dc:5]{flat check}", "flat check"),
        ("@Damage[2d6[fire]]", "2d6 fire"),
        ("@Damage[(1d6+2)[slashing],1d4[fire]]", "1d6+2 slashing,1d4 fire"),
        ("@Template[type:burst|distance:20]", "20-foot burst"),
        ("@Template[cone|distance:15]{cone}", "cone"),
        ("@Localize[PF2E.NPC.Abilities.Glossary.Ferocity]", ""),
        ("&Reference[Blinded apply=false]", "Blinded"),
        ("[[/r 2d6 #heat]]{2d6 heat}", "2d6 heat"),
        ("[[/damage 1d4 slashing average]]", "1d4 slashing"),
        ("[[/attack extended]]", ""),
        ("[[lookup @name lowercase]]{monster}", "monster"),
        ("@Check[ unclosed [[ and @ alone", "@Check[ unclosed [[ and @ alone"),
    ],
)
def test_enrichers_become_words(text: str, words: str) -> None:
    assert expand(text) == words


def test_keys_of_texts_elsewhere_are_found() -> None:
    assert localized_keys("<p>@Localize[PF2E.A.ShieldBlock]</p>") == ["PF2E.A.ShieldBlock"]
    assert localized_keys(None) == []


HTML = "<p><strong>Trigger</strong> An ally <em>falls</em>; beware</p><hr /><p>You act.</p>"


@pytest.mark.parametrize(
    ("marked", "trigger", "source"),
    [
        (markup.from_html(HTML), "An ally falls; beware", "label"),
        (markup.from_html("<strong>Trigger</strong> A <strong>Effect</strong> B"), "A", "label"),
        (markup.from_html("<em>Trigger:</em> A. <em>Response:</em> B."), "A.", "label"),
        (markup.from_html("<b><i>Trigger</i></b>: A<br>B"), "A", "label"),
        (
            markup.from_html("<p><strong>Auslöser</strong> Ein Tor fällt</p>"),
            "Ein Tor fällt",
            "label",
        ),
        (markup.from_markdown("_Trigger:_ A falls. _Trigger:_ B rises."), "A falls.", "label"),
        (markup.from_markdown("**Trigger** A falls\n**Effect** B"), "A falls", "label"),
        (markup.from_markdown("Trigger: A falls. Response: B rises."), "A falls.", "label"),
        ("When a foe moves, you may strike.", "a foe moves", "prose"),
        ("In response to a shout, it hides.", "a shout", "prose"),
        ("It adds 2 to its AC when hit, if it can.", None, "none"),
        ("The hair trigger is worn.", None, "none"),
    ],
)
def test_a_trigger_comes_from_its_best_source(
    marked: str, trigger: str | None, source: str
) -> None:
    found = triggers.find(marked)
    assert found.source == source
    assert found.text == trigger


def test_a_field_comes_before_a_label_and_a_label_before_the_glossary() -> None:
    marked, keys = markup.from_html(HTML), ["shield-block"]
    assert triggers.find(marked, field="a bell", keys=keys).source == "field"
    assert triggers.find(marked, keys=keys).source == "label"
    assert triggers.find("When hit, block.", keys=keys).source == "glossary"


@pytest.mark.parametrize("slug", ["attack-of-opportunity", "ReactiveStrike", "x.y.CatchRock"])
def test_the_glossary_knows_slugs_and_keys(slug: str) -> None:
    assert glossary.trigger(slug)
    assert glossary.trigger("never-heard-of") is None


@pytest.mark.parametrize(
    ("formula", "total"),
    [
        ("", 0),
        ("2", 2),
        ("@prof * 2", 6),
        ("@abilities.int.mod", -1),
        ("(@prof + 2) / 2 - 1", 1),
        ("-@prof", -3),
        ("@classes.rogue.levels", None),
        ("1d4", None),
        ("(2", None),
        ("2 2", None),
        ("1/0", None),
        ("(" * 99, None),
        ("9" * 200, None),
    ],
)
def test_formulas_are_small_sums(formula: str, total: int | None) -> None:
    assert evaluate(formula, {"prof": 3, "abilities.int.mod": -1}) == total


@pytest.mark.parametrize(
    ("text", "bonus", "damage", "reach", "far"),
    [
        (
            "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) damage.",
            *(4, "1d6+2", 5, None),
        ),
        ("Ranged Attack Roll: +6, range 80/320 ft. Hit: 7 (2d4 + 2) Cold.", 6, "2d4+2", None, 80),
        (
            "Melee Attack Roll: +9, reach 10 ft. Hit: 9 (2d8) Fire damage plus 7 (2d6) Acid.",
            *(9, "2d8+2d6", 10, None),
        ),
        ("Melee Weapon Attack: +1 to hit, reach 5 ft. Hit: 1 piercing damage.", 1, None, 5, None),
        ("Melee Attack Roll: +9, reach 5 ft. 15 (2d10 + 4) Fire damage.", 9, "2d10+4", 5, None),
        (
            "Melee Attack Roll: +4, reach 5 ft. Hit: 5 (1d6 + 2) Cold damage, plus 2 (1d4) Cold "
            "damage if the roll had Advantage.",
            *(4, "1d6+2", 5, None),
        ),
    ],
)
def test_attacks_are_read_from_prose(
    text: str, bonus: int, damage: str | None, reach: int | None, far: int | None
) -> None:
    found = prose_attack.attack("Claw", text)
    assert found and (found.bonus, found.damage, found.reach) == (bonus, damage, reach)
    assert found.range == far
    assert prose_attack.attack("Multiattack", "It makes two attacks.") is None
