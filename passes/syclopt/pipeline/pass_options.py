"""Options of a pass: its dataclass fields, read from pipeline text and printed back."""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

from syclopt.errors import PipelineError, nearest
from syclopt.ir.text.patterns import compile_pattern
from syclopt.pipeline.text import Element, Option, PipelineText, Value, quote, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.passes import Pass

_INTEGER = compile_pattern(r"-?[0-9]{1,18}")
_FLAGS: dict[str, object] = {"true": True, "false": False}


class OptionSpec(NamedTuple):
    """One option: a dataclass field as the user sees it. `values` are the spellings of a flag, `Literal` or `Enum`."""

    field: str
    type: object
    many: bool
    default: object
    values: Mapping[str, object]
    aliases: tuple[str, ...]
    positional: bool
    nested: bool
    help: str

    @property
    def name(self) -> str:
        """How the option is spelled: `keep-all` for the field `keep_all`."""
        return self.field.replace("_", "-")

    @property
    def spellings(self) -> tuple[str, ...]:
        """All that is understood in front of `=`."""
        return () if self.nested else (self.name, *self.aliases)

    @property
    def words(self) -> dict[str, bool]:
        """All that is understood alone: a flag and its opposite."""
        if self.type is not bool or self.many:
            return {}
        return dict.fromkeys(self.spellings, True) | {f"no-{spelling}": False for spelling in self.spellings}

    @property
    def usage(self) -> str:
        """The option with what it takes, as `-print-passes` shows it."""
        if self.nested:
            return "(...)"
        if self.words:
            return f"{self.name}|no-{self.name}"
        return self.kind if self.positional else f"{self.name}={self.kind}"

    @property
    def kind(self) -> str:
        """What the option takes: its values, or `INT` or `STR` for any; `,...` where there may be several."""
        kind = "|".join(quote(value) for value in self.values) or ("INT" if self.type is int else "STR")
        return f"{kind},..." if self.many else kind

    @property
    def is_required(self) -> bool:
        """Whether the pass cannot be without it."""
        return self.default is MISSING

    @property
    def default_text(self) -> str:
        """The default as pipeline text; empty where there is none to show."""
        if self.is_required or self.default is None or self.default == ():
            return ""
        return _print_value(self, self.default)


@cache
def option_specs(cls: type[Pass]) -> tuple[OptionSpec, ...]:
    """Return the options of a pass class; raises `TypeError` for a field whose type no option can have."""
    hints = get_type_hints(cls) if fields(cls) else {}
    specs: list[OptionSpec] = []
    for item in fields(cls):
        kind, many = _element_type(hints[item.name])
        if get_origin(kind) is Literal:
            values = {_spell(value): value for value in get_args(kind)}
        elif isinstance(kind, type) and issubclass(kind, Enum):
            values: dict[str, object] = {_spell(value): value for value in kind}
        elif kind in (bool, int, str):
            values = _FLAGS if kind is bool else {}
        else:
            raise TypeError(f"{cls.__name__}.{item.name}: no option has the type {hints[item.name]}")
        meta = item.metadata
        specs.append(
            OptionSpec(
                field=item.name,
                type=kind,
                many=many,
                default=item.default if item.default_factory is MISSING else item.default_factory(),
                values=values,
                aliases=tuple(meta.get("aliases", ())),
                positional=bool(meta.get("positional", False)),
                nested=bool(meta.get("nested", False)),
                help=str(meta.get("help", "")),
            )
        )
    return tuple(specs)


def print_pass(pass_: Pass) -> str:
    """Return the shortest text of a pass that parses back to an equal one."""
    specs = option_specs(type(pass_))
    taken = {word for spec in specs for word in (*spec.words, *spec.spellings)}
    options: list[str] = []
    nested = ""
    for spec in specs:
        value: object = getattr(pass_, spec.field)
        if value == spec.default:
            continue
        text = _print_value(spec, value)
        if spec.nested:
            nested = f"({','.join(cast('tuple[str, ...]', value))})"
        elif spec.words:
            options.append(spec.name if value else f"no-{spec.name}")
        elif spec.positional and not spec.many and str(value) not in taken:
            options.append(text)
        else:
            options.append(f"{spec.name}={text}")
    return pass_.name + (f"<{';'.join(options)}>" if options else "") + nested


def build(cls: type[Pass], element: Element, source: PipelineText) -> Pass:
    """Return the pass that `element` describes; raises `PipelineError` with the column of what does not fit."""
    reader = _Reader(cls, source)
    for option in element.options:
        reader.read(option)
    if element.nested is not None:
        reader.read_nested(element)
    for item in fields(cls):
        if item.default is MISSING and item.default_factory is MISSING and item.name not in reader.given:
            missing = next(spec for spec in reader.specs if spec.field == item.name)
            raise source.error(f"pass '{cls.name}' needs {missing.usage}", element.name.offset)
    try:
        return cls(**reader.given)
    except (PipelineError, ValueError) as error:
        message = error.message if isinstance(error, PipelineError) else str(error)
        raise source.error(f"pass '{cls.name}': {message}", element.name.offset) from error


def with_option(pass_: Pass, field: str, text: str, source: PipelineText) -> Pass:
    """Return a pass with a field read from `text`: added to what it holds if it holds many, else in its place."""
    reader = _Reader(type(pass_), source)
    spec = next(spec for spec in reader.specs if spec.field == field)
    pieces = [text]
    if spec.many:
        pieces = [piece for piece in text.split(",") if piece]
        reader.given[field] = getattr(pass_, field)
    reader.read(Option(Value(spec.name, 0), tuple(Value(piece, 0) for piece in pieces)))
    return replace(pass_, **reader.given)


class _Reader:
    """Collects in `given` what the text says of the fields of one pass."""

    def __init__(self, cls: type[Pass], source: PipelineText) -> None:
        self.cls = cls
        self.source = source
        self.given: dict[str, object] = {}

    @property
    def specs(self) -> tuple[OptionSpec, ...]:
        """The options of the pass: found when one is given."""
        return option_specs(self.cls)

    def read(self, option: Option) -> None:
        name = option.name.text
        if option.values is not None:
            spec = next((spec for spec in self.specs if name in spec.spellings), None)
            if spec is None:
                raise self._unknown(option)
            self._assign(spec, option, option.values)
            return
        if flag := next((spec for spec in self.specs if name in spec.words), None):
            self._set(flag, option, flag.words[name])
            return
        if any(name in spec.spellings for spec in self.specs):
            raise self.source.error(f"option '{name}' of pass '{self.cls.name}' needs a value", option.name.offset)
        spec = next((spec for spec in self.specs if spec.positional), None)
        if spec is None:
            raise self._unknown(option)
        self._assign(spec, option, (option.name,))

    def read_nested(self, element: Element) -> None:
        spec = next((spec for spec in self.specs if spec.nested), None)
        if spec is None:
            raise self.source.error(f"pass '{self.cls.name}' takes no passes in parentheses", element.name.offset)
        self.given[spec.field] = tuple(render(inner) for inner in element.nested or ())

    def _assign(self, spec: OptionSpec, option: Option, values: tuple[Value, ...]) -> None:
        converted = tuple(self._convert(spec, value) for value in values)
        if spec.many:
            earlier = cast("tuple[object, ...]", self.given.get(spec.field, ()))
            self.given[spec.field] = (*earlier, *converted)
            return
        if len(converted) != 1:
            found = f"{len(converted)} values" if converted else "none"
            message = f"option '{spec.name}' of pass '{self.cls.name}' takes one value, found {found}"
            raise self.source.error(message, option.name.offset)
        self._set(spec, option, converted[0])

    def _set(self, spec: OptionSpec, option: Option, value: object) -> None:
        if spec.field in self.given:
            message = f"option '{spec.name}' of pass '{self.cls.name}' is given twice"
            raise self.source.error(message, option.name.offset)
        self.given[spec.field] = value

    def _convert(self, spec: OptionSpec, value: Value) -> object:
        if spec.type is str:
            return value.text
        if spec.type is int and _INTEGER.fullmatch(value.text):
            return int(value.text)
        if value.text in spec.values:
            return spec.values[value.text]
        expected = "an integer" if spec.type is int else " or ".join(f"'{value}'" for value in spec.values)
        message = f"option '{spec.name}' of pass '{self.cls.name}': found '{value.text}', expected {expected}"
        raise self.source.error(f"{message}{nearest(value.text, spec.values)}", value.offset)

    def _unknown(self, option: Option) -> Exception:
        name = option.name.text
        words = [word for spec in self.specs for word in dict.fromkeys((*spec.spellings, *spec.words))]
        return self.source.error(
            f"pass '{self.cls.name}' has no option '{name}'{nearest(name, words)}", option.name.offset
        )


def _element_type(hint: object) -> tuple[object, bool]:
    """Return the type of one value, and whether there may be many."""
    if get_origin(hint) in (Union, types.UnionType):
        rest = [part for part in get_args(hint) if part is not types.NoneType]
        if len(rest) == 1:
            return _element_type(rest[0])
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return get_args(hint)[0], True
    return hint, False


def _print_value(spec: OptionSpec, value: object) -> str:
    values = cast("tuple[object, ...]", value) if spec.many else (value,)
    return ",".join(quote(_spell(each)) for each in values)


def _spell(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)
