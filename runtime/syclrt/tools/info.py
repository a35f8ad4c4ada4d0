"""What the command says: of devices, and of what is linked for a kernel."""

from __future__ import annotations

from typing import cast

from syclopt.files import STDOUT, write_file, write_stdout
from syclrt.backends.device import Device, devices
from syclrt.errors import Errc, SyclError
from syclrt.programs.program import load


def info(*, as_json: bool) -> int:
    """Print the devices."""
    found = [_facts(device) for device in devices()]
    if as_json:
        import json

        print(json.dumps(found, indent=2))
        return 0
    for number, facts in enumerate(found):
        print(f"{facts['backend']}:{number}")
        for name, value in facts.items():
            shown = ", ".join(map(str, cast("list[object]", value))) if isinstance(value, list) else value
            print(f"  {name}: {shown}")
    return 0


def _facts(device: Device) -> dict[str, object]:
    return {
        "backend": device.backend,
        "name": device.name,
        "vendor": device.vendor,
        "driver_version": device.driver_version,
        "architecture": device.architecture,
        "max_compute_units": device.max_compute_units,
        "max_work_group_size": device.max_work_group_size,
        "max_work_item_sizes": [*device.max_work_item_sizes],
        "sub_group_sizes": [*device.sub_group_sizes],
        "global_mem_size": device.global_mem_size,
        "local_mem_size": device.local_mem_size,
        "aspects": sorted(device.aspects),
    }


def device_named(text: str | None) -> Device:
    """Return a device by its backend, or backend and number: "native_cpu:0"; without any, the default one.

    Raises `SyclError`.
    """
    if text is None:
        return devices()[0]
    backend, colon, number = text.partition(":")
    found = devices(backend)
    if not colon:
        return found[0]
    if not number.isdecimal() or int(number) >= len(found):
        names = ", ".join(f"{backend}:{at}" for at in range(len(found)))
        raise SyclError(f"there is no device '{text}': found {names}", Errc.INVALID)
    return found[int(number)]


def explain(table: str, kernel: str, device: str | None, dot: str | None) -> int:
    """Print what is linked for a kernel; the exit status is 1 if it could not run. Raises `SyclError`, `FileError`."""
    chosen = device_named(device)
    program = load(table)
    explanation = program.explain(program.kernel(kernel), chosen)
    graph = explanation.to_dot().encode("utf-8", "surrogateescape") if dot is not None else b""
    if dot in STDOUT:
        write_stdout(graph)
        return int(explanation.problem is not None)
    if dot is not None:
        write_file(dot, graph)
    print(explanation)
    return int(explanation.problem is not None)
