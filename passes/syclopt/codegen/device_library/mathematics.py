"""Mathematics of LLVM's own for which code for NVIDIA's GPUs has nothing: C's functions of the library take its place.

Those are intrinsics such as `llvm.sin.v4f32`, and the instruction `frem`, which LLVM would compute from a rounded
quotient. Numbers of 16 bits go by float, vectors element by element.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.codegen.device_library.made_functions import Made, definition_of
from syclopt.ir.fragments import parse_type
from syclopt.ir.references import without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal, to_user

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_SAME = frozenset(
    "acos asin atan atan2 cos cosh exp exp10 exp2 log log10 log2 pow sin sinh tan tanh".split()
)  # as C's function
_TO_INTEGERS = frozenset("llrint llround lrint lround".split())
_POWI = {"float": "_Z4pownfi", "double": "_Z4powndi"}
_INTRINSIC = compile_pattern(
    r"llvm\.(?P<word>[a-z0-9]+)(?:\.(?:v[0-9]+)?i(?:32|64))?(?:\.(?:v[0-9]+)?(?:f16|bf16|f32|f64))(?:\.i32)?"
)
_VECTOR = compile_pattern(r"<[ \t]*+([0-9]++) x ([^>]++)>")
_SUFFIXES = {"half": "f", "bfloat": "f", "float": "f", "double": ""}
_FREM = "frem"
_OPERATION = compile_pattern(rf"(?<![-a-zA-Z0-9$._%@!#]){_FREM}(?![-a-zA-Z0-9$._])")
_ATTACHED = compile_pattern(r",\s*+!")
_REMAINDER = "__native_frem."  # begins the names of functions that take the place of `frem`


class _Kind(NamedTuple):
    """A type of numbers or of vectors: how many lanes, 0 for a number, and of what."""

    lanes: int
    element: str

    @property
    def text(self) -> str:
        return f"<{self.lanes} x {self.element}>" if self.lanes else self.element

    @property
    def computed(self) -> str:
        """The type in which C has functions."""
        return "double" if self.element == "double" else "float"


def _kind(text: str) -> _Kind | None:
    found = _VECTOR.fullmatch(text)
    kind = _Kind(int(found[1]), found[2]) if found is not None else _Kind(0, text)
    return kind if kind.element in _SUFFIXES else None


def made_mathematics(function: Function) -> Made | None:
    """Return a definition for an intrinsic that there is no code for; None for others."""
    found = _INTRINSIC.fullmatch(function.name)
    kind = _kind(function.parameters[0].type.text) if found is not None and function.parameters else None
    if found is None or kind is None:
        return None
    word, suffix = found["word"], _SUFFIXES[kind.element]
    if word in _SAME:
        return _Lanes(kind, f"{word}{suffix}", len(function.parameters)).made(function)
    if word == "powi":
        return _Lanes(kind, _POWI[kind.computed], 1, more=("i32",)).made(function)
    if word in _TO_INTEGERS:
        return _Lanes(kind, f"{word}{suffix}", 1, result="i64").made(function)
    if word in ("sincos", "modf"):
        return _Pair(kind, f"{word}{suffix}").made(function, is_two=word == "sincos")
    return None


class _Lanes:
    """Writes calls of one of C's functions, for each lane of vectors."""

    def __init__(self, kind: _Kind, name: str, count: int, more: tuple[str, ...] = (), result: str = "") -> None:
        self._kind = kind
        self._name = name
        self._count = count
        self._more = more
        self._result = result or kind.computed
        self._lines: list[str] = []

    def made(self, function: Function) -> Made:
        """Return the definition of `function`."""
        kept, whole = "poison", function.return_type
        for lane in range(self._kind.lanes or 1):
            value = self._value(lane, whole)
            if self._kind.lanes:
                element = whole[whole.index(" x ") + 3 : -1]
                self._lines.append(f"  %v{lane} = insertelement {whole} {kept}, {element} {value}, i32 {lane}\n")
                kept = f"%v{lane}"
            else:
                kept = value
        types = ", ".join([*[self._kind.computed] * self._count, *self._more])
        self._lines.append(f"  ret {whole} {kept}\n")
        return definition_of(function, self._lines, f"declare {self._result} @{self._name}({types})\n")

    def _value(self, lane: int, whole: str) -> str:
        given = [f"{self._kind.computed} {self._argument(at, lane)}" for at in range(self._count)]
        given += [f"{kind} %{self._count + at}" for at, kind in enumerate(self._more)]
        self._lines.append(f"  %r{lane} = call {self._result} @{self._name}({', '.join(given)})\n")
        wanted = whole[whole.index(" x ") + 3 : -1] if self._kind.lanes else whole
        if wanted == self._result:
            return f"%r{lane}"
        how = "fptrunc" if self._result == self._kind.computed else "trunc"
        self._lines.append(f"  %n{lane} = {how} {self._result} %r{lane} to {wanted}\n")
        return f"%n{lane}"

    def _argument(self, at: int, lane: int) -> str:
        value = f"%{at}"
        if self._kind.lanes:
            self._lines.append(f"  %a{at}.{lane} = extractelement {self._kind.text} {value}, i32 {lane}\n")
            value = f"%a{at}.{lane}"
        if self._kind.element != self._kind.computed:
            self._lines.append(f"  %w{at}.{lane} = fpext {self._kind.element} {value} to {self._kind.computed}\n")
            value = f"%w{at}.{lane}"
        return value


class _Pair:
    """Writes calls of one of C's functions that store results through pointers: two, or one beside that returned."""

    def __init__(self, kind: _Kind, name: str) -> None:
        self._kind = kind
        self._name = name

    def made(self, function: Function, *, is_two: bool) -> Made:
        """Return the definition of `function`, which returns a structure of two."""
        computed, whole, lines = self._kind.computed, self._kind.text, list[str]()
        lines.append(f"  %first = alloca {computed}\n  %second = alloca {computed}\n")
        kept = ["poison", "poison"]
        for lane in range(self._kind.lanes or 1):
            value = self._widened(lane, lines)
            if is_two:
                lines.append(f"  call void @{self._name}({computed} {value}, ptr %first, ptr %second)\n")
            else:
                lines.append(f"  %f{lane} = call {computed} @{self._name}({computed} {value}, ptr %second)\n")
                lines.append(f"  store {computed} %f{lane}, ptr %first\n")
            for at, place in enumerate(("%first", "%second")):
                kept[at] = self._loaded(lane, at, place, kept[at], lines)
        result = f"{{ {whole}, {whole} }}"
        lines.append(f"  %one = insertvalue {result} poison, {whole} {kept[0]}, 0\n")
        lines.append(f"  %two = insertvalue {result} %one, {whole} {kept[1]}, 1\n  ret {result} %two\n")
        types = f"{computed}, ptr, ptr" if is_two else f"{computed}, ptr"
        returned = "void" if is_two else computed
        return definition_of(function, lines, f"declare {returned} @{self._name}({types})\n")

    def _widened(self, lane: int, lines: list[str]) -> str:
        value, kind = "%0", self._kind
        if kind.lanes:
            lines.append(f"  %a{lane} = extractelement {kind.text} {value}, i32 {lane}\n")
            value = f"%a{lane}"
        if kind.element != kind.computed:
            lines.append(f"  %w{lane} = fpext {kind.element} {value} to {kind.computed}\n")
            value = f"%w{lane}"
        return value

    def _loaded(self, lane: int, at: int, place: str, kept: str, lines: list[str]) -> str:
        kind, value = self._kind, f"%l{at}.{lane}"
        lines.append(f"  {value} = load {kind.computed}, ptr {place}\n")
        if kind.element != kind.computed:
            lines.append(f"  %n{at}.{lane} = fptrunc {kind.computed} {value} to {kind.element}\n")
            value = f"%n{at}.{lane}"
        if not kind.lanes:
            return value
        lines.append(f"  %v{at}.{lane} = insertelement {kind.text} {kept}, {kind.element} {value}, i32 {lane}\n")
        return f"%v{at}.{lane}"


def take_remainders(module: Module) -> None:
    """Let each `frem` be a call of a function, which is declared."""
    wanted: dict[str, str] = {}
    for key in module.mentioning(_FREM):
        if key not in module.functions or module.functions[key].is_declaration:
            continue
        with module.functions[key].edit() as body:
            for instruction in [one for one in body.instructions if one.opcode == _FREM]:
                first, second = instruction.operands
                whole = parse_type(instruction.result_type or "").text
                if (kind := _kind(whole)) is None:
                    continue
                name = f"{_REMAINDER}{f'v{kind.lanes}' if kind.lanes else ''}{kind.element}"
                wanted[name] = whole
                call = f"call {whole} @{name}({first}, {whole} {second})"
                instruction.replace(_called(instruction.raw, call))
    for name, whole in wanted.items():
        if name not in module.functions:
            module.add(f"declare {whole} @{name}({whole}, {whole})\n")


def _called(raw: str, call: str) -> str:
    """Return the text of a `frem` with a call in its place, and its metadata."""
    clean = without_strings(raw)
    operation = _OPERATION.search(clean)
    assert operation is not None
    attached = _ATTACHED.search(clean, operation.end())
    head, rest = raw[: operation.start()], raw[attached.start() :] if attached else ""
    return to_user(f"{head}{to_internal(call)}{rest}")


def made_remainder(function: Function) -> Made | None:
    """Return a definition of a function that `take_remainders` declares."""
    if not function.name.startswith(_REMAINDER):
        return None
    kind = _kind(function.return_type)
    return None if kind is None else _Lanes(kind, f"fmod{_SUFFIXES[kind.element]}", 2).made(function)
