"""What code says of kernels, kept on the disk: parameters, and with which others a kernel is one part of a program.

Kernels that share nothing with others are machine code of their own.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.images.kernel_facts import CodeFacts, Parameter
from syclrt.disk_cache import digest, kept, packed, unpacked
from syclrt.errors import Errc, SyclError, told_as
from syclrt.programs.arguments import SPEC_CONSTANTS_PARAMETER

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from syclopt.ir import Module
    from syclopt.ir.text.spelling import Key
    from syclrt.programs.choice import LinkedImage
    from syclrt.programs.loaded_image import LoadedImage

_APART = frozenset({"main", "imported symbol"})  # why an image is linked to kernels that share no objects
_TOGETHER = 16  # kernels of an image that are read at once: who launches one launches others, too


class Record:
    """What the IR of an image says of a kernel, and the unique ids of the device globals that it needs.

    These are None where it shares something with other kernels.
    """

    def __init__(self, facts: CodeFacts, needs: tuple[str, ...] | None) -> None:
        self.facts = facts
        self.needs = needs


def facts_in(image: LoadedImage, kernel: str) -> CodeFacts:
    """Return what an image says of a kernel. Raises `SyclError` (INVALID) where it does not have it."""
    compiled = image.compiled(kernel)
    found = _read(image, kernel) if compiled is None else compiled.code
    return found._replace(parameters=_with_buffer(found.parameters)) if image.has_constants_in_buffer else found


def _read(image: LoadedImage, kernel: str) -> CodeFacts:
    """Return what the IR of an image says. Raises `SyclError` (INVALID) where it does not have the kernel."""
    facts = (_recorded(image, kernel) or _record_of(image, kernel)).facts
    return facts._replace(may_wait=True) if image.uses_others else facts


def _recorded(image: LoadedImage, kernel: str) -> Record | None:
    """Return what the IR of an image says of a kernel; None where it says nothing."""
    if kernel not in image.records:
        image.records.update(_read_together(image, kernel))
    return image.records.get(kernel)


def _read_together(image: LoadedImage, kernel: str) -> dict[str, Record]:
    """Return what the IR of an image says of a kernel and those beside it."""
    at = image.kernels.index(kernel) // _TOGETHER * _TOGETHER
    together = image.kernels[at : at + _TOGETHER]
    return records_in(kept(digest("kernels", image.digest, *together), lambda: _said_of(image, together)))


def said_of_first(image: LoadedImage) -> bytes:
    """Return what the IR of an image says of its first kernels, for those who keep it with the image."""
    return _said_of(image, image.kernels[:_TOGETHER])


def records_in(said: bytes) -> dict[str, Record]:
    """Return what was said of kernels."""
    return {
        name: Record(CodeFacts(tuple(Parameter(*one) for one in parameters), may_wait), needs)
        for name, parameters, may_wait, needs in unpacked(said)
    }


def _said_of(image: LoadedImage, kernels: Sequence[str]) -> bytes:
    """Return what the IR of an image says of kernels, as `records_in` takes it, but for those that it does not have."""
    said: list[tuple[object, ...]] = []
    for name in kernels:
        with suppress(SyclError):  # whoever asks for that one is told
            record = _record_of(image, name)
            said.append((name, [*map(tuple, record.facts.parameters)], record.facts.may_wait, record.needs))
    return packed(said)


def _record_of(image: LoadedImage, kernel: str) -> Record:
    function = image.module.functions.get(kernel)
    if function is None or function.is_declaration:
        message = f"{image.origin} has no kernel '{kernel}', which is listed among its symbols"
        raise SyclError(message, Errc.INVALID, kernel=kernel)
    from syclopt.images.code_facts import facts_of_kernel

    with told_as(Errc.INVALID):
        return Record(facts_of_kernel(image.module, kernel), _needs_in([image.module], kernel, image.device_globals))


def _with_buffer(parameters: tuple[Parameter, ...]) -> tuple[Parameter, ...]:
    """Return parameters of which one is called what the buffer of specialization constants is.

    DPC++ puts it last, as a pointer to characters; where it leaves names out, it is known by that.
    """
    if not parameters or any(one.name == SPEC_CONSTANTS_PARAMETER for one in parameters):
        return parameters
    *others, last = parameters
    is_buffer = last.name.isdecimal() and last.kind == "pointer" and last.target_align == 1
    return (*others, last._replace(name=SPEC_CONSTANTS_PARAMETER)) if is_buffer else parameters


class Part:
    """Kernels that are built together, and the unique ids of the device globals that are built with them.

    There is one program of a part that `shares` something: for all sizes of work-groups.
    """

    def __init__(self, kernels: tuple[str, ...], device_globals: tuple[str, ...], *, shares: bool) -> None:
        self.kernels = kernels
        self.device_globals = device_globals
        self.shares = shares


def small_part(linked: Sequence[LinkedImage], most_bytes: int) -> Part | None:
    """Return all of a linked program; None where it has more code than that, or kernels share something."""
    if sum(one.image.num_bytes for one in linked) > most_bytes or part_that_shares(linked).kernels:
        return None
    return Part(_kernels(linked), _device_globals(linked), shares=False)


def part_of(kernel: str, linked: Sequence[LinkedImage]) -> Part:
    """Return the part of a linked program that has a kernel: that one alone, or all that share something."""
    if not _has_parts(linked):
        return _whole(linked)
    needs = _needs(kernel, linked)
    return part_that_shares(linked) if needs is None else Part((kernel,), needs, shares=False)


def part_that_shares(linked: Sequence[LinkedImage]) -> Part:
    """Return the part of a linked program whose kernels share something, with all device globals."""
    if not _has_parts(linked):
        return _whole(linked)
    return Part(_sharing(linked), _device_globals(linked), shares=True)


def _whole(linked: Sequence[LinkedImage]) -> Part:
    shares = any(not one.image.is_ir or one.image.keeps_values for one in linked)
    return Part(_kernels(linked), _device_globals(linked), shares=shares)


def _has_parts(linked: Sequence[LinkedImage]) -> bool:
    """Tell whether kernels of a linked program may be built apart from each other."""
    if len(_kernels(linked)) < 2:
        return False
    return all(one.reason in _APART and one.image.is_ir for one in linked)


def _needs(kernel: str, linked: Sequence[LinkedImage]) -> tuple[str, ...] | None:
    """Return the unique ids of the device globals that a kernel needs; None where it shares something."""
    if len(linked) == 1:
        record = _recorded(linked[0].image.base, kernel)
        return () if record is None else record.needs

    def found() -> bytes:
        return packed(_needs_in([one.image.module for one in linked], kernel, _device_globals(linked)))

    return unpacked(kept(_place("kernel", kernel, linked), found))


def _sharing(linked: Sequence[LinkedImage]) -> tuple[str, ...]:
    """Return the kernels that share something."""

    def found() -> tuple[str, ...]:
        return tuple(name for name in _kernels(linked) if _needs(name, linked) is None)

    if len(linked) == 1:
        return found()
    return unpacked(kept(_place("that shares", "", linked), lambda: packed(found())))


def _needs_in(modules: Sequence[Module], kernel: str, listed: Collection[str]) -> tuple[str, ...] | None:
    """Return those of some device globals that a kernel of linked modules needs; None where it shares something."""
    from syclrt.programs.reached import reached_in

    reached = reached_in(modules, [kernel])
    if _share(modules, reached):
        return None
    ids = {
        unique_id
        for module, keys in zip(modules, reached, strict=True)
        for key, unique_id in module.globals_with_string(names.UNIQUE_ID).items()
        if key in keys
    }
    return tuple(one for one in listed if one in ids)


def _share(modules: Sequence[Module], reached: Sequence[Collection[Key]]) -> bool:
    from syclopt.images.code_facts import shares_state

    return any(shares_state(module, keys) for module, keys in zip(modules, reached, strict=True))


def _kernels(linked: Sequence[LinkedImage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for one in linked for name in one.image.kernels))


def _device_globals(linked: Sequence[LinkedImage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(unique_id for one in linked for unique_id in one.image.device_globals))


def _place(what: str, kernel: str, linked: Sequence[LinkedImage]) -> bytes:
    return digest(f"part {what}", kernel, *(one.image.digest for one in linked))
