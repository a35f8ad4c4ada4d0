"""print<aspects>: show people what an analysis found."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.aspects.needed import NeededAspects, needed_aspects
from syclopt.analysis.aspects.use_chains import WaysToUses
from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.passes import ImagePass, PassContext
from syclopt.targets import aspects

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_COLOURS = 12  # of Graphviz's scheme "set312"


@dataclass(frozen=True)
class PrintPass(ImagePass):
    """Print an analysis to standard error, and draw its graph, which `-o FILE.dot` writes.

    `aspects`: for each entry point the aspects that it needs, each with the shortest chain of calls to a use. A
    module without `!sycl_aspects` gets the names and numbers that `syclopt-targets` shows.
    """

    name: ClassVar[str] = "print"
    analysis: Literal["aspects"] = field(metadata={"help": "what to print", "positional": True})

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the drawing. Raises `InputError` for metadata of another form."""

        report = AspectReport(image.module)
        sys.stderr.write(report.text)
        image.drawing = report.dot
        return [image]


class AspectReport:
    """The aspects that entry points need, and why."""

    def __init__(self, module: Module) -> None:
        """Look at `module`. One without `!sycl_aspects` gets the names and numbers of `syclopt.targets`.

        Raises `InputError` for metadata of another form.
        """
        fp64 = aspects().get("fp64").number
        self._local = LocalAspects.collect(module, fp64=fp64)
        self._needed: NeededAspects = needed_aspects(module, self._local, EntryPoints.compute(module))
        kernels = (key for key in self._needed.entry_points.ordered if is_kernel(module.functions[key]))
        self._kernels = frozenset(kernels)
        self._name = module.name

    @property
    def text(self) -> str:
        """For each entry point the aspects that it needs, each with the shortest chain of calls to where it is used."""
        lines = [f"Aspects of {self._name}"]
        ways = WaysToUses(self._needed)
        for key in self._needed.entry_points.ordered:
            lines.append(f"{'kernel' if key in self._kernels else 'function'} {key}")
            needs = [*self._lines_of(key, ways)]
            lines += needs or ["  needs none"]
        return "".join(f"{line}\n" for line in lines)

    @property
    def dot(self) -> str:
        """The call graph for Graphviz: a colour for each set of aspects, and boxes around the names of kernels."""
        needed = self._needed
        shown = [key for key in needed.graph.functions if not str(key).startswith("llvm.")]
        colours: dict[int, int] = {}
        lines = ["digraph aspects {", "  node [style=filled colorscheme=set312 fillcolor=white shape=ellipse];"]
        for key in shown:
            mask = needed.used.get(key, 0) | needed.declared.get(key, 0)
            names = ", ".join(self._shown(number) for number in self._local.bits.numbers(mask))
            label = _quoted(f"{key}\n{names}" if names else str(key))
            options = f"label={label}{' shape=box' if key in self._kernels else ''}"
            if mask:
                options += f" fillcolor={colours.setdefault(mask, len(colours)) % _COLOURS + 1}"
            lines.append(f"  {_identity(key)} [{options}];")
        for key in shown:
            for callee in needed.reaches(key):
                if not str(callee).startswith("llvm."):
                    dashed = "" if callee in needed.graph.callees.get(key, ()) else " [style=dashed]"
                    lines.append(f"  {_identity(key)} -> {_identity(callee)}{dashed};")
        return "".join(f"{line}\n" for line in (*lines, "}"))

    def _lines_of(self, key: Key, ways: WaysToUses) -> Iterator[str]:
        needed, bits = self._needed, self._local.bits
        used, declared = needed.used.get(key, 0), needed.declared.get(key, 0)
        for number in bits.numbers(used | declared):
            is_used = used & bits.mask((number,))
            how = "" if is_used else ", declared"
            chain = ways.to_use(key, number) if is_used else ways.to_declaration(key, number)
            yield f"  {self._shown(number)} ({number}){how}: {' -> '.join(map(str, chain))}"
        for condition, mask in needed.conditional.get(key, {}).items():
            names = ", ".join(f"{self._shown(number)} ({number})" for number in bits.numbers(mask))
            yield f"  if {' '.join(map(str, condition))}: {names}"

    def _shown(self, number: int) -> str:
        name = self._local.table.name(number)
        if name is None and number >= 0 and (aspect := aspects().find(number)):
            name = aspect.name
        return name or "aspect"


def _identity(key: Key) -> str:
    return _quoted(str(key) if isinstance(key, str) else f"@{key}")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
