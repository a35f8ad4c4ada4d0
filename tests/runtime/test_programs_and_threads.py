"""What threads ask of one program while others load and build."""

import gc
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from threading import Barrier, Thread
from time import sleep

import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Program, SyclError

COUNT = 30  # variables, each with a kernel that adds 1 to it

VARIABLE = """
@v{n} = addrspace(1) global i32 {n}, align 4 #{n}
define spir_kernel void @_ZTS3k{n:02}() {{
  %old = load i32, ptr addrspace(1) @v{n}
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) @v{n}
  ret void
}}
attributes #{n} = {{ "sycl-device-global-size"="4" "sycl-unique-id"="id{n}" "sycl-device-image-scope" }}
"""


def program(first: int = 0, end: int = COUNT) -> Program:
    return syclrt.load(module(first, end))


def module(first: int, end: int) -> Module:
    variables = map(VARIABLE.format_map, ({"n": number} for number in range(first, end)))
    return Module.parse('target triple = "spirv64-unknown-unknown"\n' + "".join(variables))


@pytest.fixture
def eager_switches() -> Generator[None]:
    """Threads take turns as often as they can: also where objects are made, since those may be collected there."""
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    sys.setswitchinterval(1e-6)
    gc.set_threshold(3, 1000, 1000)
    gc.callbacks.append(_let_others_go_on)
    yield
    gc.callbacks.remove(_let_others_go_on)
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)


def _let_others_go_on(_: str, __: object) -> None:
    sleep(0)


def test_kernels_and_device_globals_may_come_while_they_are_listed() -> None:
    loaded = program(0, 2)
    seen: list[str] = []
    for name in loaded.kernels:
        loaded.load(module(10 + len(seen), 11 + len(seen)))
        seen.append(name)
    for name in loaded.device_globals:
        loaded.load(module(20 + len(seen), 21 + len(seen)))
        seen.append(name)
    assert sorted(seen) == ["_ZTS3k00", "_ZTS3k01", "id0", "id1", "id10", "id11"]


@pytest.mark.usefixtures("eager_switches")
def test_threads_find_what_they_name_while_others_load(tmp_path: Path) -> None:
    path, more = tmp_path / "variables.ll", module(COUNT, COUNT + 1)
    path.write_text(str(module(0, COUNT)))
    found: set[str] = set()

    def both(loaded: Program, at: int) -> None:
        for number in range(COUNT):
            if at == 0:
                loaded.unload(loaded.load(more))
            found.add(loaded.device_global(f"v{(number + 7 * at) % COUNT}").unique_id)
            found.add(loaded.kernel(f"k{number:02}").name)
            with pytest.raises(SyclError, match="no kernel"):
                loaded.kernel("another")

    for _ in range(4):
        in_threads(both, syclrt.load(path))
    assert len(found) == 2 * COUNT


def in_threads(work: Callable[[Program, int], None], loaded: Program) -> None:
    """Let four threads do some work with a program, each with its number, and raise what goes wrong in one."""
    errors: list[BaseException] = []
    begin = Barrier(4)

    def run(at: int) -> None:
        try:
            begin.wait()
            work(loaded, at)
        except BaseException as error:
            errors.append(error)

    threads = [Thread(target=run, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
