"""The built-in tables, read from `data.yaml` when they are first asked for."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypedDict, cast

from syclopt.targets.catalogue import Catalogue
from syclopt.targets.model import Architecture, Aspect
from syclopt.targets.target_table import Entry, Family, TargetTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.targets.model import Target


_Data = TypedDict(  # the parts of `data.yaml`, which says what they hold
    "_Data",
    {
        "aspects": dict[str, int | dict[str, Any]],
        "architectures": dict[str, list[Any]],
        "families": dict[str, dict[str, str]],
        "aspect-groups": dict[str, list[str]],
        "targets": list[dict[str, Any]],
    },
)


@cache
def aspects() -> Catalogue[Aspect]:
    """Return all known aspects."""
    rows = _data()["aspects"].items()
    found = [Aspect(name, row) if isinstance(row, int) else Aspect(name, **row) for name, row in rows]
    numbers = {aspect.number: aspect for aspect in sorted(found, key=lambda aspect: aspect.is_current)}
    return Catalogue("aspect", {aspect.name: aspect for aspect in found}, numbers)


@cache
def architectures() -> Catalogue[Architecture]:
    """Return all known architectures."""
    rows = _data()["architectures"].items()
    found = [Architecture(name, value, tuple(aliases)) for name, (value, *aliases) in rows]
    names = {name: architecture for architecture in found for name in (architecture.name, *architecture.aliases)}
    return Catalogue("architecture", names, {architecture.value: architecture for architecture in found})


@cache
def default_table() -> TargetTable:
    """Return the built-in targets."""
    families = [
        Family(name, row["prefix"], row["triple"], row["aot-toolchain"]) for name, row in _data()["families"].items()
    ]
    return TargetTable(_targets(TargetTable(families=families)), families)


def _targets(families: TargetTable) -> Iterator[Target]:
    rows = _data()["targets"]
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
            architecture = architectures().get(name) if name in architectures() else None
            others = () if architecture is None or architecture.name != name else architecture.aliases
            aliases = (*row.get("aliases", ()), *(alias for alias in others if alias not in names))
            yield replace(families.define(name, entry), aliases=aliases, architecture=architecture)


def _expanded(names: Iterable[str]) -> Iterator[Aspect]:
    """Yield the aspects of a list, in which `+name` stands for a group."""
    for name in names:
        if name.startswith("+"):
            yield from _expanded(_data()["aspect-groups"][name[1:]])
        else:
            yield aspects().get(name)


@cache
def _data() -> _Data:
    import pkgutil

    import yaml

    text = pkgutil.get_data("syclopt.targets", "data.yaml")
    assert text is not None
    return cast("_Data", yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
