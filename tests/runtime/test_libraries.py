"""Functions that images import from each other: in any order of loading, in circles, and when libraries go."""

from pathlib import Path
from threading import Barrier, Thread

import pytest
from tests.runtime.built_programs import (
    NEEDS_FP64,
    TRIPLE,
    images_of,
    kernel,
    library_of,
    needs_lli,
    reasons,
    target_of,
    told_ahead_of_time,
    told_by,
)

import syclrt
from syclopt import DeviceImage
from syclopt.ir import Module
from syclrt import Device, Errc, SyclError
from syclrt.backends.native_cpu import launch
from syclrt.programs.build import Built

pytestmark = pytest.mark.usefixtures("all_aspects")

USE = kernel("use", "  %n = call spir_func i32 @get(i32 4)") + "declare spir_func i32 @get(i32)\n"


def exported(name: str, body: str, attributes: str = "") -> str:
    return f"""
define spir_func i32 @{name}(i32 %x) "sycl-module-id"="{name}.cpp" {attributes} {{
{body}
  ret i32 %n
}}
"""


def adds(name: str, term: int) -> str:
    return exported(name, f"  %n = add i32 %x, {term}")


def passes_on(name: str, to: str, term: int) -> str:
    text = exported(name, f"  %m = call spir_func i32 @{to}(i32 %x)\n  %n = add i32 %m, {term}")
    return f"{text}declare spir_func i32 @{to}(i32)\n"


def refused(match: str, code: Errc):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch, device: Device) -> list[object]:
    """Each program of machine code that is loaded."""
    found: list[object] = []
    backend = type(device.implementation)
    load = backend.load
    monkeypatch.setattr(backend, "load", lambda *values: found.append(values) or load(*values))
    monkeypatch.setattr(backend, "small_image", 0)
    return found


@needs_lli
@pytest.mark.parametrize("mode", ["kernel", "source", "auto", "none"])
def test_a_function_of_a_library_that_needs_another_library(mode: str, tmp_path: Path) -> None:
    texts = [USE, passes_on("get", "more", 10), adds("more", 100)]
    ahead = told_ahead_of_time(texts, ["use"], tmp_path)
    assert ahead == [114]
    libraries = [library_of(text, mode=mode) for text in texts]
    for order in (libraries, libraries[::-1]):
        program = syclrt.load(*(image for images in order for image in images))
        assert told_by(program, ["use"]) == ahead
        late = syclrt.Program()
        for images in order:
            late.load(*images)
        assert told_by(late, ["use"]) == ahead
        assert sorted(reasons(late, "use")) == ["imported symbol", "imported symbol", "main"]


@needs_lli
def test_libraries_that_need_each_other(tmp_path: Path) -> None:
    """Each image is linked once."""
    first = passes_on("get", "more", 10) + adds("less", -1)
    second = passes_on("more", "less", 100)
    program = syclrt.load(*library_of(USE), *library_of(first, mode="none"), *library_of(second))
    assert told_by(program, ["use"]) == told_ahead_of_time([USE, first, second], ["use"], tmp_path)
    assert reasons(program, "use") == ["main", "imported symbol", "imported symbol"]


OPENCL_USE = USE.replace(' "sycl-module-id"="use.cpp"', "")


def without_id(name: str, body: str, before: str = "spir_func") -> str:
    return f"{TRIPLE}define {before} i32 @{name}(i32 %x) {{\n{body}\n  ret i32 %n\n}}\n"


def test_files_of_a_language_without_marks_share_all_that_is_not_static(tmp_path: Path) -> None:
    """As in C and OpenCL C; each file keeps functions of its own that are static or hidden, or that both have."""
    use, more = tmp_path / "use.ll", tmp_path / "more.ll"
    body = "  %n = call spir_func i32 @own(i32 %x)\n"
    use.write_text(
        TRIPLE
        + OPENCL_USE.replace("%n = call", "%m = call").replace(
            "  %result", "  %n = call spir_func i32 @own(i32 %m)\n  %result", 1
        )
        + without_id("own", "  %n = mul i32 %x, 2").removeprefix(TRIPLE)
    )
    more.write_text(
        without_id("get", body) + without_id("own", "  %n = add i32 %x, 1", "internal spir_func").removeprefix(TRIPLE)
    )
    for order in ((use, more), (more, use)):
        program = syclrt.load(*order)
        assert told_by(program, ["use"]) == [10]
        assert reasons(program, "use") in (["main", "imported symbol"], ["imported symbol", "main"])
    late = syclrt.load(use)
    with refused("symbol get", Errc.BUILD):
        told_by(late, ["use"])
    library = late.load(Module.read(more))
    assert told_by(late, ["use"]) == [10]
    late.unload(library)
    with refused("symbol get", Errc.BUILD):
        told_by(late, ["use"])
    assert reasons(syclrt.load(use), "use") == ["main"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (without_id("get", "  %n = add i32 %x, 1", "hidden spir_func"), "get"),
        (without_id("get", "  %n = add i32 %x, 1", "internal spir_func"), "get"),
        (without_id("get", "  %n = add i32 %x, 1") + adds("other", 1), "get"),
        (without_id("__get", "  %n = add i32 %x, 1"), "__get"),
    ],
    ids=["hidden", "static", "SYCL says which", "reserved"],
)
def test_what_a_file_does_not_share(text: str, name: str) -> None:
    program = syclrt.load(Module.parse(TRIPLE + OPENCL_USE.replace("@get", f"@{name}")), Module.parse(text))
    with refused(name, Errc.BUILD):
        told_by(program, ["use"])


def test_what_is_missing_is_found_when_a_library_brings_it(device: Device) -> None:
    program = syclrt.load(*library_of(USE), *library_of(passes_on("get", "more", 10)))
    message = r"^No device image found for external symbol more, which kernel 'use' needs in image 1 \(.*\)$"
    for _ in range(2):
        with refused(message, Errc.BUILD):
            told_by(program, ["use"])
    found = program.explain("use")
    assert [one.reason for one in found.images] == ["main", "imported symbol"]
    assert "cannot run: No device image found for external symbol more" in str(found)
    assert not program.kernel("use").is_compatible(device)
    library = program.load(*library_of(adds("more", 100)))
    assert told_by(program, ["use"]) == [114]
    program.unload(library)
    with refused("symbol more", Errc.BUILD):
        told_by(program, ["use"])


def test_the_first_library_that_has_a_function_wins() -> None:
    """Its other functions are taken too, as far as others have them; when it goes, the next one serves."""
    program = syclrt.load(*library_of(USE))
    first = program.load(*library_of(adds("get", 1)))
    second = program.load(*library_of(adds("get", 2)))
    assert told_by(program, ["use"]) == [5]
    program.unload(first)
    assert told_by(program, ["use"]) == [6]
    program.load(*library_of(adds("get", 1)))
    assert told_by(program, ["use"]) == [6]
    program.unload(second)
    assert told_by(program, ["use"]) == [5]


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_two_definitions_of_one_function_are_no_error(order: tuple[str, str]) -> None:
    """One library has both functions that are needed, and an earlier one has one of them: any of the two may run."""
    body = "".join(f"  %{name} = call spir_func i32 @{name}(i32 0)\n" for name in order)
    both = kernel("both", f"{body}  %n = add i32 %a, %b") + "".join(
        f"declare spir_func i32 @{one}(i32)\n" for one in order
    )
    libraries = [*library_of(adds("b", 1)), *library_of(adds("a", 10) + adds("b", 2), mode="none")]
    assert told_by(syclrt.load(*library_of(both), *libraries), ["both"])[0] in (11, 12)


def test_kernels_that_share_nothing_are_built_alone(loads: list[object]) -> None:
    library = adds("get", 7).replace("get.cpp", "lib.cpp") + kernel(
        "own", "  %n = call spir_func i32 @get(i32 1)"
    ).replace("own.cpp", "lib.cpp")
    program = syclrt.load(*library_of(USE), *library_of(library, mode="source"))
    assert told_by(program, ["use", "own", "use", "own"]) == [11, 8, 11, 8]
    assert len(loads) == 2


def test_loading_builds_nothing_again_that_stays_the_same(loads: list[object]) -> None:
    program = syclrt.load(*library_of(USE), *library_of(adds("get", 1)))
    assert told_by(program, ["use"]) == [5]
    library = program.load(*library_of(adds("get", 2) + kernel("new", "  %n = add i32 3, 0")))
    assert told_by(program, ["use", "new"]) == [5, 3]
    assert len(loads) == 2
    program.unload(library)
    assert told_by(program, ["use"]) == [5]
    assert len(loads) == 2


def test_what_an_imported_image_requires_is_told_with_the_symbol(device: Device) -> None:
    doubles = (
        exported("get", "  %y = sitofp i32 %x to double\n  %n = fptosi double %y to i32", "!sycl_used_aspects !0")
        + NEEDS_FP64
    )
    program = syclrt.load(*library_of(USE), *library_of(doubles))
    device = device.with_aspects(remove=["fp64"])
    assert told_by(program, ["use"]) == [4]
    with refused(
        "lacks aspect 'fp64', as image 1 .* which is linked for imported symbol .get. requires",
        Errc.KERNEL_NOT_SUPPORTED,
    ):
        told_by(program, ["use"], device)


def test_only_images_for_the_same_target_are_linked(device: Device) -> None:
    """Code for any device comes from images for any device, and so with code that is compiled ahead of time."""

    def ahead(text: str) -> list[DeviceImage]:
        return library_of(text, target=target_of(device))

    program = syclrt.load(*library_of(USE), *ahead(adds("get", 1)), *library_of(adds("get", 2)))
    assert told_by(program, ["use"]) == [6]
    program = syclrt.load(*ahead(USE), *library_of(adds("get", 1)), *ahead(adds("get", 2)))
    assert told_by(program, ["use"]) == [6]
    with refused("external symbol get", Errc.BUILD):
        told_by(syclrt.load(*ahead(USE), *library_of(adds("get", 1))), ["use"])


def test_functions_of_libraries_are_no_kernels() -> None:
    program = syclrt.load(*library_of(USE), *library_of(adds("get", 1)))
    assert [*program.kernels] == ["use"]
    with pytest.raises(KeyError, match="no kernel 'get'"):
        program.kernel("get")
    named = syclrt.load(*library_of(USE + adds("got", 1), exported_symbols=False, kernel_names=True, mode="none"))
    assert [*named.kernels] == ["use"]


def test_a_handle_of_a_kernel_outlives_its_library(device: Device) -> None:
    """It cannot run without; with another image of the same name it takes what that one takes."""
    program = syclrt.load(*library_of(USE))
    library = program.load(*library_of(adds("get", 0) + kernel("k", "  %n = add i32 1, 0")))
    handle = program.kernel("k")
    assert [one.kind for one in handle.parameters] == ["pointer"]
    program.unload(library)
    assert [*program.kernels] == ["use"]
    with refused("kernel 'k' is not loaded any more", Errc.INVALID):
        syclrt.Queue(device).single_task(handle, None)
    program.load(*library_of('define spir_kernel void @k(i32 %x) "sycl-module-id"="k.cpp" {\n  ret void\n}\n'))
    assert [one.kind for one in handle.parameters] == ["scalar"]
    syclrt.Queue(device).single_task(handle, 7).wait()


def test_unloading_twice_is_refused() -> None:
    program = syclrt.load(*library_of(USE))
    library = program.load(*library_of(adds("get", 1)))
    program.unload(library)
    with refused("the library is not loaded", Errc.INVALID):
        program.unload(library)
    with refused("the library is not loaded", Errc.INVALID):
        program.unload(syclrt.Program().load(*library_of(adds("get", 1))))
    assert [*program.kernels] == ["use"]


def test_a_load_that_fails_takes_nothing(tmp_path: Path) -> None:
    program = syclrt.load(*library_of(USE))
    (tmp_path / "bad.table").write_text(f"[Code|Symbols]\n{tmp_path}/none.ll|{tmp_path}/none.sym\n")
    with refused("cannot read what .*bad.table:2 names", Errc.INVALID):
        program.load(*library_of(adds("get", 1)), tmp_path / "bad.table")
    with refused("symbol get", Errc.BUILD):
        told_by(program, ["use"])


def test_a_program_that_is_linked_while_libraries_change_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may change them at any moment while one launches."""
    program = syclrt.load(*library_of(USE))
    old = program.load(*library_of(adds("get", 10)))
    finish, new = Built.finish, library_of(adds("get", 100))

    def disturbed(built: Built) -> None:
        finish(built)
        monkeypatch.setattr(Built, "finish", finish)
        program.unload(old)
        program.load(*new)

    monkeypatch.setattr(Built, "finish", disturbed)
    first, *later = [told_by(program, ["use"]) for _ in range(3)]
    assert first in ([14], [104])  # a launch may look for the code twice
    assert later == [[104], [104]]


@pytest.mark.native_cpu("how launches for any range are known")
def test_threads_that_launch_a_kernel_first_at_once_have_the_same_code_for_any_range(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Native code has the address: of two, one would not be kept."""
    meet, program = Barrier(2), syclrt.load(*images_of(kernel("use", "  %n = add i32 1, 2")))
    make = launch.AnyRange
    monkeypatch.setattr(launch, "AnyRange", lambda *values: (meet.wait(20), make(*values))[1])
    entry = program.build("use", Device.default(), Device.default().default_context).entry("use")
    assert isinstance(entry, launch.NativeEntry)
    found: list[object] = []
    threads = [Thread(target=lambda ask=entry.any_range: found.append(ask())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] is found[1]
    assert told_by(program, ["use"]) == [3]
