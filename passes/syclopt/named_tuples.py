"""Named tuples for modules that each start imports.

Those of `typing` look at the types of all fields, which takes twice as long as all the rest of a class.
"""

from __future__ import annotations

__all__ = ["NamedTuple"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from collections import namedtuple

    class _Named(type):
        """Makes a class of a named tuple, whose fields are the annotations, and the values of some are defaults."""

        def __new__(cls, name, bases, body):
            if not bases:
                return super().__new__(cls, name, bases, body)
            fields = [*body.get("__annotations__", ())]
            defaults = [body.pop(field) for field in fields if field in body]
            body.setdefault("__slots__", ())
            return type(name, (namedtuple(name, fields, defaults=defaults),), body)

    class NamedTuple(metaclass=_Named):
        """A tuple whose items have names: the annotations of the class."""
