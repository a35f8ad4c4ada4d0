"""Modules of N kernels that are large in one respect each: `scripts/bench` has the post-link step take them apart.

Each kernel needs a bounded part of the module, so that images together are as long as the module, a few times over.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

KERNELS_PER_UNIT = 16
CHAIN_LENGTH = 8
TYPES_PER_KERNEL = 4
LOCATIONS_PER_KERNEL = 16
COMDATS_PER_KERNEL = 2

_TRIPLE = 'target triple = "spirv64-unknown-unknown"\n\n'
_PARAMETERS = "(ptr addrspace(1) %out, i32 %n)"
_WORK = "".join(
    f"  %a{at} = mul nsw i32 %{f'c{at - 1}' if at else 'n'}, {at + 3}\n"
    f"  %b{at} = call spir_func i32 @_Z17__spirv_ocl_s_maxii(i32 %a{at}, i32 %n)\n"
    f"  %c{at} = xor i32 %b{at}, {at + 17}\n"
    for at in range(6)
)
_STORE = "  store i32 %c5, ptr addrspace(1) %out, align 4\n"
_KEPT = 'define spir_kernel void @kept() "sycl-module-id"="unit.cpp" {\n  ret void\n}\n'
_MAX = "declare spir_func i32 @_Z17__spirv_ocl_s_maxii(i32, i32)\n"


def shape(name: str, _folder: Path, count: int) -> Iterator[str]:
    """Yield a module of `count` kernels with one of `SHAPES`, or so many of `TINY`."""
    yield _TRIPLE
    yield from {**SHAPES, **TINY}[name](count)
    yield _MAX


def _kernel(index: int, body: str, attachment: str = "") -> str:
    unit = f'"sycl-module-id"="unit_{index // KERNELS_PER_UNIT:04d}.cpp"'
    head = f"define spir_kernel void @k_{index:05d}{_PARAMETERS} {unit}{attachment}"
    return f"{head} {{\n{_WORK}{_STORE}{body}  ret void\n}}\n\n"


def _variables(count: int) -> Iterator[str]:
    """Each kernel has a device global of its own, external and with its own attributes."""
    yield "%device_global = type { ptr addrspace(4), i32 }\n\n"
    for index in range(count):
        yield f"@dg_{index:05d} = addrspace(1) global %device_global zeroinitializer, align 8 #{index}\n"
    for index in range(count):
        place = f"ptr addrspace(1) @dg_{index:05d}"
        yield _kernel(index, f"  %old = load i32, {place}\n  %new = add i32 %old, %n\n  store i32 %new, {place}\n")
    for index in range(count):
        unique = f'"sycl-unique-id"="uid{index:05d}____ZL5dg_{index:05d}"'
        yield f'attributes #{index} = {{ "sycl-device-global-size"="4" {unique} }}\n'


def _deep(count: int) -> Iterator[str]:
    """Each kernel begins a chain of calls; every function of it is for this kernel alone."""
    for index in range(count):
        yield _kernel(index, f"  call spir_func void @f_{index:05d}_0(ptr addrspace(1) %out, i32 %c5)\n")
        for step in range(CHAIN_LENGTH):
            callee = f"@f_{index:05d}_{step + 1}(ptr addrspace(1) %out, i32 %c5)"
            last = f"  call spir_func void {callee}\n" if step + 1 < CHAIN_LENGTH else _STORE
            head = f"define linkonce_odr spir_func void @f_{index:05d}_{step}{_PARAMETERS}"
            yield f"{head} {{\n{_WORK}{last}  ret void\n}}\n\n"


def _types(count: int) -> Iterator[str]:
    """Each kernel has types of its own, one inside of another."""
    numbers = range(count * TYPES_PER_KERNEL)
    for number in numbers:
        inner = f"%class.inner_{number - 1}" if number % TYPES_PER_KERNEL else "float"
        yield f"%class.inner_{number} = type {{ i32, {inner}, [4 x double] }}\n"
    yield "\n"
    for index in range(count):
        outer = f"%class.inner_{index * TYPES_PER_KERNEL + TYPES_PER_KERNEL - 1}"
        body = f"  %p = getelementptr {outer}, ptr addrspace(1) %out, i32 %n, i32 0\n"
        yield _kernel(index, f"{body}  store i32 %n, ptr addrspace(1) %p\n")


def _metadata(count: int) -> Iterator[str]:
    """Each kernel has debug information of its own, and shares a compile unit with others."""
    units = -(-count // KERNELS_PER_UNIT)
    for index in range(count):
        number = _first_node(units, index)
        lines = [
            f"  %x{at} = add i32 %n, {at}, !dbg !{number + 1 + at}\n"
            f"  store i32 %x{at}, ptr addrspace(1) %out, !dbg !{number + 1 + at}\n"
            for at in range(LOCATIONS_PER_KERNEL)
        ]
        yield _kernel(index, "".join(lines), f" !dbg !{number}")
    listed = ", ".join(f"!{3 + 2 * unit}" for unit in range(units))
    yield f"!llvm.dbg.cu = !{{{listed}}}\n!llvm.module.flags = !{{!0}}\n\n"
    yield '!0 = !{i32 2, !"Debug Info Version", i32 3}\n!1 = !DISubroutineType(types: !2)\n!2 = !{null}\n'
    for unit in range(units):
        yield (
            f"!{3 + 2 * unit} = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !{4 + 2 * unit}, "
            f'emissionKind: FullDebug)\n!{4 + 2 * unit} = !DIFile(filename: "unit_{unit:04d}.cpp", directory: "/src")\n'
        )
    for index in range(count):
        number, unit = _first_node(units, index), index // KERNELS_PER_UNIT
        yield (
            f'!{number} = distinct !DISubprogram(name: "k_{index:05d}", scope: !{4 + 2 * unit}, '
            f"file: !{4 + 2 * unit}, line: {index + 1}, type: !1, spFlags: DISPFlagDefinition, unit: !{3 + 2 * unit})\n"
        )
        for at in range(LOCATIONS_PER_KERNEL):
            yield f"!{number + 1 + at} = !DILocation(line: {index + at + 2}, column: {at + 3}, scope: !{number})\n"


def _first_node(units: int, index: int) -> int:
    return 3 + 2 * units + index * (LOCATIONS_PER_KERNEL + 1)


def _comdats(count: int) -> Iterator[str]:
    """Each kernel calls inline functions, each of which has a variable in its comdat."""
    names = [f"inline_{number}" for number in range(count * COMDATS_PER_KERNEL)]
    yield from (f"$_Z{name} = comdat any\n" for name in names)
    yield "\n"
    for name in names:
        yield f"@_ZZ{name}E5cache = linkonce_odr addrspace(1) global i32 0, comdat($_Z{name}), align 4\n"
    yield "\n"
    for index in range(count):
        own = range(index * COMDATS_PER_KERNEL, (index + 1) * COMDATS_PER_KERNEL)
        yield _kernel(index, "".join(f"  call spir_func void @_Z{names[number]}(i32 %n)\n" for number in own))
    for name in names:
        head = f"define linkonce_odr spir_func void @_Z{name}(i32 %n) comdat"
        yield f"{head} {{\n{_WORK}  store i32 %c5, ptr addrspace(1) @_ZZ{name}E5cache\n  ret void\n}}\n\n"


SHAPES: dict[str, Callable[[int], Iterator[str]]] = {
    "variables": _variables,
    "deep": _deep,
    "types": _types,
    "metadata": _metadata,
    "comdats": _comdats,
}


def _next(index: int, count: int) -> int | None:
    """Return what an entity refers to: the next one of its chain."""
    return index + 1 if index % CHAIN_LENGTH < CHAIN_LENGTH - 1 and index + 1 < count else None


def _tiny_globals(count: int) -> Iterator[str]:
    """Constants that point to the next one; every second chain has an external one at its start."""
    for index in range(count):
        linkage = "internal " if index % (2 * CHAIN_LENGTH) else ""
        after = _next(index, count)
        yield f"@g{index} = {linkage}constant ptr {f'@g{after}' if after is not None else 'null'}\n"
    yield _KEPT


def _tiny_comdats(count: int) -> Iterator[str]:
    """Variables each with a comdat of its own; every second one may go."""
    yield from (f"$c{index} = comdat any\n" for index in range(count))
    for index in range(count):
        yield f"@c{index} = {'linkonce_odr' if index % 2 else 'weak_odr'} global i32 {index}, comdat\n"
    yield _KEPT


def _tiny_functions(count: int) -> Iterator[str]:
    """Functions that call the next one; of each chain the first one stays."""
    for index in range(count):
        after = _next(index, count)
        call = f"  call void @f{after}()\n" if after is not None else ""
        linkage = "internal " if index % CHAIN_LENGTH else ""
        yield f"define {linkage}void @f{index}() {{\n{call}  ret void\n}}\n\n"
    yield _KEPT


def _tiny_inline_functions(count: int) -> Iterator[str]:
    """Inline functions, each with a comdat of its own, that call the next one of their chain."""
    yield from (f"$i{index} = comdat any\n" for index in range(count))
    yield "\n"
    for index in range(count):
        after = _next(index, count)
        call = f"  call void @i{after}()\n" if after is not None else ""
        yield f"define linkonce_odr void @i{index}() comdat {{\n{call}  ret void\n}}\n\n"
    yield _KEPT


# What is a line or two each, very often.
TINY: dict[str, Callable[[int], Iterator[str]]] = {
    "tiny_globals": _tiny_globals,
    "tiny_comdats": _tiny_comdats,
    "tiny_functions": _tiny_functions,
    "tiny_inline_functions": _tiny_inline_functions,
}
