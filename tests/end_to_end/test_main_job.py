"""The main job on a real device module, as a user runs it: one image a kernel, each with symbols and requirements."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.images.file_table import FileTable
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.tools.opt import main

if TYPE_CHECKING:
    from collections.abc import Mapping

APP = Path(__file__).parents[2] / "ir_fixtures" / "real" / "demo_app.ll"
CLEAN = "internalize<entry-points>,globaldce,strip-dead-prototypes,emit-symbols,emit-device-requirements"
KERNELS = {
    "_ZTSN4demo14move_particlesE",
    "_ZTSN4demo16bounce_particlesE",
    "_ZTSN4demo13measure_speedE",
    "_ZTSN4demo12smooth_fieldE",
    "_ZTSN4demo12total_energyE",
    "_ZTSN4demo14centre_of_massE",
}
EXTERNAL = {
    "_ZN4demo6sampleEPKfif",
    "_ZN4demo8force_atENS_6VectorEPKfi",
    "_ZN4demo5speedERKNS_8ParticleE",
    "_ZN4demo14kinetic_energyERKNS_8ParticleE",
}
FP64 = 6


class Image:
    """One row of the table, read back."""

    def __init__(self, row: Mapping[str, str]) -> None:
        self.module = Module.read(row["Code"])
        self.properties = PropertySets.parse(Path(row["Properties"]).read_bytes())
        self.symbols = Path(row["Symbols"]).read_text(encoding="utf-8").splitlines()

    @property
    def aspects(self) -> tuple[int, ...]:
        """The numbers of the aspects that the image requires."""
        value = self.properties["SYCL/device requirements"]["aspects"]
        assert isinstance(value, Blob)
        return value.as_u32()

    @property
    def kernels(self) -> set[str]:
        """The kernels that the image defines."""
        return {f.name for f in self.module.definitions() if f.calling_convention == "spir_kernel"}

    @property
    def definitions(self) -> set[str]:
        """The names of the functions that have a body."""
        return {f.name for f in self.module.definitions()}


def _run(mode: str, folder: Path) -> list[Image]:
    table = folder / "app.table"
    assert main([f"-passes=device-code-split<mode={mode}>,{CLEAN}", str(APP), "-S", "-o", str(table)]) == 0
    read = FileTable.parse(table.read_bytes())
    assert read.columns == ("Code", "Properties", "Symbols")
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        ["app.table", *(Path(cell).name for row in read.rows for cell in row)]
    )
    return [Image(dict(zip(read.columns, row, strict=True))) for row in read.rows]


@pytest.fixture(scope="module")
def by_kernel(tmp_path_factory: pytest.TempPathFactory) -> list[Image]:
    return _run("kernel", tmp_path_factory.mktemp("kernel"))


@pytest.fixture(scope="module")
def by_source(tmp_path_factory: pytest.TempPathFactory) -> list[Image]:
    return _run("source", tmp_path_factory.mktemp("source"))


def test_each_entry_point_has_an_image(by_kernel: list[Image]) -> None:
    """An image for each kernel and each SYCL_EXTERNAL function, in descending order of their names."""
    owners = [next(name for name in image.symbols if not image.kernels or name in image.kernels) for image in by_kernel]
    assert {*owners} == KERNELS | EXTERNAL
    assert len(owners) == len(KERNELS | EXTERNAL)
    assert owners == sorted(owners, reverse=True)


def test_a_kernel_is_in_its_own_image_only(by_kernel: list[Image]) -> None:
    """No image has two kernels, and all kernels are there."""
    found = [name for image in by_kernel for name in image.kernels]
    assert sorted(found) == sorted(KERNELS)
    assert all(len(image.kernels) <= 1 for image in by_kernel)


def test_only_what_uses_double_requires_it(by_kernel: list[Image]) -> None:
    """The kernels that compute in double, and no others, require fp64; all name their requirements."""
    requiring = {kernel for image in by_kernel if FP64 in image.aspects for kernel in image.kernels}
    assert requiring == {"_ZTSN4demo12total_energyE", "_ZTSN4demo14centre_of_massE"}
    assert all(image.aspects in ((), (FP64,)) for image in by_kernel)


def test_an_image_has_what_its_kernel_needs(by_kernel: list[Image]) -> None:
    """Callees of other units are copied; virtual functions come with their table; the rest stays away."""
    images = {name: image for image in by_kernel for name in image.kernels}
    bounce = images["_ZTSN4demo16bounce_particlesE"]
    assert {"_ZNK4demo8SoftWall6bounceERNS_8ParticleE", "_ZNK4demo4Wall6bounceERNS_8ParticleE"} <= bounce.definitions
    assert {*bounce.module.globals} == {"_ZTVN4demo8SoftWallE", "_ZTVN4demo4WallE"}
    move = images["_ZTSN4demo14move_particlesE"]
    assert "_ZN4demo8force_atENS_6VectorEPKfi" in move.definitions
    assert {*move.module.globals} == {"_ZN4demo7falloffE"}
    assert {*images["_ZTSN4demo14centre_of_massE"].module.globals} == set()


def test_images_by_source_share_a_unit_and_features(by_source: list[Image]) -> None:
    """Kernels of one unit are together, but for those that require fp64."""
    groups = [image.kernels for image in by_source if image.kernels]
    assert sorted(map(sorted, groups)) == sorted(
        map(
            sorted,
            [
                {"_ZTSN4demo12total_energyE", "_ZTSN4demo14centre_of_massE"},
                {"_ZTSN4demo14move_particlesE", "_ZTSN4demo16bounce_particlesE", "_ZTSN4demo13measure_speedE"},
                {"_ZTSN4demo12smooth_fieldE"},
            ],
        )
    )
    assert [image.aspects for image in by_source] == [(FP64,), (), (), ()]


@pytest.mark.parametrize("mode", ["by_kernel", "by_source"])
def test_images_are_clean_and_valid(mode: str, request: pytest.FixtureRequest) -> None:
    """LLVM accepts each; nothing is declared without a use; target and module flags are those of the input."""
    app = Module.read(APP)
    for image in request.getfixturevalue(mode):
        llvm.verify(image.module)
        assert image.module.triple == app.triple
        assert image.module.data_layout == app.data_layout
        assert "llvm.module.flags" in image.module.named_metadata
        used = {key for symbol in image.module.symbols.values() for key in symbol.referenced_globals}
        assert {f.key for f in image.module.functions.values() if f.is_declaration} <= used
        assert {*image.symbols} <= image.definitions


def test_nothing_changes_without_passes(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """Read and printed, the module is the file, but for lines that are comments."""
    assert main(["-passes=", "-keep-comments", str(APP)]) == 0
    assert capfdbinary.readouterr().out == APP.read_bytes()
