"""Files of images that come one by one, and tables of them for several targets."""

from pathlib import Path

import pytest

from syclopt.errors import FileError
from syclopt.images.device_image import DeviceImage
from syclopt.images.file_table import FileTable
from syclopt.images.json import from_json
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.write import ImageFiles, TableOutput
from syclopt.ir.module import Module

COLUMNS = ("Code", "Properties", "Symbols")
REQUIREMENTS = "SYCL/device requirements"


def image(index: int) -> DeviceImage:
    properties = PropertySets({REQUIREMENTS: {"aspects": Blob.of_u32([])}})
    module = Module.parse("define spir_kernel void @k() {\n  ret void\n}\n")
    return DeviceImage(module, properties, symbols=[f"k{index}"], index=index)


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def rows(path: Path) -> list[list[str]]:
    return [[Path(cell).name for cell in row] for row in FileTable.parse(path.read_bytes()).rows]


def test_files_are_written_as_images_come_and_take_their_names_at_the_end(tmp_path: Path) -> None:
    with ImageFiles(str(tmp_path / "p"), [TableOutput(str(tmp_path / "t"))], COLUMNS) as files:
        files.add(image(0))
        (unfinished,) = tmp_path.iterdir()
        assert len([*unfinished.iterdir()]) == 3
        files.add(image(1), code="elsewhere.bc")
        files.write_tables()
        assert "p_0.ll" in listing(tmp_path)
    assert listing(tmp_path) == ["p_0.ll", "p_0.prop", "p_0.sym", "p_1.prop", "p_1.sym", "t"]
    assert rows(tmp_path / "t") == [["p_0.ll", "p_0.prop", "p_0.sym"], ["elsewhere.bc", "p_1.prop", "p_1.sym"]]


def test_each_target_has_properties_of_its_own_and_leaves_gaps(tmp_path: Path) -> None:
    tables = [
        TableOutput(str(tmp_path / "odd"), "t", lambda image: image.index % 2 == 1),
        TableOutput(str(tmp_path / "all")),
        TableOutput(str(tmp_path / "again"), "t"),
    ]
    with ImageFiles(str(tmp_path / "p"), tables, COLUMNS) as files:
        for index in range(3):
            files.add(image(index))
        files.write_tables()
    assert rows(tmp_path / "odd") == [["p_1.ll", "p_1.t.prop", "p_1.sym"]]
    assert rows(tmp_path / "all") == [[f"p_{n}.ll", f"p_{n}.prop", f"p_{n}.sym"] for n in range(3)]
    assert rows(tmp_path / "again") == [[f"p_{n}.ll", f"p_{n}.t.prop", f"p_{n}.sym"] for n in range(3)]
    for name, target in (("p_1.t.prop", Blob.of_string("t")), ("p_1.prop", None)):
        sets = PropertySets.parse((tmp_path / name).read_bytes())
        assert sets[REQUIREMENTS].get("compile_target") == target


def test_an_image_of_esimd_kernels_says_so_in_its_names(tmp_path: Path) -> None:
    tables = [TableOutput(str(tmp_path / "t")), TableOutput(str(tmp_path / "u"), "gpu")]
    with ImageFiles(str(tmp_path / "p"), tables, COLUMNS) as files:
        esimd = image(0)
        esimd.sets.add("SYCL/misc properties", "isEsimdImage", 1)
        files.add(esimd)
        files.write_tables()
    assert rows(tmp_path / "t") == [["p_0.esimd.ll", "p_0.esimd.prop", "p_0.esimd.sym"]]
    assert rows(tmp_path / "u") == [["p_0.esimd.ll", "p_0.gpu.prop", "p_0.esimd.sym"]]


def test_properties_as_json(tmp_path: Path) -> None:
    tables = [TableOutput(str(tmp_path / "t"))]
    with ImageFiles(str(tmp_path / "p"), tables, COLUMNS[:2], json_properties=True) as files:
        files.add(image(0))
        files.write_tables()
    assert rows(tmp_path / "t") == [["p_0.ll", "p_0.json"]]
    assert from_json((tmp_path / "p_0.json").read_bytes()) == image(0).properties


@pytest.mark.parametrize("error", [KeyboardInterrupt, FileError("no")])
def test_what_was_written_goes_after_any_exception(tmp_path: Path, error: BaseException) -> None:
    tables = [TableOutput(str(tmp_path / "t"))]

    def fail() -> None:
        with ImageFiles(str(tmp_path / "p"), tables, COLUMNS) as files:
            files.add(image(0))
            files.write(str(tmp_path / "beside.h"), b"text")
            files.write_tables()
            raise error

    with pytest.raises((KeyboardInterrupt, FileError)):
        fail()
    assert listing(tmp_path) == []


def test_a_table_that_cannot_be_written_takes_the_others_along(tmp_path: Path) -> None:
    tables = [TableOutput(str(tmp_path / "t")), TableOutput(str(tmp_path / "absent" / "u"))]

    def fail() -> None:
        with ImageFiles(str(tmp_path / "p"), tables, COLUMNS) as files:
            files.add(image(0))
            files.write_tables()

    with pytest.raises(FileError, match="absent/u: error: cannot write"):
        fail()
    assert listing(tmp_path) == []
