"""What `__attribute__((annotate("syclopt:NAME", value...)))` says of functions and variables, as clang has it in IR."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import InputError, Location
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.names_in_text import outside_noise, symbol_mentions
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.fragments import Constant
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

LIST = "llvm.global.annotations"
_LINE = outside_noise(rf"(?<![-a-zA-Z0-9$._])i32{GAP}([0-9]++)")
_VERSION = compile_pattern(r"clang version ([0-9]{1,4})\.")
_ANNOTATES_DECLARATIONS = 18
_TYPE_ID = "::get() [T = "  # begins, in a text by __PRETTY_FUNCTION__, the name of a type
_PLAIN_TYPE = compile_pattern(r"ptr|i[0-9]++")
_PLAIN_VALUE = compile_pattern(r"ptr (?:@[-a-zA-Z0-9$._]++|(?P<null>null))|i[0-9]++ (?P<number>-?[0-9]++|true|false)")
_ZEROS: Mapping[str, str | None] = {"ptr": None, "i1": "false"}  # of types, as an annotation has them
_SEEN_THROUGH = frozenset({"getelementptr", "bitcast", "addrspacecast"})


class Annotation(NamedTuple):
    """One annotation: what it is on, its name, its values (None for a null pointer), and where the source has it."""

    subject: Key
    name: str
    values: tuple[str | None, ...]
    location: Location


def annotations_of(module: Module) -> list[Annotation]:
    """Return the annotations whose names begin with `syclopt:`, less that, in the order of the list of the module.

    Raises `InputError` for a value that is no integer, string or null pointer.
    """
    array = module.globals.get(LIST)
    return [*_Reader(module).annotations(array)] if array is not None else []


def annotates_declarations(module: Module) -> bool:
    """Tell whether the compiler of a module notes annotations of what is only declared, as clang does from 18 on."""
    made_by = module.named_metadata.get("llvm.ident")
    texts = [node.content for node in made_by.operands] if made_by is not None else []
    versions = [int(found[1]) for text in texts if (found := _VERSION.search(text)) is not None]
    return all(version >= _ANNOTATES_DECLARATIONS for version in versions)


class _Reader:
    """Reads annotations of one module; what many refer to is read once."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._texts: dict[Key, str | None] = {}
        self._lists: dict[Key, tuple[str | None, ...]] = {}

    def annotations(self, array: Global) -> Iterator[Annotation]:
        header, (start, end) = array.header, array.layout.initializer
        elements = split_commas(header, start + 1, end - 1) if header[start : start + 1] == "[" else ()
        for element in elements:
            text = as_printed(header[slice(*element)])
            named, name, file, *values = symbol_mentions(text)
            word = self._text(name) or ""
            if not word.startswith(names.ANNOTATION_PREFIX):
                continue
            line = next((found[1] for found in _LINE.finditer(text) if found[1]), "1")
            location = Location(self._text(file) or self._module.name, int(line), 1)
            subject = self._module.symbol_behind(named) or named  # of constructors, one may be an alias of another
            annotation = Annotation(subject, word.removeprefix(names.ANNOTATION_PREFIX), (), location)
            yield self._named(annotation._replace(values=self._values(values[0], location) if values else ()))

    def _named(self, annotation: Annotation) -> Annotation:
        """Return an annotation under the name that is its first value, if it says so; without any it has none."""
        if annotation.name != names.PROPERTY_ANNOTATION:
            return annotation
        name, *values = annotation.values or (None,)
        return annotation._replace(name=name or "", values=tuple(values))

    def _values(self, key: Key, location: Location) -> tuple[str | None, ...]:
        if key not in self._lists:
            variable = self._module.globals[key]
            kind, initializer = (
                as_printed(to_internal(one or "")) for one in (variable.value_type, variable.initializer)
            )
            plain = self._plain_values(kind, initializer)
            self._lists[key] = self._any_values(f"{kind} {initializer}", location) if plain is None else plain
        return self._lists[key]

    def _plain_values(self, kind: str, initializer: str) -> tuple[str | None, ...] | None:
        """Return the values of a list that clang prints as most are: of symbols and integers. None for any other."""
        types = _PLAIN_TYPE.findall(kind)
        if kind != f"{{ {', '.join(types)} }}":
            return None
        if initializer == "zeroinitializer":
            return tuple(_ZEROS.get(each, "0") for each in types)
        values = [*_PLAIN_VALUE.finditer(initializer)]
        if initializer != f"{{ {', '.join(each[0] for each in values)} }}":
            return None
        symbols = [key for each in values for key in symbol_mentions(each[0])]
        if any(self._text(key) is None for key in symbols):
            return None
        texts = map(self._text, symbols)
        return tuple(each["number"] or (None if each["null"] else next(texts)) for each in values)

    def _any_values(self, text: str, location: Location) -> tuple[str | None, ...]:
        from syclopt.ir.fragments import parse_constant

        constant = parse_constant(to_internal(text))
        if constant.type is not None and constant.kind == "zeroinitializer":
            return tuple(_ZEROS.get(one.text, None if one.kind == "pointer" else "0") for one in constant.type.elements)
        return tuple(self._value(one, location) for one in constant.operands)

    def _value(self, constant: Constant, location: Location) -> str | None:
        while constant.kind == "expression" and constant.value in _SEEN_THROUGH:
            constant = constant.operands[0]
        if constant.kind == "null":
            return None
        if constant.kind in ("integer", "boolean"):
            return str(constant.value).lower()
        text = self._text(constant.global_key) if constant.global_key is not None else None
        if text is None:
            message = f"an annotation has the value '{constant.text}', expected an integer, a string or a null pointer"
            raise InputError(message, location)
        return text

    def _text(self, key: Key) -> str | None:
        """Return the C string in a variable, of a type id the name of the type; None for any other symbol."""
        if key not in self._texts:
            variable = self._module.globals.get(key)
            held = variable.characters if variable is not None else None
            if held is None and variable is not None and variable.initializer == "zeroinitializer":
                held = b""
            text = held.partition(b"\0")[0].decode("utf-8", "surrogateescape") if held is not None else None
            self._texts[key] = _type_in(text) if text is not None else None
        return self._texts[key]


def _type_in(text: str) -> str:
    """Return the type that a type id names, with `;` for `,`, which stands between values; any other text as it is."""
    before, mark, name = text.partition(_TYPE_ID)
    return name[:-1].replace(",", ";") if mark and name.endswith("]") and "type_id<" in before else text
