"""Sets of virtual functions: which images are linked to kernels that call them or create objects; what kernels tell."""

import re
from pathlib import Path

import pytest
from tests.runtime.built_programs import (
    NEEDS_FP64,
    images_of,
    kernel,
    library_of,
    needs_lli,
    reasons,
    told_ahead_of_time,
    told_by,
)

import syclrt
from syclopt import DeviceImage
from syclopt.images.properties import Blob
from syclrt import Device, Errc, SyclError

pytestmark = pytest.mark.usefixtures("all_aspects")
SETS = "SYCL/virtual functions"


def function(name: str, set_: str, body: str, *, doubles: bool = False) -> str:
    """Return a virtual function of a set, the result of which is `%n`."""
    aspects = " !sycl_used_aspects !0" if doubles else ""
    return f"""
define linkonce_odr spir_func i32 @{name}(ptr %this) "indirectly-callable"="{set_}" {aspects} {{
{body}
  ret i32 %n
}}
"""


def vtable(name: str, *functions: str) -> str:
    entries = ", ".join(f"ptr @{one}" for one in functions)
    return f"@{name} = linkonce_odr addrspace(1) constant [{len(functions)} x ptr] [{entries}]\n"


def creates(name: str, table: str, attributes: str = "") -> str:
    """Return a kernel that makes an object."""
    return kernel(name, f"  store ptr addrspace(1) @{table}, ptr %object\n  %n = add i32 0, 0", attributes)


def calls(name: str, sets: str, slot: int = 0) -> str:
    """Return a kernel that calls a function of an object that is there."""
    body = f"""  %table = load ptr addrspace(1), ptr %object
  %slot = getelementptr ptr, ptr addrspace(1) %table, i64 {slot}
  %f = load ptr, ptr addrspace(1) %slot
  %n = call spir_func i32 %f(ptr %object) "virtual-call" """
    return kernel(name, body, f'"calls-indirectly"="{sets}"')


def refused(match: str, code: Errc):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


ONE = vtable("A", "f") + function("f", "S", "  %n = add i32 40, 2")
TWO = vtable("AB", "f", "g") + function("f", "S", "  %n = add i32 40, 2") + function("g", "T", "  %n = add i32 50, 2")
PRECISE = (
    vtable("P", "f", "precise")
    + function("f", "S", "  %n = add i32 40, 2")
    + function("precise", "D", "  %x = sitofp i32 7 to double\n  %n = fptosi double %x to i32", doubles=True)
)


@needs_lli
@pytest.mark.parametrize("mode", ["kernel", "source", "auto", "none"])
def test_an_object_of_one_kernel_is_called_by_another(mode: str, tmp_path: Path) -> None:
    """Split in any way, the kernels tell what LLVM's interpreter tells of the whole."""
    text = TWO + creates("make", "AB") + calls("first", "S") + calls("second", "T", 1) + calls("both", "S,T", 1)
    order = ["make", "first", "second", "both"]
    assert told_by(syclrt.load(*images_of(text, mode=mode)), order) == told_ahead_of_time([text], order, tmp_path)


def test_how_many_images_are_linked() -> None:
    """The kernel's own, one for each provider, and those of kernels that use the same sets."""
    alone = syclrt.load(*images_of(ONE + calls("k", "S")))
    assert reasons(alone, "k") == ["main", "virtual functions"]
    two_sets = syclrt.load(*images_of(TWO + calls("k", "S,T")))
    assert reasons(two_sets, "k") == ["main", *["virtual functions"] * 2]
    two_kernels = syclrt.load(*images_of(ONE + calls("k", "S") + calls("l", "S")))
    assert sorted(reasons(two_kernels, "k")) == ["main", "shares objects", "virtual functions"]
    chain = syclrt.load(*images_of(TWO + calls("k", "S") + calls("l", "S,T")))
    assert sorted(reasons(chain, "k")) == ["main", "shares objects", "virtual functions", "virtual functions"]
    apart = syclrt.load(*images_of(TWO + calls("k", "S") + calls("l", "T")))
    assert reasons(apart, "k") == ["main", "virtual functions"]


@needs_lli
def test_all_providers_of_a_set_are_linked(tmp_path: Path) -> None:
    """Those of libraries too, which come later and go; objects of their classes are called."""
    program_text = ONE + calls("call", "S")
    library_text = vtable("B", "h") + function("h", "S", "  %n = add i32 60, 3") + creates("make_b", "B")
    program = syclrt.load(*images_of(program_text))
    assert reasons(program, "call") == ["main", "virtual functions"]
    library = program.load(*images_of(library_text))
    assert reasons(program, "call").count("virtual functions") == 2
    order = ["make_b", "call"]
    assert told_by(program, order) == told_ahead_of_time([program_text, library_text], order, tmp_path)
    program.unload(library)
    assert reasons(program, "call") == ["main", "virtual functions"]


def test_a_set_that_is_called_must_have_a_provider() -> None:
    program = syclrt.load(*images_of(calls("k", "S")))
    message = "no image provides the virtual functions of the set 'S', which kernel 'k' calls in image 0 (an image)"
    problem = program.explain("k").problem
    assert problem is not None
    assert (problem.code, problem.kernel, str(problem)) == (Errc.BUILD, "k", message)
    with refused(re.escape(message), Errc.BUILD):
        told_by(program, ["k"])
    program.load(*images_of(ONE + creates("make", "A")))
    assert told_by(program, ["make", "k"])[1] == 42


def test_objects_of_classes_that_a_device_cannot_run_have_stand_ins(without_fp64: Device) -> None:
    """The kernel creates objects, and calls what the device can run."""
    program = syclrt.load(
        *images_of(PRECISE + creates("make", "P") + calls("call", "S") + calls("precise_too", "S,D", 1) + NEEDS_FP64)
    )
    assert told_by(program, ["make", "call"], without_fp64)[1] == 42
    assert told_by(program, ["make", "precise_too"])[1] == 7
    assert "dummy" in reasons(program, "make", without_fp64)
    assert "dummy" not in reasons(program, "make")
    assert "precise_too" not in {
        name for one in program.explain("make", without_fp64).images for name in one.image.kernels
    }


def test_one_of_two_providers_has_a_stand_in(without_fp64: Device) -> None:
    """Each stand-in goes with its provider: the other one's functions run."""
    program = syclrt.load(*images_of(PRECISE + creates("make", "P") + NEEDS_FP64))
    other = (
        vtable("Q", "plain")
        + function("plain", "D", "  %n = add i32 8, 0")
        + creates("make_q", "Q")
        + calls("call_q", "D")
    )
    program.load(*images_of(other))
    found = program.explain("make_q", without_fp64)
    provided = [(one.reason, one.because) for one in found.images if one.image.provides == "D"]
    assert sorted(provided) == [("dummy", "creates 'D'"), ("virtual functions", "creates 'D'")]
    assert told_by(program, ["make_q"], without_fp64) == [0]
    with refused(
        "lacks aspect 'fp64', as image . .* linked for virtual functions .calls 'D'. requires",
        Errc.KERNEL_NOT_SUPPORTED,
    ):
        told_by(program, ["call_q"], without_fp64)
    assert told_by(program, ["make_q", "call_q"])[1] == 8


def with_sets(images: list[DeviceImage], of: str, **keys: str) -> list[DeviceImage]:
    """Add properties to the image that has a set or a kernel."""
    for image in images:
        own = image.sets.get(SETS, {})
        name = own.get("virtual-functions-set")
        if (
            (isinstance(name, Blob) and name.as_string() == of) or of in (image.symbols or ())
        ) and "dummy-image" not in own:
            named = {f"{key}-virtual-functions-set": Blob.of_string(value) for key, value in keys.items()}
            image.sets[SETS] = {**own, **named}
    return images


@pytest.mark.parametrize("first", ["creates D, calls S", "calls S, creates D"])
def test_a_set_that_is_called_in_the_end_is_no_stand_in(first: str, without_fp64: Device) -> None:
    """A kernel creates objects of a set that a function which it calls calls: calls win, whatever comes first."""
    text = PRECISE + calls("k", "S") + NEEDS_FP64
    images = with_sets(images_of(text), "S", calls="D")
    with_sets(images, "k", creates="D")
    if first == "calls S, creates D":
        images.reverse()
        for number, image in enumerate(images):
            image.index = number
    program = syclrt.load(*images)
    found = program.explain("k", without_fp64)
    assert [(one.reason, one.because) for one in found.images if one.image.provides == "D"] == [
        ("virtual functions", "calls 'D'")
    ]
    with refused("kernel 'k' cannot run on .*: it lacks aspect 'fp64', as image", Errc.KERNEL_NOT_SUPPORTED):
        told_by(program, ["k"], without_fp64)
    assert "dummy" not in reasons(program, "k")


@needs_lli
def test_sets_that_need_each_other(tmp_path: Path) -> None:
    """Functions of two sets make and call each other's objects."""
    text = (
        vtable("A", "f")
        + vtable("B", "g")
        + function(
            "f",
            "S",
            """  %b = getelementptr i64, ptr %this, i64 1
  store ptr addrspace(1) @B, ptr %b
  %m = call spir_func i32 @g(ptr %b)
  %n = add i32 %m, 1""",
        )
        + function("g", "T", "  store ptr addrspace(1) @A, ptr %this\n  %n = add i32 5, 0")
        + creates("make", "A")
        + calls("call", "S")
    )
    images = images_of(text)
    with_sets(with_sets(images, "S", calls="T"), "T", calls="S")
    program = syclrt.load(*images)
    assert told_by(program, ["make", "call"]) == told_ahead_of_time([text], ["make", "call"], tmp_path)
    assert sorted(one.image.provides for one in program.explain("call").images if one.image.provides) == ["S", "T"]


def test_kernels_that_use_objects_by_way_of_libraries_are_one_program() -> None:
    """One kernel imports a function that makes an object, another one a function that calls it."""
    maker = (
        ONE
        + """
define spir_func void @make(ptr %object) "sycl-module-id"="lib.cpp" {
  store ptr addrspace(1) @A, ptr %object
  ret void
}
"""
    )
    user = """
define spir_func i32 @use(ptr %object) "sycl-module-id"="lib2.cpp" "calls-indirectly"="S" {
  %table = load ptr addrspace(1), ptr %object
  %f = load ptr, ptr addrspace(1) %table
  %n = call spir_func i32 %f(ptr %object) "virtual-call"
  ret i32 %n
}
"""
    first = (
        kernel("first", "  call spir_func void @make(ptr %object)\n  %n = add i32 1, 0")
        + "declare spir_func void @make(ptr)\n"
    )
    second = kernel("second", "  %n = call spir_func i32 @use(ptr %object)") + "declare spir_func i32 @use(ptr)\n"
    program = syclrt.load(*(image for text in (first, second, maker, user) for image in library_of(text)))
    assert told_by(program, ["first", "second"]) == [1, 42]
    linked = [{one.image.number for one in program.explain(name).images} for name in ("first", "second")]
    assert linked[0] == linked[1]


def test_a_kernel_that_cannot_run_does_not_keep_others_from_it() -> None:
    """It would use their objects, but one of its sets has no provider."""
    program = syclrt.load(*images_of(ONE + creates("make", "A") + calls("call", "S")))
    program.load(*images_of(calls("broken", "S,nowhere")))
    assert told_by(program, ["make", "call"])[1] == 42
    with refused("set 'nowhere'", Errc.BUILD):
        told_by(program, ["broken"])


def test_kernels_of_one_program_are_built_once(monkeypatch: pytest.MonkeyPatch, device: Device) -> None:
    builds: list[object] = []
    backend = type(device.implementation)
    load = backend.load
    monkeypatch.setattr(backend, "load", lambda *values: builds.append(values) or load(*values))
    program = syclrt.load(*images_of(ONE + creates("make", "A") + calls("call", "S")))
    told_by(program, ["make", "call", "make", "call"])
    assert len(builds) == 1


def test_a_combined_list_counts_as_calls() -> None:
    """Compilers of today write one list for both uses."""
    images = images_of(ONE + creates("make", "A") + calls("call", "S"))
    for image in images:
        own = image.sets.get(SETS, {})
        for key in ("calls-virtual-functions-set", "creates-virtual-functions-set"):
            if key in own:
                own["uses-virtual-functions-set"] = own.pop(key)
    program = syclrt.load(*images)
    assert told_by(program, ["make", "call"])[1] == 42
    assert "calls 'S'" in [image.because for image in program.explain("make").images]
