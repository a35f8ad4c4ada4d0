"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.edits.debug_text import DebugText, drop_intrinsics, other_symbols
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

_ALL = DebugText(lines=True)
_NAMED = compile_pattern(r"llvm\.(?:dbg\.|gcov)")
_OF_NUMBERS = compile_pattern(r"(?:distinct )?+!\{(![0-9]++(?:, ![0-9]++)*+)\}")
_NUMBER = compile_pattern(r"[0-9]++")


class StripDebugPass(ModulePass):
    """Remove debug intrinsics, records and attachments, the metadata they used, and `!llvm.dbg.*`.

    Source locations in `!llvm.loop` nodes, and in what these refer to, go too; a loop of which nothing else is said
    loses its node. The module flag "Debug Info Version" stays. All this as in LLVM.
    """

    name: ClassVar[str] = "strip-debug"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Strip in place. Raises `ParseError` for a debug record whose bracket is not closed."""
        before = module.version
        drop_intrinsics(module)
        loops = Loops(module)
        symbols = module.symbols.entities().values()
        edited = {symbol: now for symbol in symbols if (now := _without_debug(symbol, loops)) is not symbol}
        if any(old.body != new.body for old, new in edited.items()):
            module.drop_use_lists()
        module.replace_all(edited)
        loops.strip()
        for name, named in [*module.named_metadata.items()]:
            if _NAMED.match(str(name)):
                named.remove()
        if module.version == before:
            return PassResult(changed=False)
        module.keep(other_symbols(module))
        return PassResult(changed=True)


def _without_debug(symbol: Entity, loops: Loops) -> Entity:
    """Return a function, global or alias without debug records and attachments; itself when it has none."""
    if symbol.brace < symbol.end:
        body = _ALL.stripped(symbol, loops.say_nothing_else)
        if len(body) < symbol.end - symbol.brace:
            symbol = symbol.with_text(symbol.header, body)
    return without_attachments(symbol, "dbg")


class Loops:
    """The source locations in the nodes of loops."""

    def __init__(self, module: Module) -> None:
        """Look for none yet."""
        self._module = module
        self._seen: set[int] = set()
        self._is_location_of: dict[int, bool] = {}

    def say_nothing_else(self, number: int) -> bool:
        """Note the node of a loop; tell whether it has locations, and nothing beside them and itself."""
        self._seen.add(number)
        node = self._module.metadata[number]
        numbers = _numbers(node)
        if numbers is not None:
            others = [other for other in numbers if other != number]
            return bool(others) and all(self._is_location_number(other, node) for other in others)
        rest = [operand for operand in node.operands if operand.number != number]
        return bool(rest) and all(self._is_location(operand, node) for operand in rest)

    def strip(self) -> None:
        """Leave the locations out of the nodes that were noted, and of those that they refer to."""
        todo = [*self._seen]
        while todo:
            node = self._module.metadata[todo.pop()]
            numbers = _numbers(node)
            if numbers is None:
                if node.parsed.kind != "tuple":
                    continue
                numbers = [*node.parsed.references]
            inner = {number for number in numbers if not self._is_location_number(number, node)}
            todo += inner - self._seen
            self._seen |= inner
            if len(inner) < len({*numbers}) or _numbers(node) is None:
                self._strip_node(node)

    def _strip_node(self, node: MetadataNode) -> None:
        operands = node.operands
        kept = [to_user(operand.text) for operand in operands if not self._is_location(operand, node)]
        if len(kept) < len(operands):
            node.set_content(f"{'distinct ' if node.is_distinct else ''}!{{{', '.join(kept)}}}")

    def _is_location(self, operand: MetadataFragment, user: MetadataNode) -> bool:
        if operand.kind == "ref" and operand.number is not None:
            return self._is_location_number(operand.number, user)
        return operand.kind == "DILocation"

    def _is_location_number(self, number: int, user: MetadataNode) -> bool:
        known = self._is_location_of.get(number)
        if known is None:
            content = self._module.node(f"!{number}", user).content
            known = self._is_location_of[number] = content.removeprefix("distinct ").startswith("!DILocation")
        return known


def _numbers(node: MetadataNode) -> list[int] | None:
    """Return the operands of a node that has only numbered ones, without parsing it; None for another node."""
    found = _OF_NUMBERS.fullmatch(node.content)
    return [int(number) for number in _NUMBER.findall(found[1])] if found else None
