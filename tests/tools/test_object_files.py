"""Objects and archives that were made to hurt: the linker's driver reads what others have made."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path

import pytest
from tests.elf import NAMES_OF_ARCHIVE, Section, archive, elf

from syclopt.errors import FileError, InputError, LimitError
from syclopt.tools.cxx import device_section
from syclopt.tools.cxx.device_section import SECTION, modules_of
from syclopt.tools.cxx.object_files import objects_in

MODULE = b"define void @f() {\n  ret void\n}\n"


def packed(text: bytes, name: object = "a.cpp") -> bytes:
    code = zlib.compress(text)
    return json.dumps({"name": name, "front_end": "dpcpp", "size": len(code)}).encode() + b"\n" + code


def device_object(*modules: bytes) -> bytes:
    return elf(Section(SECTION.encode(), content=b"syclopt device IR 3\n" + b"".join(modules)))


def written(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    return str(path)


def test_modules_stand_one_behind_the_other(tmp_path: Path) -> None:
    """A linker that joins sections leaves what each of them begins with."""
    again = b"syclopt device IR 3\n" + packed(MODULE, "c.cpp")
    modules = modules_of([written(tmp_path / "a.o", device_object(packed(MODULE), packed(MODULE, "b.cpp"), again))])
    assert [module.name for module in modules] == ["a.cpp", "b.cpp", "c.cpp"]
    assert {module.to_bytes() for module in modules} == {MODULE}


def test_a_section_that_unpacks_to_very_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All modules of a section count together."""
    monkeypatch.setattr(device_section, "UNPACKED_BYTES", 3 * len(MODULE))
    path = tmp_path / "a.o"
    assert len(modules_of([written(path, device_object(*[packed(MODULE)] * 3))])) == 3
    for content in ([packed(MODULE)] * 4, [packed(MODULE * 10_000)]):
        with pytest.raises(LimitError, match=r"a.o: error: too many bytes of device code: found \d+, expected at most"):
            modules_of([written(path, device_object(*content))])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"[" * 5000 + b"]" * 5000 + b"\n", "too many levels inside each other: found 5000, expected at most 100"),
        (b"9" * 5000 + b"\n", "the device code is broken"),
        (b'{"name": "a", "size": 0}\n', "the device code is broken"),
        (b'{"name": "a", "size": true}\n', "the device code is broken"),
        (b'{"name": "a", "size": -1}\n', "the device code is broken"),
        (b'{"name": "a", "size": 1e300}\n', "the device code is broken"),
        (packed(MODULE, 7), "the device code is broken"),
        (packed(MODULE)[:-8], "the device code is broken"),
        (b"no line end", "the device code is broken"),
    ],
)
def test_what_stands_before_a_module_is_checked(tmp_path: Path, content: bytes, message: str) -> None:
    with pytest.raises(InputError, match=message):
        modules_of([written(tmp_path / "a.o", device_object(content))])


def test_members_of_archives(tmp_path: Path) -> None:
    one = elf(Section(b".one"))
    names = b"a_name_longer_than_sixteen.o/\n"
    data = archive((NAMES_OF_ARCHIVE, names), (b"a.o/", one), (b"/0", one), (b"text/", b"text"))
    path = written(tmp_path / "lib.a", data)
    assert [file.name for file in objects_in(path)] == [f"{path}(a.o)", f"{path}(a_name_longer_than_sixteen.o)"]


@pytest.mark.parametrize("name", [b"/7", b"/999999999999999"])
def test_a_name_without_an_end_is_damage(tmp_path: Path, name: bytes) -> None:
    data = archive((NAMES_OF_ARCHIVE, b"x" * 100), (name, elf()))
    with pytest.raises(InputError, match="the name of a member has no end"):
        objects_in(written(tmp_path / "lib.a", data))


def test_a_thin_archive_has_each_file_once(tmp_path: Path) -> None:
    written(tmp_path / "a.o", elf())
    path = written(tmp_path / "lib.a", archive((b"a.o/", b""), (b"./a.o/", b""), (b"././a.o/", b""), is_thin=True))
    assert [file.name for file in objects_in(path)] == [f"{path}(a.o)"]


@pytest.mark.parametrize("what", ["pipe", "device", "folder", "nothing"])
def test_a_thin_archive_names_files_alone(tmp_path: Path, what: str) -> None:
    member = tmp_path / "a.o"
    if what == "pipe":
        os.mkfifo(member)
    elif what == "device":
        member.symlink_to("/dev/zero")
    elif what == "folder":
        member.mkdir()
    path = written(tmp_path / "lib.a", archive((b"a.o/", b""), is_thin=True))
    with pytest.raises(FileError, match=r"cannot read what .*lib.a names: (is |no such)"):
        objects_in(path)
