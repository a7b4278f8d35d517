"""The image and the composition, as far as they can be checked without Docker's engine."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import orjson
import pytest
from ruamel.yaml import YAML

from server.__main__ import parser
from server.pages import PAGES
from server.settings import FROM_ENVIRONMENT, Settings
from server.store.address import read_address
from tests.server.servers import free_ports, node
from tests.server.table import World

HERE = Path(__file__).parents[2]
COMPOSE = HERE / "docker-compose.yml"
DOCKERFILE = (HERE / "Dockerfile").read_text()
OWN = re.compile(r"OFFTURN_([A-Z_]+)")
FOR_COMPOSE = {"PORT"}
"""What only the composition itself reads."""


@pytest.fixture(scope="module")
def compose() -> Any:
    return YAML(typ="safe").load(COMPOSE)


def test_the_composition_is_of_its_schema() -> None:
    words = ("--builtin-schema", "vendor.compose-spec", str(COMPOSE))
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *words], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_composition_with_a_mistake_is_not(tmp_path: Path) -> None:
    spoilt = tmp_path / "compose.yml"
    spoilt.write_text(COMPOSE.read_text().replace("restart: unless", "restrat: unless"))
    words = ("--builtin-schema", "vendor.compose-spec", str(spoilt))
    done = subprocess.run([sys.executable, "-m", "check_jsonschema", *words], capture_output=True)
    assert done.returncode != 0


def test_every_variable_is_one_that_is_read(compose: Any) -> None:
    known = {name.upper() for name in FROM_ENVIRONMENT}
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            if found := OWN.fullmatch(name):
                assert found[1] in known, name
                Settings.model_validate({found[1].lower(): re.sub(r"\$\{.*\}", "http://a", value)})
    assert set(OWN.findall(DOCKERFILE)) <= known
    assert set(OWN.findall(COMPOSE.read_text())) <= known | FOR_COMPOSE
    url = compose["services"]["server-one"]["environment"]["OFFTURN_REDIS_URL"]
    assert read_address(url).options["host"] in compose["services"]


def test_the_port_that_is_open_is_the_one_that_people_are_told(compose: Any) -> None:
    (ports,) = compose["services"]["proxy"]["ports"]
    assert ports == "${OFFTURN_PORT:-8080}:8080"
    told = compose["services"]["server-one"]["environment"]["OFFTURN_PUBLIC_URL"]
    assert told == "${OFFTURN_PUBLIC_URL:-http://localhost:${OFFTURN_PORT:-8080}}"


def test_every_volume_is_used_and_every_image_pinned(compose: Any) -> None:
    mounted = [one for each in compose["services"].values() for one in each.get("volumes", ())]
    assert {one.split(":")[0] for one in mounted} == set(compose["volumes"])
    images = [each["image"] for each in compose["services"].values() if "build" not in each]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    for image in images:
        assert re.search(r":\d+\.\d+\.\d+(-|$)", image), image


def test_the_command_of_the_image_is_one(compose: Any) -> None:
    (words,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert parser().parse_args(orjson.loads(words)).host == "0.0.0.0"
    assert re.search(r"^USER offturn$", DOCKERFILE, re.MULTILINE)


def test_what_is_copied_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (HERE / name).exists(), name


@pytest.mark.anyio
async def test_what_is_asked_for_health_is_served(compose: Any) -> None:
    text = DOCKERFILE + compose["configs"]["caddyfile"]["content"]
    asked = set(re.findall(r"(?:8000|health_uri)\s*(/\w+)", text))
    async with World().server() as server:
        paths = {getattr(one, "path", "") for one in server.app.routes}
    assert asked == {"/readyz"}
    assert asked <= paths
    assert "/" in PAGES


def test_the_store_takes_its_settings(compose: Any, tmp_path: Path) -> None:
    program, *words = compose["services"]["store"]["command"]
    assert program == "valkey-server"
    (port,) = free_ports(1)
    with node(tmp_path, port, *words) as server:
        assert server.ask("CONFIG GET", "appendfsync") == {"appendfsync": "always"}
        assert server.ask("CONFIG GET", "maxmemory-policy") == {"maxmemory-policy": "noeviction"}
