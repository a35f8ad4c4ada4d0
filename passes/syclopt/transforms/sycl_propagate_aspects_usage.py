"""sycl-propagate-aspects-usage: tell of each function which optional features of a device it needs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from syclopt import names
from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.aspects.use_chains import WaysToUses, instruction_of_use, place_of_use
from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.node_items import fits
from syclopt.errors import InputError, PassFailed, nearest
from syclopt.ir.edits.attach import with_attachments
from syclopt.mangling.shown_names import shown
from syclopt.passes import ALL, ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.analysis.aspects.needed import NeededAspects
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.targets import Target

_ATTRIBUTE = "device-has-attribute"
_PROPERTY = "device-has-property"
_LACKS = "fixed-target"
_KINDS = (names.USED_ASPECTS_KIND, names.FIXED_TARGETS_KIND, names.CONDITIONAL_ASPECTS_KIND)
_NUMBER = re.compile(r"-?[0-9]{1,20}")


@dataclass(frozen=True)
class SYCLPropagateAspectsUsagePass(ModulePass):
    """Attach `!sycl_used_aspects` to each function that needs aspects, and `!sycl_fixed_targets` to entry points.

    A function needs what its types and instructions use, and what it calls needs, as far as entry points reach it;
    an entry point also what the sets of virtual functions in its `calls-indirectly` need. Aspects that a function
    declares are listed too, and never excluded. What is only reached through conditional calls is listed as
    `!sycl_conditionally_used_aspects`, each with its condition. Lists ascend, and keep what they held before. A module
    without `!sycl_aspects` stays as it is.

    A function that needs an aspect which its `device_has` attribute or property does not list is warned about, and
    so is an entry point that needs what a fixed target lacks.
    """

    name: ClassVar[str] = "sycl-propagate-aspects-usage"
    warns: ClassVar[tuple[str, ...]] = (_ATTRIBUTE, _PROPERTY, _LACKS)
    flags: ClassVar[dict[str, str]] = {
        "sycl-propagate-aspects-usage-fixed-targets": "fixed_targets",
        "sycl-propagate-aspects-usage-exclude-aspects": "exclude_aspects",
    }
    fixed_targets: tuple[str, ...] = field(
        default=(), metadata={"help": "aspects that name what the module is for (cpu, gpu), and targets to check"}
    )
    exclude_aspects: tuple[str, ...] = field(
        default=(), metadata={"help": "names of aspects that are not written, unless they are declared"}
    )
    fp64_conv_emu: bool = field(
        default=False, metadata={"help": "leave out uses of double that conversion emulation replaces"}
    )
    validate_aspects: bool = field(default=True, metadata={"help": "warn about aspects that are not declared"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Attach in place. Raises `InputError` for metadata of another form, `PassFailed` for an unknown name."""
        if names.ASPECTS_LIST not in module.named_metadata:
            return PassResult(changed=False, preserves=ALL)
        local = LocalAspects.collect(module, emulate_fp64=True) if self.fp64_conv_emu else ctx.get(LocalAspects)
        if not local.table.numbers:
            return PassResult(changed=False, preserves=ALL)
        fixed, targets = self._fixed_targets(local)
        excluded = local.bits.mask(
            self._numbers(local, "option 'exclude-aspects': unknown aspect", self.exclude_aspects)
        )
        needed = needed_aspects(module, local, ctx.get(EntryPoints))
        if self.validate_aspects and (local.declared or needed.device_has):
            _validate(module, ctx, needed)
        for target in targets:
            _check_target(module, ctx, needed, excluded, target)
        before = module.version
        writer = _Writer(module, needed, excluded, fixed)
        ctx.count("functions with aspects", sum(map(writer.write, needed.concerned)))
        module.replace_all(writer.edited)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))

    def _fixed_targets(self, local: LocalAspects) -> tuple[tuple[int, ...], list[Target]]:
        """Return the numbers of the aspects among the fixed targets, and the other targets."""
        if not self.fixed_targets:
            return (), []
        from syclopt.targets import default_table

        table = default_table()
        aspects = [name for name in self.fixed_targets if name in local.table.numbers or not table.find(name)]
        targets = [table.get(name) for name in self.fixed_targets if name not in aspects]
        others = [name for target in table for name in (target.name, *target.aliases)]
        return self._numbers(local, "option 'fixed-targets': unknown aspect or target", aspects, others), targets

    def _numbers(
        self, local: LocalAspects, refusal: str, listed: Iterable[str], others: Iterable[str] = ()
    ) -> tuple[int, ...]:
        """Return the numbers that the module gives to aspects; one that it does not have has none."""
        numbers = local.table.numbers
        for name in listed:
            if name not in numbers:
                from syclopt.targets import aspects

                if name not in aspects():
                    valid = dict.fromkeys((*numbers, *(aspect.name for aspect in aspects()), *others))
                    raise PassFailed(self.name, f"{refusal} '{name}'{nearest(name, valid)}")
        return tuple(numbers[name] for name in listed if name in numbers)


def _validate(module: Module, ctx: PassContext, needed: NeededAspects) -> None:
    for aspect, number, origin, chain in undeclared_uses(module, needed):
        uses = f"function {shown(chain[0])} uses aspect '{aspect}' not listed in its 'sycl::device_has' {origin}"
        where = describe_use(module, needed, chain, number)
        name = _ATTRIBUTE if origin == "attribute" else _PROPERTY
        ctx.warn(name, f"{uses}: {where}", module.functions[chain[0]].location)


def _check_target(module: Module, ctx: PassContext, needed: NeededAspects, excluded: int, target: Target) -> None:
    """Warn of the entry points that need aspects which a fixed target lacks."""
    from syclopt.analysis.aspects.use_chains import WaysToUses
    from syclopt.targets import Requirements

    local, ways = needed.local, WaysToUses(needed)
    lacking = local.bits.mask(
        number for number in local.bits.numbers(-1) if number >= 0 and not target.supports(Requirements.of((number,)))
    )
    for key in needed.entry_points.ordered:
        used = needed.used.get(key, 0)
        for number in local.bits.numbers(((used & ~excluded) | needed.declared.get(key, 0)) & lacking):
            mask = local.bits.mask((number,))
            name = local.table.name(number) or str(number)
            where = "it is declared"
            if used & mask:
                where = describe_use(module, needed, ways.to_use(key, number), number)
            message = (
                f"function {shown(key)} needs aspect '{name}', which the fixed target '{target.name}' lacks: {where}"
            )
            ctx.warn(_LACKS, message, module.functions[key].location)


class _Writer:
    """Writes lists of aspects; equal lists share a node, and a list that stands there already stays."""

    def __init__(self, module: Module, needed: NeededAspects, excluded: int, fixed: tuple[int, ...]) -> None:
        self.edited: dict[Entity, Entity] = {}
        self._module = module
        self._needed = needed
        self._excluded = excluded
        self._fixed = fixed
        self._table = module.symbols.entities()
        self._with_lists = frozenset(f.key for kind in _KINDS for f in module.functions_with_metadata(kind))
        self._nodes: dict[tuple[int, ...], MetadataNode] = {}
        self._references: dict[tuple[tuple[int, ...], tuple[int, ...]], str] = {}
        self._texts: dict[tuple[int, bool], str] = {}
        self._numbers_of: dict[int, tuple[int, ...]] = {}

    def write(self, key: Key) -> bool:
        """Attach to the function `key` what it needs; tell whether it needs any aspect."""
        needed = self._needed
        mask = (needed.used.get(key, 0) & ~self._excluded) | needed.declared.get(key, 0)
        is_entry_point = key in needed.entry_points.names
        if not needed.conditional and key not in self._with_lists:
            if mask or is_entry_point:
                self._attach(self._table[key], mask, is_entry_point)
            return bool(mask)
        lists: dict[str, tuple[int, ...]] = {}
        if mask:
            lists[names.USED_ASPECTS_KIND] = self._numbers(mask | needed.local.listed.get(key, 0))
        if is_entry_point:
            lists[names.FIXED_TARGETS_KIND] = self._fixed
        conditional = needed.conditional.get(key)
        if not (lists or conditional):
            return False
        function = self._module.functions[key]
        kinds = function.metadata_kinds
        nodes = {
            kind: self._list(numbers)
            for kind, numbers in lists.items()
            if kind not in kinds or aspects_of(function, kind) != numbers
        }
        if conditional and (node := self._pairs(function, conditional)):
            nodes[names.CONDITIONAL_ASPECTS_KIND] = node
        function.attach(nodes)
        return bool(mask)

    def _attach(self, entity: Entity, mask: int, is_entry_point: bool) -> None:
        """Attach to a function without lists."""
        text = self._texts.get((mask, is_entry_point))
        if text is None:
            parts = [f"!{names.USED_ASPECTS_KIND} {self._list(self._numbers(mask)).reference}"] if mask else []
            if is_entry_point:
                parts.append(f"!{names.FIXED_TARGETS_KIND} {self._list(self._fixed).reference}")
            text = self._texts[mask, is_entry_point] = " ".join(parts)
        self.edited[entity] = with_attachments(entity, text)

    def _numbers(self, mask: int) -> tuple[int, ...]:
        if mask not in self._numbers_of:
            self._numbers_of[mask] = self._needed.local.bits.numbers(mask)
        return self._numbers_of[mask]

    def _list(self, numbers: tuple[int, ...]) -> MetadataNode:
        node = self._nodes.get(numbers)
        if node is None:
            text = ", ".join(f"{'i32' if fits(number) else 'i64'} {number}" for number in numbers)
            node = self._nodes[numbers] = self._module.add_metadata(f"!{{{text}}}")
        return node

    def _pairs(self, function: Function, conditional: dict[tuple[int, ...], int]) -> MetadataNode | None:
        """Return the node of pairs of condition and aspects, with those that it has; None for no others."""
        from syclopt.analysis.aspects.conditional_lists import listed_pairs

        before = listed_pairs(function) if names.CONDITIONAL_ASPECTS_KIND in function.metadata_kinds else []
        masks: dict[tuple[int, ...], int] = {}
        for condition, numbers in before:
            masks[condition] = masks.get(condition, 0) | self._needed.local.bits.mask(numbers)
        for condition, mask in conditional.items():
            if mask & ~self._excluded:
                masks[condition] = masks.get(condition, 0) | (mask & ~self._excluded)
        pairs = [(condition, self._numbers(mask)) for condition, mask in masks.items()]
        if pairs == before:
            return None
        return self._module.add_metadata(f"!{{{', '.join(map(self._pair, pairs))}}}")

    def _pair(self, pair: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
        """Return the reference to the node of a condition and aspects."""
        reference = self._references.get(pair)
        if reference is None:
            node = self._module.add_metadata(f"!{{{', '.join(self._list(part).reference for part in pair)}}}")
            reference = self._references[pair] = node.reference
        return reference


def describe_use(module: Module, needed: NeededAspects, chain: Sequence[Key], number: int) -> str:
    """Return, in words, where the use of an aspect is that `chain` leads to, with places in the source if known."""
    place = place_of_use(module, needed.local, chain[-1], number)
    use = instruction_of_use(module.functions[chain[-1]], needed.local, number)
    return f"the actual use is in {shown(chain[-1])}{described_chain(module, chain, place, instruction=use)}"


class Undeclared(NamedTuple):
    """A use of an aspect beyond what the `device_has` attribute or property of a function lists.

    `chain` begins with that function and ends with the one that uses the aspect; each calls the next one.
    """

    aspect: str
    number: int
    origin: Literal["attribute", "property"]
    chain: list[Key]


def undeclared_uses(module: Module, needed: NeededAspects) -> Iterator[Undeclared]:
    """Yield what is used and not declared, in the module's order.

    A kernel's attribute is not looked at: its call operator has the same one. What is beyond a kernel's property is
    told of the first callee that uses it. Raises `InputError` for an aspect without a name, and for a property that
    lists no numbers.
    """
    local, ways = needed.local, WaysToUses(needed)
    named: dict[int, str] = {}
    for name, number in local.table.numbers.items():
        named.setdefault(number, name)
    for key, used in needed.used.items():
        is_entry_point = key in needed.entry_points.names
        origin: Literal["attribute", "property"] = "attribute"
        if key in local.declared:
            allowed = local.declared[key]
            if is_entry_point:
                continue
        elif key in needed.device_has:
            allowed, origin = local.bits.mask(_numbers(module, key, needed.device_has[key])), "property"
        else:
            continue
        for number in local.bits.numbers(used & ~allowed):
            if number not in named:
                lacks = f"!{names.ASPECTS_LIST} has no name for the aspect {number}"
                message = f"{lacks}, which '@{key}' uses but does not declare"
                raise InputError(message, module.functions[key].location)
            chain = ways.to_use(key, number)
            yield Undeclared(named[number], number, origin, chain[1:] if is_entry_point and len(chain) > 1 else chain)


def _numbers(module: Module, key: Key, value: str) -> list[int]:
    pieces = [piece for piece in value.split(",") if piece]
    if not all(map(_NUMBER.fullmatch, pieces)):
        message = f"\"{names.DEVICE_HAS}\" of '@{key}': expected decimal numbers between commas, found '{value}'"
        raise InputError(message, module.functions[key].location)
    return [int(piece) for piece in pieces]
