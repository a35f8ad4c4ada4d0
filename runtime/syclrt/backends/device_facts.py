"""What devices are."""

from __future__ import annotations

from typing import NamedTuple


class DeviceFacts(NamedTuple):
    """What a device is, and how much it takes: work-items in a work-group, also by extents, and bytes of memory.

    The first extent varies fastest. `sub_group_size` is how many work-items a sub-group has where a kernel requires no
    other number.
    """

    backend: str
    name: str
    vendor: str
    driver_version: str
    max_compute_units: int
    max_work_group_size: int
    max_work_item_sizes: tuple[int, int, int]
    global_mem_size: int
    local_mem_size: int
    sub_group_size: int
