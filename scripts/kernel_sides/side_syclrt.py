"""Our side: kernels.ll through syclrt."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import syclrt
from kernel_sides.work import Work


class Side:
    """Launches kernels, each of which has ended when the call returns."""

    def __init__(self, folder: Path) -> None:
        self._program = syclrt.load(folder / "kernels.ll")
        self._queue = syclrt.Queue()
        self._in_order = syclrt.Queue(in_order=True)
        number = syclrt.zeros(1, "i4", self._queue)
        self._short = {"empty": (), "one_store": (number,)}

    def launcher(self, kernel: str, work: Work) -> tuple[Callable[[], object], Callable[[], np.ndarray[Any, Any]]]:
        """Return what launches a kernel and waits for it, and what returns the result."""
        arguments = [
            syclrt.asarray(each, self._queue) if isinstance(each, np.ndarray) else each.item()
            for each in work.arguments
        ]
        shape = syclrt.NdRange(work.extents, work.group) if work.group else work.extents
        found, submit = self._program.kernel(kernel), self._queue.parallel_for
        return lambda: submit(shape, found, *arguments).wait(), lambda: np.asarray(arguments[-1])

    def short(self, kernel: str) -> Callable[[], object]:
        """Return what launches a kernel that does next to nothing, and waits for it."""
        found, arguments = self._program.kernel(kernel), self._short[kernel]
        return lambda: self._queue.parallel_for(1, found, *arguments).wait()

    def many(self, kernel: str, count: int) -> None:
        """Submit a kernel that does next to nothing to an in-order queue many times, and wait for the last one."""
        found, arguments, submit = self._program.kernel(kernel), self._short[kernel], self._in_order.parallel_for
        for _ in range(count):
            submit(1, found, *arguments)
        self._in_order.wait()
