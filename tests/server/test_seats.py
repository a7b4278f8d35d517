"""Seats: their secrets, join codes, and what a role may ask for."""

import pytest

from engine.kernel import Encounter, Rejected
from engine.kernel import commands as c
from engine.kernel.state import Role, Seat
from engine.kernel.units import CombatantId, FrameId, SeatId
from server import seats
from tests.server.table import World, sit_down

ADA, ORC = CombatantId("ada"), CombatantId("orc")
SEAT = SeatId("s")


def at_table(role: Role) -> Encounter:
    """A table at which one seat of this role controls Ada."""
    seat = Seat(id=SEAT, name="x", role=role, controls=(ADA,))
    return Encounter(pack="any", seats={SEAT: seat})


def test_codes_are_easy_to_read_and_to_type() -> None:
    for _ in range(200):
        code = seats.new_code()
        assert len(code) == seats.CODE_LENGTH
        assert not set(code) & set("01ILO")
        assert seats.clean_code(code) == code


@pytest.mark.parametrize(
    "typed",
    ["ABC234", "abc234", " abc 234 ", "ABC-234", "a-b-c-2-3-4", "abc\t234\n", "abc\u00a0234"],
)
def test_a_code_has_one_form_however_it_was_typed(typed: str) -> None:
    assert seats.clean_code(typed) == "ABC234"


def test_tokens_and_ids_are_all_different_and_long() -> None:
    tokens = {seats.new_token("room") for _ in range(500)}
    assert len(tokens) == len({seats.new_id() for _ in range(500)}) == 500
    assert min(map(len, tokens)) >= 32


def test_a_token_says_its_room_and_only_its_hash_is_kept() -> None:
    token = seats.new_token("room-1_x")
    assert seats.room_of(token) == "room-1_x"
    assert token not in seats.field_of(token)
    assert seats.field_of(token) != seats.field_of(token + " ")


@pytest.mark.parametrize("token", ["", ".", "secret."])
def test_a_token_without_a_room_is_of_no_room(token: str) -> None:
    assert seats.room_of(token) == ""


@pytest.mark.parametrize(
    ("role", "command", "reason"),
    [
        ("gm", c.Pause(), None),
        ("gm", c.EndTurn(actor=ORC), None),
        ("player", c.EndTurn(actor=ADA), None),
        ("player", c.Decline(actor=ADA, window=FrameId("w")), None),
        ("player", c.EndTurn(actor=ORC), "not_yours"),
        ("player", c.EndTurn(actor=CombatantId("")), "not_yours"),
        ("player", c.Pause(), "role"),
        ("player", c.SetSeat(seat=SEAT, controls=(ORC,)), "role"),
        ("spectator", c.EndTurn(actor=ADA), "role"),
        ("display", c.EndTurn(actor=ADA), "role"),
        ("display", c.Begin(), "role"),
        ("bridge", c.EndTurn(actor=ADA), "role"),
    ],
)
def test_a_role_may_ask_for_what_is_its_own(
    role: Role, command: c.SeatCommand | c.DirectorCommand, reason: str | None
) -> None:
    try:
        seats.check_role(at_table(role), SEAT, command)
    except Rejected as rejected:
        assert rejected.refusal.reason == reason
    else:
        assert reason is None


def test_a_seat_that_is_not_there_may_ask_for_nothing() -> None:
    with pytest.raises(Rejected, match="role"):
        seats.check_role(at_table("gm"), SeatId("other"), c.Pause())


def test_who_is_played_already_is_not_free() -> None:
    seats.check_free(at_table("player"), (ORC,))
    with pytest.raises(Rejected, match="not_yours"):
        seats.check_free(at_table("player"), (ORC, ADA))


@pytest.mark.anyio
async def test_nothing_that_is_kept_is_a_secret() -> None:
    world = World()
    async with world.process() as rooms:
        table = await sit_down(rooms)
    kept = repr(world.kept)
    for token in table.tokens.values():
        assert token not in kept
        assert token.partition(".")[0] not in kept
