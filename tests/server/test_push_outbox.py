"""Where pushes may go: to push services of the whole net alone."""

import pytest

from server.push.outbox import Outbox, Refused, is_public
from server.push.signature import Signature
from server.push.subscription import Address
from tests.push_service import a_push_service
from tests.server.table import World

pytestmark = pytest.mark.anyio


async def test_a_name_that_leads_into_a_private_network_is_not_followed() -> None:
    async with a_push_service() as service:
        signature = await Signature.of(World().store(), "https://table.example")
        async with Outbox.open(signature, anywhere=False, trusted=service.trusted) as outbox:
            address = Address.model_validate(
                {**service.address(), "endpoint": "https://localhost/phone"}
            )
            assert await outbox.send(address, b"{}", ttl=1, topic="t", now=0)
            for endpoint in ("https://127.0.0.1/x", "https://[::1]/x", "https://localhost:8443/x"):
                with pytest.raises(Refused):
                    outbox.check(endpoint)
    assert service.bodies == []


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("142.250.1.1", True),
        ("2a00:1450::1", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:142.250.1.1", True),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_numbers_are_everybodys(number: str, public: bool) -> None:
    assert is_public(number) is public
