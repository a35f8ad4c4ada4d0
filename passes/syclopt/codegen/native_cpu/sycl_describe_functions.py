"""sycl-describe-functions: functions that passes made of kernels are in debug information, so that their lines are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.debug_units import has_lines_for_code
from syclopt.ir.references import references
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import COMMENT, STRING, escape
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_UNITS = "llvm.dbg.cu"
_KIND = compile_pattern(r"(?:distinct )?+!(DILocation|DILexicalBlock|DILexicalBlockFile|DISubprogram)\(")
_SCOPE = compile_pattern(r"[(, ]scope: !([0-9]++)")
_INLINED_AT = compile_pattern(r"[(, ]inlinedAt: !([0-9]++)")
_LINE = compile_pattern(r"[(, ]line: ([0-9]++)")
_OF_OTHERS = compile_pattern(r", (?:retainedNodes|declaration): !(?:[0-9]++|\{[^{}]*+\})")
_FILE = compile_pattern(r"[(, ]file: !([0-9]++)")
_PLACE = compile_pattern(r", !dbg ![0-9]++")
_LOOP = compile_pattern(r"distinct !\{!([0-9]++)(?:, ![0-9]++)*+\}")
_MENTION = compile_pattern(rf"{STRING}|{COMMENT}|!([0-9]++)", re.DOTALL)


class SYCLDescribeFunctionsPass(ModulePass):
    """Give each function that debug information does not tell of a subprogram, and its calls a place.

    LLVM writes lines of functions with a subprogram alone, and code that is inlined keeps its lines where its call has
    one. What has lines of a kernel gets the subprogram of the kernel, where nothing else has it, or another one like
    that, in which the lines are inlined; all other functions get one without lines. Modules stay that
    have no lines, or have them for messages alone.
    """

    name: ClassVar[str] = "sycl-describe-functions"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        if not has_lines_for_code(module) or not module.mentioning("!dbg"):
            return PassResult(changed=False)
        functions = [*module.definitions()]
        described = {one.metadata["dbg"].number for one in functions if "dbg" in one.metadata_kinds}
        wanted = [one for one in functions if "dbg" not in one.metadata_kinds]
        unit = min(map(int, references(module.named_metadata[_UNITS].entity).metadata))
        for function in wanted:
            _Description(module, function).give(described, unit)
        ctx.count("functions described", len(wanted))
        return PassResult(changed=bool(wanted))


class _Description:
    """What is known of the lines of a function."""

    def __init__(self, module: Module, function: Function) -> None:
        self._module = module
        self._function = function
        self._new: dict[int, int] = {}
        self._call = 0

    def give(self, described: set[int], unit: int) -> None:
        """Attach a subprogram, and note it in `described` when it is a kernel's own."""
        used = sorted(int(key) for key in references(self._function.entity).metadata)
        of = [found for number in used if (found := self._subprogram(number)) is not None]
        is_own = bool(of) and of[0] not in described and len({*of}) == 1
        if is_own:
            subprogram = of[0]
            described.add(subprogram)
        else:
            text = _OF_OTHERS.sub("", self._text(of[0])) if of else self._without_lines(unit)
            subprogram = self._module.add_metadata(to_user(text)).number
        line = _LINE.search(self._text(subprogram)) if of else None
        place = f"distinct !DILocation(line: {line[1] if line else 0}, scope: !{subprogram})"
        self._call = self._module.add_metadata(place).number
        if not is_own and of:
            self._function.set_text(to_user(self._moved(self._function.raw)))
        self._function.replace_calls(
            {
                call: f"{call.text}, !dbg !{self._call}"
                for call in self._function.calls
                if not _PLACE.search(call.printed) and not str(call.callee).startswith("llvm.")
            }
        )
        self._attach(subprogram)

    def _without_lines(self, unit: int) -> str:
        file = _FILE.search(self._text(unit))
        in_file = f", scope: !{file[1]}, file: !{file[1]}" if file is not None else ""
        name = escape(str(self._function.key))
        return (
            f'distinct !DISubprogram(name: "{name}"{in_file}, type: !DISubroutineType(types: !{{}}),'
            f" flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !{unit})"
        )

    def _attach(self, number: int) -> None:
        self._function.set_metadata("dbg", self._module.metadata[number])

    def _text(self, number: int) -> str:
        return as_printed(to_internal(self._module.metadata[number].content))

    def _subprogram(self, number: int) -> int | None:
        """Return the subprogram of the outermost place that a location stands in; None for other nodes."""
        text = self._text(number)
        kind = _KIND.match(text)
        if kind is None or kind[1] != "DILocation":
            return None
        while kind is not None and kind[1] != "DISubprogram":
            above = _INLINED_AT.search(text) or _SCOPE.search(text)
            if above is None:
                return None
            number = int(above[1])
            text = self._text(number)
            kind = _KIND.match(text)
        return number if kind is not None else None

    def _moved(self, text: str) -> str:
        """Return a text with locations that are inlined in the new subprogram in the places of all others."""

        def number(found: re.Match[str]) -> str:
            return f"!{self._location(int(found[1]))}" if found[1] else found[0]

        return _MENTION.sub(number, text)

    def _location(self, number: int) -> int:
        """Return the node that a location, or the node of a loop, becomes; others stay."""
        if number not in self._new:
            self._new[number] = number
            text = self._text(number)
            kind = _KIND.match(text)
            if kind is not None and kind[1] == "DILocation":
                self._new[number] = self._inlined(text)
            elif _LOOP.fullmatch(text):
                self._new[number] = self._loop(number, text)
        return self._new[number]

    def _inlined(self, text: str) -> int:
        above = _INLINED_AT.search(text)
        if above is None:
            text = f"{text[:-1]}, inlinedAt: !{self._call})"
        else:
            text = f"{text[: above.start(1)]}{self._location(int(above[1]))}{text[above.end(1) :]}"
        return self._module.add_metadata(to_user(text)).number

    def _loop(self, number: int, text: str) -> int:
        own = self._module.free_number("metadata")
        self._new[number] = own
        self._module.add(to_user(f"!{own} = {self._moved(text)}\n"))
        return own
