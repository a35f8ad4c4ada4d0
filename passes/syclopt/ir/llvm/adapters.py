"""Modules as llvmlite's objects: `ModuleRef`, which LLVM parsed, and `llvmlite.ir.Module`, which Python code builds."""

# llvmlite is not annotated.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
# pyright: reportUnknownParameterType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, cast

from llvmlite import binding, ir

from syclopt.errors import EditError, LLVMError
from syclopt.ir.fragments.types import parse_type
from syclopt.ir.llvm import text_for_llvm, verify
from syclopt.ir.llvm.worker import Refusal, parse_text
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import escape
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.limits import check_nesting

if TYPE_CHECKING:
    from syclopt.ir.fragments.types import Type
    from syclopt.ir.module import Module
    from syclopt.ir.views.view import View

ModuleRef = binding.ModuleRef
AnyModule = binding.ModuleRef | ir.Module

_FLOATS = {"half": ir.HalfType, "float": ir.FloatType, "double": ir.DoubleType}


def to_module_ref(module: Module, context: binding.ContextRef | None = None) -> binding.ModuleRef:
    """Return the module parsed by llvmlite in this process, in its global context unless another is given.

    The worker parses and verifies it first, so what LLVM refuses is an `LLVMError`, and what LLVM would end this
    process for an `LLVMCrash`. What the caller then does with the module can end this process.
    """
    verify(module)
    text, _ = text_for_llvm(module)
    try:
        return parse_text(bytearray(text), context or binding.get_global_context())
    except Refusal as refusal:
        raise LLVMError(cast("bytes", refusal.args[0]).decode("utf-8", "replace"), file=module.name) from refusal


def to_ir_module(module: Module) -> TextModule:
    """Return an `llvmlite.ir.Module` that prints the text of `module`, and after it what is built into it.

    The text is that of now: later edits of `module` do not reach it.
    """
    return TextModule(module.copy())


class TextModule(ir.Module):
    """An `llvmlite.ir.Module` that begins with the text of a module.

    `get_global(name)` gives a function or variable of the text, for new code to use; iteration gives only those that
    were asked for, and what is new. A declaration of the text that gets blocks becomes a definition. Raises
    `EditError` for a symbol whose type llvmlite cannot express, and when it prints after an attempt to define what
    the text defines.
    """

    def __init__(self, source: Module) -> None:
        context = _TextContext(source)
        super().__init__(source.name, context)
        self.context = context
        self.source = source
        self.triple = source.triple or ""
        self.data_layout = source.data_layout or ""
        self.globals = _Globals(self)
        self.metadata = _Nodes(source.free_number("metadata"))
        for key in source.symbols:
            if isinstance(key, str) and not key.isdigit():  # numbers name metadata nodes
                self.scope.register(key)

    def add_global(self, globalvalue: ir.GlobalValue) -> None:
        """Take a new value. The name of one of the text is in use, and nothing else can have it."""
        self.globals[globalvalue.name] = globalvalue

    def __repr__(self) -> str:  # pyright: ignore[reportIncompatibleMethodOverride] - inferred from a literal
        text = self._text()
        added = [
            *(named.get_declaration() for name, named in self._types() if name not in self.source.types),
            *(str(value) for value in self.globals.values() if not _is_of_text(value)),
            *self._get_metadata_lines(),
        ]
        if not added:
            return text
        return "\n".join([text if not text or text.endswith("\n") else f"{text}\n", *added, ""])

    def _types(self) -> list[tuple[str, ir.IdentifiedStructType]]:
        return [*self.get_identified_types().items()]

    def _text(self) -> str:
        """Return the text, less the declarations that are defined now, with the target as it is now."""
        text = self.source.copy()
        for value in self.globals.values():
            if isinstance(value, _FunctionOfText) and value.blocks:
                function = self.source.functions[value.name]
                if not function.is_declaration:
                    raise EditError(f"'@{value.name}' has a body in the text", function.location)
                text.index.replace(function.entity, None)
            elif isinstance(value, _VariableOfText) and value.initializer is not None:
                raise EditError(f"'@{value.name}' stands in the text", self.source.globals[value.name].location)
        lines = _set_target(text, "triple", self.source.triple, self.triple)
        lines += _set_target(text, "datalayout", self.source.data_layout, self.data_layout)
        return lines + str(text)


def _set_target(module: Module, what: str, old: str | None, new: str) -> str:
    """Give a `target` line of the text another value; return the line to put first if there is none yet."""
    if new == (old or ""):
        return ""
    line = f'target {what} = "{escape(new)}"'
    for entity in module.index.entities:
        if entity.kind == "target" and entity.key == what:
            module.index.replace(entity, entity.with_head(f"{line}\n"))
            return ""
    return f"{line}\n"


class _FunctionOfText(ir.Function):
    """A function of the text. The name was taken when the module was made."""

    def _set_name(self, name: str) -> None:
        self._name = name


class _VariableOfText(ir.GlobalVariable):
    """A variable of the text."""

    def _set_name(self, name: str) -> None:
        self._name = name


def _is_of_text(value: object) -> bool:
    """Whether the text already says all about a value."""
    return isinstance(value, _VariableOfText) or (isinstance(value, _FunctionOfText) and not value.blocks)


class _Globals(OrderedDict[str, ir.GlobalValue]):
    """Name -> value; a symbol of the text is made when it is first asked for."""

    def __init__(self, module: TextModule) -> None:
        super().__init__()
        self._module = module

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (isinstance(key, str) and key in self._module.source.symbols)

    def get(  # pyright: ignore[reportIncompatibleMethodOverride] - one of three overloads is enough
        self, key: str, default: ir.GlobalValue | None = None
    ) -> ir.GlobalValue | None:
        """Return the value of that name, or `default`."""
        if key not in self:
            return default
        return self[key]

    def __missing__(self, key: str) -> ir.GlobalValue:
        symbol = self._module.source.symbols[key] if key in self else None
        if isinstance(symbol, Function):
            return self._function(key, symbol)
        if isinstance(symbol, Global):
            return self._variable(key, symbol)
        if symbol is None:
            raise KeyError(key)
        raise EditError(f"'@{key}' is neither function nor variable", symbol.location)

    def _function(self, key: str, symbol: Function) -> ir.Function:
        context = self._module.context
        result = context.type_of(parse_type(to_internal(symbol.return_type)), symbol)
        parameters = [context.type_of(parameter.type, symbol) for parameter in symbol.parameters]
        value = _FunctionOfText(self._module, ir.FunctionType(result, parameters, symbol.is_vararg), key)
        value.linkage = "" if symbol.linkage == "external" else symbol.linkage
        value.calling_convention = "" if symbol.calling_convention == "ccc" else symbol.calling_convention
        return value

    def _variable(self, key: str, symbol: Global) -> ir.GlobalVariable:
        value_type = self._module.context.type_of(parse_type(to_internal(symbol.value_type)), symbol)
        value = _VariableOfText(self._module, value_type, key, symbol.address_space)
        value.linkage = "" if symbol.linkage == "external" else symbol.linkage
        value.global_constant = symbol.is_constant
        return value


class _Nodes(list[ir.MDValue]):
    """The metadata nodes that are added. llvmlite numbers them by their count, here from the first free number."""

    def __init__(self, first: int) -> None:
        super().__init__()
        self._first = first

    def __len__(self) -> int:
        return self._first + super().__len__()


class _TextContext(ir.Context):
    """The named types of a text, and those that are added."""

    def __init__(self, source: Module) -> None:
        super().__init__()
        self._source = source
        self._depth = 0

    def get_identified_type(self, name: str, packed: bool = False) -> ir.IdentifiedStructType:
        """Return the type of that name, with its body if it stands in the text; else a new one."""
        if name in self.identified_types or name not in self._source.types:
            return super().get_identified_type(name, packed)
        view = self._source.types[name]
        body = parse_type(to_internal(view.body)) if view.body != "opaque" else None
        named = super().get_identified_type(name, body is not None and body.is_packed)
        if body is not None:
            if body.kind != "struct":
                raise EditError(f"llvmlite has no type for '%{name}'", view.location)
            named.set_body(*(self.type_of(element, view) for element in body.elements))
        return named

    def type_of(self, found: Type, user: View) -> ir.Type:
        """Return a type that `user` needs as llvmlite's.

        Raises `EditError` when llvmlite has none for it, and `LimitError` for types deep inside each other, which
        llvmlite prints by calling itself for each.
        """
        check_nesting(self._depth, user.location)
        self._depth += 1
        try:
            return self._type_of(found, user)
        finally:
            self._depth -= 1

    def _type_of(self, found: Type, user: View) -> ir.Type:
        if found.kind == "void":
            return ir.VoidType()
        if found.kind == "integer":
            return ir.IntType(found.size)
        if found.kind == "float" and found.name in _FLOATS:
            return _FLOATS[found.name]()
        if found.kind == "pointer" and isinstance(found.address_space, int):
            return ir.PointerType(addrspace=found.address_space)
        if found.kind == "array":
            return ir.ArrayType(self.type_of(found.elements[0], user), found.size)
        if found.kind == "vector" and not found.is_scalable:
            return ir.VectorType(self.type_of(found.elements[0], user), found.size)
        if found.kind == "struct":
            return ir.LiteralStructType([self.type_of(element, user) for element in found.elements], found.is_packed)
        if found.kind == "named" and isinstance(found.name, str):
            return self.get_identified_type(found.name)
        raise EditError(f"llvmlite has no type for '{found.text}', which '@{user.name}' needs", user.location)
