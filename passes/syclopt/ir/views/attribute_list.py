"""View of a list of attributes: those of a function, parameter, result, call, global or group."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.attribute_kinds import KINDS
from syclopt.ir.attribute_lists import NO_ATTRIBUTES, group_attributes, values_of
from syclopt.ir.edits.attribute_edits import Edit, attribute_edit, edited, is_same_value, string_edit, unchecked_edit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from syclopt.ir.attribute_kinds import Where
    from syclopt.ir.attribute_lists import AttributeValues
    from syclopt.ir.edits.attribute_edits import ListedAttributes
    from syclopt.ir.views.view import View


@dataclass(frozen=True, slots=True)
class AttributePlace:
    """Where a list of attributes stands: how it is read and written, and what may stand there.

    An empty `where` takes strings only, None nothing at all. `of` says what of `view` has the attributes.
    """

    view: View
    of: str
    where: tuple[Where, ...] | None
    read: Callable[[], ListedAttributes]
    write: Callable[[str], None]
    is_typed_pointer: bool = False


class AttributeList(Mapping[str, str]):
    """LLVM's attributes of one place: name -> value as it is written, `''` for a flag; and beside them the `strings`.

    The list shows the text as it is now. What attribute groups hold counts too; what is set or taken away here goes
    from a copy of the group, so that others that refer to it keep it.
    """

    __slots__ = ("_place",)

    def __init__(self, place: AttributePlace) -> None:
        self._place = place

    @property
    def strings(self) -> Mapping[str, str]:
        """Name -> value of the string attributes, `"name"="value"`; '' where there is no value."""
        return self._read().strings

    def add(self, name: str, value: str | int | None = None, *, string: bool = False, unchecked: bool = False) -> None:
        """Set an attribute, in the place of another value of it. With `string`, it is `"name"="value"`.

        Raises `EditError`, and changes nothing, for an attribute that LLVM does not know, that may not stand here, or
        whose value has another form; `string` takes any name and value. An attribute of a newer LLVM that the module
        has elsewhere may be set here, and with `unchecked` any other.
        """
        text = "" if value is None else str(value)
        edit = unchecked_edit(name, text) if unchecked else self._checked(name, text, string)
        listed = self._place.read()
        values = values_of(listed.attributes, self._group)
        now = (values.strings if string else values.own).get(name)
        if now is None or (now != text if string else not is_same_value(now, text.strip())):
            self._apply(listed, edit)

    def remove(self, name: str, *, string: bool = False) -> None:
        """Take an attribute away, or a string of that name. Does nothing where it is not set."""
        listed = self._place.read()
        values = values_of(listed.attributes, self._group)
        if name in (values.strings if string else values.own):
            self._apply(listed, Edit(name, string))

    def _checked(self, name: str, value: str, string: bool) -> Edit:
        place = self._place
        if place.where is None:
            kind = place.view.entity.kind
            raise EditError(f"{place.of} is an {kind}, which has no attributes", place.view.location)
        try:
            if string:
                return string_edit(name, value)
            if not place.where:
                raise EditError(f"only strings are attributes here, not '{name}' (string=True)")
            return attribute_edit(name, value, place.where, is_typed_pointer=place.is_typed_pointer)
        except EditError as error:
            if place.where and not string and self._is_in_module(name, value):
                return unchecked_edit(name, value)
            raise EditError(f"{place.of}: {error.message}", place.view.location) from None

    def _is_in_module(self, name: str, value: str) -> bool:
        """Tell whether the module has an attribute at another place of this kind, which LLVM 22 would not read."""
        where = self._place.where or ()
        kind = KINDS.get(name)
        if kind is not None and (not value or kind.places.isdisjoint(where)):
            return False
        return any(is_same_value(each[name], value) for each in self._lists(name, where) if name in each)

    def _lists(self, name: str, where: tuple[Where, ...]) -> Iterator[AttributeList]:
        """Yield the lists at places `where` that may have an attribute; of calls only what groups have."""
        module = self._place.view.module
        if not {"function", "call"}.isdisjoint(where):
            yield from (group.attributes for group in module.attribute_groups.values() if name in group.entity.header)
        for function in module.functions.values():
            if name not in function.entity.header:
                continue
            if "function" in where:
                yield function.attributes
            if "result" in where:
                yield function.result_attributes
            if "parameter" in where:
                yield from map(function.parameter_attributes, range(len(function.parameters)))

    def _apply(self, listed: ListedAttributes, edit: Edit) -> None:
        self._place.write(edited(listed, edit, self._place.view.module.group_without))

    def _read(self) -> AttributeValues:
        return values_of(self._place.read().attributes, self._group)

    def _group(self, number: int) -> AttributeValues:
        group = self._place.view.module.index.names("attributes").get(number)
        return NO_ATTRIBUTES if group is None else group_attributes(group)

    def __getitem__(self, name: str) -> str:
        return self._read().own[name]

    def __contains__(self, name: object) -> bool:
        return name in self._read().own

    def __iter__(self) -> Iterator[str]:
        return iter(self._read().own)

    def __len__(self) -> int:
        return len(self._read().own)

    def __repr__(self) -> str:
        values = self._read()
        return f"<attributes {values.own} strings {values.strings}>"
