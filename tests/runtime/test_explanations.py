"""What a program says of itself: which images are linked and why, in words and as a graph; kernels by their names."""

import re
import shutil
import subprocess

import pytest
from tests.runtime.built_programs import LINKED, NEEDS_FP64, TRIPLE, images_of, kernel, library_of

import syclrt
from syclopt import Module
from syclopt.images.properties import Blob
from syclrt import Device, Errc, SyclError

pytestmark = pytest.mark.usefixtures("all_aspects")

ALL = LINKED + NEEDS_FP64
GET = 'define spir_func i32 @get(i32 %x) "sycl-module-id"="get.cpp" {\n  ret i32 %x\n}\n'


@pytest.fixture(scope="module")
def program() -> syclrt.Program:
    return syclrt.load(*library_of(ALL), *library_of(GET))


def test_images_have_reasons(program: syclrt.Program, without_fp64: Device) -> None:
    def told(device: Device | None) -> list[tuple[str, str]]:
        return sorted((one.reason, one.because) for one in program.explain("make", device).images)

    assert told(None) == [
        ("add-on", "fp16 and fp64"),
        ("imported symbol", "get"),
        ("main", ""),
        ("shares objects", "S"),
        ("virtual functions", "calls 'S'"),
        ("virtual functions", "creates 'D'"),
    ]
    assert told(without_fp64) == [
        ("dummy", "creates 'D'"),
        ("imported symbol", "get"),
        ("main", ""),
        ("shares objects", "S"),
        ("stub", "fp16 and fp64"),
        ("virtual functions", "calls 'S'"),
    ]


def test_the_kernels_own_image_comes_first_then_the_order_of_loading(program: syclrt.Program) -> None:
    for name in ("make", "call"):
        images = [one.image for one in program.explain(name).images]
        assert name in images[0].kernels
        assert images[1:] == sorted(images[1:], key=lambda image: image.number)
    assert {*program.explain("make").images[1:]} != {*program.explain("call").images[1:]}


def test_words(program: syclrt.Program, device: Device) -> None:
    first, *lines = str(program.explain(program.kernel("make"))).splitlines()
    assert first == f"kernel 'make' on {device.name}:"
    assert len(lines) == 6
    assert re.fullmatch(r"  image \d+ \(.*\): main", lines[0])
    told = [line.partition(": ")[2] for line in lines[1:]]
    shared = program.explain("make").images[1:]
    caller = next(one.image.number for one in shared if one.reason == "shares objects")
    assert sorted(told) == [
        "add-on fp16 and fp64",
        "imported symbol get",
        "shares objects S",
        f"virtual functions calls 'S', for image {caller}",
        "virtual functions creates 'D'",
    ]


def test_a_graph(program: syclrt.Program, without_fp64: Device) -> None:
    found = program.explain("make", without_fp64)
    graph = found.to_dot()
    assert graph.startswith("digraph ")
    assert len(re.findall(r"^  \d+ \[", graph, re.MULTILINE)) == len(found.images)
    edges = re.findall(r'^  (\d+) -> (\d+) \[label="(.*)"\];', graph, re.MULTILINE)
    assert sorted(edges) == sorted(
        (str(one.by.number), str(one.image.number), f"{one.reason}: {one.because}") for one in found.images[1:]
    )
    if shutil.which("dot"):
        subprocess.run(["dot", "-Tsvg"], input=graph.encode(), capture_output=True, check=True, timeout=60)


def test_a_graph_of_names_with_quotes() -> None:
    name = 'quo"te\\'
    images = images_of(kernel("k", "  %n = add i32 0, 0"))
    images[0].sets["SYCL/virtual functions"] = {"calls-virtual-functions-set": Blob.of_string(name)}
    provider = images_of(kernel("other", "  %n = add i32 0, 0"))
    provider[0].sets["SYCL/virtual functions"] = {"virtual-functions-set": Blob.of_string(name)}
    graph = syclrt.load(*images, *provider).explain("k").to_dot()
    assert '0 -> 1 [label="virtual functions: calls \'quo\\"te\\\\\'"];' in graph


def test_a_problem_comes_after_what_was_found(device: Device) -> None:
    alone = syclrt.load(*library_of(ALL))
    found = alone.explain("make")
    assert found.problem is not None
    assert (found.problem.code, found.images[0].reason) == (Errc.BUILD, "main")
    problem = "No device image found for external symbol get, which kernel 'make' needs in image 0 (an image)"
    assert str(found).splitlines()[-1] == f"  cannot run: {problem}"
    assert f'problem [shape=note label="cannot run: {problem}"]' in found.to_dot()
    assert not alone.kernel("make").is_compatible(device)


# Kernels of `namespace demo`: of a class, of a template, of a function with parameters, and two of one name.
NAMES = {
    "_ZTS5Plain": ("Plain", "_ZTS5Plain"),
    "_ZTSN4demo5ScaleIfEE": ("demo::Scale<float>", "_ZTSN4demo5ScaleIfEE"),
    "_ZTSN4demo5ScaleIdEE": ("demo::Scale<double>",),
    "_ZN4demo4fillEPii": ("demo::fill", "demo::fill(int*, int)"),
    "_ZN4demo4copyEPiS0_": ("demo::copy(int*, int*)",),
    "_ZN4demo4copyEPfS0_": ("demo::copy(float*, float*)",),
    "saxpy": ("saxpy",),
    "_ZTSZ4mainE5Local": ("main::Local", "Local"),
    "_ZTSZZ4mainENKUlRN4sycl3_V17handlerEE_clES2_E5Inner": ("Inner",),
    "_ZTSN12_GLOBAL__N_16HiddenE": ("(anonymous namespace)::Hidden", "Hidden"),
    "_ZTS4TakeIFviEE": ("Take<void (int)>",),
    "_ZTSZ4mainEUlvE_": ("main::'lambda'()", "main::'lambda'"),
    "_ZTSN5other4fillE": ("other::fill",),
}


@pytest.fixture(scope="module")
def named() -> syclrt.Program:
    bodies = "".join(f"define spir_kernel void @{symbol}() {{\n  ret void\n}}\n" for symbol in NAMES)
    return syclrt.load(Module.parse(TRIPLE + bodies))


@pytest.mark.parametrize(("symbol", "name"), [(symbol, name) for symbol, names in NAMES.items() for name in names])
def test_a_kernel_by_its_names(named: syclrt.Program, symbol: str, name: str) -> None:
    assert named.kernel(name).name == symbol
    assert named.kernel(name) is named.kernels[symbol] is named.kernels[name]


def test_kernels_are_a_mapping(named: syclrt.Program) -> None:
    assert {*named.kernels} == {*NAMES}
    assert len(named.kernels) == len(NAMES)
    assert "Plain" in named.kernels
    assert "Plane" not in named.kernels
    assert named.kernels.get("Plane") is None


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Plan", "there is no kernel 'Plan'; did you mean 'Plain'"),
        ("demo::fil", "did you mean 'demo::fill"),
        ("demo::Scale<int>", "did you mean 'demo::Scale<"),
        ("sapxy", "did you mean 'saxpy'"),
        ("nothing like any of them", "^there is no kernel 'nothing like any of them'$"),
        ("", "^there is no kernel ''$"),
        ("copy", "several kernels are named 'copy': _ZN4demo4copyEPiS0_, _ZN4demo4copyEPfS0_"),
        ("fill", "several kernels are named 'fill': _ZN4demo4fillEPii, _ZTSN5other4fillE"),
        ("(anonymous namespace)", "^there is no kernel"),
        ("demo::copy", "several kernels are named 'demo::copy': _ZN4demo4copyEPiS0_, _ZN4demo4copyEPfS0_"),
    ],
)
def test_an_unknown_name(named: syclrt.Program, name: str, message: str) -> None:
    for look in (named.kernel, named.kernels.__getitem__, named.explain):
        with pytest.raises(KeyError, match=message) as caught:
            look(name)
        assert isinstance(caught.value, SyclError)
        assert caught.value.code is Errc.INVALID
        assert re.search(message, str(caught.value))
