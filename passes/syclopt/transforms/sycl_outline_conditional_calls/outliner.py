"""Making the functions of add-on images, and direct calls of them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.conditional_calls import calls_of_stubs, read_call
from syclopt.analysis.device_metadata import aspects_of
from syclopt.ir.edits.rename import rename_symbols
from syclopt.rewrites.action_calls import replace_calls
from syclopt.transforms.sycl_outline_conditional_calls.function_copies import copy_function

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.transforms.sycl_outline_conditional_calls.plan import AddOn, AddOnPlan

_ILLEGAL = re.compile(r"[^a-zA-Z0-9_$]")
# What makes a function an entry point, or the callee of indirect calls; of a copy, nothing does.
_OF_ORIGINALS = (
    names.INDIRECTLY_CALLABLE,
    names.REFERENCED_INDIRECTLY,
    names.ENTRY_POINT_MARK,
    names.KERNEL_MARK,
    names.MODULE_ID,
)


class Outliner:
    """Makes the functions of add-on images, and calls of them."""

    def __init__(self, module: Module, plan: AddOnPlan) -> None:
        self._module = module
        self._plan = plan
        self._copies: list[tuple[Function, Key]] = []
        self._made: dict[tuple[Key, AddOn], Function] = {}
        self._names: dict[Key, str] = {}
        self._taken: set[Key] = {*module.symbols}

    def make_functions(self) -> None:
        """Decide of each action which functions it becomes, and make copies."""
        for key, add_ons in self._plan.actions.items():
            original = self._module.functions[key]
            is_only = len(add_ons) == 1 and key not in self._plan.shared
            for add_on in add_ons:
                name = self._name(key, is_only=is_only)
                if add_on is add_ons[0] and key not in self._plan.shared:
                    self._made[key, add_on] = original
                    self._names[key] = name
                    continue
                copy = self._made[key, add_on] = copy_function(self._module, original, name)
                for attribute in _OF_ORIGINALS:
                    copy.remove_attribute(attribute, string=True)
                if key in self._plan.calls:
                    self._copies.append((copy, key))

    def call_functions(self, stubs: frozenset[Key]) -> None:
        """Make conditional calls direct ones."""
        for key, calls in self._plan.calls.items():
            self._replace(self._module.functions[key], [site for site, _ in calls], key)
        for copy, key in self._copies:
            self._replace(copy, [read_call(self._module, call) for call in calls_of_stubs(copy, stubs)], key)

    def _replace(self, function: Function, sites: Iterable[ConditionalCall], key: Key) -> None:
        """Let a function call what the function `key` calls, which it is or which it is a copy of."""
        planned = zip(sites, self._plan.calls[key], strict=True)  # a copy names itself where the other one does
        direct = [replace(site, action=self._made[call.action.key, add_on]) for site, (call, add_on) in planned]
        replace_calls(self._module, function, direct, ())

    def mark_functions(self) -> None:
        """Attach what is to be known of the functions, and give originals their new names."""
        for (_, add_on), function in self._made.items():
            function.remove_attribute("noreturn")  # a stub returns
            function.add_attribute(names.ADD_ON_IMAGE, add_on.number, string=True)
            function.add_attribute(names.ADD_ON_CONDITION, ",".join(map(str, add_on.condition.integers())), string=True)
            if add_on.aspects and aspects_of(function, names.USED_ASPECTS_KIND) != add_on.aspects:
                numbers = ", ".join(f"i32 {number}" for number in add_on.aspects)
                function.set_metadata(names.USED_ASPECTS_KIND, self._module.add_metadata(f"!{{{numbers}}}"))
        rename_symbols(self._module, {key: name for key, name in self._names.items() if key != name})

    def _name(self, key: Key, *, is_only: bool) -> str:
        """Return a name for a function that an action becomes: a new one, or that of the only function."""
        name = plain = _plain(key)
        if is_only and name == key:
            return name
        number = 0
        while name in self._taken or not (is_only or number):
            number += 1
            name = f"{plain}${number}"
        self._taken.add(name)
        return name


def _plain(key: Key) -> str:
    """Return a name with nothing but letters, digits, `_` and `$`, which any assembler takes."""
    name = f"unnamed${key}" if isinstance(key, int) else _ILLEGAL.sub("$", key)
    return f"_{name}" if name[:1].isdigit() else name
