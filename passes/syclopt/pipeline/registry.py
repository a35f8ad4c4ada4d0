"""The names of the passes. A pass is imported when a pipeline first names it.

The pass `sycl-foo` of a room is the class with this `name` in the room's module `sycl_foo`.
Where a name is not in the table, passes are asked for that other packages offer, by the entry points `syclopt.passes`.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, cast

from syclopt.errors import PipelineError, nearest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.metadata import EntryPoint

    from syclopt.passes import Pass

GROUP = "syclopt.passes"
_ROOMS = {
    "syclopt.transforms": """
        annotations-to-attributes
        cleanup-sycl-metadata cleanup-sycl-metadata-from-llvm-used compile-time-properties device-code-split
        embed-aux-info emit-add-on-images emit-assert-used emit-device-globals emit-device-requirements
        emit-devicelib-mask emit-dynamic-local-memory emit-exported-symbols emit-implicit-local-arg
        emit-imported-symbols emit-kernel-accesses emit-kernel-names emit-kernel-param-info emit-misc-properties
        emit-program-metadata emit-registered-kernels emit-specialization-constants emit-symbols emit-virtual-functions
        globaldce internalize llvm print record-esimd-split-status refuse-undecided-code
        refuse-unlowered-features register-device-globals remove-device-globals-from-llvm-compiler-used
        spirv-link-once strip-dead-prototypes strip-debug strip-nonlinetable-debuginfo
        sycl-add-default-value-images sycl-add-dummy-images sycl-add-opt-level-attribute
        sycl-add-sanitizer-kernels sycl-add-stub-images sycl-cleanup-vtables sycl-conditional-call-on-device
        sycl-decide-conditional-calls sycl-diagnose-device-code sycl-export-visible-functions
        sycl-forward-stores sycl-freeze-spec-constants sycl-fuse-kernels sycl-internalize-functions
        sycl-joint-matrix-transform sycl-lower-sanitizer-metadata sycl-lower-spec-constants
        sycl-lower-wg-local-memory sycl-mark-convergent sycl-mutate-printf-addrspace
        sycl-outline-conditional-calls sycl-propagate-aspects-usage sycl-record-aspect-names
        sycl-resolve-if-architecture sycl-resolve-virtual-functions sycl-simplify-conditional-aspects
        sycl-split-host-device sycl-virtual-functions-analysis verify warn-undefined-functions
    """,
    "syclopt.codegen": "sycl-limit-alignment sycl-link-device-library sycl-outline-called-kernels sycl-retarget",
    "syclopt.codegen.native_cpu": """
        sycl-describe-functions sycl-hide-narrow-indices sycl-hide-overwritten-loads sycl-join-ids sycl-limit-rows
        sycl-link-vector-mathematics sycl-split-conditions sycl-sub-group-loops sycl-unlock-atomics sycl-unroll-rows
        sycl-vectorize-work-items sycl-widen-indices sycl-widen-regions sycl-work-group-loops
    """,
    "syclopt.codegen.nvptx": """
        sycl-fix-local-size sycl-guard-kernels sycl-hide-alloca-sizes sycl-join-exits sycl-lower-atomics sycl-mask-lanes
        sycl-name-for-ptx sycl-pack-arguments sycl-place-local-memory sycl-take-launch sycl-unroll-strides
    """,
    "syclopt.pipeline.passes": "sycl-make-machine-code",
}
# Name -> where it is: a module, or "module:Class" of a pass that was added.
_PASSES = {name: f"{room}.{name.replace('-', '_')}" for room, names in _ROOMS.items() for name in names.split()}


def pass_names() -> list[str]:
    """Return the names of the passes of this package and of those that were added, sorted."""
    return sorted(_PASSES)


def find_pass(name: str) -> type[Pass] | None:
    """Return the class of a pass: one of this package, one that was added, or one of another package; None for no pass.

    Other packages are asked when nothing else has the name. Raises `PipelineError` when a pass of theirs cannot be
    loaded, and when two of them, or one of them and syclopt or LLVM, have passes of one name.
    """
    where = _PASSES.get(name)
    if where is None:
        offer = _offers().get(name)
        return offer.load() if offer else None
    module, _, attribute = where.partition(":")
    found = vars(import_module(module))
    classes = (value for value in found.values() if isinstance(value, type) and getattr(value, "name", None) == name)
    return cast("type[Pass]", found[attribute] if attribute else next(classes))


def pass_class(name: str) -> type[Pass]:
    """Return what `find_pass` returns; raises `PipelineError` with the nearest names if there is no such pass."""
    cls = find_pass(name)
    if cls is None:
        from syclopt.ir.llvm_worker.pass_names import PASSES

        if name in PASSES:
            raise PipelineError(f"'{name}' is a pass of LLVM, which the pass 'llvm' runs")
        raise PipelineError(f"unknown pass '{name}'{nearest(name, {*_PASSES, *_offers(), *PASSES})}")
    return cls


def pass_classes(report: Callable[[str], None] | None = None) -> Iterator[type[Pass]]:
    """Yield all pass classes: those of `pass_names`, then those of packages, each sorted by name.

    What is wrong with a pass of a package goes to `report`.
    """
    report = report or _say_nothing
    yield from map(pass_class, pass_names())
    for offer in _offers(report).values():
        try:
            yield offer.load()
        except PipelineError as error:
            report(error.message)


def package_of(cls: type[Pass]) -> str | None:
    """Return the package, with its version, that offers a pass; None for passes of this package and added ones."""
    offer = None if cls.name in _PASSES else _offers(_say_nothing).get(cls.name)
    return offer.package if offer else None


def add_pass(name: str, where: str) -> None:
    """Let pipelines name the pass at `where` ("module:Class"); raises `PipelineError` if the name is taken."""
    if _PASSES.get(name, where) != where:
        raise PipelineError(f"pass '{name}' is {_PASSES[name]} already, and cannot be {where}")
    _PASSES[name] = where


def _say_nothing(message: str) -> None:
    del message


class _InstalledPass(NamedTuple):
    """A pass that a package offers: its name, and where it is, as `module:Class`."""

    entry: EntryPoint

    @property
    def name(self) -> str:
        """The name in pipelines."""
        return self.entry.name

    @property
    def package(self) -> str:
        """The package and its version, as in `their-passes 1.2`."""
        dist = self.entry.dist
        return f"{dist.name} {dist.version}" if dist else "an unknown package"

    def __str__(self) -> str:
        return f"pass '{self.name}' of package '{self.package}'"

    def load(self) -> type[Pass]:
        """Return the class. Raises `PipelineError` that names the package where there is none."""
        from syclopt.passes import ImagePass, ModulePass

        try:
            found: object = self.entry.load()
        except (Exception, SystemExit) as error:
            message = f"{self} cannot be loaded from {self.entry.value}: {type(error).__name__}: {error}"
            raise PipelineError(message) from error
        if not isinstance(found, type) or not issubclass(found, ModulePass | ImagePass):
            raise PipelineError(f"{self}: {self.entry.value} is no class of a pass")
        name: object = getattr(found, "name", None)
        if name != self.name:
            raise PipelineError(f"{self}: the class {self.entry.value} has the name {name!r}, expected '{self.name}'")
        if flaw := _flaw_of(found):
            raise PipelineError(f"{self}: the class {self.entry.value} {flaw}")
        return found


def _flaw_of(cls: type[Pass]) -> str | None:
    """Return why no pipeline could name a class, if so."""
    from inspect import isabstract

    from syclopt.pipeline.pass_options import option_specs

    if isabstract(cls):
        return "has no method 'run'"
    own = vars(cls).get("__annotations__", {}).values()
    if "__dataclass_fields__" not in vars(cls) and any("ClassVar" not in str(annotation) for annotation in own):
        return "is no dataclass"
    try:
        fields = {spec.field for spec in option_specs(cls)}
    except (NameError, TypeError) as error:
        return f"has an option of a type that cannot be: {error}"
    absent = [f"'{field}' of its flag '-{flag}'" for flag, field in cls.flags.items() if field not in fields]
    return f"has no field {absent[0]}" if absent else None


def _offers(report: Callable[[str], None] | None = None) -> dict[str, _InstalledPass]:
    """Return the passes that packages offer, by name.

    One of a name that syclopt or LLVM has, or two packages, is a `PipelineError` that names both owners; with `report`,
    that hears of it and the first owner keeps the name.
    """
    from syclopt.ir.llvm_worker.pass_names import PASSES

    taken = dict.fromkeys((*PASSES, "default"), "LLVM") | dict.fromkeys(_PASSES, "syclopt")
    found: dict[str, _InstalledPass] = {}
    for offer in _offers_on(tuple(sys.path)):
        owner = taken.get(offer.name) or (f"package '{found[offer.name].package}'" if offer.name in found else None)
        if owner is None:
            found[offer.name] = offer
        elif report:
            report(f"{offer} has the name of a pass of {owner}")
        else:
            raise PipelineError(f"{offer} has the name of a pass of {owner}")
    return found


@cache
def _offers_on(path: tuple[str, ...]) -> tuple[_InstalledPass, ...]:
    """Return what the packages on `path`, which is `sys.path`, offer: this takes milliseconds."""
    from importlib.metadata import entry_points

    return tuple(map(_InstalledPass, sorted(entry_points(group=GROUP), key=lambda entry: entry.name)))
