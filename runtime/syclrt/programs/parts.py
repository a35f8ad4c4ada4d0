"""Parts of a linked program: kernels that share nothing with others are machine code of their own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.named_tuples import NamedTuple
from syclrt.disk_cache import digest, kept
from syclrt.programs.kernel import reached_from

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from syclopt.ir import Module
    from syclopt.ir.text.spelling import Key
    from syclrt.programs.discovery import LinkedImage

_APART = frozenset({"main", "imported symbol"})  # why an image is linked to kernels that share no objects


class Part(NamedTuple):
    """Kernels that are built together, and the unique ids of the device globals that are built with them.

    There is one program of a part that `shares` something: for all sizes of work-groups.
    """

    kernels: tuple[str, ...]
    device_globals: tuple[str, ...]
    shares: bool


def small_part(linked: Sequence[LinkedImage], most_bytes: int) -> Part | None:
    """Return all of a linked program; None where it has more code than that, or kernels share something."""
    if sum(len(one.image.data) for one in linked) > most_bytes or part_that_shares(linked).kernels:
        return None
    return Part(_kernels(linked), _device_globals(linked), shares=False)


def part_of(kernel: str, linked: Sequence[LinkedImage]) -> Part:
    """Return the part of a linked program that has a kernel: that one alone, or all that share something."""
    if not _has_parts(linked):
        return _whole(linked)
    found = kept(_place("kernel", kernel, linked), lambda: _alone(kernel, linked))
    return Part((kernel,), tuple(json.loads(found)), shares=False) if found else part_that_shares(linked)


def part_that_shares(linked: Sequence[LinkedImage]) -> Part:
    """Return the part of a linked program whose kernels share something, with all device globals."""
    if not _has_parts(linked):
        return _whole(linked)
    found = kept(_place("that shares", "", linked), lambda: _sharing(linked))
    return Part(tuple(json.loads(found)), _device_globals(linked), shares=True)


def reached_in(modules: Sequence[Module], roots: Iterable[Key]) -> list[set[Key]]:
    """Return for each of the modules that are linked the symbols that `roots` need."""
    wanted: set[Key] = set(roots)
    while True:
        found = [{*reached_from(module, wanted)} for module in modules]
        everything = wanted.union(*found)
        if len(modules) == 1 or len(everything) == len(wanted):
            return found
        wanted = everything


def _whole(linked: Sequence[LinkedImage]) -> Part:
    shares = any(not one.image.is_ir or one.image.keeps_values for one in linked)
    return Part(_kernels(linked), _device_globals(linked), shares)


def _has_parts(linked: Sequence[LinkedImage]) -> bool:
    """Tell whether kernels of a linked program may be built apart from each other."""
    if len(_kernels(linked)) < 2:
        return False
    return all(one.reason in _APART and one.image.is_ir for one in linked)


def _alone(kernel: str, linked: Sequence[LinkedImage]) -> bytes:
    """Return the device globals that a kernel needs, in JSON; nothing where it shares something."""
    modules = [one.image.module for one in linked]
    reached = reached_in(modules, [kernel])
    if _share(modules, reached):
        return b""
    ids = {
        unique_id
        for module, keys in zip(modules, reached, strict=True)
        for key, unique_id in module.globals_with_string(names.UNIQUE_ID).items()
        if key in keys
    }
    return json.dumps([one for one in _device_globals(linked) if one in ids]).encode()


def _sharing(linked: Sequence[LinkedImage]) -> bytes:
    modules = [one.image.module for one in linked]
    kernels = [name for name in _kernels(linked) if _share(modules, reached_in(modules, [name]))]
    return json.dumps(kernels).encode()


def _share(modules: Sequence[Module], reached: Sequence[Collection[Key]]) -> bool:
    from syclopt.images.code_facts import shares_state

    return any(shares_state(module, keys) for module, keys in zip(modules, reached, strict=True))


def _kernels(linked: Sequence[LinkedImage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for one in linked for name in one.image.kernels))


def _device_globals(linked: Sequence[LinkedImage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(unique_id for one in linked for unique_id in one.image.device_globals))


def _place(what: str, kernel: str, linked: Sequence[LinkedImage]) -> bytes:
    return digest(f"part {what}", kernel, *(one.image.digest for one in linked))
