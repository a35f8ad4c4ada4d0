"""Tables of virtual functions: which variables are such tables, and what stands in their slots.

A slot holds a virtual function, type information, an offset, or nothing; casts around them mean nothing. Source: the
Itanium C++ ABI, sections 2.5 (layout) and 5.1.4 (names).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt.errors import InputError, ParseError
from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import skip_gap, split_commas, type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME, key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from syclopt.ir.fragments import Constant
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

# What lets several images have a table, each that uses it.
TABLE_LINKAGE = "linkonce_odr"

SlotKind = Literal["function", "type info", "number", "null"]

_TABLE = ("_ZTV", "_ZTC")
_WORDS = "vtable for "
_TYPE_INFO = "_ZTI"
_LISTS = "llvm."  # variables that LLVM gives a meaning of its own
_OPENING = "{[<"
_NULL = frozenset({"null", "zeroinitializer", "undef", "poison"})
_NUMBER = compile_pattern(r"-?[0-9]|(?:true|false)\Z|c\"|inttoptr \(i[0-9]+ -?[0-9]+ to [^()]*\)\Z")
_SYMBOL = compile_pattern(rf"@({NAME})\Z")
_NAMED = compile_pattern(rf"@({NAME})")
_CAST = compile_pattern(r"(?:bitcast|addrspacecast)[ \t]*+\(")
_CASTS = frozenset({"bitcast", "addrspacecast", "inttoptr", "ptrtoint", "ptrauth"})
_LONGEST = 80


class Slot(NamedTuple):
    """One slot; `symbol` is the function or type information in it, `value` where that is spelled in the variable.

    `function` is `symbol`, or the function that it is an alias of.
    """

    kind: SlotKind
    value: Span
    symbol: Key | None = None
    function: Key | None = None


class VTable(NamedTuple):
    """A variable with its slots, in the order of the text; several tables of one variable follow each other."""

    variable: Global
    slots: tuple[Slot, ...]

    @property
    def functions(self) -> tuple[Key, ...]:
        """The functions in the slots, each once, in order."""
        return tuple(dict.fromkeys(slot.function for slot in self.slots if slot.function is not None))


def vtables(module: Module, virtual: Collection[Key] = ()) -> list[VTable]:
    """Return the tables that `module` defines, in its order.

    These are the variables with the name of one, and the constants whose members name a function of `virtual`.
    Raises `InputError` for a slot that points to something else than a function or type information, and
    `UndefinedError` for one that names what nothing defines.
    """
    named = frozenset(virtual)
    found: list[VTable] = []
    for variable in _globals(module, lambda key, header: _may_be_table(key, header, named)):
        if _is_table(variable, named):
            slots = tuple(_slots(module, variable))
            if slots:
                found.append(VTable(variable, slots))
    return found


def without_slots(vtable: VTable, empty: Iterable[Slot]) -> str:
    """Return the header of the variable of `vtable` with nothing in the slots `empty`."""
    header = vtable.variable.header
    pieces: list[str] = []
    position = 0
    for start, end in sorted(slot.value for slot in empty):
        before = header[position:start]
        between = " " if before[-1:].isalnum() else ""
        pieces += (before, between, "0" if header.startswith("ptrtoint", start) else "null")
        position = end
    return "".join((*pieces, header[position:]))


def class_of(table: Key) -> str:
    """Return the C++ name of the class whose vtable has a name; that name, where it says none."""
    from syclopt.analysis.thunks import as_compiled
    from syclopt.mangling.demangle import demangled

    text = demangled(as_compiled(str(table))) or ""
    return text.removeprefix(_WORDS) if text.startswith(_WORDS) else str(table)


def pinned_tables(module: Module, functions: Collection[Key]) -> list[Global]:
    """Return the constants that name one of `functions`, or another such constant, and stay when nothing uses them.

    These are vtables that other modules can see, and lists of vtables.
    """
    users: dict[Key, list[Global]] = {}
    for variable in _globals(module, _may_list):
        if variable.is_constant:
            for used in variable.symbols_used:
                users.setdefault(used, []).append(variable)
    found: dict[Global, None] = {}
    todo: list[Key] = [*functions]
    while todo:
        for user in users.pop(todo.pop(), ()):
            if user not in found:
                found[user] = None
                todo.append(user.key)
    return [variable for variable in found if variable.is_pinned]


def _globals(module: Module, may_matter: Callable[[Key, str], bool]) -> list[Global]:
    """Return the variables that may matter by their keys and headers: of many, these are few."""
    keys = [key for key in module.globals if may_matter(key, module.header(key))]
    return [module.globals[key] for key in keys]


def _may_be_table(key: Key, header: str, virtual: frozenset[Key]) -> bool:
    return str(key).startswith(_TABLE) or (bool(virtual) and _may_list(key, header))


def _may_list(key: Key, header: str) -> bool:
    return "@" in header[1:] and not str(key).startswith(_LISTS)


def _is_table(variable: Global, virtual: frozenset[Key]) -> bool:
    if variable.name.startswith(_TABLE):
        return True
    return not virtual.isdisjoint(variable.symbols_used) and variable.is_constant


def _slots(module: Module, variable: Global) -> Iterator[Slot]:
    """Yield the slots of a variable; one whose value is no list of members has none."""
    text = without_comments(variable.header)
    start, end = variable.layout.initializer
    todo = [Span(start, end)] if text[start : start + 1] in _OPENING and start < end else []
    while todo:
        start, end = todo.pop()
        if text[start] not in _OPENING:
            yield _slot(module, variable, Span(start, end), text[start:end])
            continue
        if text[start] == "<" and text.startswith("{", inner := skip_gap(text, start + 1)):  # a packed struct
            start, end = inner, text.rindex("}", inner, end) + 1
        members = split_commas(text, start + 1, end - 1)
        todo += (Span(_value_start(text, *member), member[1]) for member in reversed(members) if member[0] < member[1])


def _value_start(text: str, start: int, end: int) -> int:
    """Return where the value of a member begins, after its type."""
    return min(skip_gap(text, type_end(text, start)), end)


def _slot(module: Module, variable: Global, span: Span, value: str) -> Slot:
    if value in _NULL:
        return Slot("null", span)
    if _NUMBER.match(value):
        return Slot("number", span)
    key = _symbol(value)
    if key is None:
        constant = _behind_casts(value)
        if constant is None:
            raise _outside(variable, value)
        if constant.kind in ("integer", "null"):
            return Slot("number", span)
        if constant.global_key is None or constant.kind == "blockaddress":
            raise _outside(variable, value)
        key = constant.global_key
    target = module.symbol_behind(key)
    if target is None:
        raise _outside(variable, value)
    if module.defined(target).kind in ("function", "ifunc"):
        return Slot("function", span, key, target)
    if str(target).startswith(_TYPE_INFO):
        return Slot("type info", span, key)
    raise _outside(variable, value)


def _symbol(value: str) -> Key | None:
    """Return the symbol that a value names, also through casts; None when that takes a closer look."""
    start = 0
    while (cast := _CAST.match(value, start)) is not None:
        start = _value_start(value, cast.end(), len(value) - 1)
    found = (_NAMED if start else _SYMBOL).match(value, start)
    return key_of(found[1]) if found else None


def _behind_casts(value: str) -> Constant | None:
    """Return what a constant expression stands for, if it only casts; None for one that does something else."""
    from syclopt.ir.fragments import parse_constant

    try:
        constant = parse_constant(f"ptr {value}")
    except ParseError:
        return None
    while constant.kind == "expression":
        is_cast = constant.value in _CASTS or (constant.value == "getelementptr" and _is_start(constant))
        if not is_cast:
            return None
        constant = constant.operands[0]
    return constant


def _is_start(constant: Constant) -> bool:
    return all(index.kind == "integer" and index.value == 0 for index in constant.operands[1:])


def _outside(variable: Global, value: str) -> InputError:
    shown = value if len(value) <= _LONGEST else f"{value[:_LONGEST]}..."
    hint = "; tables of relative addresses are not supported" if "ptrtoint" in value else ""
    expected = "expected a function, type information, a number or null"
    message = f"a slot of the vtable '@{variable.key}' points outside: found '{shown}', {expected}{hint}"
    return InputError(message, variable.location)
