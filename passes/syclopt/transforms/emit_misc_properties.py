"""emit-misc-properties: how an image is to be compiled and launched, as the set `SYCL/misc properties`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.esimd import esimd_functions
from syclopt.analysis.node_items import items_of
from syclopt.analysis.sanitizers import SanitizerMetadata
from syclopt.errors import PassFailed
from syclopt.images.properties import Blob
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_REGISTERS = (names.REGISTER_ALLOC_MODE, names.GRF_SIZE)
_RANGES = {"int": 0, "uint": 1, "size_t": 2}
_ESIMD, _SYCL_AND_ESIMD = 1, 2
_LEVEL = compile_pattern(r"-?[0-9]{1,9}")
_U32 = 0xFFFF_FFFF


@dataclass(frozen=True)
class EmitMiscPropertiesPass(ImagePass):
    """Fill the property set `SYCL/misc properties` from attributes of the entry points, and from the module.

    `isEsimdImage`, `sycl-register-alloc-mode`, `sycl-grf-size`, `optLevel`, `idQueriesRange`, `sanUsed` and
    `specConstsReplacedWithDefault`, each where it has something to say.
    """

    name: ClassVar[str] = "emit-misc-properties"
    fills: ClassVar[tuple[str, ...]] = ("Properties",)
    id_queries_range: Literal["int", "uint", "size_t"] = field(
        default="int", metadata={"help": "the type that the results of queries for ids fit in"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the set, if there is something to say.

        Raises `PassFailed` for a function with both attributes for registers, and for a value that is no number.
        """
        module = image.module
        entry_points = ctx.get(EntryPoints).ordered
        status = _esimd_status(module, entry_points)
        if status == _ESIMD:
            image.sets.add(names.MISC_SET, names.IS_ESIMD_IMAGE_KEY, 1)
        self._check(module)
        for name in _REGISTERS:
            values = module.functions_with_string(name)
            for key in entry_points if values else ():
                if key in values:
                    image.sets.add(names.MISC_SET, name, self._number(module, key, name, values[key]))
                    break
        levels = module.functions_with_string(names.OPT_LEVEL)
        if levels and status != _SYCL_AND_ESIMD:
            numbers = (levels[key] for key in entry_points if _LEVEL.fullmatch(levels.get(key, "")))
            level = int(next(numbers, "-1"))
            if level != -1:
                image.sets.add(names.MISC_SET, names.OPT_LEVEL_KEY, level & _U32)
        if _RANGES[self.id_queries_range]:
            image.sets.add(names.MISC_SET, names.ID_QUERIES_RANGE_KEY, _RANGES[self.id_queries_range])
        if sanitizers := ctx.get(SanitizerMetadata):
            image.sets.add(names.MISC_SET, names.SANITIZER_KEY, Blob.of_string(min(sanitizers.values())))
        if names.SPEC_CONSTANTS_REPLACED_LIST in module.named_metadata:
            image.sets.add(names.MISC_SET, names.SPEC_CONSTANTS_REPLACED_KEY, 1)
        return [image]

    def _check(self, module: Module) -> None:
        modes, sizes = (module.functions_with_string(name) for name in _REGISTERS)
        for key in sizes if modes else ():
            if key in modes:
                message = f'\'@{key}\' has both "{_REGISTERS[0]}" and "{_REGISTERS[1]}", expected one of them'
                raise PassFailed(self.name, message, module.functions[key].location)

    def _number(self, module: Module, key: Key, name: str, value: str) -> int:
        if not (value.isascii() and value.isdigit()) or len(value) > 10 or int(value) > _U32:
            message = f"\"{name}\" of '@{key}' is '{value}', expected an unsigned 32-bit number"
            raise PassFailed(self.name, message, module.functions[key].location)
        return int(value)


def _esimd_status(module: Module, entry_points: Iterable[Key]) -> int:
    """Return what `!sycl-esimd-split-status` says; without it, whether some or all entry points are ESIMD ones."""
    named = module.named_metadata.get(names.ESIMD_SPLIT_STATUS_LIST)
    if named is not None:
        items = [item for node in named.operands for item in items_of(node)]
        return next((item.integer for item in items if item.integer is not None), 0)
    functions = esimd_functions(module)
    if not functions:
        return 0
    found = {key in functions for key in entry_points}
    return _SYCL_AND_ESIMD if len(found) == 2 else int(True in found)
