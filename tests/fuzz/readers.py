"""What reads that which others have made, each with texts to start from."""

from __future__ import annotations

import io
import os
import struct
import tempfile
import zlib
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.elf import NAMES_OF_ARCHIVE, PROGRAM, STRINGS, SYMBOLS, Section, archive, elf, symbols

from syclopt.errors import SycloptError

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
_MODULE = b'define spir_kernel void @k(ptr %p) #0 !m !0 {\n  ret void\n}\nattributes #0 = { "a"="b" }\n!0 = !{i32 1}\n'
_MODULES = (
    _MODULE,
    b"define spir_kernel void @k() !sycl_used_aspects !0 !reqd_work_group_size !1 !srcloc !2 {\n"
    b"  call void @f(), !dbg !5\n  ret void\n}\n"
    b'define internal void @f() "calls-indirectly"="A,B" {\n  %x = fadd double 1.0, 2.0\n  ret void\n}\n'
    b"!llvm.dbg.cu = !{!3}\n!0 = !{i32 5}\n!1 = !{i32 8, i32 1, i32 1}\n!2 = !{i32 99}\n"
    b'!3 = distinct !DICompileUnit()\n!4 = !DIFile(filename: "a.cpp", directory: "")\n'
    b"!5 = !DILocation(line: 1, scope: !6)\n!6 = distinct !DISubprogram(file: !4, line: 2)\n",
)
_NO_FILE = "<fuzz>"


class Reader(NamedTuple):
    """What reads bytes; `refuses` are the exceptions that it may raise, by what its documentation says."""

    read: Callable[[bytes], object]
    samples: Callable[[], list[bytes]]
    refuses: tuple[type[Exception], ...] = (SycloptError,)
    cases: int = 300
    """In the suite."""


def _fragment(name: str) -> Callable[[bytes], object]:
    def read(data: bytes) -> object:
        from syclopt.ir import fragments

        parse: Callable[[str], object] = getattr(fragments, f"parse_{name}")
        return parse(data.decode("latin-1"))

    return read


def _pipeline(data: bytes) -> object:
    from syclopt.pipeline.parse import parse_pipeline

    return parse_pipeline(data.decode("utf-8", "replace"))


def _condition(data: bytes) -> object:
    from syclopt.images.add_on_conditions import condition_in
    from syclopt.images.properties import Blob

    condition = condition_in(Blob.of_bytes(data))
    return condition.normalised(), str(condition)


def _conditions() -> list[bytes]:
    codes = [(0, 6), (-2, 0, 6, 0, 5), (-3, -2, 0, 6, -4, 0, 5, 0, 7), (-2,) * 12 + (0, 1) * 13, (-1, 0x0C)]
    return [struct.pack(f"<{len(code)}{form}", *code) for code in codes for form in "iq"]


def _properties(data: bytes) -> object:
    from syclopt.images.describe import describe
    from syclopt.images.properties import PropertySets

    sets = PropertySets.parse(data)
    assert sets.to_bytes() == data
    return describe(sets)


def _json(data: bytes) -> object:
    from syclopt.images.json import from_json, to_json

    return to_json(from_json(data))


def _table(data: bytes) -> object:
    from syclopt.images.file_table import FileTable

    return FileTable.parse(data)


def _report(data: bytes) -> object:
    from syclopt.tools.report.page import report

    with _file(data) as path:
        return report([path])


def _report_of_properties(data: bytes) -> object:
    from syclopt.tools.report.page import report

    with _file(data) as properties, _file(f"[Properties]\n{properties}\n".encode()) as table:
        return report([table])


def _clang_trace(data: bytes) -> object:
    from syclopt.time_trace import Recording

    recording = Recording()
    try:
        recording.add_clang_trace(data, 1)
        return recording.text("tool")
    finally:
        recording.end()


def _config(data: bytes) -> object:
    from syclopt.targets.config import read_config

    with _file(data) as path:
        return read_config(path, {}, lambda *_: None)


def _wrapper(data: bytes) -> object:
    from syclopt.images.wrapper.unwrap import unwrap

    return unwrap(data)


def _object(data: bytes) -> object:
    from syclopt.tools.cxx.device_section import foreign_compiler
    from syclopt.tools.cxx.object_files import ObjectFile

    file = ObjectFile(_NO_FILE, data)
    return file.symbols, file.section(".text"), foreign_compiler(file)


def _archive(data: bytes) -> object:
    from syclopt.tools.cxx.device_section import modules_of

    with _file(data) as path:
        return modules_of([path])


def _device_section(data: bytes) -> object:
    from syclopt.tools.cxx.device_section import SECTION, modules_of

    with _file(elf(Section(SECTION.encode(), content=b"syclopt device IR 3\n" + data))) as path:
        return modules_of([path])


def _mangled(data: bytes) -> object:
    from syclopt.codegen.device_library.names_of_functions import read_builtin_name
    from syclopt.mangling.demangle import demangled
    from syclopt.mangling.variable_names import qualified_name

    name = data.decode("latin-1")
    return demangled(name), read_builtin_name(name), qualified_name(name)


def _data_layout(data: bytes) -> object:
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import parse_type
    from syclopt.ir.module import Module

    layout = DataLayout(data.decode("latin-1"))
    types = ("{ i8, i3, ptr addrspace(1), <3 x half> }", "[3 x { i64, double }]", "<{ i8, fp128 }>", "i128", "ptr")
    return [layout.extent(parse_type(text), Module.parse("")) for text in types]


def _response_file(data: bytes) -> object:
    from syclopt.tools.response_files import expanded

    with _file(data.replace(b"@", b"")) as path:
        return expanded([f"@{path}"])


def _array(data: bytes) -> object:
    from syclrt.tools.run import _array_in

    return _array_in(data)


def _arrays() -> list[bytes]:
    import numpy

    found: list[bytes] = []
    for array in (numpy.arange(6, dtype="f4"), numpy.zeros((2, 3), order="F"), numpy.zeros(2, [("a", "i2", (2,))])):
        stream = io.BytesIO()
        numpy.save(stream, array)
        found.append(stream.getvalue())
    return found


def _machine_code(data: bytes) -> object:
    from syclrt.backends.native_cpu.object_file import image_of

    return image_of(data)


def _bitcode(data: bytes) -> object:
    from syclopt.ir.module import Module

    return Module.parse(data)


def _bitcodes() -> list[bytes]:
    from syclopt.ir.llvm import to_bitcode
    from syclopt.ir.module import Module

    return [to_bitcode(Module.parse(_MODULE))]


def _objects() -> list[bytes]:
    text, names = Section(b".text", PROGRAM, b"0123456789"), Section(b".strtab", STRINGS, b"\0one\0__acpp_two\0")
    table = Section(b".symtab", SYMBOLS, symbols((1, 1, 2, 3), (5, 0, 0, 0)), link=3)
    return [elf(text, table, names), elf(text, table, names, Section(b".llvm.offloading", 1, b"\x10\xff\x10\xad" * 20))]


@cache
def _wrappers() -> list[bytes]:
    from syclopt.images.embedded import SECTION, EmbeddedImage, to_bytes
    from syclopt.images.properties import Blob, PropertySets
    from syclopt.images.wrapper.as_ir import wrapper_ir
    from syclopt.images.wrapper.records import OffloadImage
    from syclopt.ir.llvm import to_object
    from syclopt.ir.module import Module

    sets = PropertySets()
    sets.add("set", "number", 7)
    sets.add("set", "bytes", Blob(b"\x05", 3))
    text = wrapper_ir([OffloadImage(b"code", ("kernel",), sets), OffloadImage(b"BC\xc0\xde", ())], is_library=True)
    carried = to_bytes([EmbeddedImage(("kernel",), sets, b"code")], [])
    letters = "".join(f"\\{one:02X}" for one in carried)
    section = f'@images = constant [{len(carried)} x i8] c"{letters}", section "{SECTION}"'
    return [to_object(Module.parse(each)) for each in (text, section)]


@cache
def _machine_codes() -> list[bytes]:
    from syclopt.ir.llvm import to_object
    from syclopt.ir.module import Module

    text = b"@g = global i64 7\ndeclare void @h()\ndefine i64 @f() {\n  call void @h()\n  %v = load i64, ptr @g\n"
    return [to_object(Module.parse(text + b"  ret i64 %v\n}\n"))]


def _section() -> bytes:
    code = zlib.compress(_MODULE)
    return b'{"name": "a.cpp", "front_end": "dpcpp", "size": %d}\n%b' % (len(code), code)


def _archives() -> list[bytes]:
    from syclopt.tools.cxx.device_section import SECTION

    device = elf(Section(SECTION.encode(), content=b"syclopt device IR 3\n" + _section()))
    names = (NAMES_OF_ARCHIVE, b"a_name_longer_than_sixteen.o/\n")
    return [device, archive(names, (b"/0", device), (b"b/", b"text")), archive((b"none.o/", b""), is_thin=True)]


def _of(*texts: str) -> Callable[[], list[bytes]]:
    return lambda: [text.encode() for text in texts]


READERS: dict[str, Reader] = {
    "headers": Reader(
        _fragment("header"),
        _of(
            'define weak_odr dso_local spir_kernel void @"k"(i32 noundef %a, ptr byval({ i32 }) align 4 %p)'
            ' unnamed_addr #0 comdat($c) align 8 personality ptr @p !m !0 !dbg !{!"x"}',
            "declare i32 @f(ptr, ...)",
        ),
    ),
    "types": Reader(
        _fragment("type"), _of('{ i32, [4 x <2 x float>], target("a", i32, 7) }', "<{ i8* (i32, ...)*, %T }>")
    ),
    "constants": Reader(
        _fragment("constant"),
        _of(
            '{ i32, [2 x i8] } { i32 -7, [2 x i8] c"a\\00" }',
            "ptr getelementptr inbounds (i8, ptr @g, i64 ptrtoint (ptr @h to i64))",
            "<2 x double> <double 0x7FF8000000000000, double 1.5e+00>",
        ),
    ),
    "metadata": Reader(
        _fragment("metadata"),
        _of('distinct !{!0, i32 6, !"text", null, !{ptr @f}}', "!DILocation(line: 1, scope: !2, flags: A | B)"),
    ),
    "attributes": Reader(
        _fragment("attributes"), _of('nounwind memory(read, argmem: none) "a"="b\\22" #3 align 8 dereferenceable(4)')
    ),
    "calls": Reader(
        _fragment("call"),
        _of('%r = tail call fast spir_func noundef i32 @f(ptr nonnull %p, metadata !1) #2 [ "deopt"(i32 1) ], !dbg !5'),
    ),
    "pipelines": Reader(
        _pipeline,
        _of("internalize<entry-points>,globaldce,device-code-split<mode=kernel>", 'llvm(default<O2>),"globaldce"'),
    ),
    "conditions": Reader(_condition, _conditions, (SycloptError, ValueError)),
    "property sets": Reader(
        _properties,
        _of("[SYCL/device requirements]\naspects=2|gAAAAAAAAAgBAAAA\n[a]\nb=1|7\n", "[SYCL/kernel names]\n"),
    ),
    "property sets as JSON": Reader(
        _json, _of('{"SYCL/device requirements": {"aspects": {"u32": [6]}, "a": 16}, "b": {"c": {"bits": "0110"}}}')
    ),
    "tables": Reader(_table, _of("[Code|Properties|Symbols]\na_0.ll|a_0.prop|a_0.sym\na_1.ll||\n")),
    "reports": Reader(_report, lambda: [*_MODULES], cases=60),
    "reports of properties": Reader(
        _report_of_properties,
        _of(
            "[SYCL/device requirements]\naspects=2|gAAAAAAAAAgBAAAA\nreqd_sub_group_size=1|8\n[SYCL/add on images]\n"
            "0=2|gCAAAAAAAAA//////////bAAAAw/////FAAAAA\n"
            "[SYCL/virtual functions]\nvirtual-functions-set=2|IAAAAAAAAAQQ\n",
        ),
        cases=60,
    ),
    "traces of clang": Reader(
        _clang_trace,
        _of('{"traceEvents": [{"ph": "X", "name": "f", "ts": 1, "dur": 2, "args": {"a": 1}}], "beginningOfTime": 7}'),
    ),
    "configurations": Reader(
        _config,
        _of(
            "a:\n  aspects: &x [fp64, 5]\n  sub-group-sizes: [8, 16]\n  aot-toolchain: ocloc\n  macro: A\n"
            "b: {aspects: *x, may_support_other_aspects: false, triple: spir64_gen-unknown-unknown}\n"
        ),
    ),
    "wrappers": Reader(_wrapper, _wrappers),
    "objects": Reader(_object, _objects),
    "archives": Reader(_archive, _archives),
    "device sections": Reader(_device_section, lambda: [_section(), _section() * 2]),
    "mangled names": Reader(
        _mangled,
        _of(
            "_ZN4sycl3_V16detail19getDeviceKernelInfoI5PlainIiLi7EXadL_Z1fvEEEEERNS1_16DeviceKernelInfoEv",
            "_ZZZ4mainENKUlRT_E_clIN4sycl3_V17handlerEEEDaS0_ENKUlvE_clEv",
            "_ZN1aIiXadL_Z1fvEEE1bIJLi1ELb0EEEE",
            "_ZTSN12_GLOBAL__N_11aIFPivES0_OA4_KcEE",
            "_Z22atomic_compare_exchangePU3AS1iDv4_fS_",
        ),
        (SycloptError, ValueError),
    ),
    "data layouts": Reader(_data_layout, _of("e-p:64:64:64:32-p1:32:32-i64:64-v16:16-f128:128-a:0:64-n8:16-G1-A5")),
    "response files": Reader(_response_file, _of('-a \'b c\' "d\\"e" f\\ g\n-passes=a,b\r\n', "\ufeff'' x")),
    "arrays": Reader(_array, _arrays, (ValueError,)),
    "machine code": Reader(_machine_code, _machine_codes),
    "bitcode": Reader(_bitcode, _bitcodes, cases=25),
}


@contextmanager
def _file(data: bytes) -> Generator[str]:
    descriptor, path = tempfile.mkstemp()
    try:
        with open(descriptor, "wb") as stream:
            stream.write(data)
        yield path
    finally:
        os.unlink(path)


_WORDS = (
    *(b"\0", b"\xff", b"\n", b"\r", b"\t", b" ", b'"', b"'", b"\\", b"@", b"%", b"#", b"!", b"*", b"&", b"-", b"|"),
    *(b"0", b"-1", b"4294967296", b"18446744073709551616", b"1e999", b"9" * 30, b"9" * 5000, "\u00b2\u0663".encode()),
    *(b"E", b"I", b"N", b"S_", b"T_", b"J", b"X", b"L", b"Z", b"P", b"null", b"true", b"i32", b"ptr", b"= "),
    *(bytes(8), b"\xff" * 8, b"\1\0\0\0\0\0\0\0", b"\0\0\0\x80", b"\xff\xff\xff\x7f"),
)
_BRACKETS = (b"()", b"[]", b"{}", b"<>", b"IE", b"NE")


def damaged(random: Random, samples: list[bytes]) -> bytes:
    """Return one of some texts with a few things gone wrong, some of them by the thousand."""
    data = random.choice(samples)
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice((0, 1, 1, 2, 8, 40)))
        match random.randrange(8):
            case 0:
                data = data[:at] + data[end:]
            case 1 | 2:
                data = data[:at] + random.choice(_WORDS) + data[end:]
            case 3:
                data = data[:at] + bytes([random.randrange(256)]) + data[at + 1 :]
            case 4:
                data = data[:end] + data[at:end] * random.choice((1, 2, 500)) + data[end:]
            case 5:
                opening, closing = map(bytes, zip(random.choice(_BRACKETS)))
                times = random.choice((1, 150, 2000))
                data = data[:at] + opening * times + data[at:end] + closing * times + data[end:]
            case 6:
                other = random.choice(samples)
                data = data[:at] + other[random.randrange(len(other) + 1) :]
            case _:
                data = data[:at]
    return data


def check(reader: Reader, data: bytes) -> bool:
    """Let a reader read; return whether it took what it read. What it may not raise comes out."""
    try:
        reader.read(data)
    except reader.refuses as error:
        if isinstance(error, SycloptError) and "\n" in str(error):
            raise AssertionError(f"not one line: {str(error)!r}") from error
        return False
    return True
