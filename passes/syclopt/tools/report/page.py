"""The page: what is known of programs as plain data, each name, text and list once, and the template around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import syclopt
from syclopt import names
from syclopt.images.describe import described_sets
from syclopt.images.properties import Blob
from syclopt.mangling.shown_names import in_source
from syclopt.pages.packed import Texts, packed_json
from syclopt.pages.render import render
from syclopt.tools.report.inputs import read_program
from syclopt.tools.report.linking import Links
from syclopt.tools.report.module_facts import ModuleFacts, texts_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.text.spelling import Key
    from syclopt.tools.report.inputs import Program, ReportedImage
    from syclopt.tools.report.module_facts import Requirement


def report(inputs: Sequence[str], before: str | None = None) -> bytes:
    """Return a page on programs, each in a file; `before` is what passes made them of. Raises `SycloptError`."""
    contents = _Contents()
    programs = [read_program(path) for path in inputs]
    tables = [contents.program(program) for program in programs]
    source = None if before is None else contents.source(read_program(before))
    data = {"programs": tables, "source": source, **contents.shared()}
    title = ", ".join(program.name for program in programs)
    version = f"syclopt {syclopt.__version__}"
    return render("report.html.j2", title=title, version=version, head=packed_json(data), pieces=contents.pieces())


class _Contents:
    """Everything in a page; what images have in common is there once."""

    def __init__(self) -> None:
        self._texts = Texts()
        self._names: dict[str, int] = {}
        self._strings: dict[str, int] = {}
        self._registered: dict[str, str] = {}
        """Symbol of a kernel -> the name that the program gave it."""
        self._functions: dict[tuple[int, str], int] = {}
        self._rows: list[list[Any]] = []
        self._properties: dict[str, int] = {}
        self._described: list[Any] = []
        self._links = Links()

    def program(self, program: Program) -> dict[str, Any]:
        """Return a program."""
        return {"name": program.name, "size": program.size, "images": [self._image(one) for one in program.images]}

    def source(self, program: Program) -> dict[str, Any]:
        """Return the functions that a program was made of: name -> function."""
        modules = [image.module for image in program.images if image.module is not None]
        functions = [[self._name(key), self._function(key, text, ())] for one in modules for key, text in texts_of(one)]
        return {"name": program.name, "functions": functions}

    def shared(self) -> dict[str, Any]:
        """Return what programs have in common."""
        return {
            "names": [*self._names],
            "shown": [self._registered.get(name) or in_source(name) or 0 for name in self._names],
            "strings": [*self._strings],
            "functions": self._rows,
            "properties": self._described,
            "conditions": self._links.conditions,
            "targets": self._links.targets,
            "devices": self._links.devices(),
        }

    def pieces(self) -> list[str]:
        """Return the texts."""
        return self._texts.pieces()

    def _image(self, image: ReportedImage) -> dict[str, Any]:
        registered = image.sets.get(names.REGISTERED_KERNELS_SET, {}).items()
        self._registered |= {symbol.as_string(): name for name, symbol in registered if isinstance(symbol, Blob)}
        found: dict[str, Any] = {
            "file": image.file,
            "size": image.size,
            "kind": self._string(image.kind),
            "symbols": [self._name(symbol) for symbol in image.symbols],
            "properties": self._sets(image),
            "links": self._linked(image),
        }
        if image.module is not None:
            facts = ModuleFacts(image.module)
            callees = facts.graph.callees
            found["functions"] = [
                self._function(key, text, callees.get(key, ())) for key, text in texts_of(image.module)
            ]
            required = facts.requirements(image.sets)
            found["requires"] = [
                [self._name(key), [self._requirement(one) for one in each]] for key, each in required.items() if each
            ]
        return found

    def _linked(self, image: ReportedImage) -> dict[str, Any]:
        found = self._links.of_image(image)
        for kind in ("calls", "creates", "imports", "exports", "globals"):
            for name in found.get(kind, ()):
                self._name(name)
        if "provides" in found:
            self._name(found["provides"])
        return found

    def _requirement(self, one: Requirement) -> list[Any]:
        places = [self._string(place) for place in one.places]
        return [self._string(one.what), [self._name(key) for key in one.chain], places]

    def _function(self, key: Key, text: str, callees: Sequence[Key]) -> int:
        """Return the number of a function: the same for the same text, wherever it is."""
        name = self._name(key)
        found = self._functions.get((name, text))
        if found is None:
            found = self._functions[name, text] = len(self._rows)
            self._rows.append([name, *self._texts.add(text), [self._name(callee) for callee in callees]])
        return found

    def _sets(self, image: ReportedImage) -> int:
        spelled = repr(image.sets)
        found = self._properties.get(spelled)
        if found is None:
            found = self._properties[spelled] = len(self._described)
            self._described.append([[title, lines] for title, lines in described_sets(image.sets)])
        return found

    def _name(self, key: Key) -> int:
        return self._names.setdefault(str(key), len(self._names))

    def _string(self, text: str) -> int:
        return self._strings.setdefault(text, len(self._strings))
