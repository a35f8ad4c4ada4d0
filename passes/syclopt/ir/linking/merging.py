"""Two symbols of one name made alike: words of their headers, appended elements, casts where pointers differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.edits.declare import set_word
from syclopt.ir.edits.linkage import with_linkage, with_own_comdat_named
from syclopt.ir.edits.parts import alignment_of, part_of, with_part
from syclopt.ir.edits.words import header_with_unnamed_addr, unnamed_addr_of
from syclopt.ir.layout import function_layout, global_layout, is_declaration, words_of
from syclopt.ir.pointer_types import address_space_of, first_pointer, pointer_to, value_type_of, writes_address_space
from syclopt.ir.references import symbol_mentions, without_comments
from syclopt.ir.text.brackets import split_commas, type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_internal
from syclopt.ir.text.spelling import Key, key_of, spell, unescape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import LinkedSymbol, Part
    from syclopt.ir.module import Module


_VISIBILITIES = ("hidden", "protected", "default")  # the more restrictive one wins
_UNNAMED_WORDS = ("", "local_unnamed_addr", "unnamed_addr")  # the one that says less wins


def linkage_of(symbol: Entity) -> str:
    """Return the linkage of a symbol; "external" where none is written."""
    return words_of(symbol).linkage or "external"


def visibility_of(symbol: Entity) -> str:
    """Return the visibility of a symbol."""
    return words_of(symbol).visibility or "default"


def stricter_visibility(first: str, second: str) -> str:
    """Return the more restrictive of two visibilities."""
    return min(first, second, key=_VISIBILITIES.index)


def with_visibility(symbol: Entity, visibility: str) -> Entity:
    """Return a symbol of another visibility."""
    if visibility == visibility_of(symbol):
        return symbol
    layout = function_layout(symbol) if symbol.kind == "function" else global_layout(symbol)
    word = "" if visibility == "default" else visibility
    return symbol.with_words(set_word(symbol.header, layout.visibility, word))


def dso_local(symbol: Entity) -> Entity:
    """Return a symbol that is `dso_local`, as one with a local linkage is without saying so."""
    layout = function_layout(symbol) if symbol.kind == "function" else global_layout(symbol)
    return symbol.with_words(set_word(symbol.header, layout.preemption, "dso_local"))


def weaker_unnamed_addr(first: str, second: str) -> str:
    """Return the one of two words that promises less about an address."""
    return min(first, second, key=_UNNAMED_WORDS.index)


def with_unnamed_addr(symbol: Entity, word: str) -> Entity:
    """Return a symbol with `word` as what its header says of its address."""
    return symbol if word == unnamed_addr_of(symbol) else symbol.with_words(header_with_unnamed_addr(symbol, word))


def with_alignment(variable: Entity, alignment: int) -> Entity:
    """Return a global variable of another alignment, which is not 0."""
    return variable.with_words(with_part(variable, "align", f"align {alignment}"))


def is_constant(variable: Entity) -> bool:
    """Tell whether a global is a `constant`."""
    layout = global_layout(variable)
    return variable.header[slice(*layout.keyword)] == "constant"


def not_constant(variable: Entity) -> Entity:
    """Return a `constant` as a `global`."""
    layout = global_layout(variable)
    return (
        variable.with_words(set_word(variable.header, layout.keyword, "global")) if is_constant(variable) else variable
    )


def name_span(symbol: Entity) -> Span:
    """Return where the name of a symbol stands in its header, without its sigil."""
    if symbol.kind == "function":
        return function_layout(symbol).name
    return global_layout(symbol).name


def with_name(symbol: Entity, key: Key) -> Entity:
    """Return a symbol of another name; what its body or initializer says stays."""
    span = name_span(symbol)
    if key_of(symbol.header[slice(*span)]) == key:
        return symbol
    renamed = symbol.with_head(f"{symbol.header[: span.start]}{spell(key)}{symbol.header[span.end :]}")
    renamed.key = key
    return renamed


def merge_words(first: Entity, second: Entity) -> tuple[Entity, Entity]:
    """Return two symbols of one name with what they must agree on.

    The more restrictive visibility and the weaker `unnamed_addr` win; a `common` gets the larger alignment; a declared
    variable is constant only if both declarations say so.
    """
    if first.kind == second.kind == "global":
        if is_declaration(first) and is_declaration(second) and not (is_constant(first) and is_constant(second)):
            first, second = not_constant(first), not_constant(second)
        if linkage_of(first) == linkage_of(second) == "common":
            alignment = max(alignment_of(first), alignment_of(second))
            if alignment:
                first, second = with_alignment(first, alignment), with_alignment(second, alignment)
    visibility = stricter_visibility(visibility_of(first), visibility_of(second))
    first, second = with_visibility(first, visibility), with_visibility(second, visibility)
    word = weaker_unnamed_addr(unnamed_addr_of(first), unnamed_addr_of(second))
    return with_unnamed_addr(first, word), with_unnamed_addr(second, word)


def clone_of(variable: Entity, number: int) -> Entity:
    """Return a private copy of a variable that has no name, in the same comdat."""
    return with_name(with_linkage(with_own_comdat_named(variable), "private"), number)


def declaration_of_alias(alias: Entity) -> Entity:
    """Return the declaration of what an alias or ifunc is to those who use it."""
    from syclopt.ir.fragments import parse_type

    spelled = alias.header[slice(*global_layout(alias).value_type)]
    value_type = parse_type(spelled)
    name = spell(alias.key)
    if value_type.kind != "function":
        edited = alias.with_text(f"@{name} = external global {spelled}\n", "")
        edited.kind = "global"
        return edited
    parameters = [parameter.text for parameter in value_type.parameters]
    parameters += ["..."] if value_type.is_varargs else []
    edited = alias.with_text(f"declare {value_type.result.text} @{name}({', '.join(parameters)})\n", "")
    edited.kind = "function"
    return edited


def typed_pointers(parts: Iterable[Part]) -> bool:
    """Tell whether pointers have types in modules, as in LLVM before version 15.

    Raises `LinkError` when they have in one and have none in another: LLVM reads no such module.
    """
    spelled = {kind: part.module.name for part in parts if (kind := first_pointer(part.module))}
    if len(spelled) > 1:
        raise LinkError(f"pointers are written 'ptr' in {spelled['opaque']}, and with types in {spelled['typed']}")
    return "typed" in spelled


def cast_to(
    part: Part, key: Key, symbol: LinkedSymbol, is_typed: bool, spelled: Callable[[Part, str], str]
) -> str | None:
    """Return how `part` must write its symbol `key`, which is `symbol` in the result and has another type there.

    `spelled` gives a text of a part in the names of the result. None when the types are alike.
    """
    ours, theirs = part.symbols[key], symbol.entity
    space = other_space = 0
    if writes_address_space(ours) or writes_address_space(theirs):
        space, other_space = address_space_of(part.module, ours), address_space_of(symbol.part.module, theirs)
    if not is_typed and space == other_space:
        return None
    wanted = pointer_to(spelled(part, value_type_of(ours)) if is_typed else "", space, typed=is_typed)
    found = pointer_to(spelled(symbol.part, value_type_of(theirs)) if is_typed else "", other_space, typed=is_typed)
    if wanted == found:
        return None
    operation = "bitcast" if space == other_space else "addrspacecast"
    return f"{operation} ({found} @{spell(symbol.name)} to {wanted})"


_ARRAY = compile_pattern(r"\[[ \t\r\n]*+([0-9]++)[ \t\r\n]+x[ \t\r\n]*")


def elements_of(variable: Entity) -> list[str]:
    """Return the elements of an array variable, each with its type, as they are spelled."""
    count, element_type = _array_type(variable)
    value = without_comments(variable.header[slice(*global_layout(variable).initializer)])
    if value.startswith('c"'):
        inside = value[2 : value.rindex('"')]
        return [f"{element_type} {ord(character)}" for character in to_internal(unescape(inside))]
    if not value.startswith("["):  # one word for all
        return [f"{element_type} {value.strip()}"] * count
    return [value[start:end] for start, end in split_commas(value, 1, value.rindex("]")) if end > start]


def with_elements(variable: Entity, texts: Sequence[str], element_type: str) -> Entity:
    """Return an array variable of other elements."""
    layout = global_layout(variable)
    header = variable.header
    value = f"[{', '.join(texts)}]" if texts else "zeroinitializer"
    array = f"[{len(texts)} x {element_type}] {value}"
    return variable.with_head(header[: layout.value_type.start] + array + header[layout.initializer.end :])


def element_type_of(variable: Entity) -> str:
    """Return the type of the elements of an array variable, as it is spelled."""
    return _array_type(variable)[1]


def associated_key(element: str) -> Key | None:
    """Return the symbol that a constructor is for, the third field of its element."""
    start = element.find("{", type_end(element, 0))
    if start < 0:
        return None
    fields = split_commas(element, start + 1, element.rindex("}"))
    if len(fields) < 3:
        return None
    return next(symbol_mentions(element[slice(*fields[2])]), None)


def check_appending(there: LinkedSymbol, part: Part, key: Key) -> None:
    """Raise `LinkError` unless the elements of two variables can be put into one."""
    first, second = there.entity, part.symbols[key]
    if linkage_of(first) != "appending" or linkage_of(second) != "appending":
        raise LinkError(f"'@{key}' is appending in one module only", second.location)
    theirs, ours = _agreed(there.part.module, first), _agreed(part.module, second)
    for what, value in ours.items():
        if value != theirs[what]:
            message = f"the appending variable '@{key}' has another {what} than in {first.location.file}"
            raise LinkError(message, second.location)


def _agreed(module: Module, variable: Entity) -> dict[str, object]:
    """Return what all appending variables of one name must have alike, by what messages call it."""
    return {
        "'constant' or 'global'": is_constant(variable),
        "alignment": alignment_of(variable),
        "visibility": visibility_of(variable),
        "'unnamed_addr'": unnamed_addr_of(variable) == "unnamed_addr",
        "section": part_of(variable, "section"),
        "address space": address_space_of(module, variable),
    }


def _array_type(variable: Entity) -> tuple[int, str]:
    text = without_comments(variable.header)[slice(*global_layout(variable).value_type)]
    found = _ARRAY.match(text)
    if found is None:
        raise LinkError(f"'@{variable.key}' is appending and no array", variable.location)
    return int(found[1]), text[found.end() : text.rindex("]")].strip()
