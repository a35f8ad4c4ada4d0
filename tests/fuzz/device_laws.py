"""Laws of passes over random modules of device code: each is checked for one module, against what was put into it."""

from __future__ import annotations

import io
import shutil
import subprocess
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from device_modules import ON_DEVICE, ON_HOST, DeviceModule
from respelled import compare, in_other_words

from syclopt import names
from syclopt.errors import InputError
from syclopt.images.properties import Blob
from syclopt.ir import link, llvm
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from syclopt.images.device_image import DeviceImage
    from syclopt.images.properties import Property

_ANALYSED = "sycl-virtual-functions-analysis,sycl-propagate-aspects-usage<no-validate-aspects>"
_SPLIT = "device-code-split<mode=kernel;device-globals;outline-virtual-functions;clean-up>"
_TOLD = "emit-device-requirements,emit-virtual-functions,emit-device-globals,emit-symbols"
_WHOLE = f"sycl-mutate-printf-addrspace,{_ANALYSED},{_SPLIT},{_TOLD}"
_DONE_ONCE = (
    *("sycl-mutate-printf-addrspace", "sycl-cleanup-vtables", "compile-time-properties", "globaldce", "strip-debug"),
    *("strip-dead-prototypes", "internalize<entry-points>,globaldce", "cleanup-sycl-metadata", _ANALYSED),
    *("sycl-resolve-virtual-functions<target=intel_gpu_pvc>", f"{_ANALYSED},sycl-record-aspect-names"),
)
_ALIKE = ("sycl-split-host-device", _WHOLE, "compile-time-properties", "sycl-resolve-virtual-functions<target=spir64>")


def check(random: Random, module: DeviceModule) -> None:
    """Check all laws for a module. Raises `AssertionError`."""
    text = str(module)
    llvm.verify(Module.parse(text))
    check_printing(module, text)
    check_sides(module, text)
    check_images(module, text)
    check_repeated(random, text)
    check_spellings(random, text)


def run(text: str, pipeline: str) -> list[DeviceImage]:
    """Run a pipeline, in silence, and have LLVM look at what comes out."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        images = run_pipeline(Module.parse(text), pipeline)
    for image in images:
        llvm.verify(image.module)
    return images


def check_printing(module: DeviceModule, text: str) -> None:
    """Each call of printf has the same text as before, in constant memory."""
    [image] = run(text, "sycl-mutate-printf-addrspace")
    for name, function in module.functions.items():
        formats: list[bytes | None] = []
        for call in image.module.functions[name].calls:
            if call.callee == names.PRINTF:
                variable = image.module.globals[call.arguments[0].value[1:].strip('"')]
                assert variable.address_space == 2
                formats.append(variable.characters)
        assert formats == [module.formats[at] for at in function.prints], name


def check_sides(module: DeviceModule, text: str) -> None:
    """Code for the other side is empty; both sides have what they need, and no more."""
    device, host = (image.module for image in run(text, "sycl-split-host-device"))
    for side, emptied in ((device, "host"), (host, "device")):
        for name, function in module.functions.items():
            if name in side.functions and not side.functions[name].is_declaration:
                body = side.functions[name].body_text
                does_nothing = "call" not in body and "store" not in body and "load" not in body
                assert does_nothing if function.kind == emptied else True, name
                marks = {ON_HOST, ON_DEVICE} & side.functions[name].attributes.strings.keys()
                assert not (marks and side.functions[name].has_attribute("noinline")), name
    roots = [one.name for one in module.functions.values() if one.is_entry_point or one.set]
    wanted = _without_bodies(module, "host").used_with(roots, lambda _: False)
    assert {key for key in device.definition_keys() if key in module.functions} == wanted
    assert not any(one.kind == "kernel" and one.name in host.functions for one in module.functions.values())


def _without_bodies(module: DeviceModule, kind: str) -> DeviceModule:
    """Return a module where functions of a kind do nothing."""
    functions = dict(module.functions)
    for name, one in functions.items():
        if one.kind == kind:
            functions[name] = type(one)(name, one.kind)
    return DeviceModule(functions, module.globals, module.tables, module.formats)


def check_images(module: DeviceModule, text: str) -> None:
    """Images have the entry points, aspects and device globals of the model, and are linked to one module again."""
    try:
        images = run(text, _WHOLE)
    except InputError as error:
        if module.is_divided or "is used in more than one device image" not in str(error):
            raise
        return
    assert module.is_divided
    expected = {frozenset(entries): entries for entries in module.entry_points()}
    found = {frozenset(image.symbols or ()): image for image in images}
    assert found.keys() == expected.keys()
    for key, image in found.items():
        entries = expected[key]
        properties = image.properties or {}
        listed = properties["SYCL/device requirements"]["aspects"]
        assert isinstance(listed, Blob)
        assert {*listed.as_u32()} == module.requirements(entries), entries
        globals_ = properties.get("SYCL/device globals", {})
        values = {name: blob.data for name, blob in globals_.items() if isinstance(blob, Blob)}
        assert values == {
            f"id of {name}; {{}}": size.to_bytes(4, "little") + bytes([scope, 0, 0, 0])
            for name, (size, scope) in module.globals_of(entries).items()
        }
        _check_sets(module, entries, properties.get("SYCL/virtual functions", {}))
    if any(one.set for one in module.functions.values()):
        _check_linked(module, [image.module for image in images])


def _check_sets(module: DeviceModule, entries: list[str], said: Mapping[str, Property]) -> None:
    """An image says which set it has, and which ones its kernels call."""
    texts = {key: value.as_string() for key, value in said.items() if isinstance(value, Blob)}
    own = {module.functions[name].set for name in entries} - {""}
    assert {*texts.get("virtual-functions-set", "").split(",")} - {""} == own, entries
    called = {one for name in entries for one in module.functions[name].called_sets}
    assert called <= {*texts.get("calls-virtual-functions-set", "").split(",")}, entries


def _check_linked(module: DeviceModule, parts: list[Module]) -> None:
    """Images of sets are linked with others, by LLVM's linker, too: all entry points are there."""
    linked = link(parts, warn=lambda _: None)
    llvm.verify(linked)
    entries = {name for one in module.entry_points() for name in one}
    assert entries <= {*linked.definition_keys()}
    tool = shutil.which("llvm-link-22")
    if tool is not None:
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / f"{at}.ll" for at in range(len(parts))]
            for path, part in zip(paths, parts, strict=True):
                path.write_bytes(part.to_bytes())
            subprocess.run([tool, "-S", "-o", "/dev/null", *map(str, paths)], check=True, capture_output=True)


def check_repeated(random: Random, text: str) -> None:
    """What was done is not done again."""
    pipeline = random.choice(_DONE_ONCE)
    [once] = run(text, pipeline)
    [twice] = run(str(once.module), pipeline)
    assert str(twice.module) == str(once.module), pipeline


def check_spellings(random: Random, text: str) -> None:
    """Passes see the same in another spelling."""
    module = in_other_words(random, Path("device_module.ll"), text.encode("latin-1"))
    assert module is not None
    compare(module, random.choice(_ALIKE))
