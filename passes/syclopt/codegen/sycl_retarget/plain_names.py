"""Names of what nobody else sees become plain words: passes that make code tell instructions apart by words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.body.locals import replace_addresses, replace_mentions
from syclopt.ir.body.numbering import AddressTakers
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, STRING, Key, key_of, parting, spell

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_DEFINED = compile_pattern(rf"(?<=%){STRING}(?={GAP}=)|{STRING}(?=:)")
_PARAMETER = compile_pattern(rf"(?<=%){STRING}(?={GAP}[,)])")  # or a type
_LABEL = outside_noise(rf"(?<![%@$!#])(?P<label>{STRING})(?=:)")
_PLAIN = compile_pattern(r"[-a-zA-Z$._0-9]++")
_NO_WORD = compile_pattern(r"[^a-zA-Z$._0-9]")
_HIDDEN = ("internal", "private")


def give_plain_names(module: Module) -> None:
    """Rename values and blocks, and hidden symbols, whose names have other characters than words have."""
    odd = [key for key in module.symbols if _is_odd(key) and module.symbols[key].linkage in _HIDDEN]
    if odd:
        module.rename(_plain(odd, module.symbols))
    has_addresses = bool(module.mentioning("blockaddress"))
    types = module.types
    edited: dict[Entity, Entity] = {}
    for function in module.definitions():
        entity = function.entity
        keys = dict.fromkeys(map(key_of, _DEFINED.findall(entity.body) if '"' in entity.body else ()))
        if '%"' in entity.header:
            keys |= {key: None for key in map(key_of, _PARAMETER.findall(entity.header)) if key not in types}
        if found := [key for key in keys if _is_odd(key)]:
            new = _plain(found, {*keys, *_PLAIN.findall(entity.header), *_PLAIN.findall(entity.body)})
            edited[entity] = _renamed(edited.get(entity, entity), new, types)
            if has_addresses:
                _rename_addresses(module, entity, new, edited)
    module.replace_all(edited)


def _rename_addresses(module: Module, function: Entity, new: Mapping[Key, str], edited: dict[Entity, Entity]) -> None:
    """Let what takes addresses of the blocks of a function name them as they are called now."""
    for user in module.kept(AddressTakers).of(function.key):
        if user is not function:
            now = edited.get(user, user)
            head, body = (replace_addresses(text, _token(new), function.key) for text in (now.header, now.body))
            edited[user] = now.with_text(head, body) if body else now.with_head(head)


def _token(new: Mapping[Key, str]) -> Callable[[Key], str | None]:
    """Return what gives the token of a new name; None for one that stays."""
    return lambda key: f"%{new[key]}" if key in new else None


def _is_odd(key: Key) -> bool:
    return spell(key).startswith('"')


def _plain(keys: Iterable[Key], taken: Container[Key]) -> dict[Key, str]:
    """Return key -> a word that is not taken."""
    fresh = FreshNames(taken)
    return {key: fresh.fresh(f"_{_NO_WORD.sub('_', str(key))}") for key in keys}


def _renamed(entity: Entity, new: dict[Key, str], types: Container[Key]) -> Entity:
    def label(found: re.Match[str]) -> str:
        word = new.get(key_of(found["label"])) if found["label"] else None
        before = found.string[max(found.start() - 1, 0) : found.start()]
        return found[0] if word is None else f"{parting(before, word)}{word}"

    header, body = (replace_mentions(text, _token(new), entity.key, types) for text in (entity.header, entity.body))
    return entity.with_text(header, _LABEL.sub(label, body))
