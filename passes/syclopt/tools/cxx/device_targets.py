"""What device code of a program is made for: any device that takes SPIR-V, or processors, ahead of time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.module import Module

JUST_IN_TIME, PROCESSORS = "spir64", "spir64_x86_64"
_VENDOR = "-unknown-unknown"
_TARGETS = {f"{name}{vendor}": name for name in (JUST_IN_TIME, PROCESSORS) for vendor in ("", _VENDOR)}


def read_targets(text: str) -> tuple[str, ...]:
    """Return the targets that `-fsycl-targets=` lists, each once. Raises `UsageError` for any other."""
    spelled = text.split(",")
    for name in spelled:
        if name not in _TARGETS:
            message = f"option '-fsycl-targets=': no code can be made for '{name}'; expected {JUST_IN_TIME}"
            raise UsageError(f"{message} or {PROCESSORS}, or both with a comma between them")
    return tuple(dict.fromkeys(_TARGETS[name] for name in spelled))


def is_target(name: str) -> bool:
    """Tell whether code can be made for a target, as `-fsycl-targets=` spells it."""
    return name in _TARGETS


def triple_of(target: str) -> str:
    """Return the triple of code for a target."""
    return f"{target}{_VENDOR}"


def macro_options(targets: Sequence[str]) -> list[str]:
    """Return the options that predefine the macros of targets, by which headers know what they are compiled for."""
    if targets == (JUST_IN_TIME,):
        return []
    from syclopt.targets import get

    return [f"-D{macro}" for target in targets for macro in get(target).macros]


def front_end_triple(targets: Sequence[str]) -> str | None:
    """Return the triple that the front end compiles for, when code is made for `targets`; None for its own.

    Kernels for processors take one argument more, the buffer of specialization constants. The host side calls those of
    all targets one way, so that all take it where one does.
    """
    return None if tuple(targets) == (JUST_IN_TIME,) else triple_of(PROCESSORS)


def device_name(source: str, target: str, targets: Sequence[str], ending: str) -> str:
    """Return the name of a file for the device code of a source for one of several targets, or for the only one."""
    return f"{Path(source).stem}{f'-sycl-{triple_of(target)}' if len(targets) > 1 else ''}{ending}"


def target_of(module: Module) -> str:
    """Return the target that a module was compiled for."""
    return (module.triple or JUST_IN_TIME).partition("-")[0]


def by_target(modules: Sequence[Module], wanted: Sequence[str]) -> dict[str, list[Module]]:
    """Return the modules of a program by their targets, those for processors first.

    Where a runtime takes the first image that a device can run, it is the one made for it. `wanted` are the targets of
    the command line; without any named there, all that there is code for count. Raises `UsageError` where a source or
    an object has no code for a target that others, or the command line, have.
    """
    found: dict[str, list[Module]] = {}
    for module in modules:
        found.setdefault(target_of(module), []).append(module)
    named = () if tuple(wanted) == (JUST_IN_TIME,) else wanted
    for target in (*found, *named) if found else ():
        names = {module.name for module in found.get(target, ())}
        for module in modules:
            if module.name not in names:
                message = f"'{module.name}' has device code for {target_of(module)}, but none for {target}"
                raise UsageError(f"{message}; compile all of the program with the same -fsycl-targets=")
    return {target: found[target] for target in sorted(found, key=JUST_IN_TIME.__eq__)}
