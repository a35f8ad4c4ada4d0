"""ELF files: read as they are, and refused where a few bytes of them ask for much."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from tests.elf import ALLOCATED, PROGRAM, RELOCATIONS, STRINGS, SYMBOLS, Section, elf, symbols

from syclopt.elf_files import ElfFile, object_of_data
from syclopt.errors import InputError, LimitError
from syclopt.images.wrapper.records import IMAGE_VERSION, SYCL_KIND
from syclopt.images.wrapper.unwrap import unwrap
from syclopt.tools.cxx.object_files import ObjectFile

TEXT = Section(b".text", PROGRAM, b"0123456789")
TABLE = Section(b".symtab", SYMBOLS, symbols((1, 1, 2, 3), (5, 0, 0, 0)), link=3)
NAMES = Section(b".strtab", STRINGS, b"\0one\0two\0")


def test_sections_and_symbols_are_read() -> None:
    file = ObjectFile("a.o", elf(TEXT, TABLE, NAMES))
    assert file.section_names == ["", ".text", ".symtab", ".strtab", ".names"]
    assert file.section(".text") == b"0123456789"
    assert file.section(".data") is None
    assert file.symbols == {"": b"", "one": b"234", "two": b""}
    assert (file.mentions("two"), file.mentions("three")) == (True, False)


def test_relocations_are_read() -> None:
    row = struct.pack("<QIIq", 8, 1, 2, -4)
    file = ElfFile(elf(TEXT, Section(b".rela", RELOCATIONS, row + b"rest")), "a.o")
    assert [*file.relocations(file.sections[2])] == [(8, 1, 2, -4)]


def test_the_first_row_has_numbers_too_large_for_the_header() -> None:
    data = bytearray(elf(TEXT, shnum=0, shstrndx=0xFFFF))
    first = len(data) - 3 * 64
    struct.pack_into("<QII", data, first + 32, 3, 2, 0)
    assert [section.name for section in ElfFile(bytes(data), "a.o").sections] == ["", ".text", ".names"]


def test_an_object_of_data_has_it_and_symbols_at_places_in_it() -> None:
    file = ObjectFile("a.o", object_of_data(".images", b"0123456789", {"first": 0, "eighth": 8, "end": 10}))
    assert file.section(".images") == b"0123456789"
    assert {*file.symbols} == {"", "first", "eighth", "end"}


def test_a_linker_takes_an_object_of_data(tmp_path: Path) -> None:
    linker = shutil.which("ld")
    if linker is None:
        pytest.skip("no linker is installed")
    (tmp_path / "a.o").write_bytes(object_of_data(".images", b"0123456789", {"first": 0, "end": 10}))
    command = [linker, "-r", "--fatal-warnings", "--defsym=size=end-first", "a.o", "-o", "b.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert ObjectFile("b.o", (tmp_path / "b.o").read_bytes()).section(".images") == b"0123456789"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (elf(TEXT, shentsize=0), "it has no table of sections where it says"),
        (elf(TEXT, shentsize=0, shnum=0xFEFF), "it has no table of sections where it says"),
        (elf(TEXT, shoff=1 << 60), "it has no table of sections where it says"),
        (elf(TEXT, phentsize=56, phnum=100), "it ends before its table of segments does"),
        (elf(TEXT, shnum=0xFEFF), "it ends before its table of 65279 sections does"),
        (elf(TEXT, shstrndx=3), "it ends before its table of 3 sections does"),
        (elf(Section(b".a", size=1 << 40)), "its sections are larger than it is"),
        (elf(*[Section(b".a", offset=64, size=600)] * 20), "its sections are larger than it is"),
        (elf(Section(b".a", offset=1 << 40, size=1)), "it ends before its sections do"),
        (b"\x7fELF\x02\x01" + bytes(20), "expected an ELF file"),
        (b"\x7fELF\x01\x01" + bytes(60), "expected an ELF file"),
    ],
)
def test_tables_that_are_not_there_are_refused(data: bytes, message: str) -> None:
    with pytest.raises(InputError, match=f"a.o: error: .*{message}"):
        ElfFile(data, "a.o")


def test_a_table_of_sections_without_rows_does_not_count_to_any_number() -> None:
    """In 128 bytes: the first row says that there are 2^62 more, of no bytes each."""
    header = struct.pack("<16sHH20xQ4x6H", b"\x7fELF\x02\x01\x01", 1, 62, 64, 64, 0, 0, 0, 0, 0)
    data = header + struct.pack("<IIQQQQIIQQ", 0, 8, 0, 0, 0, 1 << 62, 0, 0, 0, 0)
    for read in (lambda: ObjectFile("a.o", data), lambda: unwrap(data, "a.o")):
        with pytest.raises(InputError, match="it has no table of sections"):
            read()


LONG = b"x" * 100_000


def test_many_symbols_of_one_long_name_are_refused() -> None:
    table = Section(b".symtab", SYMBOLS, symbols(*[(1, 0, 0, 0)] * 1000), link=2)
    with pytest.raises(LimitError, match="too many bytes that its tables name"):
        _ = ObjectFile("a.o", elf(table, Section(b".strtab", STRINGS, b"\0" + LONG + b"\0"))).symbols


def test_many_symbols_of_one_large_value_are_refused() -> None:
    table = Section(b".symtab", SYMBOLS, symbols(*[(0, 3, 0, 100_000)] * 1000), link=2)
    with pytest.raises(LimitError, match="too many bytes that its tables name"):
        _ = ObjectFile("a.o", elf(table, Section(b".strtab", STRINGS, b"\0"), Section(b".data", 1, LONG))).symbols


def test_many_sections_of_one_long_name_are_refused() -> None:
    with pytest.raises(LimitError, match="too many bytes that its tables name"):
        ElfFile(elf(*[Section(LONG)] * 1000), "a.o")


def wrapper(images: int, code: int) -> bytes:
    """Return a file of images that share their code."""
    base, size = 0x10000, 80 * images
    target = base + size
    words = (target, target, target, target + 8, target + 8 + code, 0, 0, 0, 0)
    row = struct.pack("<HBBxxxx9Q", IMAGE_VERSION, SYCL_KIND, 1, *words)
    content = row * images + b"spir64\0\0" + b"c" * code
    return elf(Section(b".data", PROGRAM, content, ALLOCATED, base), kind=3)


def test_images_that_overlap_are_refused() -> None:
    assert [image.code for image in unwrap(wrapper(2, 50))] == [b"c" * 50] * 2
    with pytest.raises(LimitError, match="a.out: error: too many bytes that the tables of its images name"):
        unwrap(wrapper(1000, 100_000), "a.out")
