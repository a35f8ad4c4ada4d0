"""What a device configuration file says of a target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.targets.model import Aspect


@dataclass(frozen=True, slots=True)
class Entry:
    """What a file says of a target; `None` where it says nothing."""

    aspects: tuple[Aspect, ...] = ()
    sub_group_sizes: tuple[int, ...] = ()
    may_support_other_aspects: bool | None = None
    triple: str | None = None
    macro: str | None = None
    aot_tool: str | None = None
    aot_device: str | None = None
    aot_options: str | None = None
