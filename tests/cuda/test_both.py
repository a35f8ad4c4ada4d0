"""What the processor computes a GPU computes too, bit for bit."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.cuda.gpu_tools import REAL
from tests.launches import launch

import syclrt
from syclrt import Device, LocalMemory, NdRange, Queue

RUNS: dict[str, tuple[str, str, Callable[[np.random.Generator], tuple[Any, ...]]]] = {
    name: (file, kernel, make)
    for name, file, kernel, make in (
        (
            "barriers in control flow",
            "barriers_o2.ll",
            "nested",
            lambda c: (NdRange(640, 64), np.zeros(640, "i4"), LocalMemory(256), 7),
        ),
        (
            "arrays of work-items",
            "barriers_o0.ll",
            "arrays",
            lambda c: (NdRange(640, 64), np.zeros(640, "i4"), LocalMemory(256)),
        ),
        (
            "a structure by value",
            "barriers_clang14.ll",
            "by_value",
            lambda c: (NdRange(640, 64), np.zeros(640, "i8"), c.integers(-50, 50, 4, "i4").tobytes(), LocalMemory(256)),
        ),
        (
            "tiles of integers in floats",
            "barriers_o2.ll",
            "tiles",
            lambda c: (
                NdRange((64, 64), (16, 16)),
                64,
                *c.integers(-50, 50, (2, 64, 64)).astype("f4"),
                np.zeros((64, 64), "f4"),
            ),
        ),
        (
            "sums by halves",
            "barriers_o2.ll",
            "halves",
            lambda c: (
                NdRange(1024, 256),
                c.integers(-50, 50, 1024).astype("f4"),
                np.zeros(4, "f4"),
                LocalMemory(1024),
            ),
        ),
        (
            "a histogram",
            "gpu_kernels_o2.ll",
            "counts",
            lambda c: (NdRange(4096, 256), np.zeros(1, "i4"), c.integers(0, 256, 4096, "u1"), np.zeros(256, "i4")),
        ),
        (
            "products and sums of floats",
            "gpu_kernels_o2.ll",
            "saxpy",
            lambda c: (4096, 1.25, *c.random((2, 4096), "f4")),
        ),
    )
}


@pytest.mark.parametrize("name", RUNS)
def test_results_are_the_same(name: str, device: Device, processor: Device) -> None:
    file, kernel, make = RUNS[name]
    program = syclrt.load(REAL / file)
    found: list[list[bytes]] = []
    for one in (processor, device):
        extents, *arguments = make(np.random.default_rng(5))
        launch(Queue(one), extents, program.kernel(kernel), *arguments)
        arrays = [each for each in arguments if isinstance(each, np.ndarray)]
        if kernel == "counts":
            arrays = arrays[1:]  # how many work-items sub-groups have differs
        found.append([each.tobytes() for each in arrays])
    assert found[0] == found[1]


def test_events_of_one_device_are_dependencies_on_another(device: Device, processor: Device) -> None:
    program = syclrt.load(REAL / "gpu_kernels_o2.ll")
    there, here = Queue(device), Queue(processor)
    seen: list[float] = []
    one, total = (syclrt.asarray(np.ones(1000, "f4"), there) for _ in range(2))
    mine = syclrt.zeros(1000, "f4", here)
    event: Any = ()
    for _ in range(10):
        event = there.parallel_for(1000, program.kernel("saxpy"), 1.0, one, total, depends_on=event)
        event = here.parallel_for(1000, program.kernel("saxpy"), 1.0, mine, mine, depends_on=event)
        event = here.submit(
            lambda h, event=event: (
                h.depends_on(event),
                h.host_task(lambda: seen.append(float(np.asarray(total)[999]))),
            )
        )
    event.wait()
    assert seen == [float(at) for at in range(2, 12)]
