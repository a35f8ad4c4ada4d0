"""Writing images: one file, or a table with files beside it."""

import os
import threading
from pathlib import Path

import pytest

from syclopt.errors import FileError, InputError
from syclopt.files import made_beside
from syclopt.images.device_image import DeviceImage
from syclopt.images.file_table import FileTable
from syclopt.images.properties import PropertySets
from syclopt.images.write import write_images
from syclopt.ir.module import Module

TEXT = "; a comment\ndefine void @f() {\n  ret void\n}\n"
BARE = TEXT.partition("\n")[2]


def images(count: int) -> list[DeviceImage]:
    return [
        DeviceImage(Module.parse(TEXT), PropertySets({"s": {"k": i}}), [f"f{i}", "g"], index=i) for i in range(count)
    ]


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_one_image_is_one_file(tmp_path: Path) -> None:
    write_images(images(1), tmp_path / "out.ll", columns=["Code", "Symbols"])
    assert listing(tmp_path) == ["out.ll"]
    assert (tmp_path / "out.ll").read_text() == TEXT


def test_comments_can_be_left_out(tmp_path: Path) -> None:
    write_images(images(1), tmp_path / "out.ll", comments=False)
    assert (tmp_path / "out.ll").read_text() == BARE


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_images(images(1), tmp_path / "out.ll")
    assert (tmp_path / "out.ll").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_table_for_one_image(tmp_path: Path) -> None:
    write_images(images(1), tmp_path / "app.table", columns=["Symbols", "Properties", "Code"])
    assert listing(tmp_path) == ["app.table", "app_0.ll", "app_0.prop", "app_0.sym"]
    stem = tmp_path / "app_0"
    assert (tmp_path / "app.table").read_text() == f"[Code|Properties|Symbols]\n{stem}.ll|{stem}.prop|{stem}.sym\n"
    assert (tmp_path / "app_0.prop").read_text() == "[s]\nk=1|0\n"
    assert (tmp_path / "app_0.sym").read_text() == "f0\ng\n"


def test_many_images_make_a_table_of_any_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_images(images(2), "t.files.out")
    assert listing(tmp_path) == ["t.files.out", "t.files_0.ll", "t.files_1.ll"]
    assert (tmp_path / "t.files.out").read_text() == "[Code]\nt.files_0.ll\nt.files_1.ll\n"


def test_no_image_makes_an_empty_table(tmp_path: Path) -> None:
    write_images([], tmp_path / "a.table", columns=["Code", "Symbols"])
    assert (tmp_path / "a.table").read_text() == "[Code|Symbols]\n"


def test_a_column_without_data_has_empty_files(tmp_path: Path) -> None:
    write_images([DeviceImage(Module.parse(TEXT))], tmp_path / "a.table", columns=["Properties", "Symbols"])
    assert (tmp_path / "a_0.prop").read_bytes() == b""
    assert (tmp_path / "a_0.sym").read_bytes() == b""


def test_names_of_symbols_keep_their_bytes(tmp_path: Path) -> None:
    image = DeviceImage(Module.parse(TEXT), symbols=["k\udcff", "é"])
    write_images([image], tmp_path / "a.table", columns=["Symbols"])
    assert (tmp_path / "a_0.sym").read_bytes() == b"k\xff\n\xc3\xa9\n"


def test_standard_output_takes_one_image(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    write_images(images(1))
    assert capfdbinary.readouterr().out.decode() == TEXT
    with pytest.raises(InputError, match=r"2 images do not fit on standard output; write them with -o X.table"):
        write_images(images(2), "-")


def test_a_file_of_several_names_keeps_them(tmp_path: Path) -> None:
    first, second = tmp_path / "first.ll", tmp_path / "second.ll"
    first.write_text("what was there before is longer than what comes\n" * 100)
    second.hardlink_to(first)
    write_images(images(1), first)
    assert first.samefile(second)
    assert second.read_text() == TEXT
    with made_beside(str(second)) as unfinished:
        Path(unfinished).write_bytes(b"newer\n")
    assert first.samefile(second)
    assert first.read_bytes() == b"newer\n"
    with pytest.raises(ZeroDivisionError), made_beside(str(second)) as unfinished:
        Path(unfinished).write_bytes(str(1 // 0).encode())
    assert first.read_bytes() == b"newer\n"
    assert listing(tmp_path) == ["first.ll", "second.ll"]


def test_links_and_pipes_and_devices_stay_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "target.ll")
    write_images(images(1), tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target.ll").read_text() == TEXT
    os.mkfifo(tmp_path / "pipe")
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_text()))
    reader.start()
    write_images(images(1), tmp_path / "pipe")
    reader.join(10)
    assert read == [TEXT]
    write_images(images(1), os.devnull)
    write_images(images(2), os.devnull)
    assert not Path("/dev/null_0.ll").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_device_is_an_error() -> None:
    with pytest.raises(FileError, match="no space left"):
        write_images(images(1), "/dev/full")


@pytest.mark.parametrize("name", ["absent/out.ll", "absent/out.table", ".", "\0"])
def test_what_cannot_be_written_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileError, match="cannot write"):
        write_images(images(1), name)
    assert listing(tmp_path) == []


def test_a_failure_leaves_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "app.table").write_text("older")
    (tmp_path / "app_1.sym").mkdir()
    with pytest.raises(FileError, match="app_1.sym"):
        write_images(images(2), tmp_path / "app.table", columns=["Symbols"])
    assert listing(tmp_path) == ["app.table", "app_1.sym"]
    assert (tmp_path / "app.table").read_text() == "older"


def test_a_failure_of_the_table_removes_the_files(tmp_path: Path) -> None:
    (tmp_path / "a.table").mkdir()
    with pytest.raises(FileError, match="is a directory"):
        write_images(images(2), tmp_path / "a.table")
    assert listing(tmp_path) == ["a.table"]


def test_a_name_that_a_format_cannot_hold_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="symbol file"):
        write_images([DeviceImage(Module.parse(TEXT), symbols=["a\nb"])], tmp_path / "a.table", columns=["Symbols"])
    with pytest.raises(InputError, match="file table"):
        write_images(images(1), tmp_path / "a|b.table")
    assert listing(tmp_path) == []


def test_a_written_table_reads_back(tmp_path: Path) -> None:
    write_images(images(3), tmp_path / "a.table", columns=["Symbols"])
    table = FileTable.parse((tmp_path / "a.table").read_bytes())
    assert [Path(path).read_text() for path in table.column("Code")] == [TEXT] * 3
    assert [Path(path).read_text() for path in table.column("Symbols")] == ["f0\ng\n", "f1\ng\n", "f2\ng\n"]
