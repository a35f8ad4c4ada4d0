"""The device library: what each kind of device has, the code that comes of it, and what GPUs print."""

import ctypes
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from syclopt.analysis.c_functions import C_FUNCTIONS, PROCESS_FUNCTIONS
from syclopt.codegen.device_library import device_library, host_formatting, libdevice
from syclopt.codegen.device_library.names_of_functions import DRIVER_FUNCTIONS
from syclopt.codegen.device_library.vector_mathematics import WORDS, read_name, vector_mathematics
from syclopt.errors import FileError
from syclopt.ir import Module
from syclopt.ir.linking import link
from syclopt.ir.llvm import to_native_code, to_ptx
from syclopt.pipeline.ptxas import assembled

_FOR_THE_HOST = ("__native_", "__extend", "__trunc")
_MACHINE = (  # and the launch that kernels would be given
    'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n'
    'target triple = "nvptx64-nvidia-cuda"\n'
    "@launch = global [96 x i8] zeroinitializer, align 8\n"
    "define ptr @__nvptx_launch() {\n  ret ptr @launch\n}\n"
)


def _public(module: Module) -> list[str]:
    return [str(key) for key in module.definition_keys() if not module.functions[key].is_internal]


def test_gpus_have_what_processors_have() -> None:
    processors = {name for name in _public(device_library("native_cpu")) if not name.startswith(_FOR_THE_HOST)}
    gpus = {*_public(device_library("nvptx64")), *DRIVER_FUNCTIONS}
    assert processors <= gpus
    assert sorted(PROCESS_FUNCTIONS - gpus) == ["dprintf", "realloc", "snprintf", "write"]


def test_what_compilers_call_by_reserved_names_may_be_called() -> None:
    ours = ("__native_", "__devicelib_", "__spirv_", "__sycl_", "__cxa_")
    of_compilers = {one for one in _public(device_library("native_cpu")) if one.startswith("__")}
    assert {one for one in of_compilers if not one.startswith(ours)} <= C_FUNCTIONS


def test_mathematics_is_there_for_vectors_of_all_registers() -> None:
    library = vector_mathematics()
    called = [key for key in device_library("native_cpu").declaration_keys() if str(key).startswith("__native_math.")]
    assert {*map(str, called)} <= {f"__native_math.{word}.f32" for word in WORDS}
    for name in [
        *(f"llvm.{word}.f32" for word in WORDS),
        *(f"llvm.{word}.f64" for word in ("exp", "log", "sin", "cos")),
    ]:
        function = read_name(name)
        assert function is not None
        for one in [function, *(one for bits in (128, 256, 512) for one in function.in_registers(bits))]:
            defined = library.functions[one.name]
            types = ", ".join(parameter.type.text for parameter in defined.parameters)
            assert one.declaration.startswith(f"declare {defined.return_type} @{one.name}({types})")


@pytest.fixture(scope="module")
def whole_library() -> Module:
    """The library as one program, with what it needs of NVIDIA's."""
    alone = link([Module.parse(_MACHINE), device_library("nvptx64")])
    return link([alone, libdevice.libdevice()], only_needed=True)


@pytest.mark.parametrize("architecture", ["sm_70", "sm_90"])
def test_assembler_takes_all_of_the_library(whole_library: Module, architecture: str) -> None:
    """What was made for a GPU runs on newer ones, too."""
    names = _public(device_library("nvptx64"))
    newer = architecture == "sm_90"
    text = to_ptx(whole_library, architecture, [one for one in names if "roup" in one or not newer]).decode()
    assert ("redux.sync" in text) == newer
    for target in ("sm_90", "sm_100") if newer else ("sm_70",):
        assert assembled(text, target)


def test_square_roots_and_small_numbers_are_as_opencl_has_them() -> None:
    text = str(libdevice.libdevice())
    assert ["__CUDA_FTZ" in text, "__CUDA_PREC_SQRT" in text, "__CUDA_ARCH" in text] == [False, False, True]
    sqrt = libdevice.libdevice().functions["__nv_sqrtf"]
    assert [str(call.callee) for call in sqrt.calls] == ["llvm.nvvm.sqrt.rn.f"]


def test_absent_libdevice_is_told_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (libdevice.VARIABLE, "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "path", [])
    is_file = Path.is_file
    monkeypatch.setattr(Path, "is_file", lambda self: "usr/local" not in str(self) and is_file(self))
    with pytest.raises(FileError, match=r"pip install 'syclopt\[cuda\]', or name the file: SYCLOPT_LIBDEVICE=FILE"):
        libdevice.find_libdevice()
    monkeypatch.setenv(libdevice.VARIABLE, "/absent/libdevice.bc")
    with pytest.raises(FileError, match="/absent/libdevice.bc.*No such file"):
        libdevice.libdevice()


@pytest.fixture(scope="module")
def formatting(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The host's function that makes text of records."""
    built = tmp_path_factory.mktemp("formatting") / "formatting.o"
    built.write_bytes(to_native_code(host_formatting(), ["__native_format_records"]).code)
    library = built.with_suffix(".so")
    subprocess.run(["clang-22", "-shared", built, "-o", library], check=True)
    return ctypes.CDLL(os.fspath(library))["__native_format_records"]


def _record(stream: int, form: str, slots: list[int], texts: dict[int, str]) -> bytes:
    """Return a record as a GPU makes it."""
    behind = form.encode() + b"\0"
    start = 16 + 8 * len(slots)
    values = list(slots)
    for at, text in texts.items():
        values[at] = start + len(behind)
        behind += text.encode() + b"\0"
    size = -(-(start + len(behind)) // 8) * 8
    packed = struct.pack("<4I", size, len(slots), start, stream) + b"".join(one.to_bytes(8, "little") for one in values)
    return (packed + behind).ljust(size, b"\0")


def _formatted(function: Any, records: bytes, stream: int) -> str:
    function.restype = ctypes.c_void_p
    data, size = ctypes.create_string_buffer(records, len(records)), ctypes.c_size_t()
    found = function(data, ctypes.c_size_t(len(records)), ctypes.c_uint(stream), ctypes.byref(size))
    return ctypes.string_at(found, size.value).decode() if size.value else ""


def test_records_of_gpus_become_text_in_order(formatting: Any) -> None:
    half = int.from_bytes(struct.pack("<d", 1.5), "little")
    records = (
        _record(1, "%d and %s, %5.2f%%\n", [2**64 - 3, 0, half], {1: "text"})
        + _record(2, "%s:%d failed\n", [0, 7], {0: "kernel.cpp"})
        + _record(1, "%v4hld|%*d|%s\n", [1, 2, 3, 4, 6, 7, 0], {})
    )
    assert _formatted(formatting, records, 1) == "-3 and text,  1.50%\n1,2,3,4|     7|(null)\n"
    assert _formatted(formatting, records, 2) == "kernel.cpp:7 failed\n"


@pytest.mark.parametrize("at", [0, 4, 8])
def test_broken_record_ends_the_text(formatting: Any, at: int) -> None:
    records = bytearray(_record(1, "first\n", [], {}) + _record(1, "second\n", [], {}))
    whole = len(_record(1, "first\n", [], {}))
    records[whole + at : whole + at + 4] = b"\xff\xff\xff\x7f"
    assert _formatted(formatting, bytes(records), 1) == "first\n"
