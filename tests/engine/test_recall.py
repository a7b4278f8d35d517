"""Recall: found once, as long as the same is asked of the same."""

from engine.kernel.recall import Recall


def test_what_was_found_is_kept_until_other_values_are_asked_about() -> None:
    recall, found = Recall[int](), list[str]()

    def find(word: str) -> int:
        found.append(word)
        return len(found)

    one, same, other = [1], [1], [2]
    assert recall.get((one,), "a", lambda: find("a")) == 1
    assert recall.get((one,), "a", lambda: find("again")) == 1
    assert recall.get((one,), "b", lambda: find("b")) == 2
    assert recall.get((same,), "a", lambda: find("equal, but another")) == 3
    assert recall.get((one, other), "a", lambda: find("more")) == 4
    assert recall.get((one,), "a", lambda: find("back")) == 5
    assert "again" not in found


def test_nothing_found_is_found_as_well() -> None:
    recall, looked = Recall[None](), list[int]()
    for _ in range(2):
        assert recall.get((looked,), 0, lambda: looked.append(1)) is None
    assert looked == [1]
