"""Integration header and footer: C++ text that tells the runtime of the device globals of a translation unit.

The host compiler sees the header before the code of the user, and the footer after it. The header makes an object
whose constructor runs before those of the user; the footer defines this constructor, which gives the runtime the
address and the id of each variable. What stands in an unnamed namespace, only code in that namespace can say: for a
variable, a function of the footer, the *shim*, returns it (the device_global design document, "Handling shadowed device
global variables"); what template arguments name there has another name by which all code can name it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.errors import InputError
from syclopt.ir.text.source import to_internal
from syclopt.mangling.variable_names import UNNAMED, qualified_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.views.global_variable import Global

_CLASS = "__sycl_device_global_registration"
_OBJECT = "__sycl_device_global_registrar"
_ADD = "::sycl::detail::device_global_map::add"
_MAP = "sycl/detail/device_global_map.hpp"
_DETAIL = "__sycl_detail"
_SHIM = "__shim_"
_TYPE = "__type_"
_VALUE = "__value_"
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
#pragma clang diagnostic ignored "-Wmissing-field-initializers"
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
    shims = _Shims()
    calls: list[str] = []
    for variable, unique_id in variables:
        expression = shims.variable(_parts(variable, shims))
        calls.append(f"  {_ADD}((void *)&{expression}, {_literal(unique_id)});\n")
    constructor = f"{_CLASS}::{_CLASS}() noexcept {{\n{''.join(calls)}}}\n"
    return _GUARDED.format(f"{_DECLARATION}{_QUIET}{''.join(shims.texts)}{constructor}{_LOUD}")


class _Shims:
    """What the footer declares in unnamed namespaces, so that code at other places can name what stands there."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._aliases: dict[tuple[str, str], str] = {}
        self._places: dict[tuple[str, ...], int] = {}

    def variable(self, parts: Sequence[str]) -> str:
        """Return an expression that is a variable, from anywhere."""
        if UNNAMED not in parts:
            return f"::{'::'.join(parts)}"
        inside = _inside(parts)
        shim = "static constexpr decltype({0}) &{1}() {{ return {0}; }}"
        return f"{self._declare(parts, shim.format(inside, '{}'), _SHIM)}()"

    def alias(self, parts: Sequence[str], is_value: bool) -> str:
        """Return another name of a type, or a name of a pointer to a value."""
        form = f"static constexpr auto {{}} = &{_inside(parts)};" if is_value else f"using {{}} = {_inside(parts)};"
        key = "::".join(parts), form
        if key not in self._aliases:
            self._aliases[key] = self._declare(parts, form, _VALUE if is_value else _TYPE)
        return self._aliases[key]

    def _declare(self, parts: Sequence[str], form: str, prefix: str) -> str:
        """Declare a name beside what `parts` name; `form` is the declaration, with `{}` for the name. Return it.

        It is in a namespace of its own, which has another name at each place: an unnamed namespace shows what it holds
        to the namespaces around it, and so does an inline one.
        """
        place = tuple(_opened(parts))
        number = self._places.setdefault(place, len(self._places) + 1)
        opened = (*place, _DETAIL if number == 1 else f"{_DETAIL}_{number}")
        name = f"{prefix}{len(self.texts) + 1}"
        opening = " ".join(f"namespace{'' if part == UNNAMED else f' {part}'} {{" for part in opened)
        self.texts.append(f"{opening}\n{form.replace('{}', name)}\n{' '.join('}' * len(opened))}\n")
        return "".join(f"::{part}" for part in (*opened, name) if part != UNNAMED)


def _opened(parts: Sequence[str]) -> Sequence[str]:
    """Return the parts of a name up to the last unnamed namespace: those can only be reopened."""
    return parts[: len(parts) - [*reversed(parts)].index(UNNAMED)]


def _inside(parts: Sequence[str]) -> str:
    return "::".join(parts[len(_opened(parts)) :])


def _parts(variable: Global, shims: _Shims) -> Sequence[str]:
    """Return the C++ name of a device global. Raises `InputError` where no code at namespace scope can name it."""
    key = variable.key
    try:
        return qualified_name(str(key) if isinstance(key, str) else f"@{key}", shims.alias)
    except ValueError as error:
        message = f"device global '@{key}' cannot be registered by an integration footer: {error}"
        raise InputError(message, variable.location) from None


def _defined(module: Module) -> list[tuple[Global, str]]:
    """Return the device globals that the module defines, with their ids."""
    found: list[tuple[Global, str]] = []
    for key, variable in DeviceGlobals.compute(module).items():
        symbol = module.globals[key]
        if not symbol.is_declaration and symbol.linkage != "available_externally":
            found.append((symbol, variable.unique_id))
    return found


def _literal(text: str) -> str:
    """Return a string literal of C++ with the bytes of `text`."""
    spelled = "".join(c if " " <= c <= "~" and c not in '"\\?' else f"\\{ord(c):03o}" for c in to_internal(text))
    return f'"{spelled}"'
