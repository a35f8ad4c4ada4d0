"""DPC++'s device libraries (C's functions, mathematics, bfloat16): which of them device code is linked with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import UsageError, nearest

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module

# The library, and what it holds as command lines call it.
_PARTS: Mapping[str, frozenset[str]] = {
    "crt": frozenset({"libc"}),
    "cmath": frozenset({"libm-fp32", "libm-fp64"}),
    "fallback-bfloat16": frozenset({"libm-bfloat16"}),
    "imf": frozenset({"libimf-fp32", "libimf-fp64", "libimf-bf16"}),
}
ALL_PARTS = frozenset[str]().union(*_PARTS.values())
_ALL = "all"
_OF_IMF = "imf_"


def read_parts(option: str, text: str) -> frozenset[str]:
    """Return the parts that the value of an option lists. Raises `UsageError` for one that there is not."""
    names = text.split(",")
    if unknown := [name for name in names if name not in ALL_PARTS and name != _ALL]:
        expected = f"{', '.join(sorted(ALL_PARTS))} or {_ALL}"
        hint = nearest(unknown[0], [*ALL_PARTS, _ALL])
        raise UsageError(f"option '{option}': found '{unknown[0]}', expected {expected}{hint}")
    return ALL_PARTS if _ALL in names else frozenset(names)


def with_device_libraries(module: Module, parts: AbstractSet[str]) -> Module:
    """Return the module with those functions of the libraries that it uses and does not define.

    A library of which `parts` has nothing is left out. Raises `FrontEndError`, `LinkError`.
    """
    declared = [str(key) for key in module.declaration_keys()]
    if not any(map(_is_of_library, declared)):
        return module
    wanted = [name for name, own in _PARTS.items() if own & parts]
    if not any(_OF_IMF in key for key in declared) and "imf" in wanted:
        wanted.remove("imf")
    from syclopt.frontends import dpcpp
    from syclopt.ir.linking import link

    libraries = [dpcpp.device_library(name) for name in wanted]
    return link([module, *libraries], only_needed=True, warn=lambda _: None, name=module.name)


def _is_of_library(name: str) -> bool:
    return not name.startswith(("llvm.", "_Z", "__spirv_", "__sycl_")) or _OF_IMF in name or "bf16" in name
