"""Passes of other packages: what those that are installed offer under the entry-point group `syclopt.passes`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from syclopt.errors import PipelineError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
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
        if flaw := _flaw_of(found):
            raise PipelineError(f"{self}: the class {self.entry.value} {flaw}")
        return found


def _flaw_of(cls: type[Pass]) -> str | None:
    """Return why no pipeline could name a class, if so."""
    from inspect import isabstract

    from syclopt.pipeline.pass_options import option_specs

    if isabstract(cls):
        return "has no method 'run'"
    own = vars(cls).get("__annotations__", {}).values()
    if "__dataclass_fields__" not in vars(cls) and any("ClassVar" not in str(annotation) for annotation in own):
        return "is no dataclass"
    try:
        fields = {spec.field for spec in option_specs(cls)}
    except (NameError, TypeError) as error:
        return f"has an option of a type that cannot be: {error}"
    absent = [f"'{field}' of its flag '-{flag}'" for flag, field in cls.flags.items() if field not in fields]
    return f"has no field {absent[0]}" if absent else None


def installed_passes(taken: Mapping[str, str], report: Callable[[str], None] | None = None) -> dict[str, InstalledPass]:
    """Return the passes that packages offer, by name.

    `taken` are names that no package may offer, each with its owner. Such a name, and one that two packages offer, is a
    `PipelineError` that names both owners; with `report`, that hears of it and the first owner keeps the name.
    """
    found: dict[str, InstalledPass] = {}
    for offer in _offers(tuple(sys.path)):
        owner = taken.get(offer.name) or (f"package '{found[offer.name].package}'" if offer.name in found else None)
        if owner is None:
            found[offer.name] = offer
        elif report:
            report(f"{offer} has the name of a pass of {owner}")
        else:
            raise PipelineError(f"{offer} has the name of a pass of {owner}")
    return found


@cache
def _offers(path: tuple[str, ...]) -> tuple[InstalledPass, ...]:
    """Return what the packages on `path`, which is `sys.path`, offer: this takes milliseconds."""
    from importlib.metadata import entry_points

    return tuple(map(InstalledPass, sorted(entry_points(group=GROUP), key=lambda entry: entry.name)))
