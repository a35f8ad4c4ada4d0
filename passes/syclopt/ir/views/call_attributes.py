"""View of the attributes of a call: of the call itself, its result and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.edits.attribute_edits import of_argument, of_call, of_call_result
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.views.attribute_list import AttributeList, AttributePlace

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.attribute_kinds import Where
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.edits.attribute_edits import ListedAttributes
    from syclopt.ir.fragments import CallFragment
    from syclopt.ir.views.function import Function


class CallAttributes:
    """The attributes of a call: to read, and to edit in a copy of its text.

    `text` is that copy: give it to `Function.replace_call`, or of many calls at once to `Function.replace_calls`.
    """

    __slots__ = ("_function", "_text")

    def __init__(self, function: Function, call: Call) -> None:
        self._function = function
        self._text = to_internal(call.text)

    @property
    def text(self) -> str:
        """The call with its attributes as they are now."""
        return to_user(self._text)

    @property
    def attributes(self) -> AttributeList:
        """The attributes of the call itself, of groups and inline."""
        return self._list("the call", "call", of_call)

    @property
    def result_attributes(self) -> AttributeList:
        """The attributes of the result."""
        return self._list("the result of the call", "result", of_call_result)

    def argument_attributes(self, index: int) -> AttributeList:
        """Return the attributes of an argument. Raises `EditError` when there is none of that index."""
        count = len(arguments := self._parsed().arguments)
        if not 0 <= index < count:
            raise EditError(f"the call '{self.text}' has {count} arguments, none of index {index}")
        is_typed = bool(arguments[index].type.elements)
        return self._list(f"argument {index} of the call", "parameter", lambda call: of_argument(call, index), is_typed)

    def _list(
        self, of: str, where: Where, listed: Callable[[CallFragment], ListedAttributes], is_typed_pointer: bool = False
    ) -> AttributeList:
        def read() -> ListedAttributes:
            return listed(self._parsed())

        what = f"{of} '{self.text}'"
        return AttributeList(AttributePlace(self._function, what, (where,), read, self._write, is_typed_pointer))

    def _parsed(self) -> CallFragment:
        from syclopt.ir.fragments import parse_call

        return parse_call(self._text)

    def _write(self, text: str) -> None:
        self._text = text
