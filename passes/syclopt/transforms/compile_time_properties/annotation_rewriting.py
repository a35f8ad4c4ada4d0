"""Rewriting the bodies of functions whose pointers are annotated with properties of SYCL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import escape, spell
from syclopt.transforms.compile_time_properties.annotated_body import AnnotatedBody
from syclopt.transforms.compile_time_properties.annotations import INTRINSIC, Annotation, annotation_of

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

_NAME = ".str"


class AnnotationRewriter:
    """Rewrites the functions of one module. Equal strings share a variable, which is added to the module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._strings: dict[tuple[str, ...], str] = {}
        self._number = 0
        self._renumbers: bool | None = None

    def rewrite(self, function: Function) -> bool:
        """Rewrite the annotations of a function; tell whether it has any to rewrite.

        Raises `InputError` for properties of another form than expected.
        """
        calls = [call for call in function.calls if str(call.callee).startswith(INTRINSIC)]
        found = [(call, annotation) for call in calls if (annotation := annotation_of(self.module, call)) is not None]
        if not found:
            return False
        body = AnnotatedBody(self.module, function, self._can_renumber)
        for call, annotation in found:
            self._rewrite(body, call, annotation)
        function.set_body(to_user(body.rewritten()))
        return True

    def _rewrite(self, body: AnnotatedBody, call: Call, annotation: Annotation) -> None:
        is_aligned = annotation.alignment is not None and body.align(call, annotation.alignment[0])
        text = annotation.text(aligned=is_aligned)
        if not text:
            if annotation.controls:
                body.decorate_pointer(call, annotation.controls)
            body.remove(call)
            return
        _, string, _, _, values = call.arguments
        body.put(call, string.operand.span, self._string(annotation.string, string.type, text))
        body.put(call, values.operand.span, "null")
        if annotation.controls:
            body.decorate(call, annotation.controls)

    def _can_renumber(self) -> bool:
        """Whether a number after `%` is always a value: no type, and no block that a constant names."""
        if self._renumbers is None:
            self._renumbers = not (self.module.has_numbered_types or self.module.mentioning("blockaddress"))
        return self._renumbers

    def _string(self, like: Global, pointer: Type, text: str) -> str:
        """Return the value, of type `pointer`, that points to a variable with `text` in the section of `like`."""
        header = like.header
        details = (header[slice(*span)] for span in like.layout.details)
        section = next((f", {detail}" for detail in details if detail.startswith("section")), "")
        space = pointer.text[pointer.text.find("addrspace") :].rstrip("*") if "addrspace" in pointer.text else ""
        kind = f"[{len(to_internal(text)) + 1} x i8]"
        name = self._strings.get((text, space, section))
        if name is None:
            name = self._strings[text, space, section] = self._free_name()
            words = f"private unnamed_addr {space} constant" if space else "private unnamed_addr constant"
            self.module.add(f'@{name} = {words} {kind} c"{escape(text)}\\00"{section}')
        if not pointer.text.endswith("*"):
            return f"@{spell(name)}"
        source = f"{kind} {space}*" if space else f"{kind}*"
        return f"bitcast ({source} @{spell(name)} to {pointer.text})"

    def _free_name(self) -> str:
        """Return a name as LLVM gives it: `.str`, or with the next number that is not taken."""
        name = _NAME
        while name in self.module.symbols:
            self._number += 1
            name = f"{_NAME}.{self._number}"
        return name
