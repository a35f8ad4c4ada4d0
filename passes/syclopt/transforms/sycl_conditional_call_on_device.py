"""sycl-conditional-call-on-device: make calls under a condition calls of declarations that carry action and condition.

With no body between a kernel and what it calls conditionally, the kernel does not need the aspects of the latter.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.conditional_callers import data_count, hands_data_on
from syclopt.analysis.conditional_calls import (
    header_of,
    marked_functions,
    pointer_to_function,
    spelled_action,
)
from syclopt.analysis.direct_calls import direct_calls
from syclopt.errors import PassFailed
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.emptied_bodies import allow_inlining

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.symbol import Symbol

_NO_PREFIX = "missing-prefix"


@dataclass(frozen=True)
class SYCLConditionalCallOnDevicePass(ModulePass):
    """Replace each function with `"sycl-call-if-on-device-conditionally"` by a declaration, and delete it.

    The declaration is called `NAME_PREFIX_N`, where N counts such functions of the module, and takes the function
    that the body of the original calls before the original's arguments, in calls too. Arguments and attributes stay
    as they are, whatever they mean.

    A function that does not hand on its first argument, a pointer to the data of a callable, but puts the data
    together first, stays as an ordinary one. Then it is what the declaration takes, before all its arguments and,
    once more, those of them that its body does not read: the condition.
    """

    name: ClassVar[str] = "sycl-conditional-call-on-device"
    warns: ClassVar[tuple[str, ...]] = (_NO_PREFIX,)
    flags: ClassVar[dict[str, str]] = {"sycl-conditional-call-on-device-unique-prefix": "prefix"}
    prefix: str = field(default="", metadata={"help": "what sets the names apart from those of other modules"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Replace in place. Raises `PassFailed` for a function of another shape, or with another use."""
        functions, _ = marked_functions(module)
        if not functions:
            return PassResult(changed=False)
        if not self.prefix:
            message = "no prefix is given: names may clash with those of other modules"
            ctx.warn(_NO_PREFIX, message, functions[0].location)
        callers = {function.key: self._caller(function, number) for number, function in enumerate(functions, 1)}
        called: set[Key | None] = set()
        for function, calls in self._calls(module, frozenset(callers)).items():
            function.replace_calls({call: callers[key].replacement(call) for call, key in calls.items()})
            called.update(calls.values())
            ctx.count("conditional calls", len(calls))
        for key, caller in callers.items():
            if key in called:
                self._declare(module, caller)
            if caller.stays:
                caller.function.remove_attribute(names.CALL_CONDITIONALLY, string=True)
                allow_inlining(caller.function)
        module.keep(module.symbols.keys() - {key for key, caller in callers.items() if not caller.stays})
        return PassResult(changed=True)

    def _calls(self, module: Module, callers: frozenset[Key]) -> dict[Function, dict[Call, Key]]:
        """Return function -> its calls of `callers`, these themselves left out. Raises `PassFailed` for another use."""

        def refusal(caller: Key, user: Symbol) -> PassFailed:
            message = f"the conditional caller is used in '@{user.key}', and not only in direct calls"
            return self._refusal(module.functions[caller], message)

        return direct_calls(module, callers, refusal)

    def _caller(self, function: Function, number: int) -> _Caller:
        """Return what becomes of a conditional caller. Raises `PassFailed` for one of another shape."""
        call = self._only_call(function)
        action = None if call.callee is None else function.module.functions.get(call.callee)
        if action is None or call.keyword != "call" or not call.is_direct:
            found = f"expected a direct call of a function in the conditional caller, found '{call.printed}'"
            raise self._refusal(function, found, call)
        if not action.is_declaration and action.has_attribute(names.CALL_CONDITIONALLY, string=True):
            raise self._refusal(function, f"the conditional caller calls another one, '@{action.key}'", call)
        if function.is_vararg:
            raise self._refusal(function, "the conditional caller takes any number of arguments")
        name = f"{function.key}_{self.prefix}_{number}"
        if hands_data_on(function, call):
            return _Caller(function, action, name, len(function.parameters))
        return _Caller(function, function, name, data_count(function))

    def _only_call(self, function: Function) -> Call:
        calls = [call for call in function.calls if not str(call.callee).startswith("llvm.")]
        if len(calls) != 1:
            found = f"expected exactly one call (intrinsics aside) in the conditional caller, found {len(calls)}"
            raise self._refusal(function, found, calls[1] if calls else None)
        return calls[0]

    def _declare(self, module: Module, caller: _Caller) -> None:
        if caller.name in module.symbols:
            message = f"'@{caller.name}', which is to take the place of '@{caller.function.key}', is there already"
            raise PassFailed(self.name, message, module.symbols[caller.name].location)
        module.add(caller.declaration)

    def _refusal(self, function: Function, found: str, call: Call | None = None) -> PassFailed:
        return PassFailed(self.name, f"'@{function.key}': {found}", call.location if call else function.location)


class _Caller:
    """A conditional caller: its action, the name of its declaration, and from which argument on they come twice.

    The action is the function itself where that puts the data of the callable together.
    """

    def __init__(self, function: Function, action: Function, name: str, twice: int) -> None:
        self.function = function
        self._action = spelled_action(action, typed=has_typed_pointers(function.module))
        self._type = pointer_to_function(action, typed=has_typed_pointers(function.module))
        self._twice = twice
        self.name = name
        self.stays = action.key == function.key

    def replacement(self, call: Call) -> str:
        """Return the call of the declaration that takes the place of a call."""
        parsed = call.parsed
        given = [argument.text for argument in parsed.arguments]
        start = call.span.start
        text = call.source.text[start : call.span.end]
        head = text[: call.callee_span.start - start]
        if parsed.type.kind == "function":
            head = f"{head[: parsed.type.start_pos]}{parsed.return_type.text} "
        arguments = ", ".join((self._action, *given, *given[self._twice :]))
        return to_user(f"{head}@{spell(self.name)}({arguments}){text[call.arguments_span.end - start :]}")

    @property
    def declaration(self) -> str:
        """The declaration."""
        header = header_of(self.function)
        given = [_spelled(parameter) for parameter in header.parameters]
        parameters = ", ".join((self._type, *given, *given[self._twice :]))
        before = [header.calling_convention, *(a.text for a in header.return_attributes), header.return_type.text]
        after = [f"addrspace({header.addrspace})"] if header.addrspace else []
        after += [attribute.text for attribute in header.attributes]
        text = f"declare {' '.join(filter(None, before))} @{spell(self.name)}({parameters}) {' '.join(after)}"
        return to_user(text.rstrip())


def _spelled(parameter: Parameter) -> str:
    return " ".join((parameter.type.text, *(attribute.text for attribute in parameter.attributes)))
