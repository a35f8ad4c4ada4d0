"""Properties that are asked for once.

Those of `functools` hold a lock of the class while they ask, up to Python 3.11: threads wait for one that asks another
object, and a child of a fork for a thread that it does not have.
"""

from __future__ import annotations

__all__ = ["cached_property"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from functools import cached_property
else:

    class cached_property:  # noqa: N801 - as in functools
        """What a method returns, kept in the object. Two threads may ask at once; what one of them got stays."""

        def __init__(self, method):
            self._method = method
            self.__doc__ = method.__doc__

        def __set_name__(self, owner, name):
            self._name = name

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            return instance.__dict__.setdefault(self._name, self._method(instance))
