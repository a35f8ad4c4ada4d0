"""Bodies for conversions: OpenCL's `convert_int4_sat_rte`, and SPIR-V's `__spirv_ConvertFToS_Rint4_rte`."""

from __future__ import annotations

from typing import NamedTuple

from syclopt.codegen.device_library.names_of_functions import BuiltinName
from syclopt.ir.text.patterns import compile_pattern

_OPENCL = compile_pattern(
    r"convert_(?P<kind>u?(?:char|short|int|long)|half|float|double)(?P<count>[0-9]*+)(?P<sat>_sat)?(?:_(?P<mode>rt[enpz]))?"
)
_SPIRV = compile_pattern(
    r"__spirv_(?P<also_sat>Sat)?(?:Convert(?P<source>[FSU])To[FSU]|(?P<both>[FSU])Convert)"
    r"_R(?P<kind>[su]?char|u?(?:short|int|long)|half|float|double)(?P<count>[0-9]*+)(?P<sat>_sat)?(?:_(?P<mode>rt[enpz]))?"
)
_WIDTHS = {"char": 8, "short": 16, "int": 32, "long": 64, "half": 16, "float": 32, "double": 64}
_LETTERS = {"c": "char", "s": "short", "i": "int", "l": "long", "DF16_": "half", "f": "float", "d": "double"}
_UNSIGNED = {"h": "c", "t": "s", "j": "i", "m": "l"}
_LETTER_OF = {name: letter for letter, name in _LETTERS.items()}
_UNSIGNED_OF = {signed: letter for letter, signed in _UNSIGNED.items()}
_ROUNDED = {"rte": "roundeven", "rtp": "ceil", "rtn": "floor"}
_SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}


class Number(NamedTuple):
    """A type of numbers: `is_float`, `is_signed`, its width in bits, and its name in OpenCL."""

    name: str
    is_float: bool
    is_signed: bool
    width: int


_HALF = Number("half", is_float=True, is_signed=True, width=16)
_FLOAT = Number("float", is_float=True, is_signed=True, width=32)


class Conversion(NamedTuple):
    """What a name of a conversion says."""

    source: Number
    target: Number
    saturates: bool
    mode: str

    @property
    def scalar(self) -> BuiltinName:
        """The function that converts one number to a floating point number with a mode."""
        letter = _LETTER_OF[self.source.name]
        source = letter if self.source.is_signed else _UNSIGNED_OF[letter]
        return BuiltinName(f"convert_{self.target.name}_{self.mode}", (source,))


def read_conversion(word: str, source: str) -> Conversion | None:
    """Return the conversion that a function makes; `source` is the type of an element of its parameter, mangled."""
    found = _OPENCL.fullmatch(word) or _SPIRV.fullmatch(word)
    number = _number_of(source)
    if found is None or number is None:
        return None
    groups = found.groupdict()
    if (sign := groups.get("source") or groups.get("both")) and not number.is_float:
        number = number._replace(is_signed=sign != "U")
    name = "char" if found["kind"] == "schar" else found["kind"]
    plain = name.removeprefix("u")
    target = Number(name, plain in _SUFFIXES, plain == name, _WIDTHS[plain])
    return Conversion(number, target, bool(found["sat"] or groups.get("also_sat")), found["mode"] or "")


def _number_of(letter: str) -> Number | None:
    signed = _UNSIGNED.get(letter, letter)
    name = _LETTERS.get(signed)
    if name is None:
        return None
    return Number(name, name in _SUFFIXES, signed == letter, _WIDTHS[name])


class ConversionText:
    """Writes the instructions of a conversion of `%0`, of one number or a vector of `lanes`."""

    def __init__(self, conversion: Conversion, lanes: int) -> None:
        self._conversion = conversion
        self._lanes = lanes
        self._value = "%0"
        self._lines: list[str] = []
        self.declarations: list[str] = []

    def text(self) -> str:
        """Return the instructions up to `ret`."""
        source, target = self._conversion.source, self._conversion.target
        if source.is_float and not target.is_float:
            self._to_integer()
        elif source.is_float:
            word = "fpext" if target.width > source.width else "fptrunc" if target.width < source.width else ""
            self._cast(word, source, target)
        elif target.is_float:
            self._cast("sitofp" if source.is_signed else "uitofp", source, target)
        else:
            self._between_integers()
        self._lines.append(f"  ret {self._spelled(target)} {self._value}\n")
        return "".join(self._lines)

    def _to_integer(self) -> None:
        source, target = self._conversion.source, self._conversion.target
        if self._conversion.saturates and source == _HALF:  # LLVM's code for AVX512-FP16 takes NaN for the least number
            self._cast("fpext", source, _FLOAT)
            source = _FLOAT
        if (rounding := _ROUNDED.get(self._conversion.mode)) is not None:
            self._call(f"llvm.{rounding}.{self._mangled(source)}", source, source)
        sign = "s" if target.is_signed else "u"
        if self._conversion.saturates:
            self._call(f"llvm.fpto{sign}i.sat.{self._mangled(target)}.{self._mangled(source)}", source, target)
        else:
            self._cast(f"fpto{sign}i", source, target)

    def _between_integers(self) -> None:
        source, target = self._conversion.source, self._conversion.target
        if self._conversion.saturates:
            self._saturate(source, target)
        if target.width < source.width:
            self._cast("trunc", source, target)
        elif target.width > source.width:
            is_signed = source.is_signed and not (self._conversion.saturates and not target.is_signed)
            self._cast("sext" if is_signed else "zext", source, target)

    def _saturate(self, source: Number, target: Number) -> None:
        largest = (1 << (target.width - target.is_signed)) - 1
        if source.is_signed and (not target.is_signed or target.width < source.width):
            self._limit("smax", source, -largest - 1 if target.is_signed else 0)
        if largest < (1 << (source.width - source.is_signed)) - 1:
            self._limit("smin" if source.is_signed else "umin", source, largest)

    def _limit(self, word: str, number: Number, limit: int) -> None:
        kind = f"i{number.width}"
        constant = f"<{', '.join([f'{kind} {limit}'] * self._lanes)}>" if self._lanes else str(limit)
        self._call(f"llvm.{word}.{self._mangled(number)}", number, number, constant)

    def _call(self, name: str, source: Number, target: Number, *more: str) -> None:
        kind = self._spelled(source)
        arguments = ", ".join(f"{kind} {value}" for value in (self._value, *more))
        self.declarations.append(f"declare {self._spelled(target)} @{name}({', '.join([kind] * (1 + len(more)))})\n")
        self._set(f"call {self._spelled(target)} @{name}({arguments})")

    def _cast(self, word: str, source: Number, target: Number) -> None:
        if word:
            self._set(f"{word} {self._spelled(source)} {self._value} to {self._spelled(target)}")

    def _set(self, text: str) -> None:
        self._value = f"%r{len(self._lines)}"
        self._lines.append(f"  {self._value} = {text}\n")

    def _spelled(self, number: Number) -> str:
        kind = number.name if number.is_float else f"i{number.width}"
        return f"<{self._lanes} x {kind}>" if self._lanes else kind

    def _mangled(self, number: Number) -> str:
        kind = _SUFFIXES[number.name] if number.is_float else f"i{number.width}"
        return f"v{self._lanes}{kind}" if self._lanes else kind
