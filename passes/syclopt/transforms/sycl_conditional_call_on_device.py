"""sycl-conditional-call-on-device: make calls under a condition calls of declarations that carry action and condition.

With no body between a kernel and what it calls conditionally, the kernel does not need the aspects of the latter.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.conditional_calls import (
    condition_of,
    header_of,
    marked_functions,
    pointer_to_function,
    spell_numbers,
    spelled_action,
    users_of,
)
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Argument, Parameter
    from syclopt.ir.fragments.attributes import Attribute
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_NO_PREFIX = "missing-prefix"
_OF_NUMBERS = frozenset(("inreg", "noundef", "signext", "zeroext"))


@dataclass(frozen=True)
class SYCLConditionalCallOnDevicePass(ModulePass):
    """Replace each function with `"sycl-call-if-on-device-conditionally"` by declarations, and delete it.

    The declaration is called `NAME_PREFIX_N`, where N counts such functions of the module, and takes the function
    that the body of the original calls before the original's arguments, in calls too. Attributes stay. The numbers of
    a condition come in normal form: equal conditions are equal numbers. Where that makes their count or types differ
    between the calls of one function, there is a declaration for each.
    """

    name: ClassVar[str] = "sycl-conditional-call-on-device"
    warns: ClassVar[tuple[str, ...]] = (_NO_PREFIX,)
    flags: ClassVar[dict[str, str]] = {"sycl-conditional-call-on-device-unique-prefix": "prefix"}
    prefix: str = field(default="", metadata={"help": "what sets the names apart from those of other modules"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Replace in place. Raises `PassFailed` for a function of another shape, `InputError` for no condition."""
        functions, _ = marked_functions(module)
        if not functions:
            return PassResult(changed=False)
        if not self.prefix:
            message = "no prefix is given: names may clash with those of other modules"
            ctx.warn(_NO_PREFIX, message, functions[0].location)
        actions = {function.key: self._action(module, function) for function in functions}
        outliner = _Outliner(self, module, actions)
        callers = [module.functions[e.key] for e in users_of(module, frozenset(actions)) if e.key in module.functions]
        for caller in callers:
            if caller.key not in actions:
                caller.replace_calls(outliner.replacements(caller))
        for user in users_of(module, frozenset(actions)):
            if user.key not in actions:
                used = next(function for function in functions if function.key in user.uses)
                found = f"the conditional caller is used in '@{user.key}', and not only in direct calls"
                raise self._refusal(used, found)
        outliner.declare()
        module.keep(module.symbols.keys() - frozenset(actions))
        ctx.count("conditional calls", outliner.calls)
        return PassResult(changed=True)

    def _action(self, module: Module, function: Function) -> Function:
        """Return the one function that the body of `function` calls."""
        calls = [call for call in function.calls if not str(call.callee).startswith("llvm.")]
        if len(calls) != 1:
            found = f"expected exactly one call (intrinsics aside) in the conditional caller, found {len(calls)}"
            raise self._refusal(function, found, calls[1] if calls else None)
        (call,) = calls
        action = None if call.callee is None else module.functions.get(call.callee)
        if action is None or call.keyword != "call" or not call.is_direct:
            found = f"expected a direct call of a function in the conditional caller, found '{call.text}'"
            raise self._refusal(function, found, call)
        if not action.is_declaration and action.has_attribute(names.CALL_CONDITIONALLY, string=True):
            raise self._refusal(function, f"the conditional caller calls another one, '@{action.key}'", call)
        return action

    def _refusal(self, function: Function, found: str, call: Call | None = None) -> PassFailed:
        return PassFailed(self.name, f"'@{function.key}': {found}", call.location if call else function.location)


class _Outliner:
    """Makes the declarations and the calls of them."""

    def __init__(self, pass_: SYCLConditionalCallOnDevicePass, module: Module, actions: dict[Key, Function]) -> None:
        self.calls = 0
        self._pass = pass_
        self._module = module
        self._actions = actions
        self._typed = has_typed_pointers(module)
        self._names: dict[tuple[Key, tuple[str, ...]], str] = {}
        self._order = {key: number for number, key in enumerate(actions, 1)}
        self._further = len(actions)

    def replacements(self, user: Function) -> dict[Call, str]:
        """Return the calls of conditional callers in a function, with the texts that take their places."""
        return {call: self._replacement(call) for call in user.calls if call.callee in self._actions and call.is_direct}

    def _replacement(self, call: Call) -> str:
        key = call.callee
        assert key is not None
        parsed = call.parsed
        arguments = parsed.arguments
        if not arguments or arguments[0].type.kind != "pointer" or parsed.type.is_varargs:
            found = f"expected a call with the callable's data and a condition, found '{call.text}'"
            raise PassFailed(self._pass.name, f"'@{key}': {found}", call.location)
        condition = condition_of(call, arguments[1:], f"call of '@{key}'").normalised()
        numbers = spell_numbers(condition)
        attributes = _attributes_of_numbers(arguments)
        texts = [
            spelled_action(self._actions[key], typed=self._typed),
            arguments[0].text,
            *(f"{type_}{attributes} {number}" for type_, number in numbers),
        ]
        name = self._name(key, tuple(type_ for type_, _ in numbers))
        start = call.span.start
        text = call.source.text[start : call.span.end]
        head = text[: call.callee_span.start - start]
        if parsed.type.kind == "function":
            head = f"{head[: parsed.type.start_pos]}{parsed.return_type.text} "
        self.calls += 1
        return to_user(f"{head}@{spell(name)}({', '.join(texts)}){text[call.arguments_span.end - start :]}")

    def _name(self, key: Key, types: tuple[str, ...]) -> str:
        """Return the name of the declaration for calls of one function with numbers of these types."""
        name = self._names.get((key, types))
        if name is None:
            number = self._order[key]
            if any(made == key for made, _ in self._names):
                self._further += 1
                number = self._further
            name = self._names[key, types] = f"{key}_{self._pass.prefix}_{number}"
            if name in self._module.symbols:
                message = f"'@{name}', which is to take the place of '@{key}', is there already"
                raise PassFailed(self._pass.name, message, self._module.symbols[name].location)
        return name

    def declare(self) -> None:
        """Add the declarations, in the order of their numbers."""
        for (key, types), name in sorted(self._names.items(), key=lambda item: int(item[1].rpartition("_")[2])):
            self._module.add(self._declaration(self._module.functions[key], types, name))

    def _declaration(self, function: Function, types: Sequence[str], name: str) -> str:
        header = header_of(function)
        first = header.parameters[0]
        attributes = _attributes_of_numbers(header.parameters)
        parameters = [
            pointer_to_function(self._actions[function.key], typed=self._typed),
            _spelled(first.type.text, first.attributes),
            *(f"{type_}{attributes}" for type_ in types),
        ]
        before = [header.calling_convention, *(a.text for a in header.return_attributes), header.return_type.text]
        after = [f"addrspace({header.addrspace})"] if header.addrspace else []
        after += [attribute.text for attribute in header.attributes]
        text = f"declare {' '.join(filter(None, before))} @{spell(name)}({', '.join(parameters)}) {' '.join(after)}"
        return to_user(text.rstrip())


def _attributes_of_numbers(arguments: Sequence[Argument] | Sequence[Parameter]) -> str:
    """Return the attributes of the numbers of a condition, which all numbers of it get."""
    found = arguments[1].attributes if len(arguments) > 1 else ()
    return "".join(f" {attribute.text}" for attribute in found if attribute.name in _OF_NUMBERS)


def _spelled(type_: str, attributes: Sequence[Attribute]) -> str:
    return " ".join((type_, *(attribute.text for attribute in attributes)))
