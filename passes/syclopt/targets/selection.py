"""`-fsycl-targets=`: which targets a command line asks for."""

from __future__ import annotations

import shlex
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from syclopt.diagnostics import Warnings
from syclopt.errors import InputError
from syclopt.targets.target import DOUBLED_TARGET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.diagnostics import Warn
    from syclopt.targets.target import Target
    from syclopt.targets.target_table import TargetTable

Phase = Literal[1, 2]


def parse_sycl_targets(
    text: str,
    phase: Phase = 1,
    xs: str | Sequence[str] = (),
    *,
    table: TargetTable | None = None,
    warn: Warn | None = None,
) -> tuple[Target, ...]:
    """Return the targets that `-fsycl-targets=TEXT` names, each once, in order.

    `xs` are the values of the `-Xs` options beside it. Names are looked up in `table` (the built-in one if it is not
    given). `warn` hears of a target that is named twice (`doubled-target`); without it, a line on standard error tells.

    Raises `UndefinedError` for an unknown name, and `InputError` with what to write instead for no name at all, for
    the name of a GPU beside `spir64_gen` or beside `-Xs "-device ..."`, and, in phase 1, for two names of GPUs.
    """
    if table is None:
        from syclopt.targets.target_table import default_table

        table = default_table()
    targets: dict[str, Target] = {}
    for name in text.split(","):
        if not name:
            expected = "write names with one comma between them, as in -fsycl-targets=spir64,intel_gpu_skl"
            raise InputError(f"-fsycl-targets={text}: a target name is missing; {expected}")
        target = table.get(name)
        if target.name in targets:
            message = f"-fsycl-targets={text}: '{name}' names target '{target.name}' once more; it counts once"
            (warn or Warnings().warn)(DOUBLED_TARGET, message, None)
        targets[target.name] = target
    gpus = [target for target in targets.values() if target.is_gpu_name]
    if gpus:
        _refuse_spir64_gen(targets, gpus)
        devices = _devices(xs)
        if devices is not None:
            _refuse_devices(devices, targets, table, phase)
        if phase == 1 and len(gpus) > 1:
            _refuse_several(gpus)
    return tuple(targets.values())


def _refuse_spir64_gen(targets: dict[str, Target], gpus: list[Target]) -> None:
    if "spir64_gen" in targets:
        names, devices = _joined(gpus), _ocloc_devices(gpus)
        write = f"write -fsycl-targets={','.join(name for name in targets if name != 'spir64_gen')} alone"
        generic = f', or -fsycl-targets=spir64_gen -Xs "-device {devices}"' if devices else ""
        raise InputError(f"-fsycl-targets: {names} cannot stand beside 'spir64_gen'; {write}{generic}")


def _refuse_devices(devices: list[str], targets: dict[str, Target], table: TargetTable, phase: Phase) -> None:
    option = f'-Xs "{" ".join(["-device", *filter(None, [",".join(devices)])])}"'
    message = f"{option} cannot stand beside -fsycl-targets={','.join(targets)}, which names the device"
    names = {target.aot_device: target.name for target in table if target.is_gpu_name}
    wanted = [names.get(device.replace("-", "_"), "") for device in devices]
    if all(wanted) and not targets.keys() >= set(wanted):
        lift = "--phase=2 " if phase == 1 and len(wanted) > 1 else ""
        others = [target.name for target in targets.values() if not target.is_gpu_name]
        message += f"; write {lift}-fsycl-targets={','.join([*others, *wanted])} instead, or leave out {option}"
    else:
        message += f"; leave out {option}"
    raise InputError(message)


def _refuse_several(gpus: list[Target]) -> None:
    devices = _ocloc_devices(gpus)
    generic = f', or -fsycl-targets=spir64_gen -Xs "-device {devices}"' if devices else ""
    each = f"one command for each name{generic}"
    raise InputError(f"-fsycl-targets: phase 1 takes one GPU, found {_joined(gpus)}; write --phase=2, or {each}")


def _devices(xs: str | Sequence[str]) -> list[str] | None:
    """Return the values of `-device` options; `None` without such an option."""
    words: list[str] = []
    for value in (xs,) if isinstance(xs, str) else xs:
        try:
            words += shlex.split(value)
        except ValueError as error:
            raise InputError(f"-Xs: {str(error).lower()} in '{value}'") from None
    found: list[str] | None = None
    for word, following in pairwise([*words, ""]):
        option, equals, value = word.partition("=")
        if option in ("-device", "--device"):
            found = (found or []) + [device for device in (value if equals else following).split(",") if device]
    return found


def _ocloc_devices(gpus: list[Target]) -> str:
    """Return what `-device` takes for these, '' if `ocloc` does not compile for all of them."""
    return ",".join(gpu.aot_device for gpu in gpus) if all(gpu.aot_tool == "ocloc" for gpu in gpus) else ""


def _joined(targets: list[Target]) -> str:
    return " and ".join(f"'{target.name}'" for target in targets)
