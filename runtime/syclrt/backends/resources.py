"""What kernels take of devices."""

from __future__ import annotations

from typing import NamedTuple


class Resources(NamedTuple):
    """What a kernel takes of a device: registers of a work-item; bytes of local memory of a work-group, of private
    memory of a work-item and of constants; the most work-items of a work-group.

    `work_groups` are those of that size, or of the size that the kernel requires, that one compute unit runs at once.
    """

    registers: int
    shared_bytes: int
    local_bytes: int
    constant_bytes: int
    max_work_group_size: int
    work_groups: int
