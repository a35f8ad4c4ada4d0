"""What devices have: aspects, and architectures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Aspect:
    """A feature that a device has or lacks.

    `deprecated` says why, or is empty. `now` is the current name of the same number, if this one is not current.
    `removed`: newer headers do not have it.
    """

    name: str
    number: int
    deprecated: str = ""
    now: str = ""
    removed: bool = False

    @property
    def is_current(self) -> bool:
        """Whether no other name took the place of this one."""
        return not self.now


@dataclass(frozen=True, slots=True)
class Architecture:
    """A device architecture: its 64-bit value, and further names with the same value."""

    name: str
    value: int
    aliases: tuple[str, ...] = ()
