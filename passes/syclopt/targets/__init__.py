"""Aspects, device architectures and targets: who has what.

    >>> from syclopt import targets
    >>> targets.get("intel_gpu_9_0_9").supports(targets.Requirements.of(["fp64"], sub_group_size=16))
    True

The tables of `data.yaml` are read when they are first asked for. What device code requires, as a property set says
it, is `Requirements.from_properties`; `known_targets` adds a user's device configuration file.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from syclopt.targets.catalogue import Architecture, Aspect, architectures, aspects
    from syclopt.targets.image_requirements import Requirements
    from syclopt.targets.selection import parse_sycl_targets
    from syclopt.targets.target import Target
    from syclopt.targets.target_table import TargetTable, default_table, known_targets

CONFIG_FILE_HELP = "targets to add or to replace, in a file of YAML"
"""About the option `device-config-file` of tools and passes."""

_MODULES = {
    "Architecture": "catalogue",
    "Aspect": "catalogue",
    "Requirements": "image_requirements",
    "Target": "target",
    "TargetTable": "target_table",
    "architectures": "catalogue",
    "aspects": "catalogue",
    "default_table": "target_table",
    "known_targets": "target_table",
    "parse_sycl_targets": "selection",
}

__all__ = [
    "Architecture",
    "Aspect",
    "Requirements",
    "Target",
    "TargetTable",
    "architectures",
    "aspects",
    "default_table",
    "get",
    "known_targets",
    "parse_sycl_targets",
]


def get(name: str) -> Target:
    """Return a target of the built-in table by its name or alias; raises `UndefinedError`."""
    from syclopt.targets.target_table import default_table

    return default_table().get(name)


def __getattr__(name: str) -> object:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    value: object = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
