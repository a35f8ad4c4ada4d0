"""The virtual functions of a device module, and the sets that they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from syclopt import names
from syclopt.analysis.entry_points import KERNEL_CONVENTIONS
from syclopt.analysis.thunks import functions_of_thunks, is_thunk_name
from syclopt.errors import InputError
from syclopt.ir.attribute_lists import attributes_in, group_body

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.attribute_lists import Attribute
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.attribute_group import AttributeGroup
    from syclopt.ir.views.function import Function


class VirtualFunctions(NamedTuple):
    """Function -> set of the functions with `"indirectly-callable"`, declarations too, in the module's order.

    `aliases` is alias -> set of the aliases of such functions. `callees` are the functions that have
    `"referenced-indirectly"`. `thunks` is thunk -> function of the thunks that have neither attribute.
    """

    sets: Mapping[Key, str]
    aliases: Mapping[Key, str]
    callees: AbstractSet[Key]
    thunks: Mapping[Key, Key]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Read the attributes.

        Raises `InputError` for a kernel that has one, a function in two sets, and a name that lists cannot hold.
        """
        sets = module.functions_with_string(names.INDIRECTLY_CALLABLE)
        for key, name in sets.items():
            _check(module.functions[key], name)
        aliases: dict[Key, str] = {}
        thunks: dict[Key, Key] = {}
        if sets:
            todo = [(key, name) for key, name in sets.items()]
            standing = _aliases(module)
            while todo:
                key, name = todo.pop()
                for alias in standing.get(key, ()):
                    if alias not in aliases:
                        aliases[alias] = name
                        todo.append((alias, name))
        callees = module.functions_with_string(names.REFERENCED_INDIRECTLY).keys()
        if sets or callees:
            marked = sets.keys() | callees
            thunks = functions_of_thunks(
                module, [key for key in module.functions if is_thunk_name(key) and key not in marked]
            )
        return cls(sets, aliases, callees, thunks)

    @property
    def names(self) -> AbstractSet[Key]:
        """All symbols that stand for a virtual function."""
        return self.sets.keys() | self.aliases.keys()

    def set_of(self, function: Key) -> str | None:
        """Return the set of a function, or of the one that it is a thunk of; None when it is no virtual function."""
        name = self._set(function)
        return self._set(self.thunks[function]) if name is None and function in self.thunks else name

    def is_device_code(self, function: Key) -> bool:
        """Whether a device may call a function by a pointer: it, or what it is a thunk of, has such an attribute."""
        return self.set_of(function) is not None or self.thunks.get(function, function) in self.callees

    def _set(self, symbol: Key) -> str | None:
        return self.sets.get(symbol, self.aliases.get(symbol))


def names_in(value: str) -> list[str]:
    """Return the sets that a list, `A,B`, names."""
    return [name for name in value.split(",") if name]


def _check(function: Function, name: str) -> None:
    what = f'\'@{function.key}\' has "{names.INDIRECTLY_CALLABLE}"="{name}"'
    if function.calling_convention in KERNEL_CONVENTIONS:
        raise InputError(f"{what}, but it is a kernel, which cannot be a virtual function", function.location)
    if not name or "," in name:
        raise InputError(f"{what}, expected the name of one set, without a comma", function.location)
    for other in _named_sets(function):
        if other != name:
            raise InputError(f"'@{function.key}' is in two sets, '{other}' and '{name}'", function.location)


def _named_sets(function: Function) -> Iterator[str]:
    """Yield the sets that a function names itself or by attribute groups, each as often as it does."""
    for attribute in attributes_in(function.header, *function.layout.attributes):
        if attribute.group is not None:
            if attribute.group in function.module.attribute_groups:
                yield from _sets_of_group(function.module.attribute_groups[attribute.group])
        elif _is_member(attribute):
            yield attribute.value


def _is_member(attribute: Attribute) -> bool:
    return attribute.is_string and attribute.name == names.INDIRECTLY_CALLABLE


def _sets_of_group(group: AttributeGroup) -> Iterator[str]:
    if group.header.count(names.INDIRECTLY_CALLABLE) > 1:
        listed = attributes_in(group.header, *group_body(group.header))
        yield from (attribute.value for attribute in listed if _is_member(attribute))
    elif names.INDIRECTLY_CALLABLE in (strings := group.strings):
        yield strings[names.INDIRECTLY_CALLABLE]


def _aliases(module: Module) -> dict[Key, Sequence[Key]]:
    """Return symbol -> the aliases that stand for it."""
    found: dict[Key, list[Key]] = {}
    for alias in module.aliases.values():
        if alias.kind == "alias":
            for target in alias.symbols_used:
                found.setdefault(target, []).append(alias.key)
    return {**found}
