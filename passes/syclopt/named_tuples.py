"""Named tuples for modules that each start imports.

Those of `typing` look at all types of their fields, and make their classes of text that Python compiles: a class takes
ten times as long as one here, which is as long as some modules take.
"""

from __future__ import annotations

__all__ = ["NamedTuple"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from operator import itemgetter

    class _Named(type):
        """Gives a class fields, if it derives from `NamedTuple` itself, and no dictionaries."""

        def __new__(cls, name, bases, body):
            body.setdefault("__slots__", ())
            if bases and bases[0] in cls.bases:
                fields = tuple(body.get("__annotations__", ()))
                body["_fields"] = body["__match_args__"] = fields
                body["_field_defaults"] = defaults = {field: body[field] for field in fields if field in body}
                body["_last"] = tuple(defaults.values())
                body.update((field, property(itemgetter(at))) for at, field in enumerate(fields))
            return super().__new__(cls, name, bases, body)

        bases = ()

    class NamedTuple(tuple, metaclass=_Named):
        """A tuple whose items have names: the annotations of the class."""

        def __new__(cls, *values, **named):
            """Raise `TypeError` for values that are not those of the fields."""
            absent = len(cls._fields) - len(values)
            if named or not 0 <= absent <= len(cls._last):
                values = cls._all(values, named)
            elif absent:
                values += cls._last[-absent:]
            return tuple.__new__(cls, values)

        @classmethod
        def _all(cls, values, named):
            """Return the values of all fields. Raises `TypeError`."""
            given = dict(zip(cls._fields, values, strict=False))
            twice = [field for field in named if field in given or field not in cls._fields]
            found = {**cls._field_defaults, **given, **named}
            missing = [field for field in cls._fields if field not in found]
            if twice or missing or len(values) > len(cls._fields):
                message = f"{cls.__name__} takes {', '.join(cls._fields)}: found {len(values)} values"
                raise TypeError(f"{message}{''.join(f', {name}=' for name in named)}")
            return [found[field] for field in cls._fields]

        @classmethod
        def _make(cls, values):
            """Return a tuple of some values. Raises `TypeError`."""
            return cls(*values)

        def _replace(self, /, **named):
            """Return a tuple with other values in some fields. Raises `TypeError` for a name that no field has."""
            return type(self)(**{**self._asdict(), **named})

        def _asdict(self):
            """Return the values by the names of their fields."""
            return dict(zip(self._fields, self, strict=True))

        def __getnewargs__(self):
            return tuple(self)

        def __repr__(self):
            return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._asdict().items())})"

    _Named.bases = (NamedTuple,)
