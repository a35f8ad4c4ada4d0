"""Functions of complex numbers, and quotients with rests: x86-64 has them in registers, device libraries in memory.

What host code calls becomes a function of its own that calls the library's. Source: the System V ABI for x86-64,
section 3.2.3: a complex `float` is one vector register of two, a complex `double` two registers; two `int` are one
register, two `long` two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_OF_NUMBERS = {
    **dict.fromkeys(("__mulsc3", "__divsc3"), ("float", 4)),
    **dict.fromkeys(("__muldc3", "__divdc3"), ("double", 4)),
    "div": ("i32", 2),
    **dict.fromkeys(("ldiv", "lldiv"), ("i64", 2)),
}
_TO_NUMBERS = "cabs carg cimag creal"
_IN_ONE_REGISTER = {"float": "<2 x float>", "i32": "i64"}  # a pair of numbers
_OTHERS = "cacos cacosh casin casinh catan catanh ccos ccosh cexp clog conj cpow cproj csin csinh csqrt ctan ctanh"


class _Signature(NamedTuple):
    """What a function takes and returns: numbers of one type, or pairs of them."""

    number: str
    numbers: int
    pairs: int
    returns_pair: bool


def _signatures() -> Iterator[tuple[str, _Signature]]:
    for name, (number, count) in _OF_NUMBERS.items():
        yield name, _Signature(number, count, 0, returns_pair=True)
    for names_, returns_pair in ((_TO_NUMBERS, False), (_OTHERS, True)):
        for name in names_.split():
            count = 2 if name == "cpow" else 1
            yield name, _Signature("double", 0, count, returns_pair)
            yield f"{name}f", _Signature("float", 0, count, returns_pair)


_SIGNATURES = dict(_signatures())


def adapt_functions_of_pairs(module: Module) -> None:
    """Let calls of such functions, where they are declared as x86-64 has them, reach those of device libraries."""
    found = [key for key in module.declaration_keys() if key in _SIGNATURES]
    adapters: dict[Key, Key] = {}
    fresh = FreshNames(module.symbols)
    for key in found:
        function = module.functions[key]
        signature = _SIGNATURES[str(key)]
        if _is_in_registers(function, signature):
            adapters[key] = _add_adapter(module, fresh.fresh(f"{key}.in_registers"), signature)
    if not adapters:
        return
    module.replace_all_uses(adapters)
    for key, adapter in adapters.items():
        signature = _SIGNATURES[str(key)]
        module.functions[key].remove()
        module.add(f"declare {_result(signature)} @{key}({', '.join(_library_parameters(signature))})")
        module.functions[adapter].set_body(_body(str(key), signature))


def _is_in_registers(function: Function, signature: _Signature) -> bool:
    kinds = [parameter.type.text for parameter in function.parameters]
    return kinds == _registers(signature) and function.return_type == _returned(signature)


def _registers(signature: _Signature) -> list[str]:
    """Return the types of the parameters as x86-64 passes them."""
    number = signature.number
    one = [_IN_ONE_REGISTER[number]] if number in _IN_ONE_REGISTER else [number, number]
    return [number] * signature.numbers + one * signature.pairs


def _returned(signature: _Signature) -> str:
    if not signature.returns_pair:
        return signature.number
    return _IN_ONE_REGISTER.get(signature.number, _struct(signature))


def _struct(signature: _Signature) -> str:
    return f"{{ {signature.number}, {signature.number} }}"


def _alignment(signature: _Signature) -> int:
    return 4 if signature.number in _IN_ONE_REGISTER else 8


def _result(signature: _Signature) -> str:
    return "void" if signature.returns_pair else signature.number


def _library_parameters(signature: _Signature) -> list[str]:
    """Return the parameters as device libraries have them."""
    struct, align = _struct(signature), _alignment(signature)
    result = [f"ptr sret({struct}) align {align}"] if signature.returns_pair else []
    pairs = [f"ptr byval({struct}) align {align}"] * signature.pairs
    return [*result, *[signature.number] * signature.numbers, *pairs]


def _add_adapter(module: Module, adapter: str, signature: _Signature) -> str:
    """Add a function like a declared one, for now with a body that only returns."""
    parameters = ", ".join(f"{kind} %{at}" for at, kind in enumerate(_registers(signature)))
    returned = _returned(signature)
    head = f"define internal {returned} @{spell(adapter)}({parameters}) alwaysinline"
    module.add(f"{head} {{\n  ret {returned} poison\n}}")
    return adapter


def _body(name: str, signature: _Signature) -> str:
    struct, align, number = _struct(signature), _alignment(signature), signature.number
    lines: list[str] = []
    passed: list[str] = []
    if signature.returns_pair:
        lines.append(f"%result = alloca {struct}, align {align}")
        passed.append(f"ptr sret({struct}) align {align} %result")
    passed += [f"{number} %{at}" for at in range(signature.numbers)]
    for at in range(signature.pairs):
        place = f"%argument.{at}"
        lines.append(f"{place} = alloca {struct}, align {align}")
        if number == "float":
            lines.append(f"store <2 x float> %{at}, ptr {place}, align {align}")
        else:
            lines.append(f"store double %{2 * at}, ptr {place}, align {align}")
            lines.append(f"{place}.im = getelementptr i8, ptr {place}, i64 8")
            lines.append(f"store double %{2 * at + 1}, ptr {place}.im, align {align}")
        passed.append(f"ptr byval({struct}) align {align} {place}")
    call = f"call {_result(signature)} @{name}({', '.join(passed)})"
    if signature.returns_pair:
        kind = _returned(signature)
        lines += [call, f"%value = load {kind}, ptr %result, align {align}", f"ret {kind} %value"]
    else:
        lines += [f"%value = {call}", f"ret {number} %value"]
    return "{\n" + "".join(f"  {line}\n" for line in lines) + "}"
