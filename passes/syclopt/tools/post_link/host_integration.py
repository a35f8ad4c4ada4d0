"""Integration header and footer: C++ text that tells the runtime of the device globals of a translation unit.

The host compiler sees the header before the code of the user, and the footer after it. The header makes an object
whose constructor runs before those of the user; the footer defines this constructor, which gives the runtime the
address and the id of each variable. What a variable in an unnamed namespace is, only code in that namespace can say:
a function of the footer, the *shim*, returns it (the device_global design document, "Handling shadowed device global
variables").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.errors import InputError
from syclopt.ir.layout import is_declaration, words_of
from syclopt.ir.text.source import to_internal
from syclopt.mangling.variable_names import UNNAMED, qualified_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module

_CLASS = "__sycl_device_global_registration"
_OBJECT = "__sycl_device_global_registrar"
_ADD = "::sycl::detail::device_global_map::add"
_MAP = "sycl/detail/device_global_map.hpp"
_DETAIL = "__sycl_detail"
_SHIM = "__shim_"
_GUARDED = "#ifndef __SYCL_DEVICE_ONLY__\n{}#endif\n"
_NOTHING = "// This translation unit defines no device globals.\n"
_HEADER = f"""\
namespace {{
struct {_CLASS} {{
  {_CLASS}() noexcept;
}};
static {_CLASS} {_OBJECT};
}}
"""
_DECLARATION = f"""\
#if __has_include(<{_MAP}>)
#include <{_MAP}>
#else
namespace sycl {{ namespace detail {{ namespace device_global_map {{
void add(void *, const char *);
}} }} }}
#endif
"""
_QUIET = """\
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Winline-namespace-reopened-noninline"
#endif
"""
_LOUD = """\
#ifdef __clang__
#pragma clang diagnostic pop
#endif
"""


def integration_header(module: Module) -> str:
    """Return what host code has before that of the user: the object that registers the variables of `module`.

    Raises `InputError` as `DeviceGlobals`.
    """
    return _GUARDED.format(_HEADER) if _defined(module) else _NOTHING


def integration_footer(module: Module) -> str:
    """Return what host code has after that of the user: the registration of each device global that `module` defines.

    Raises `InputError` as `DeviceGlobals`, and for a variable that C++ code at namespace scope cannot name.
    """
    variables = _defined(module)
    if not variables:
        return _NOTHING
    shims: list[str] = []
    calls: list[str] = []
    for parts, unique_id in variables:
        name = _Name(parts)
        if name.is_unnamed:
            shims.append(name.shim(len(shims) + 1))
            expression = name.shim_call(len(shims))
        else:
            expression = name.spelled
        calls.append(f"  {_ADD}((void *)&{expression}, {_literal(unique_id)});\n")
    shim_text = f"{_QUIET}{''.join(shims)}{_LOUD}" if shims else ""
    constructor = f"{_CLASS}::{_CLASS}() noexcept {{\n{''.join(calls)}}}\n"
    return _GUARDED.format(f"{_DECLARATION}{shim_text}{constructor}")


class _Name:
    """The qualified name of a variable: of its parts, those up to the last unnamed namespace can only be reopened."""

    def __init__(self, parts: Sequence[str]) -> None:
        last = max((i for i, part in enumerate(parts) if part == UNNAMED), default=-1)
        self._opened = parts[: last + 1]
        self._inside = "::".join(parts[last + 1 :])
        depth = sum(part == UNNAMED for part in self._opened)
        self._detail = _DETAIL if depth < 2 else f"{_DETAIL}_{depth}"

    @property
    def is_unnamed(self) -> bool:
        """Whether the variable is in an unnamed namespace."""
        return bool(self._opened)

    @property
    def spelled(self) -> str:
        """The name of a variable that has one."""
        return f"::{self._inside}"

    def shim(self, number: int) -> str:
        """Return the function that returns the variable, in the namespace of the variable."""
        names = ["" if part == UNNAMED else f" {part}" for part in (*self._opened, self._detail)]
        opening = " ".join(f"namespace{name} {{" for name in names)
        function = f"static constexpr decltype({self._inside}) &{_SHIM}{number}() {{ return {self._inside}; }}"
        return f"{opening}\n{function}\n{' '.join('}' * len(names))}\n"

    def shim_call(self, number: int) -> str:
        """Return a call of that function, from anywhere."""
        return (
            "".join(f"::{part}" for part in (*self._opened, self._detail) if part != UNNAMED) + f"::{_SHIM}{number}()"
        )


def _defined(module: Module) -> list[tuple[tuple[str, ...], str]]:
    """Return the C++ names and the ids of the device globals that the module defines."""
    table = module.index.table("symbol")
    found: list[tuple[tuple[str, ...], str]] = []
    for key, variable in DeviceGlobals.compute(module).items():
        entity = table[key]
        if is_declaration(entity) or words_of(entity).linkage == "available_externally":
            continue
        try:
            found.append((qualified_name(str(key) if isinstance(key, str) else f"@{key}"), variable.unique_id))
        except ValueError as error:
            message = f"device global '@{key}' cannot be registered by an integration footer: {error}"
            raise InputError(message, entity.location) from None
    return found


def _literal(text: str) -> str:
    """Return a string literal of C++ with the bytes of `text`."""
    spelled = "".join(c if " " <= c <= "~" and c not in '"\\?' else f"\\{ord(c):03o}" for c in to_internal(text))
    return f'"{spelled}"'
