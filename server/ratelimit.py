"""Rate limits: a bucket of credits that refills with time."""

from collections import OrderedDict


class Bucket:
    """``rate`` credits a second, at most ``burst`` at once; times in ms."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._credits = float(burst)
        self._at: int | None = None

    def take(self, now: int) -> bool:
        """Use one credit; False where none is left."""
        if self._at is not None:
            gained = max(0, now - self._at) * self._rate / 1000
            self._credits = min(self._burst, self._credits + gained)
        self._at = now
        if self._credits < 1:
            return False
        self._credits -= 1
        return True


class Buckets:
    """A bucket for every address, the ones not heard of for longest forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: int) -> bool:
        """Use one of this address's credits."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def per_minute(many: int) -> Buckets:
    """For every address so many a minute, and as many at once."""
    return Buckets(many / 60, many)
