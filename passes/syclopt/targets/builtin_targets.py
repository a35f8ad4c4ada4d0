"""The built-in targets, and those that the option `device-config-file` of tools and passes adds."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from syclopt.errors import PassFailed, UndefinedError
from syclopt.targets.builtin import architectures, aspects, data
from syclopt.targets.entry import Entry
from syclopt.targets.target_table import Family, TargetTable

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Iterator

    from syclopt.diagnostics import Warn
    from syclopt.targets.model import Aspect
    from syclopt.targets.target import Target


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
