"""The built-in aspects and architectures, read from `data.yaml` when they are first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict, cast

from syclopt.targets.catalogue import Catalogue
from syclopt.targets.model import Architecture, Aspect

Data = TypedDict(  # the parts of `data.yaml`, which says what they hold
    "Data",
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
    rows = data()["aspects"].items()
    found = [Aspect(name, row) if isinstance(row, int) else Aspect(name, **row) for name, row in rows]
    numbers = {aspect.number: aspect for aspect in sorted(found, key=lambda aspect: aspect.is_current)}
    return Catalogue("aspect", {aspect.name: aspect for aspect in found}, numbers)


@cache
def architectures() -> Catalogue[Architecture]:
    """Return all known architectures."""
    rows = data()["architectures"].items()
    found = [Architecture(name, value, tuple(aliases)) for name, (value, *aliases) in rows]
    names = {name: architecture for architecture in found for name in (architecture.name, *architecture.aliases)}
    return Catalogue("architecture", names, {architecture.value: architecture for architecture in found})


@cache
def data() -> Data:
    """Return the tables as they are written."""
    import pkgutil

    import yaml

    text = pkgutil.get_data("syclopt.targets", "data.yaml")
    assert text is not None
    return cast("Data", yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
