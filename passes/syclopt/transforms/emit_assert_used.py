"""emit-assert-used: the kernels that may report a failed assertion, as the set `SYCL/assert used`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.ways import steps_towards
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.text.spelling import Key


class EmitAssertUsedPass(ImagePass):
    """Fill the property set `SYCL/assert used` with the kernels that reach `__devicelib_assert_fail` by calls.

    Nearer callers come first. When a caller may be called indirectly (`"referenced-indirectly"`), all kernels count.
    """

    name: ClassVar[str] = "emit-assert-used"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is such a kernel."""
        module = image.module
        if names.ASSERT_FAIL not in module.symbols:
            return [image]
        reached = _callers(ctx.get(CallGraph), module.functions_with_string(names.REFERENCED_INDIRECTLY))
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        for key in filter(kernels.__contains__, module.symbols if reached is None else reached):
            image.sets.add(names.ASSERT_USED_SET, str(key), 1)
        return [image]


def _callers(graph: CallGraph, indirect: Mapping[Key, str]) -> list[Key] | None:
    """Return what calls the report, nearer callers first; None when somebody may call one of them indirectly."""
    callers = [*steps_towards((names.ASSERT_FAIL,), graph.callers)][1:]
    return callers if indirect.keys().isdisjoint(callers) else None
