"""Wrappers hold images as they are, whichever way they are made and whatever file they end in."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from syclopt import Module
from syclopt.errors import InputError
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.wrapper.as_c import wrapper_c
from syclopt.images.wrapper.as_ir import wrapper_ir
from syclopt.images.wrapper.records import CodeFormat, OffloadImage
from syclopt.images.wrapper.unwrap import unwrap
from syclopt.ir.llvm import to_object, verify

SPIRV = b"\x03\x02\x23\x07rest"
GCC = shutil.which("gcc")


def sets(**contents: dict[str, int | Blob]) -> PropertySets:
    found = PropertySets()
    for name, values in contents.items():
        for key, value in values.items():
            found.add(name, key, value)
    return found


IMAGES = [
    OffloadImage(
        SPIRV, ("kernel", 'odd "name" \\ é'), sets(A={"n": 7, "bits": Blob(b"\x05", 3)}, B={"s": Blob.of_string("x")})
    ),
    OffloadImage(b"\x7fELFnative", (), PropertySets(), "spir64_x86_64", "-g", "-O2"),
    OffloadImage(b"BC\xc0\xde", ("k",), sets(Empty={"nothing": Blob(b"", 0)})),
]


def from_ir(images: list[OffloadImage], *, is_library: bool = False) -> bytes:
    return to_object(Module.parse(wrapper_ir(images, is_library=is_library)))


@pytest.mark.parametrize("is_library", [False, True])
def test_llvm_takes_the_module(is_library: bool) -> None:
    verify(Module.parse(wrapper_ir(IMAGES, is_library=is_library)))


def test_an_object_of_the_module_holds_the_images() -> None:
    assert unwrap(from_ir(IMAGES)) == IMAGES


@pytest.mark.skipif(GCC is None, reason="no gcc")
@pytest.mark.parametrize("flags", [["-c"], ["-shared", "-fPIC"], ["-shared", "-fPIC", "-s"]])
@pytest.mark.parametrize("is_library", [False, True])
def test_what_gcc_makes_of_the_c_file_holds_the_images(tmp_path: Path, flags: list[str], is_library: bool) -> None:
    source, output = tmp_path / "wrapper.c", tmp_path / "out"
    source.write_text(wrapper_c(IMAGES, is_library=is_library))
    subprocess.run(["gcc", "-Wall", "-Wextra", "-Werror", *flags, str(source), "-o", str(output)], check=True)
    assert unwrap(output.read_bytes()) == IMAGES


@pytest.mark.skipif(GCC is None, reason="no gcc")
def test_a_program_registers_its_images_before_main(tmp_path: Path) -> None:
    """The runtime's part is played by a function that reads the tables as the runtime declares them."""
    (tmp_path / "wrapper.o").write_bytes(from_ir(IMAGES))
    (tmp_path / "main.c").write_text("""
#include <stdint.h>
#include <stdio.h>
#include <string.h>
struct entry { void *address; char *name; uint64_t size; int32_t flags, reserved; };
struct property { char *name; void *value; uint32_t type; uint64_t size; };
struct set { char *name; struct property *begin, *end; };
struct image {
  uint16_t version; uint8_t kind, format; const char *target, *compile, *link; const unsigned char *begin, *end;
  struct entry *entries, *entries_end; struct set *sets, *sets_end;
};
struct descriptor { uint16_t version, count; struct image *images; void *begin, *end; };
void __sycl_register_lib(struct descriptor *d) {
  for (struct image *i = d->images; i != d->images + d->count; ++i) {
    printf("%d %d %d %s ", i->version, i->kind, i->format, i->target);
    printf("[%s] [%s] %d\\n", i->compile, i->link, (int)(i->end - i->begin));
    for (struct entry *e = i->entries; e != i->entries_end; ++e) printf("  %s\\n", e->name);
    for (struct set *s = i->sets; s != i->sets_end; ++s)
      for (struct property *p = s->begin; p != s->end; ++p)
        printf("  %s %s %u %d as text %d\\n", s->name, p->name, p->type, (int)p->size,
               p->type == 2 ? (int)strlen((char *)p->value + 8) : 0);
  }
}
int main(void) { puts("main"); return 0; }
""")
    subprocess.run(["gcc", "main.c", "wrapper.o", "-o", "main"], cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "main"], capture_output=True, check=True).stdout.decode()
    assert said == (
        '3 4 2 spir64 [] [] 8\n  kernel\n  odd "name" \\ é\n'
        "  A n 1 7 as text 0\n  A bits 2 9 as text 1\n  B s 2 9 as text 1\n"
        "3 4 1 spir64_x86_64 [-g] [-O2] 10\n"
        "3 4 3 spir64 [] [] 4\n  k\n  Empty nothing 2 8 as text 0\n"
        "main\n"
    )


texts = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1, max_size=8)
values = st.integers(0, 2**32 - 1) | st.binary(max_size=12).map(Blob.of_bytes)
properties = st.dictionaries(texts, st.dictionaries(texts, values, min_size=1, max_size=3), max_size=3)
generated = st.builds(
    OffloadImage,
    st.binary(min_size=1, max_size=40),
    st.lists(texts, max_size=3).map(tuple),
    properties.map(lambda found: sets(**found)),
    texts,
)


@settings(max_examples=settings().max_examples // 5)  # of many images each: LLVM takes long for a module of any size
@given(st.lists(generated, min_size=1, max_size=15))
def test_nothing_is_lost(images: list[OffloadImage]) -> None:
    assert unwrap(from_ir(images)) == images


def test_a_name_that_c_cannot_hold_is_refused() -> None:
    with pytest.raises(InputError, match="null character"):
        OffloadImage(SPIRV, ("a\0b",))


@pytest.mark.parametrize("data", [b"", b"text", b"\x7fELF", b"\x7fELF\x01\x01\x01" + bytes(60)])
def test_what_is_no_elf_file_is_refused(data: bytes) -> None:
    with pytest.raises(InputError, match="app: error: expected an ELF file"):
        unwrap(data, "app")


def test_broken_tables_are_refused_and_no_garbage_is_given() -> None:
    data = from_ir(IMAGES)
    refused = 0
    for at in range(64, len(data) - 8, 8):
        broken = bytearray(data)
        struct.pack_into("<Q", broken, at, 0xFFFF_FFFF_FFFF)
        try:
            unwrap(bytes(broken))
        except InputError:
            refused += 1
    assert refused


def test_formats_are_told_by_their_first_bytes() -> None:
    assert [image.code_format for image in IMAGES] == [CodeFormat.SPIRV, CodeFormat.NATIVE, CodeFormat.BITCODE]
