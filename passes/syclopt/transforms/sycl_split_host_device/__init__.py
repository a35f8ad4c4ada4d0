"""sycl-split-host-device: one module for host and device becomes the module of one side, or an image of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ImagePass, PassContext
from syclopt.transforms.sycl_split_host_device.sides import Sides

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


@dataclass(frozen=True)
class SYCLSplitHostDevicePass(ImagePass):
    """Make images of the device code and the host code of one module, the device first.

    The device side is kernels (by calling convention, or with `"sycl-kernel"`), other entry points, functions with
    `"indirectly-callable"`, and what they need; functions with `"sycl-call-if-on-host"` are empty there, and
    constructors, destructors and assembly of the module are left out. The host side is what other modules can see,
    `@llvm.global_ctors`, `@llvm.global_dtors`, `@llvm.used`, and what these need, but no kernel; functions with
    `"sycl-call-if-on-device"` are empty there. A kernel that host code points to stays as an empty function. On both
    sides functions of either kind lose `noinline` and `optnone`.
    """

    name: ClassVar[str] = "sycl-split-host-device"
    idempotent: ClassVar[bool] = False
    splits: ClassVar[bool] = True
    side: Literal["host", "device", "both"] = field(
        default="both", metadata={"help": "which images to make", "positional": True}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images.

        Raises `SycloptError` for a reference to nothing, for a mark that says neither yes nor no, and for the address
        of a block in a body that goes.
        """
        sides = Sides(image.module, ctx.get(EntryPoints))
        images: list[DeviceImage] = []
        if self.side != "host":
            roots = sides.roots
            images.append(image.with_module(sides.device, answers={EntryPoints: EntryPoints(roots, frozenset(roots))}))
        if self.side != "device":
            images.append(image.with_module(sides.host))
        ctx.count("images made", len(images))
        return images
