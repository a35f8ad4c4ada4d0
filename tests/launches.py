"""A launch as most tests want it: any device, arrays of NumPy, and the results when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import syclrt

if TYPE_CHECKING:
    from syclrt import Kernel, Queue


def launch(queue: Queue, extents: Any, kernel: Kernel, *arguments: object) -> None:
    """Run a kernel, and wait for it; what it writes stands in the arrays that are its arguments.

    Those of NumPy, for parameters that are pointers, are copied to memory that any device can use, and back: one that
    is given twice is one there too.
    """
    arrays = {
        id(one): one
        for one, parameter in zip(arguments, kernel.parameters, strict=True)
        if isinstance(one, np.ndarray) and parameter.kind == "pointer"
    }
    placed = {key: syclrt.asarray(one, queue) for key, one in arrays.items()}
    queue.parallel_for(extents, kernel, *(placed.get(id(one), one) for one in arguments)).wait()
    for key, one in arrays.items():
        if one.flags.writeable:
            one[...] = placed[key].to_numpy().view(one.dtype)
