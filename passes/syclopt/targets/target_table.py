"""The table of targets, how an entry becomes one, and the built-in targets.

Tools and passes add others by the option `device-config-file`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from syclopt.errors import PassFailed, UndefinedError, nearest
from syclopt.targets.catalogue import architectures, aspects, data
from syclopt.targets.target import Entry, Target

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.diagnostics import Warn
    from syclopt.targets.catalogue import Aspect


@dataclass(frozen=True, slots=True)
class Family:
    """GPUs whose target names are a prefix and a device."""

    name: str
    prefix: str
    triple: str
    aot_tool: str


class TargetTable:
    """All targets that can be named, in order. A table does not change; `with_config` makes another."""

    def __init__(self, targets: Iterable[Target] = (), families: Sequence[Family] = ()) -> None:
        self.families = tuple(families)
        self._targets = {target.name: target for target in targets}
        self._names = {alias: target for target in self._targets.values() for alias in target.aliases} | self._targets

    def get(self, name: str) -> Target:
        """Return the target with this name or alias; raises `UndefinedError`, which names the closest ones."""
        target = self.find(name)
        if target is None:
            hint = nearest(name.lower(), self._names) or "; 'syclopt-targets list' prints all"
            raise UndefinedError(f"unknown target '{name}'{hint}")
        return target

    def find(self, name: str) -> Target | None:
        """Return the target with this name or alias, or `None`."""
        return self._names.get(name)

    def __iter__(self) -> Iterator[Target]:
        """Yield each target once, in order."""
        return iter(self._targets.values())

    def __len__(self) -> int:
        return len(self._targets)

    def with_targets(self, targets: Iterable[Target]) -> TargetTable:
        """Return a table with these targets added, or in the places of those of the same names."""
        return TargetTable([*(self._targets | {target.name: target for target in targets}).values()], self.families)

    def with_config(self, path: str | os.PathLike[str], warn: Warn | None = None) -> TargetTable:
        """Return a table with the entries of a device configuration file added, or replacing those of this one.

        An alias that this table has stands for its target. `warn` hears of a target that the file has twice
        (`doubled-target`), of which the later entry counts; without it, a line on standard error says so. Raises
        `FileError`, and `ParseError` or `UndefinedError` with the place of what is no YAML, has another form, or names
        an unknown key or aspect.
        """
        from syclopt.targets.config import read_config

        entries = read_config(path, self._names, warn)
        return self.with_targets(self.define(name, entry) for name, entry in entries.items())

    def define(self, name: str, entry: Entry) -> Target:
        """Return the target that `entry` defines.

        How to compile for it, where the entry is silent, comes from the target of this name, else from the family
        that the name belongs to, else from the first target that has the same ahead-of-time tool. An entry without
        aspects and sub-group sizes says nothing, so the target may support other aspects, unless it denies that.
        """
        before = self.find(name) or self._skeleton(name, entry.aot_tool or "")
        may_support = entry.may_support_other_aspects
        if may_support is None:
            may_support = not (entry.aspects or entry.sub_group_sizes)
        return replace(
            before,
            aspects=entry.aspects,
            sub_group_sizes=entry.sub_group_sizes,
            may_support_other_aspects=may_support,
            triple=before.triple if entry.triple is None else entry.triple,
            macros=before.macros if entry.macro is None else (entry.macro,),
            aot_tool=before.aot_tool if entry.aot_tool is None else entry.aot_tool,
            aot_device=before.aot_device if entry.aot_device is None else entry.aot_device,
            aot_options=before.aot_options if entry.aot_options is None else entry.aot_options,
        )

    def _skeleton(self, name: str, aot_tool: str) -> Target:
        for family in self.families:
            if name.startswith(family.prefix):
                return Target(
                    name,
                    family.name,
                    triple=family.triple,
                    macros=(f"__SYCL_TARGET_{name.upper()}__",),
                    aot_tool=family.aot_tool,
                    aot_device=name.removeprefix(family.prefix),
                )
        return Target(name, triple=next((target.triple for target in self if target.aot_tool == aot_tool), ""))


def known_targets(config_file: str | os.PathLike[str] | None, warn: Warn | None = None) -> TargetTable:
    """Return the built-in targets with those of a device configuration file, if there is one.

    See `TargetTable.with_config` for `warn` and for what is raised.
    """
    return default_table() if config_file is None else default_table().with_config(config_file, warn)


def target_of_pass(
    pass_name: str, name: str, config_file: str | os.PathLike[str] | None = None, warn: Warn | None = None
) -> Target:
    """Return the target that the option `target` of a pass names; see `known_targets` for the other arguments.

    Raises `PassFailed`, which names pass and option, for a name that no target has, and what `known_targets` raises.
    """
    table = known_targets(config_file, warn)
    try:
        return table.get(name)
    except UndefinedError as error:
        raise PassFailed(pass_name, f"option 'target': {error.message}") from None


@cache
def default_table() -> TargetTable:
    """Return the built-in targets."""
    families = [
        Family(name, row["prefix"], row["triple"], row["aot-toolchain"]) for name, row in data()["families"].items()
    ]
    return TargetTable(_targets(TargetTable(families=families)), families)


def _targets(families: TargetTable) -> Iterator[Target]:
    rows = data()["targets"]
    names = {name for row in rows for name in row["names"]}
    for row in rows:
        entry = Entry(
            tuple(_expanded(row.get("aspects", ()))),
            tuple(row.get("sub-group-sizes", ())),
            row.get("may_support_other_aspects"),
            row.get("triple"),
            row.get("macro"),
            row.get("aot-toolchain"),
        )
        for name in row["names"]:
            own = row.get("architecture", name)
            architecture = architectures().get(own) if own in architectures() else None
            others = () if architecture is None or architecture.name != name else architecture.aliases
            aliases = (*row.get("aliases", ()), *(alias for alias in others if alias not in names))
            yield replace(families.define(name, entry), aliases=aliases, architecture=architecture)


def _expanded(names: Iterable[str]) -> Iterator[Aspect]:
    """Yield the aspects of a list, in which `+name` stands for a group."""
    for name in names:
        if name.startswith("+"):
            yield from _expanded(data()["aspect-groups"][name[1:]])
        else:
            yield aspects().get(name)
