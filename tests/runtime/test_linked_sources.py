"""What the post-link step made of a file is found again as it was."""

from collections.abc import Callable
from pathlib import Path

import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Errc, SyclError
from syclrt.programs.sources import LinkedSource, linked_file, linked_module

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
GLOBALS = """
target triple = "spirv64-unknown-unknown"
@"odd = \\FF" = addrspace(1) global { ptr addrspace(1), [2 x i32] } { ptr addrspace(1) null, [2 x i32] [i32 5, i32 6] } #0
define spir_kernel void @"k \\FE"() {
  ret void
}
attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="unique" "sycl-host-access"="1" }
"""  # noqa: E501 - as it comes from a compiler


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that is empty."""
    monkeypatch.setenv("SYCLRT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("SYCLRT_CACHE", raising=False)
    return tmp_path


def said_of(load: Callable[[], LinkedSource]) -> object:
    """Return all that is known of a source, or what is wrong with it."""
    try:
        found = load()
    except SyclError as error:
        return str(error)
    images = [(image.symbols, image.sets, image.data, str(image.module)) for image in found.images]
    return images, found.variables


@pytest.mark.parametrize("path", sorted(REAL.glob("*.ll")), ids=lambda path: path.stem)
def test_a_file_that_is_found_has_what_its_module_has(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = said_of(lambda: linked_module(Module.read(path)))
    assert said_of(lambda: linked_file(str(path))) == made
    if not isinstance(made, str):
        monkeypatch.delattr("syclopt.post_link")  # which nobody asks again
    assert said_of(lambda: linked_file(str(path))) == made


def test_names_and_values_come_back_byte_for_byte(folder: Path) -> None:
    path = folder / "odd.ll"
    path.write_text(GLOBALS)
    for _ in range(2):
        program = syclrt.load(path)
        assert [*program.kernels] == ["k \udcfe"]
        (variable,) = program.device_globals.values()
        assert (variable.unique_id, variable.host_access) == ("unique", "write")
        assert linked_file(str(path)).variables[0].initial == bytes((5, 0, 0, 0, 6, 0, 0, 0))


def test_what_the_code_says_of_kernels_is_found_with_the_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "many.ll"
    kernels = (
        f"define spir_kernel void @k{at}(i{8 << at % 4} %x, ptr addrspace(1) %p) {{\n  ret void\n}}\n"
        for at in range(20)
    )
    path.write_text("".join(kernels))
    syclrt.load(path)
    with monkeypatch.context() as nobody:
        nobody.delattr("syclopt.images.code_facts.facts_of_kernel")
        found = syclrt.load(path).kernels
        for at in range(16):
            assert [one.type for one in found[f"k{at}"].parameters] == [f"i{8 << at % 4}", "ptr addrspace(1)"]
    assert [one.size for one in found["k19"].parameters] == [8, 8]


def test_a_file_with_another_content_is_another_one(folder: Path) -> None:
    path = folder / "x.ll"
    for name in ("first", "second", "first"):
        path.write_text(f"define spir_kernel void @{name}() {{\n  ret void\n}}\n")
        assert [*syclrt.load(path).kernels] == [name]


def test_what_is_wrong_is_said_each_time(folder: Path) -> None:
    path = folder / "x.ll"
    path.write_text("define spir_kernel void @f( {\n")
    for _ in range(2):
        with pytest.raises(SyclError, match=r"x\.ll:1:.*") as caught:
            syclrt.load(path)
        assert caught.value.code is Errc.INVALID
