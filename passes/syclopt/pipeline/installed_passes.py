"""Passes of other packages: what those that are installed offer under the entry-point group `syclopt.passes`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from syclopt.errors import PipelineError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.metadata import EntryPoint

    from syclopt.passes import Pass

GROUP = "syclopt.passes"


@dataclass(frozen=True)
class InstalledPass:
    """A pass that a package offers: its name, and where it is, as `module:Class`."""

    entry: EntryPoint

    @property
    def name(self) -> str:
        """The name in pipelines."""
        return self.entry.name

    @property
    def package(self) -> str:
        """The package and its version, as in `their-passes 1.2`."""
        dist = self.entry.dist
        return f"{dist.name} {dist.version}" if dist else "an unknown package"

    def __str__(self) -> str:
        return f"pass '{self.name}' of package '{self.package}'"

    def load(self) -> type[Pass]:
        """Return the class. Raises `PipelineError` that names the package where there is none."""
        from syclopt.passes import ImagePass, ModulePass

        try:
            found: object = self.entry.load()
        except (Exception, SystemExit) as error:
            message = f"{self} cannot be loaded from {self.entry.value}: {type(error).__name__}: {error}"
            raise PipelineError(message) from error
        if not isinstance(found, type) or not issubclass(found, ModulePass | ImagePass):
            raise PipelineError(f"{self}: {self.entry.value} is no class of a pass")
        name: object = getattr(found, "name", None)
        if name != self.name:
            raise PipelineError(f"{self}: the class {self.entry.value} has the name {name!r}, expected '{self.name}'")
        return found


def installed_passes(taken: Mapping[str, str]) -> dict[str, InstalledPass]:
    """Return the passes that packages offer, by name.

    `taken` are names that no package may offer, each with its owner. Raises `PipelineError` that names both owners for
    such a name, and for one that two packages offer.
    """
    found: dict[str, InstalledPass] = {}
    for offer in _offers(tuple(sys.path)):
        owner = taken.get(offer.name) or (f"package '{found[offer.name].package}'" if offer.name in found else None)
        if owner is not None:
            raise PipelineError(f"{offer} has the name of a pass of {owner}")
        found[offer.name] = offer
    return found


@cache
def _offers(path: tuple[str, ...]) -> tuple[InstalledPass, ...]:
    """Return what the packages on `path`, which is `sys.path`, offer: this takes milliseconds."""
    from importlib.metadata import entry_points

    return tuple(map(InstalledPass, sorted(entry_points(group=GROUP), key=lambda entry: entry.name)))
