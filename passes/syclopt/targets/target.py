"""Targets: what is known of devices that code is compiled for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.cached_property import cached_property

if TYPE_CHECKING:
    from syclopt.targets.catalogue import Architecture, Aspect
    from syclopt.targets.image_requirements import Requirements

DOUBLED_TARGET = "doubled-target"
"""The warning about a target that is given twice."""
# host, cpu, gpu, accelerator, custom: what has one of these has no other
_DEVICE_KINDS = frozenset(range(5))


@dataclass(slots=True)
class Entry:
    """What a file says of a target; `None` where it says nothing."""

    aspects: tuple[Aspect, ...] = ()
    sub_group_sizes: tuple[int, ...] = ()
    may_support_other_aspects: bool | None = None
    triple: str | None = None
    macro: str | None = None
    aot_tool: str | None = None
    aot_device: str | None = None
    aot_options: str | None = None


@dataclass(frozen=True)
class Target:
    """What `-fsycl-targets=` can name.

    `family` is the family of GPUs that the target is one of, or ''. `macros` are to be predefined as 1 when device
    code is compiled for it; `triple` is '' where it is the host's own. `aot_tool` compiles ahead of time ('': none
    does), for the device `aot_device` of the tool ('': the tool is not told) and with the further `aot_options`.
    `architecture` is that of all devices that the target stands for; None where they have several.
    """

    name: str
    family: str = ""
    aliases: tuple[str, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    sub_group_sizes: tuple[int, ...] = ()
    may_support_other_aspects: bool = False
    triple: str = ""
    macros: tuple[str, ...] = ()
    aot_tool: str = ""
    aot_device: str = ""
    aot_options: str = ""
    architecture: Architecture | None = None

    @property
    def is_gpu_name(self) -> bool:
        """Whether the name is that of one GPU, which its compiler is told."""
        return bool(self.family)

    def has(self, aspect: int) -> bool | None:
        """Tell whether the devices have an aspect, by its number; None where that is not known.

        It is not known of an aspect that is not listed, if `may_support_other_aspects`. What has one kind of device
        (cpu, gpu, ...) among its aspects is of no other.
        """
        if aspect in self._numbers:
            return True
        is_other_kind = aspect in _DEVICE_KINDS and not self._numbers.isdisjoint(_DEVICE_KINDS)
        return None if self.may_support_other_aspects and not is_other_kind else False

    def supports(self, requirements: Requirements) -> bool:
        """Whether device code with these requirements may run here: `denials` has nothing to say.

        An aspect is denied if the target is known not to have it (see `has`). A sub-group size is denied if it is not
        listed, unless none is and `may_support_other_aspects` is true. Fixed targets are aspects of which one must not
        be denied.
        """
        return not self.denials(requirements)

    def denials(self, requirements: Requirements) -> tuple[str, ...]:
        """Return what of the requirements is denied, each as a clause such as "lacks aspect 'fp64'"."""
        lacking = [number for number in sorted(requirements.aspects) if self.has(number) is False]
        denied = [f"lacks aspect {_name(number)}" for number in lacking]
        if self.sub_group_sizes or not self.may_support_other_aspects:
            sizes = sorted(requirements.sub_group_sizes.difference(self.sub_group_sizes))
            denied += [f"lacks sub-group size {size}" for size in sizes]
        fixed = requirements.fixed_targets
        if fixed is not None and not self._is_one_of(fixed):
            names = ", ".join(_name(number) for number in sorted(fixed)) or "(there are none)"
            denied.append(f"is none of the fixed targets {names}")
        return tuple(denied)

    @cached_property
    def _numbers(self) -> frozenset[int]:
        return frozenset(aspect.number for aspect in self.aspects)

    def _is_one_of(self, fixed: frozenset[int]) -> bool:
        if self.may_support_other_aspects and not self._numbers:
            return True
        return any(self.has(number) is not False for number in fixed)


def _name(number: int) -> str:
    from syclopt.targets.catalogue import aspects

    known = aspects().find(number)
    return f"'{known.name}'" if known else str(number)
