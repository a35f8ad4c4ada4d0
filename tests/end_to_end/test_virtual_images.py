"""The images of programs with virtual functions, linked by LLVM in all ways in which a runtime may link them."""

from __future__ import annotations

import itertools
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import syclopt
from syclopt.errors import InputError
from syclopt.images.properties import Blob
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.names import VIRTUAL_FUNCTIONS_SET
from syclopt.passes import Warnings
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.golden import available

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.pipeline.post_link.options import SplitMode

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
MODES: tuple[SplitMode, ...] = ("source", "kernel", "auto", "none")
MEMBER = "indirectly-callable"

pytestmark = pytest.mark.skipif(
    not {"llvm-link-22", "opt-22"} <= {*available()}, reason="needs llvm-link-22 and opt-22"
)

# Two kernels and two sets count in one variable, which no other unit sees; a helper and a table are used by all.
COUNTERS = """
target triple = "spirv64-unknown-unknown"

@counter = internal addrspace(1) global i32 7
@1 = private addrspace(1) global i32 3
@names = addrspace(1) constant [2 x i8] c"ab"
@table = addrspace(1) constant [2 x ptr] [ptr @plain, ptr @"precise one"]

define spir_kernel void @create(ptr addrspace(1) %object) #0 {
  %n = call spir_func i32 @count(ptr addrspace(1) @names)
  store ptr addrspace(1) @table, ptr addrspace(1) %object
  ret void
}

define spir_kernel void @use(ptr addrspace(1) %object) #1 {
  %n = call spir_func i32 @count(ptr addrspace(1) @names)
  %f = load ptr, ptr addrspace(1) %object
  %m = call spir_func i32 %f(i32 %n) "virtual-call"
  ret void
}

define spir_func i32 @plain(i32 %value) #2 {
  %n = call spir_func i32 @count(ptr addrspace(1) @names)
  %m = load i32, ptr addrspace(1) @1
  %sum = add i32 %n, %m
  ret i32 %sum
}

define linkonce_odr spir_func double @"precise one"(i32 %value) #3 !sycl_used_aspects !1 {
  %n = call spir_func i32 @count(ptr addrspace(1) @names)
  store i32 %n, ptr addrspace(1) @1
  %x = sitofp i32 %n to double
  ret double %x
}

define spir_func i32 @count(ptr addrspace(1) %name) {
  %n = load i32, ptr addrspace(1) @counter
  %m = add i32 %n, 1
  store i32 %m, ptr addrspace(1) @counter
  ret i32 %m
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" "calls-indirectly"="plain" }
attributes #2 = { "sycl-module-id"="a.cpp" "indirectly-callable"="plain" }
attributes #3 = { "sycl-module-id"="b.cpp" "indirectly-callable"="precise" }

!1 = !{!2}
!2 = !{!"fp64", i32 6}
"""

# A virtual function that creates an object of another class and calls it, so that its image needs another set; a
# function of yet another set is called by name.
CHAIN = """
target triple = "spirv64-unknown-unknown"

@_ZTV1A = linkonce_odr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }
@_ZTV1B = linkonce_odr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN1B1fEv, ptr @_ZThn8_N1B1fEv] }

define spir_kernel void @kernel(ptr %object) #0 {
  store ptr @_ZTV1A, ptr %object
  %f = load ptr, ptr %object
  call spir_func void %f(ptr %object) "virtual-call"
  ret void
}

define linkonce_odr spir_func void @_ZN1A1fEv(ptr %this) #1 {
  store ptr @_ZTV1B, ptr %this
  call spir_func double @_ZN1C1fEv(ptr %this)
  ret void
}

define linkonce_odr spir_func void @_ZN1B1fEv(ptr %this) #2 !sycl_used_aspects !0 {
  ret void
}

define linkonce_odr spir_func void @_ZThn8_N1B1fEv(ptr %this) !sycl_used_aspects !0 {
  call spir_func void @_ZN1B1fEv(ptr %this)
  ret void
}

define linkonce_odr spir_func double @_ZN1C1fEv(ptr %this) #3 {
  ret double 1.0
}

attributes #0 = { "sycl-module-id"="a.cpp" "calls-indirectly"="A" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="A" }
attributes #2 = { "sycl-module-id"="a.cpp" "indirectly-callable"="B" }
attributes #3 = { "sycl-module-id"="a.cpp" "indirectly-callable"="C" }

!0 = !{!1}
!1 = !{!"fp64", i32 6}
"""


@dataclass(frozen=True)
class Link:
    """An image, and what its properties say of sets."""

    image: DeviceImage
    path: Path

    def names(self, key: str) -> list[str]:
        """The sets that a property lists."""
        value = self.image.sets.get(VIRTUAL_FUNCTIONS_SET, {}).get(key)
        return value.as_string().split(",") if isinstance(value, Blob) else []

    @cached_property
    def own_set(self) -> str | None:
        """The set that the image has."""
        return next(iter(self.names("virtual-functions-set")), None)

    @property
    def is_dummy(self) -> bool:
        """Whether it is a dummy."""
        return "dummy-image" in self.image.sets.get(VIRTUAL_FUNCTIONS_SET, {})


def _images(source: object, mode: SplitMode, folder: Path, *, dynamic_linking: bool = False) -> list[Link]:
    quiet = Warnings(["no-undefined-function"])
    images = syclopt.post_link(source, mode=mode, dynamic_linking=dynamic_linking, warnings=quiet)
    links: list[Link] = []
    for number, image in enumerate(images):
        links.append(Link(image, folder / f"image_{number}.ll"))
        image.module.write(links[-1].path)
    return links


def _choices(links: Sequence[Link], start: Link) -> Iterator[tuple[Link, ...]]:
    """Yield what may be linked with `start`: images of called sets, and for created ones images or dummies."""
    todo: list[tuple[tuple[Link, ...], list[Link]]] = [((start,), [start])]
    while todo:
        chosen, new = todo.pop()
        if not new:
            yield chosen
            continue
        have = {link.own_set for link in chosen}
        called = dict.fromkeys(name for link in new for name in link.names("calls-virtual-functions-set"))
        created = dict.fromkeys(name for link in new for name in link.names("creates-virtual-functions-set"))
        options = [[link for link in links if link.own_set == name and not link.is_dummy] for name in {*called} - have]
        options += [[link for link in links if link.own_set == name] for name in {*created} - {*called} - have]
        assert all(options), "a set has no image"
        for more in itertools.product(*options):
            todo.append(((*chosen, *more), [*more]))


def _linked(links: Iterable[Link]) -> Module:
    """Link images with LLVM, which refuses what is strongly defined twice, and verify the result."""
    paths = [link.path for link in links]
    run = subprocess.run(["llvm-link-22", "-S", *paths], capture_output=True, check=False)
    assert run.returncode == 0, f"{[path.name for path in paths]}: {run.stderr.decode()}"
    llvm.verify_text(run.stdout)
    return Module.parse(run.stdout)


def _undefined(module: Module) -> set[str]:
    """Return the virtual functions, vtables and variables that are declared alone."""
    functions = {f.name for f in module.functions.values() if f.is_declaration and MEMBER in f.attributes.strings}
    return functions | {v.name for v in module.globals.values() if v.is_declaration}


def _real(name: str) -> Callable[[], object]:
    """Return what makes the module of a fixture with its aspects, as the compiler hands it over."""
    passes = "sycl-propagate-aspects-usage,sycl-record-aspect-names"
    return lambda: run_pipeline(REAL / name, passes)[0].module


PROGRAMS: dict[str, Callable[[], object]] = {
    "base": _real("virtual_base.ll"),
    "foo": _real("virtual_foo.ll"),
    "codecs, of three units, with debug info": _real("virtual_codecs.ll"),
    "counters": lambda: COUNTERS,
    "chain": lambda: CHAIN,
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("program", PROGRAMS)
def test_images_link_in_all_combinations(program: str, mode: SplitMode, tmp_path: Path) -> None:
    """With originals and with dummies: nothing is defined twice, and no virtual function is missing."""
    read = PROGRAMS[program]
    links = _images(read(), mode, tmp_path)
    assert any(link.is_dummy for link in links)
    kernels = [link for link in links if link.own_set is None]
    assert kernels
    for start in kernels:
        for chosen in _choices(links, start):
            assert not _undefined(_linked(chosen)), [link.path.name for link in chosen]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("program", PROGRAMS)
def test_all_images_link(program: str, mode: SplitMode, tmp_path: Path) -> None:
    """So do all kernels at once, with the originals, or with a dummy for each set that has one."""
    read = PROGRAMS[program]
    links = _images(read(), mode, tmp_path)
    dummies = {link.own_set for link in links if link.is_dummy}
    originals = [link for link in links if not link.is_dummy]
    lowest = [link for link in links if link.is_dummy or link.own_set is None or link.own_set not in dummies]
    for chosen in (originals, lowest):
        assert not _undefined(_linked(chosen))
        assert not _undefined(_linked(chosen[::-1]))


@pytest.mark.parametrize("mode", MODES)
def test_a_variable_that_changes_is_one(mode: SplitMode, tmp_path: Path) -> None:
    """Where images are linked, they count in one variable."""
    links = [link for link in _images(COUNTERS, mode, tmp_path) if not link.is_dummy]
    module = _linked(links)
    variables = [v for v in module.globals.values() if "global i32" in v.text]
    assert sorted((v.linkage, v.name.split("$")[0]) for v in variables) == [
        ("weak_odr", "counter"),
        ("weak_odr", "unnamed.1"),
    ]
    assert all("$" in v.name for v in variables)


def test_programs_link_with_each_other(tmp_path: Path) -> None:
    """A shared library may have the same sets with the same inline functions; its local variables are others."""
    library = COUNTERS.replace("i32 7", "i32 8").replace("@plain", "@plain_of_the_library")
    library = library.replace("@create", "@create_more").replace("@use", "@use_more")
    links: list[Link] = []
    for name, text in (("program", COUNTERS), ("library", library)):
        (tmp_path / name).mkdir()
        links += _images(text, "none", tmp_path / name)
    module = _linked(link for link in links if not link.is_dummy)
    assert not _undefined(module)
    assert sum(v.linkage == "weak_odr" and "global i32" in v.text for v in module.globals.values()) == 4
    assert not _undefined(_linked(link for link in links if link.is_dummy or link.own_set != "precise"))


def test_image_scope_is_for_one_image() -> None:
    """A device global with image scope cannot be in the image of a kernel and in that of a set."""
    text = """
target triple = "spirv64-unknown-unknown"
@state = internal addrspace(1) global i32 7 #0
define spir_kernel void @kernel() #1 {
  store i32 1, ptr addrspace(1) @state
  ret void
}
define spir_func void @virtual(ptr %this) #2 {
  store i32 1, ptr addrspace(1) @state
  ret void
}
attributes #0 = { "sycl-device-global-size"="4" "sycl-device-image-scope" "sycl-unique-id"="state" }
attributes #1 = { "sycl-module-id"="a.cpp" }
attributes #2 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }
"""
    for mode in MODES:
        with pytest.raises(InputError, match=r"'state' with property \"device_image_scope\" .* image 1: .*state"):
            syclopt.post_link(text, mode=mode, device_globals=True)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("program", ["base", "foo", "codecs, of three units, with debug info", "chain"])
def test_dynamic_linking(program: str, mode: SplitMode, tmp_path: Path) -> None:
    """With functions left to other images, images link as before."""
    links = _images(PROGRAMS[program](), mode, tmp_path, dynamic_linking=True)
    originals = [link for link in links if not link.is_dummy]
    assert not _undefined(_linked(originals))
    for start in (link for link in links if link.own_set is None):
        for chosen in _choices(links, start):
            assert not _undefined(_linked(chosen)), [link.path.name for link in chosen]


@pytest.mark.parametrize("mode", MODES)
def test_debug_info_is_whole(mode: SplitMode, tmp_path: Path) -> None:
    """Debug information comes with each image, and LLVM does not drop it."""
    for link in _images(_real("virtual_codecs.ll")(), mode, tmp_path):
        run = subprocess.run(["opt-22", "-passes=verify", "-S", link.path], capture_output=True, check=True)
        assert b"ignoring invalid debug info" not in run.stderr
