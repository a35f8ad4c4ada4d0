"""A device image: a module and what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Self

    from syclopt.images.machine_code import MachineCode
    from syclopt.images.properties import PropertySets
    from syclopt.ir.module import Module

    Answers = Mapping[type, object]


class CodeForm(NamedTuple):
    """How the code of an image goes to a file: as bitcode or text, with or without comments that fill a line."""

    bitcode: bool = False
    comments: bool = True


class Printed(NamedTuple):
    """The code of an image as a file of `form` holds it; `name` is that of its module."""

    form: CodeForm
    code: bytes
    name: str

    def read(self) -> Module:
        """Return the module."""
        from syclopt.ir.module import Module

        return Module.parse(self.code, self.name)


_PLAIN = CodeForm()
_NO_ANSWERS: Answers = {}


class DeviceImage:
    """The unit of work of a pipeline.

    `properties` and `symbols` are `None` until a pass fills them. `target` names the device that the image is for,
    if it is for one. `index` is the place of the image among its siblings, and part of the names of its files.
    `drawing` is a graph in Graphviz's language, if a pass drew one of the module. `machine_code` is what a pass made of
    the module, if one did; then that is the code of the image. `answers` holds those of analyses that whoever made the
    image could give: analysis -> answer.
    """

    __slots__ = (
        *("_answers", "_first_version", "_make", "_module", "_printed"),
        *("drawing", "index", "machine_code", "properties", "symbols", "target"),
    )

    def __init__(
        self,
        module: Module | Callable[[], Module],
        properties: PropertySets | None = None,
        symbols: list[str] | None = None,
        target: str | None = None,
        index: int = 0,
        drawing: str | None = None,
        answers: Answers | Callable[[], Answers] = _NO_ANSWERS,
    ) -> None:
        """Make an image of `module`, or of one that is made when it is first asked for; so with `answers`."""
        self._module: Module | None = None
        self._make: Callable[[], Module] | None = None
        self._first_version = 0
        if callable(module):
            self._make = module
        else:
            self._module, self._first_version = module, module.version
        self._printed: Printed | None = None
        self.properties = properties
        self.symbols = symbols
        self.target = target
        self.index = index
        self.drawing = drawing
        self.machine_code: MachineCode | None = None
        self._answers: Answers | Callable[[], Answers] = answers

    @property
    def module(self) -> Module:
        """The code of the image, which may be edited."""
        if self._module is None:
            assert self._make is not None
            self._module = self._make()
            self._first_version = self._module.version
            self._make = self._printed = None
        return self._module

    @property
    def answers(self) -> Answers:
        """Analysis -> answer, for those that were given with the module."""
        return self._answers() if callable(self._answers) else self._answers

    @property
    def edits(self) -> int:
        """How many edits the module has seen since this image holds it; none before it is made."""
        return 0 if self._module is None else self._module.version - self._first_version

    @property
    def is_made(self) -> bool:
        """Whether the module exists already; if not, asking for it makes it."""
        return self._module is not None

    def code(self, form: CodeForm = _PLAIN) -> bytes:
        """Return the code as a file holds it: machine code, or else IR in a form.

        Raises `LLVMError` for IR that has no bitcode.
        """
        return self.ir(form) if self.machine_code is None else self.machine_code.data

    def ending(self, form: CodeForm = _PLAIN) -> str:
        """Return how the name of a file with the code ends: `ll`, `bc`, `ptx` or `cubin`."""
        if self.machine_code is not None:
            return self.machine_code.kind
        return "bc" if form.bitcode else "ll"

    def ir(self, form: CodeForm = _PLAIN) -> bytes:
        """Return the IR as a file of `form` holds it. Raises `LLVMError` for IR that has no bitcode."""
        if self._printed is not None and self._printed.form == form:
            return self._printed.code
        if not form.bitcode:
            return self.module.to_bytes(comments=form.comments)
        from syclopt.ir.llvm import to_bitcode

        return to_bitcode(self.module)

    def settle(self, form: CodeForm) -> None:
        """Keep what `ir(form)` returns, and no module; one is made of that if somebody asks for it.

        Raises `LLVMError` for IR that has no bitcode.
        """
        self._settle(Printed(form, self.ir(form), self.module.name))

    @classmethod
    def of_code(cls, code: bytes, form: CodeForm, name: str) -> Self:
        """Return an image of what `ir(form)` returned for another one; `name` is that of the module."""
        printed = Printed(form, code, name)
        image = cls(printed.read)
        image._settle(printed)
        return image

    @property
    def settled(self) -> Printed:
        """What `settle` kept; else the IR as text."""
        return self._printed or Printed(CodeForm(), self.ir(), self.module.name)

    def may_mention(self, name: bytes) -> bool:
        """Whether the name of a symbol may stand in the code, told without making a module, also for bitcode."""
        if self._printed is None:
            return True
        form, code, _ = self._printed
        return name in code or (not form.bitcode and b"\\" in code)  # it could be spelled with escapes

    @property
    def sets(self) -> PropertySets:
        """The property sets, to be filled; there is one to fill from the first use on."""
        from syclopt.images.properties import PropertySets

        if self.properties is None:
            self.properties = PropertySets()
        return self.properties

    def with_module(
        self, module: Module | Callable[[], Module], answers: Answers | Callable[[], Answers] = _NO_ANSWERS
    ) -> DeviceImage:
        """Return an image of `module` that has the rest, but no answers, from this one; no edit of it is seen here."""
        properties = None if self.properties is None else self.properties.copy()
        symbols = None if self.symbols is None else [*self.symbols]
        return DeviceImage(module, properties, symbols, self.target, self.index, answers=answers)

    def copy(self) -> DeviceImage:
        """Return an image of its own: no edit of it is seen here. It has no machine code, which is that of a module."""
        return self.with_module(self.module.copy(), self._answers)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: entry points, and what the property sets say."""
        from html import escape

        from syclopt.images.describe import described_sets

        rows = [("code", [f"{len(self.code()):,} bytes"])]
        rows += [] if self.symbols is None else [("entry points", self.symbols)]
        rows += described_sets(self.sets)
        cells = "".join(
            f"<tr><th>{escape(title)}</th><td>{'<br>'.join(map(escape, items)) or 'none'}</td></tr>"
            for title, items in rows
        )
        return f"<table><caption>image {self.index}</caption>{cells}</table>"

    def __getstate__(self) -> dict[str, object]:
        """Return what to send to another process: the code as text, or in the form that was settled."""
        state: dict[str, object] = {name: getattr(self, name) for name in self.__slots__ if name[0] != "_"}
        return {**state, "_answers": self.answers, "printed": self.settled}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take in what another process sent."""
        self._settle(state.pop("printed"))
        for field, value in state.items():
            setattr(self, field, value)

    def _settle(self, printed: Printed) -> None:
        self._module = None
        self._make = printed.read
        self._printed = printed
