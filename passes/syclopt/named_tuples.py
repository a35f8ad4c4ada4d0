"""`NamedTuple` of `typing`, whose classes are made in less time, as nobody looks at the types of their fields.

They are what typing's are but for that; what makes instances comes with the first one. Programs start sooner by it: a
class of typing's takes them a tenth of a millisecond, and there are many.
"""

__all__ = ["NamedTuple"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from collections import _tuplegetter

    class _Record(tuple):
        __slots__ = ()

        def __new__(cls, *values, **named):
            """Return the first instance, and let a function of its own make the next ones."""
            owner = next(one for one in cls.__mro__ if "_fields" in one.__dict__)
            fields = ", ".join(owner._fields)
            made = eval(f"lambda _cls, {fields}: _new(_cls, ({fields},))", {"_new": tuple.__new__})
            made.__name__, made.__qualname__ = "__new__", f"{owner.__qualname__}.__new__"
            made.__defaults__ = tuple(owner._field_defaults.values())
            owner.__new__ = staticmethod(made)
            return made(cls, *values, **named)

        @classmethod
        def _make(cls, values):
            found = tuple.__new__(cls, values)
            if len(found) != len(cls._fields):
                raise TypeError(f"expected {len(cls._fields)} values for {cls.__name__}, found {len(found)}")
            return found

        def _replace(self, /, **named):
            found = self._make(map(named.pop, self._fields, self))
            if named:
                raise ValueError(f"{type(self).__name__} has no fields {[*named]}")
            return found

        __replace__ = _replace

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __getnewargs__(self):
            return (*self,)

        def __repr__(self):
            values = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
            return f"{type(self).__name__}({values})"

    class _Maker(type):
        def __new__(cls, name, bases, members):
            if not bases:
                return super().__new__(cls, name, bases, members)
            fields = tuple(members.get("__annotations__", ()))
            defaults = {field: members[field] for field in fields if field in members}
            places = {field: _tuplegetter(at, None) for at, field in enumerate(fields)}
            given = {"__slots__": (), "_fields": fields, "_field_defaults": defaults, "__match_args__": fields}
            return type(name, (_Record,), {**members, **given, **places})

    class NamedTuple(metaclass=_Maker):
        """What classes of named tuples are derived from."""
