"""The pool of a device's memory, without a device: addresses are counted, and lines are done when they are told so."""

from types import SimpleNamespace
from typing import Any

import pytest

from syclrt import Errc, SyclError
from syclrt.backends.cuda import memory
from syclrt.backends.cuda.driver import OUT_OF_MEMORY, DriverError
from syclrt.backends.cuda.memory import Pool

ROOM = 1 << 20


class Line:
    """What has done nothing until `is_done`."""

    def __init__(self) -> None:
        self.is_done = False

    def has_passed(self, _number: int) -> bool:
        return self.is_done

    def wait_for(self, _number: int) -> None:
        self.is_done = True


class Streams:
    """The lines of a device."""

    gpu = SimpleNamespace(is_lost=False)

    def __init__(self, *lines: Line) -> None:
        self.lines = lines

    def is_idle(self) -> bool:
        return all(line.is_done for line in self.lines)

    def busy(self) -> list[tuple[Line, int]]:
        return [(line, 1) for line in self.lines if not line.is_done]


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes that the driver was asked for; it has `ROOM`."""
    sizes: list[int] = []

    def from_driver(_gpu: object, shelf: Any) -> int:
        if sum(sizes) + shelf.size > ROOM:
            raise DriverError(OUT_OF_MEMORY, "no", "room")
        sizes.append(shelf.size)
        return 512 * (1 + sum(sizes[:-1]) // 512)

    monkeypatch.setattr(memory, "_from_driver", from_driver)
    monkeypatch.setattr(Pool, "_release", lambda _self: sizes.clear())
    return sizes


def pool_of(streams: Streams) -> Pool:
    return Pool(streams)  # pyright: ignore[reportArgumentType] - it looks and quacks


def test_memory_that_no_line_knows_serves_again_at_once(taken: list[int]) -> None:
    pool = pool_of(Streams())
    address = pool.allocate("device", 1000).address
    assert pool.allocate("device", 1000).address == address
    assert pool.allocate("device", 513).address == address
    assert pool.allocate("device", 1025).address != address
    assert pool.allocate("host", 1000).address != address
    assert taken == [1024, 1536, 1024]


def test_memory_waits_for_the_lines_that_may_use_it(taken: list[int]) -> None:
    line = Line()
    pool = pool_of(Streams(line))
    address = pool.allocate("device", 1000).address
    assert pool.allocate("device", 1000).address != address
    line.is_done = True
    both = pool.allocate("device", 1000), pool.allocate("device", 1000)
    assert address in {one.address for one in both}
    assert taken == [1024, 1024]


def test_memory_waits_for_lines_of_other_devices_that_reach_it(taken: list[int]) -> None:
    line = Line()
    pool = pool_of(Streams())
    for _ in range(2):
        pool.serve(Streams(line))  # pyright: ignore[reportArgumentType]
    first = pool.allocate("device", 1000).address
    assert pool.allocate("device", 1000).address != first
    line.is_done = True
    both = pool.allocate("device", 1000), pool.allocate("device", 1000)
    assert first in {one.address for one in both}
    assert len(taken) == 2


def test_addresses_are_multiples_and_the_memory_is_there_to_its_end(taken: list[int]) -> None:
    pool = pool_of(Streams())
    kept = [pool.allocate("device", 1, alignment=4096) for _ in range(3)]
    assert [one.address % 4096 for one in kept] == [0] * 3
    assert taken == [4608] * 3
    last = pool.allocate("device", ROOM - sum(taken) - 4096, alignment=4096)
    assert last.address + ROOM - sum(taken[:3]) - 4096 <= 512 + ROOM


def test_where_there_is_no_more_lines_are_waited_for(taken: list[int]) -> None:
    line = Line()
    pool = pool_of(Streams(line))
    pool.allocate("device", ROOM)
    assert taken == [ROOM]
    pool.allocate("device", ROOM // 2 + 512)
    assert line.is_done
    with pytest.raises(SyclError, match=rf"no room for {2 * ROOM} bytes of device memory") as found:
        pool.allocate("device", 2 * ROOM)
    assert found.value.code is Errc.MEMORY_ALLOCATION
