"""What a module says about aspects: their names and numbers, and the types that use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt import names
from syclopt.analysis.node_items import fits, items_of, list_of, place_of
from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode


@dataclass(frozen=True)
class AspectTable:
    """The lists `!sycl_aspects` and `!sycl_types_that_use_aspects`.

    `numbers` is name -> number in the order of the list; a name that is there twice has its first place and last
    number. `nodes` is number -> the last node that has it. `types` is type -> numbers; a type that the module does not
    declare is left out: LLVM writes no type that nothing uses.
    """

    numbers: dict[str, int]
    nodes: dict[int, MetadataNode]
    types: dict[Key, tuple[int, ...]]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Read the lists. Raises `InputError` that names the node which has another form."""
        numbers: dict[str, int] = {}
        nodes: dict[int, MetadataNode] = {}
        for node in list_of(module, names.ASPECTS_LIST):
            name, number = _aspect(node)
            numbers[name] = number
            nodes[number] = node
        types: dict[Key, tuple[int, ...]] = {}
        for node in list_of(module, names.TYPES_THAT_USE_ASPECTS_LIST):
            key, used = _type(node)
            if key in module.types:
                types[key] = (*types.get(key, ()), *used)
        return cls(numbers, nodes, types)

    def name(self, number: int) -> str | None:
        """Return the first name with this number, or None."""
        return next((name for name, held in self.numbers.items() if held == number), None)


def _aspect(node: MetadataNode) -> tuple[str, int]:
    items = items_of(node)
    if len(items) == 2:
        name, number = items[0].string, items[1].integer
        if name is not None and number is not None and fits(number):
            return name, number
    raise InputError(f'!{names.ASPECTS_LIST}: expected !{{!"name", i32 number}}, found {node.content}', place_of(node))


def _type(node: MetadataNode) -> tuple[Key, list[int]]:
    items = items_of(node)
    numbers = [item.integer for item in items[1:] if item.integer is not None and fits(item.integer)]
    if not items or items[0].string is None or not numbers or len(numbers) != len(items) - 1:
        message = f'!{names.TYPES_THAT_USE_ASPECTS_LIST}: expected !{{!"type", i32 number, ...}}, found {node.content}'
        raise InputError(message, place_of(node))
    return items[0].string, numbers
