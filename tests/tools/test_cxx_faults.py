"""What may go wrong around syclopt-cxx and needs no DPC++ to show: fakes stand for its packages and for compilers."""

from __future__ import annotations

import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from tests.exit_statuses import as_shells_tell
from tests.sycl import syclopt_cxx

from syclopt import Module
from syclopt.errors import FrontEndError, InputError, LinkError, LLVMError
from syclopt.files import made_beside
from syclopt.frontends import dpcpp
from syclopt.frontends.dpcpp.compiler import VERSIONS, Installation
from syclopt.frontends.dpcpp.compiler_process import kept
from syclopt.images.device_image import DeviceImage
from syclopt.tools.cxx import driver
from syclopt.tools.cxx.cxx_options import Arguments
from syclopt.tools.cxx.device_section import SECTION, add_section, modules_of
from syclopt.tools.cxx.device_side import linked, translated
from syclopt.tools.cxx.host_compiler import of_host_code, with_hint
from syclopt.tools.cxx.host_kernels import check_kernels, check_unchanged
from syclopt.tools.cxx.host_side import HostCompilation, HostSource
from syclopt.tools.cxx.program_build import Build

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp import DeviceModule

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")

# A library that does as it is told instead of compiling.
LIBRARY = """
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
void compileSYCL(void) { %s; }
"""


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    """DPC++'s packages, as far as files go."""
    folder = tmp_path / "prefix"
    (folder / "lib/python3.11/site-packages" / f"intel_sycl_rt-{VERSIONS[0]}.dist-info").mkdir(parents=True)
    (folder / "lib/libsycl-jit.so").write_bytes(b"no library")
    return folder


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """The folder where the driver is called, with a source."""
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "app.cpp").write_text("int main() {}\n")
    return folder


def with_library(prefix: Path, does: str) -> Path:
    source = prefix / "library.c"
    source.write_text(LIBRARY % does)
    subprocess.run(["gcc", "-shared", "-fPIC", source, "-o", prefix / "lib/libsycl-jit.so"], check=True)
    return prefix


def executable(path: Path, does: str) -> Path:
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(0o755)
    return path


def refused(work: Path, prefix: Path, *arguments: str, **variables: str) -> str:
    """Hold that the driver refuses a command line with one line, and leaves nothing; return the line."""
    before = sorted(work.rglob("*"))
    temporary = prefix / "temporary"
    temporary.mkdir(exist_ok=True)
    cache = str(prefix / "cache")
    fakes = {"SYCLOPT_DPCPP_ROOT": str(prefix), "XDG_CACHE_HOME": cache, "TMPDIR": str(temporary), **variables}
    done = syclopt_cxx("-fsycl", *arguments, cwd=work, **fakes)
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert sorted(work.rglob("*")) == before
    assert [*temporary.iterdir()] == []
    return done.stderr


class TestOutputs:
    def test_a_folder(self, work: Path, prefix: Path) -> None:
        (work / "there").mkdir()
        assert refused(work, prefix, "app.cpp", "-o", "there") == "there: error: cannot write: is a directory\n"

    def test_no_folder(self, work: Path, prefix: Path) -> None:
        message = refused(work, prefix, "-c", "app.cpp", "-o", "no/app.o")
        assert message == "no/app.o: error: cannot write: there is no folder 'no'\n"

    def test_a_source(self, work: Path, prefix: Path) -> None:
        assert "error: './app.cpp' is a source" in refused(work, prefix, "app.cpp", "-o", "./app.cpp")

    def test_two_for_one_name(self, work: Path, prefix: Path) -> None:
        (work / "sub").mkdir()
        (work / "sub/app.cpp").write_text("")
        message = refused(work, prefix, "-c", "app.cpp", "sub/app.cpp")
        assert "error: 'app.cpp' and 'sub/app.cpp' would both become 'app.o'" in message

    def test_one_name_for_two(self, work: Path, prefix: Path) -> None:
        assert "cannot specify -o when" in refused(work, prefix, "-c", "app.cpp", "b.cpp", "-o", "x.o")

    def test_a_program_takes_its_name_when_it_is_whole(self, tmp_path: Path) -> None:
        path = tmp_path / "app"
        path.write_text("old")
        with suppress(KeyError), made_beside(str(path)) as name:
            Path(name).write_text("half")
            raise KeyError
        assert path.read_text() == "old"
        with made_beside(str(path)) as name:
            Path(name).write_text("new")
        assert [each.read_text() for each in tmp_path.iterdir()] == ["new"]


class TestInputs:
    def test_standard_input(self, work: Path, prefix: Path) -> None:
        assert "is read twice" in refused(work, prefix, "-x", "c++", "-", "-o", "app")

    def test_no_such_source(self, work: Path, prefix: Path) -> None:
        message = refused(work, prefix, "absent.cpp", "-o", "app")
        assert message == "absent.cpp: error: cannot read: no such file or directory\n"

    def test_names_after_two_dashes(self, work: Path, prefix: Path) -> None:
        message = refused(work, prefix, "-o", "app", "--", "-absent.cpp")
        assert message == "./-absent.cpp: error: cannot read: no such file or directory\n"

    @pytest.mark.parametrize(
        ("compiler", "message"),
        [("absent++", "the host compiler 'absent++' is not there"), ("false", "ended (exit status 1)")],
    )
    def test_no_host_compiler(self, compiler: str, message: str, work: Path, prefix: Path) -> None:
        arguments = ["--", "app.o"] if compiler == "false" else ["app.cpp"]
        (work / "app.o").write_text("")
        assert message in refused(work, prefix, f"-fsycl-host-compiler={compiler}", "-o", "app", *arguments)

    def test_an_old_host_compiler(self, work: Path, prefix: Path) -> None:
        """It is asked for nothing: in DPC++'s headers it would find pages of errors."""
        compiler = executable(prefix / "clang++-15", "")
        message = refused(work, prefix, f"-fsycl-host-compiler={compiler}", "app.cpp", "-o", "app")
        assert f"'{compiler}' is clang 15, and DPC++'s headers need 16 or later: " in message


class TestPlace:
    """What there may be too little of."""

    def test_an_output_larger_than_files_may_be(self, work: Path, prefix: Path) -> None:
        compiler = executable(prefix / "large++", "echo stack >&2; kill -XFSZ $$")
        host = HostCompilation([str(compiler)], HostSource(str(work / "app.cpp"), prefix), None)
        with pytest.raises(FrontEndError, match=r"large\+\+' ended: its output is larger than files may be"):
            host.finish("")
        host.stop()

    def test_no_room_for_temporary_files(
        self, work: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(Build, "run", full)
        monkeypatch.setattr(Build, "__init__", lambda *_: None)
        assert driver.main(["-fsycl-frontend=dpcpp", str(work / "app.cpp")]) == 1
        assert capsys.readouterr().err.endswith(": error: cannot write temporary files: no space left on device\n")

    def test_without_a_home_nothing_is_kept(self, prefix: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for variable in ("XDG_CACHE_HOME", "HOME"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as for a user without an entry
        installation = Installation(prefix, VERSIONS[0])
        assert [kept(installation, "name", lambda: b"data") for _ in range(2)] == [b"data", b"data"]

    def test_what_others_can_write_becomes_no_part_of_a_program(
        self, tmp_path: Path, prefix: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        installation = Installation(prefix, VERSIONS[0])
        assert [kept(installation, "name", lambda data=data: data) for data in (b"first", b"second")] == [b"first"] * 2
        (tmp_path / "cache" / "syclopt").chmod(0o770)
        assert kept(installation, "name", lambda: b"second") == b"second"
        assert "cache/syclopt' is not used: others can write" in capfd.readouterr().err

    def test_a_relative_cache_home_is_ignored(
        self, tmp_path: Path, prefix: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("HOME", str(tmp_path / "home"))
        monkeypatch.setenv("XDG_CACHE_HOME", "here")
        kept(Installation(prefix, VERSIONS[0]), "name", lambda: b"data")
        assert not (tmp_path / "here").exists()
        assert [*(tmp_path / "home" / ".cache" / "syclopt").iterdir()]


@needs_gcc
class TestLibrary:
    def test_one_that_hangs_is_ended(self, work: Path, prefix: Path) -> None:
        message = refused(work, with_library(prefix, "sleep(100)"), "app.cpp", SYCLOPT_DPCPP_TIMEOUT="0.5")
        assert "was ended: no answer in 0.5 s while compiling its self-test (SYCLOPT_DPCPP_TIMEOUT sets" in message

    def test_one_that_dies(self, work: Path, prefix: Path) -> None:
        assert "ended (SIGABRT) while compiling its" in refused(work, with_library(prefix, "abort()"), "app.cpp")

    def test_one_that_says_why(self, work: Path, prefix: Path) -> None:
        says = 'fputs("Unknown:\\n  llvm.thing\\n", stderr); exit(8)'
        message = refused(work, with_library(prefix, says), "app.cpp")
        assert message.endswith("ended (exit status 8) while compiling its self-test: Unknown: llvm.thing\n")

    @pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
    @pytest.mark.usefixtures("interruptible")
    def test_an_interrupt_ends_all_processes(self, number: int, status: int, work: Path, prefix: Path) -> None:
        waits = 'fclose(fopen("started", "w")); fork(); sleep(100)'
        with_library(prefix, waits)
        (prefix / "tmp").mkdir()
        process = subprocess.Popen(
            [sys.executable, "-m", "syclopt.tools.cxx.driver", "-fsycl", "app.cpp", "-o", "app"],
            cwd=work,
            stderr=subprocess.PIPE,
            env={**os.environ, "SYCLOPT_DPCPP_ROOT": str(prefix), "TMPDIR": str(prefix / "tmp")},
        )
        while not (work / "started").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
        _, said = process.communicate(timeout=60)  # the pipe is closed when no child holds it
        assert (as_shells_tell(process.returncode), said) == (status, b"")
        assert sorted(path.name for path in work.iterdir()) == ["app.cpp", "started"]
        assert [*(prefix / "tmp").iterdir()] == []


def compiled(folder: Path, text: str, name: str = "one.o") -> Path:
    (folder / "one.c").write_text(text)
    subprocess.run(["gcc", "-c", folder / "one.c", "-o", folder / name], check=True)
    return folder / name


def submits(kernel: str, length: int) -> str:
    """Host code that submits a kernel, of whose name the integration header has so many characters."""
    constant = f"_ZN4sycl3_V16detail27compile_time_kernel_info_v121CompileTimeKernelInfoI{kernel}EE"
    variable = f"_ZZN4sycl3_V16detail19getDeviceKernelInfoI{kernel}EERNS1_16DeviceKernelInfoEvE4Info"
    return f"""
struct {{ const char *text; unsigned long length; int more[16]; }} info __asm__("{constant}") = {{ "", {length} }};
void *of_function __asm__("{variable}");
"""


@needs_gcc
class TestObjects:
    @pytest.mark.parametrize(
        ("text", "compiler"),
        [
            (
                'char x[] __attribute__((section("__CLANG_OFFLOAD_BUNDLE__sycl-spir64-unknown-unknown"))) = "x";',
                "DPC\\+\\+",
            ),
            (
                "struct { unsigned magic, version; unsigned long size, at, length; unsigned short image, kind; } x "
                '__attribute__((section(".llvm.offloading"))) = { 0xAD10FF10, 1, 36, 32, 4, 2, 8 };',
                r"DPC\+\+ \(section '.llvm.offloading'\)",
            ),
            ("char __acpp_local_sscp_hcf_content[] = { 1 };", "AdaptiveCpp"),
        ],
    )
    def test_those_of_other_compilers_are_known(self, text: str, compiler: str, tmp_path: Path) -> None:
        path = compiled(tmp_path, text)
        with pytest.raises(
            InputError, match=f"one.o: error: its device code is of {compiler}.*compile the source with"
        ):
            modules_of([str(path)])

    def test_bundles_that_are_not_of_sycl_are_left_alone(self, tmp_path: Path) -> None:
        text = 'char x[] __attribute__((section("__CLANG_OFFLOAD_BUNDLE__openmp-nvptx64"))) = "x";'
        assert modules_of([str(compiled(tmp_path, text))]) == []

    def test_kernels_without_device_code_are_named(self, tmp_path: Path) -> None:
        path = compiled(tmp_path, submits("N3app5PlainIfEE", 0))
        subprocess.run(["ar", "rc", "lib.a", "one.o"], cwd=tmp_path, check=True)
        for name in (path, tmp_path / "lib.a"):
            with pytest.raises(
                InputError, match=r"no device code for the kernel 'app::Plain<float>'; compile the source"
            ):
                modules_of([str(name)])
        wrapper = compiled(
            tmp_path, "void __sycl_register_lib(void *); void f(void) { __sycl_register_lib(0); }", "w.o"
        )
        assert modules_of([str(path), str(wrapper)]) == []

    def test_host_code_with_kernels_of_its_own_is_refused(self, tmp_path: Path) -> None:
        check_kernels(str(compiled(tmp_path, submits("5Plain", 11))), "app.cpp")
        with pytest.raises(InputError, match=r"app.cpp: error: host code submits kernels .*: 'Plain'; both must be"):
            check_kernels(str(compiled(tmp_path, submits("5Plain", 0))), "app.cpp")

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (b"something", "of another version: found 'something else'"),
            (b"syclopt device IR 99\n{}", "of another version: found 'syclopt device IR 99'"),
            (b"syclopt device IR 3\n", "holds none"),
            (b'syclopt device IR 3\n{"name": "a", "size": 4}\nabcd', "is broken"),
            (b'syclopt device IR 3\n{"nome": "a", "size": 4}\nabcd', "is broken"),
            (b"syclopt device IR 3\n[]\nabcd", "is broken"),
        ],
    )
    def test_a_bad_section(self, content: bytes, message: str, tmp_path: Path) -> None:
        path = compiled(tmp_path, "int x;")
        (tmp_path / "content").write_bytes(content)
        subprocess.run(["objcopy", f"--add-section={SECTION}={tmp_path / 'content'}", path], check=True)
        with pytest.raises(InputError, match=message):
            modules_of([str(path)])

    def test_damage_is_told_whatever_it_is(self, tmp_path: Path) -> None:
        path = compiled(tmp_path, submits("5Plain", 11))
        subprocess.run(["ar", "rc", "lib.a", "one.o"], cwd=tmp_path, check=True)
        chance, told = random.Random(1), 0
        for name in ("one.o", "lib.a"):
            whole = (tmp_path / name).read_bytes()
            for _ in range(400):
                data = bytearray(whole)
                for _ in range(chance.randint(1, 4)):
                    data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7F, 0xFF))
                if chance.random() < 0.3:
                    del data[chance.randrange(9, len(data)) :]
                path.write_bytes(data)
                try:
                    modules_of([str(path)])
                except InputError:
                    told += 1
        assert told > 100


def kernel(name: str, calls: str) -> str:
    return f"""
define weak_odr spir_kernel void @_ZTS{name}() {{
  call spir_func void @{calls}()
  ret void
}}
define internal spir_func void @{calls}() {{
  ret void
}}
"""


def test_bitcode_takes_no_device_code(tmp_path: Path) -> None:
    (tmp_path / "app.o").write_bytes(b"BC\xc0\xde")
    module = cast("DeviceModule", Module.parse(kernel("4Same", "f"), "app.cpp"))
    with pytest.raises(FrontEndError, match=r"^app.cpp: error: the host compiler made bitcode of it \(-flto\), which"):
        add_section(str(tmp_path / "app.o"), [module])


class TestUnits:
    LAMBDAS = ("_ZZ1fN4sycl3_V15queueEENKUlvE_clEv", "_ZZ1gN4sycl3_V15queueEENKUlvE_clEv")

    def test_another_kernel_of_the_same_name_is_refused(self) -> None:
        one, other = (Module.parse(kernel("4Same", name), f"{name[4]}.cpp") for name in self.LAMBDAS)
        with pytest.raises(LinkError, match=r"^g.cpp: error: the kernel 'Same' \(@_ZTS4Same\) is another one in f.cpp"):
            linked([one, other])

    def test_the_same_kernel_of_a_header_is_taken(self) -> None:
        one, other = (Module.parse(kernel("4Same", self.LAMBDAS[0]), name) for name in ("f.cpp", "g.cpp"))
        assert "_ZTS4Same" in linked([one, other]).functions

    def test_a_function_that_two_sources_define_is_named(self) -> None:
        text = "define spir_func i32 @_Z6helperi(i32 %x) {\n  ret i32 %x\n}\n"
        one, other = Module.parse(text, "a.cpp"), Module.parse(text, "b.cpp")
        with pytest.raises(LinkError, match=r"^b.cpp: error: the device code of 'helper\(int\)' .* is in a.cpp too"):
            linked([one, other])


REFUSED = """
target triple = "spir64-unknown-unknown"
define spir_kernel void @_ZTS1K(ptr addrspace(1) %p) {
  call spir_func void @_Z4goodPi(ptr addrspace(1) %p)
  call spir_func void @_Z5clockPi(ptr addrspace(1) %p)
  ret void
}
define spir_func void @_Z4goodPi(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define spir_func void @_Z5clockPi(ptr addrspace(1) %p) {
  %c = call i64 @llvm.readcyclecounter()
  store i64 %c, ptr addrspace(1) %p
  ret void
}
declare i64 @llvm.readcyclecounter()
"""


def test_an_image_that_no_translator_takes_has_the_function_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(module: Module) -> bytes:
        raise FrontEndError("what theirs says")

    monkeypatch.setattr(dpcpp, "translate", refuse)
    image = DeviceImage(Module.parse(REFUSED, "app.cpp"))
    with pytest.raises(FrontEndError) as caught:
        translated(image, Arguments())
    start = "app.cpp: error: no translator takes image 0 (no entry points): in 'clock(int*)' (@_Z5clockPi): LLVM"
    assert str(caught.value).startswith(start)
    assert str(caught.value).endswith("; what theirs says")
    assert "READCYCLECOUNTER" in str(caught.value)
    with pytest.raises(LLVMError, match=r"^app.cpp: error: in 'clock\(int\*\)'"):
        translated(image, Arguments(translator="llvm"))


class TestDiagnostics:
    DEVICE = "a.cpp:2:7: warning: unused variable 'x'\n    2 |   int x;\n      |       ^\n"
    HOST = DEVICE.replace("'x'", "'x' [-Wunused-variable]") + "1 warning generated.\n"
    OTHER = "In file included from a.cpp:1:\nb.h:1:1: warning: other\n    1 | x\nb.h:2:2: note: of it\n"

    def test_what_was_told_is_not_told_again(self) -> None:
        assert of_host_code(self.HOST, self.DEVICE) == ""

    def test_what_belongs_to_others_stays(self) -> None:
        said = self.OTHER + self.HOST.replace("1 warning", "2 warnings")
        assert of_host_code(said, self.DEVICE) == f"{self.OTHER}1 warning generated.\n"

    def test_of_gcc_too(self) -> None:
        said = "a.cpp: In function \u2018int main()\u2019:\n" + self.HOST.partition("1 warning")[0].replace(
            "'", "\u2019"
        )
        assert of_host_code(said, self.DEVICE) == ""

    def test_nothing_is_lost_where_nothing_was_told(self) -> None:
        said = f"{self.OTHER}linker: something\n\n{self.HOST}"
        assert of_host_code(said, "b.cpp:2:7: warning: unused variable 'x'\n") == said

    def test_attributes_of_kernels_are_not_unknown(self) -> None:
        about = "a.cpp:{}:3: warning: unknown attribute '{}' ignored{} [-Wunknown-attributes]\n    1 | [[x]]\n"
        hint = "; did you mean 'sycl::device_has'?"
        known = about.format(1, "sycl::reqd_sub_group_size", "") + about.format(2, "intel::kernel_args_restrict", hint)
        other = about.format(3, "foo::sycl", "")
        assert of_host_code(f"{known}{other}3 warnings generated.\n", "") == f"{other}1 warning generated.\n"

    @pytest.mark.parametrize("said", ["'algorithm' file not found", "algorithm: No such file or directory"])
    def test_missing_headers_of_the_library_come_with_what_to_install(self, said: str) -> None:
        text = f"sycl.hpp:53:10: fatal error: {said}\n"
        assert with_hint(text).startswith(f"{text}syclopt-cxx: note: <algorithm> is of the C++ library")
        mine = "app.cpp:1:10: fatal error: 'my/own.hpp' file not found\n"
        assert with_hint(mine) == mine


def test_a_file_that_changes_meanwhile_is_told(tmp_path: Path) -> None:
    header = tmp_path / "one.hpp"
    header.write_text("")
    written = header.stat().st_mtime_ns
    check_unchanged([str(header), "/nowhere/two.hpp"], written)
    with pytest.raises(InputError, match=r"one.hpp: error: it changed while the program was compiled"):
        check_unchanged([str(header)], written - 1)
    os.utime(header, ns=(written, written + 10**12))  # a clock that is ahead
    check_unchanged([str(header)], written)
