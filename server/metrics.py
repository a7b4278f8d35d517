"""Metrics in Prometheus' form: rooms, sockets, commands, conflicts, lateness, the store's latency.

With several workers each writes to files in one folder, and whichever is asked adds them up.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

import orjson
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
OWN = CollectorRegistry()
TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

rooms = Gauge("offturn_rooms", "Rooms in memory", registry=OWN, multiprocess_mode="livesum")
sockets = Gauge("offturn_sockets", "Open connections", registry=OWN, multiprocess_mode="livesum")
commands = Counter("offturn_commands", "Commands by how they ended", ("outcome",), registry=OWN)
conflicts = Counter(
    "offturn_conflicts", "Appends that came second and were decided anew", registry=OWN
)
store_away = Counter(
    "offturn_store_away", "Times at which the store was lost sight of", registry=OWN
)
lateness = Histogram(
    "offturn_deadline_lateness_seconds",
    "From a deadline to its effect on disk",
    registry=OWN,
    buckets=TIMES,
)
appends = Histogram(
    "offturn_store_append_seconds",
    "What an append takes until the store has it on disk",
    registry=OWN,
    buckets=TIMES,
)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Note how long the block takes, unless it fails."""
    began = perf_counter()
    yield
    histogram.observe(perf_counter() - began)


def count_answer(frame: bytes) -> None:
    """Count a command by the frame that its sender gets."""
    if frame.startswith(b'{"t":"ok"'):
        commands.labels("ok").inc()
        return
    said = orjson.loads(frame)
    known = {None: "ok", "store_away": "store_away", "unsupported": "failed"}
    commands.labels(known.get(said.get("reason"), "refused")).inc()


def exposition() -> tuple[bytes, str]:
    """All metrics of this process, or of all workers; and their content type."""
    registry = OWN
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
