"""What the shelf of fights refuses, and what is gone for good."""

from engine.kernel import Reason
from engine.kernel import commands as c
from tests.engine.fights import Fight
from tests.engine.test_shelf import key_of, under_way


def test_what_is_discarded_is_gone() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    key = key_of(fight, "Bridge")
    fight.do(c.Discard(shelved=key))
    assert fight.state.shelf == {}
    for command in (c.TakeUp(shelved=key), c.Discard(shelved=key)):
        assert fight.refused(command).params == {"what": "shelved"}


def test_an_empty_table_is_not_put_aside() -> None:
    assert Fight().refused(c.Shelve()).reason is Reason.REQUIREMENT
    assert under_way().refused(c.Shelve(name=" ")).params == {"what": "name", "have": 0}


def test_a_shelf_is_full_some_time() -> None:
    fight = under_way()
    for number in range(20):
        fight.do(c.Shelve(name=f"n{number}"))
    assert fight.refused(c.Shelve()).params == {"scope": "shelf", "n": 20}


def test_what_was_under_way_does_not_go_on_under_other_rules() -> None:
    fight = under_way()
    fight.do(c.Shelve(name="Bridge"))
    name, rule = next(iter(fight.pack.options.items()))
    fight.do(c.SetOptions(options={name: rule.choices[-1]}, settings={}))
    assert fight.refused(c.TakeUp(shelved=key_of(fight, "Bridge"))).params == {"why": "options"}
