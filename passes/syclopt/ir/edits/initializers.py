"""Values of variables: initializers taken apart and made."""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING

from syclopt.errors import EditError, ParseError
from syclopt.ir.data_layout import resolved
from syclopt.ir.edits.declare import set_word
from syclopt.ir.layout import global_layout, is_declaration
from syclopt.ir.pointer_types import address_space_of
from syclopt.ir.text.source import to_internal, to_user
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from syclopt.ir.fragments import Constant, Type
    from syclopt.ir.module import Module
    from syclopt.ir.views.global_variable import Global
    from syclopt.unrolled import Steps


_LETTERS = {"H": "half", "R": "bfloat", "K": "x86_fp80", "L": "fp128", "M": "ppc_fp128"}
_FRACTION_BITS = {"half": 10, "bfloat": 7, "float": 23, "double": 52}
_DIGITS = len("0x") + 16


def has_value(type_: str, number: str) -> bool:
    """Tell whether the type `type_` has the value that `number` spells, to the bit.

    Decimals and plain hexadecimals are doubles, which narrower types may not have; `0xH...` is of one type alone.
    """
    if number.startswith("0x") and number[2:3] in _LETTERS:
        return _LETTERS[number[2]] == type_
    if type_ not in _FRACTION_BITS or (number.startswith("0x") and len(number) > _DIGITS):
        return False
    if number.startswith("0x"):
        bits = int(number, 16)
        value: float = struct.unpack(">d", bits.to_bytes(8, "big"))[0]
        if math.isnan(value):
            return bits % (1 << (_FRACTION_BITS["double"] - _FRACTION_BITS[type_])) == 0
    else:
        value = float(number)
    return type_ == "double" or _is_exact(type_, value)


def _is_exact(type_: str, value: float) -> bool:
    try:
        packed = struct.pack(">e" if type_ == "half" else ">f", value)
    except OverflowError:
        return False
    narrowed: float = struct.unpack(">e" if type_ == "half" else ">f", packed)[0]
    return narrowed == value and (type_ != "bfloat" or packed[2:] == b"\0\0")


_CASTS = frozenset(
    """
    bitcast addrspacecast inttoptr ptrtoint ptrtoaddr trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp
    """.split()
)
_SYMBOLS = frozenset({"global", "dso_local_equivalent", "no_cfi", "blockaddress"})
_AGGREGATES = {"array": "array", "vector": "vector", "struct": "struct", "packed struct": "struct"}
_ANY = frozenset({"undef", "poison", "zeroinitializer"})
_UNSIZED = frozenset({"opaque", "void", "label", "metadata", "token", "function", "x86_amx"})


def with_initializer(variable: Global, value: str) -> str:
    """Return the header of a global with another initializer; one that has none becomes a definition.

    Raises `EditError` for what is no constant of the global's type, or refers to what the module does not have.
    """
    from syclopt.ir.fragments import parse_type

    header, layout = variable.entity.header, variable.layout
    spelled = header[slice(*layout.value_type)]
    constant = _parsed(variable, spelled, to_internal(value.strip()))
    written = constant.type
    type_ = parse_type(spelled)
    reason = (
        "it has another type"
        if written is None or written != type_
        else unrolled(_mismatch(variable.module, type_, constant))
    )
    if reason:
        raise EditError(
            f"'{value}' cannot be the value of '@{variable.key}', of type '{to_user(spelled)}': {reason}",
            variable.location,
        )
    text = constant.source[written.end_pos if written else 0 : constant.end_pos].strip()
    if variable.linkage == "common" and not _is_zero(constant):
        raise EditError(f"'@{variable.key}' is common and must be zero", variable.location)
    if not variable.is_declaration:
        return header[: layout.initializer.start] + text + header[layout.initializer.end :]
    end = layout.value_type.end
    header = f"{header[:end]} {text}{header[end:]}"
    if variable.storage_class == "dllimport":
        header = set_word(header, layout.storage, "")
    return set_word(header, layout.linkage, "")


def _parsed(variable: Global, type_: str, value: str) -> Constant:
    """Return the constant that a text spells, with its type or without."""
    from syclopt.ir.fragments import parse_constant

    try:
        return parse_constant(value)
    except ParseError:
        pass
    try:
        return parse_constant(f"{type_} {value}")
    except ParseError as error:
        raise EditError(
            f"'{to_user(value)}' is no value for '@{variable.key}': {error.message}", variable.location
        ) from None


def _mismatch(module: Module, type_: Type, constant: Constant) -> Steps[str]:
    """Return why `constant` is no value of `type_`; "" when nothing speaks against it."""
    type_ = _resolved(module, type_)
    kind, what = constant.kind, type_.kind
    if what in _UNSIZED:
        return f"nothing has the type '{type_.text}'"
    if kind == "local":
        return f"'{_said(constant)}' is no constant"
    if kind in _AGGREGATES:
        return (yield _aggregate_mismatch(module, type_, constant))
    if kind in _SYMBOLS:
        return _symbol_mismatch(module, type_, constant)
    fits = {
        "boolean": what == "integer" and type_.size == 1,
        "bytes": what == "array" and type_.elements[0].text == "i8" and len(_bytes(constant)) == type_.size,
        "expression": _is_of(module, type_, constant),
        "float": what == "float" and has_value(type_.text, str(constant.value)),
        "integer": what == "integer",
        "none": False,
        "null": what == "pointer",
    }
    if kind not in _ANY and not fits[kind]:
        return f"'{_said(constant)}' is no '{type_.text}'"
    return _missing(module, constant)


def _aggregate_mismatch(module: Module, type_: Type, constant: Constant) -> Steps[str]:
    is_list = type_.kind in ("array", "vector")
    expected = [type_.elements[0]] * len(constant.operands) if is_list else [*type_.elements]
    is_alike = _AGGREGATES[constant.kind] == type_.kind and type_.is_packed == (constant.kind == "packed struct")
    if not is_alike or len(constant.operands) != (type_.size if is_list else len(expected)) or type_.is_scalable:
        return f"'{_said(constant)}' is no '{type_.text}'"
    for element, operand in zip(expected, constant.operands, strict=True):
        if operand.type is None or operand.type != element:
            return f"'{_said(operand)}' is no '{element.text}'"
        reason: str = yield _mismatch(module, element, operand)
        if reason:
            return reason
    return ""


def _symbol_mismatch(module: Module, type_: Type, constant: Constant) -> str:
    from syclopt.ir.fragments import parse_type

    if reason := _missing(module, constant):
        return reason
    if type_.kind != "pointer":
        return f"'{_said(constant)}' is no '{type_.text}'"
    entity = module.index.names("symbol").get(constant.global_key or 0)
    if entity is None:
        return ""
    if constant.kind == "blockaddress" and is_declaration(entity):
        return f"'@{entity.key}' is a declaration and has no blocks"
    if constant.kind == "global" and entity.kind == "global":
        space = address_space_of(module, entity)
        if space != type_.address_space:
            return f"'{_said(constant)}' is in address space {space}"
        value_type = parse_type(entity.header[slice(*global_layout(entity).value_type)])
        if type_.elements and type_.elements[0] != value_type:
            return f"'{_said(constant)}' points to '{value_type.text}'"
    return ""


def _missing(module: Module, constant: Constant) -> str:
    symbols = module.index.names("symbol")
    return next((f"'@{key}' is not defined" for key in constant.globals if key not in symbols), "")


def _is_of(module: Module, type_: Type, expression: Constant) -> bool:
    """Tell whether an expression may have a type: a cast says its own."""
    if expression.value in _CASTS:
        return expression.other_type is not None and _resolved(module, expression.other_type) == type_
    return expression.value != "splat" or type_.kind == "vector"


def _resolved(module: Module, type_: Type) -> Type:
    """Return what a named type stands for."""
    from syclopt.ir.fragments import parse_type

    return resolved(type_, module) or parse_type("opaque")


def _is_zero(constant: Constant) -> bool:
    """Tell whether a constant is plainly zero; what may be is taken for something else."""
    if constant.kind in ("null", "zeroinitializer"):
        return True
    return constant.kind in ("integer", "boolean") and not constant.value


def _said(constant: Constant) -> str:
    """Return a constant as it is written, without its type."""
    start = constant.start_pos if constant.type is None else constant.type.end_pos
    return to_user(constant.source[start : constant.end_pos].strip())


def _bytes(constant: Constant) -> bytes:
    return constant.value if isinstance(constant.value, bytes) else b""
