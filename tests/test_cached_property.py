from concurrent.futures import ThreadPoolExecutor
from threading import Event

from syclopt.cached_property import cached_property


class Pair:
    """One of two objects, which asks for a property while the other one does."""

    def __init__(self, mine: Event, other: Event) -> None:
        self.mine = mine
        self.other = other

    @cached_property
    def value(self) -> object:
        """What is made once."""
        self.mine.set()
        assert self.other.wait(30)
        return object()


def test_threads_do_not_wait_for_those_that_ask_another_object() -> None:
    first, second = Event(), Event()
    pairs = [Pair(first, second), Pair(second, first)]
    with ThreadPoolExecutor() as pool:
        found = [*pool.map(lambda pair: pair.value, pairs)]
    assert [pair.value for pair in pairs] == found
    assert found[0] is not found[1]
    assert Pair.value.__doc__ == "What is made once."
