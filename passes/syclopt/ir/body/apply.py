"""The text of a body after its edits, and what the rest of the module needs for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body import numbering
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.body.locals import replace_addresses, replace_mentions

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.block import Block
    from syclopt.ir.body.body import Body
    from syclopt.ir.text.spelling import Key


def apply(body: Body, old_numbers: list[int], old_predecessors: Mapping[Block, list[Key]]) -> None:
    """Give the function the body as it is now, in one join; values and blocks without a name get new numbers if needed.

    Raises `EditError` when the function has been given another body meanwhile.
    """
    function = body.function
    entity = function.entity
    if not body.is_of(entity):
        raise EditError(f"'@{function.key}' has been given another body since its edit began", function.location)
    for block, old in old_predecessors.items():
        if not block.is_removed and [one.key for one in block.predecessors] != old:
            block.trail = numbering.with_predecessors(block.trail, block)
    numbers = numbering.order(body)
    new = numbering.in_sequence(numbers, body.first_number) if numbers != old_numbers else {}
    text = "".join(_parts(body, new))
    if text == entity.body:
        return
    text = without_use_lists(text)
    if new:
        text = replace_mentions(text, new.get, function.key, body.type_names)
    module = function.module
    module.drop_use_lists()
    module.replace(function, entity.with_text(entity.header, text))
    if any(block.key in new for block in body.blocks):
        _tell_others(body, new)


def _parts(body: Body, new: Mapping[Key, str]) -> Iterator[str]:
    """Yield the text in parts; labels have their new numbers."""
    yield body.head
    for block in body.blocks:
        if block.label:
            yield f"{new[block.key][1:] if block.key in new else block.label}:"
        yield numbering.renumbered_comment(block.trail, new) if new else block.trail
        for piece in block.pieces:
            yield piece.raw
            yield piece.trail
    yield body.tail


def _tell_others(body: Body, new: Mapping[Key, str]) -> None:
    """Let what takes the address of a block that has another number now name that."""
    function = body.function
    for entity in function.module.kept(numbering.AddressTakers).of(function.key):
        if entity is function.entity:
            continue
        head, text = (replace_addresses(part, new.get, function.key) for part in (entity.header, entity.body))
        if (head, text) != (entity.header, entity.body):
            edited = entity.with_text(head, text) if text else entity.with_head(head)
            function.module.replace_entity(entity, edited)
