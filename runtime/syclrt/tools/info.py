"""`syclrt info`."""

from __future__ import annotations

from typing import cast

from syclrt.backends.device import Device, devices


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
