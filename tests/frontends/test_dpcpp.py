"""DPC++'s front end as Python calls it: modules of sources, and one clear message for whatever goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sycl import needs_dpcpp

from syclopt.errors import FrontEndCrash, FrontEndError
from syclopt.frontends import dpcpp
from syclopt.frontends.dpcpp import compiler, compiler_interface, compiler_process
from syclopt.ir.llvm import verify

PLAIN = """
template <typename Name, typename Kernel> __attribute__((sycl_kernel)) void run(const Kernel &kernel) { kernel(); }
int used(int x) { return x + 1; }
int main() { int *out; run<class Plain>([=] { *out = used(41); }); }
"""


def source(folder: Path, text: str = PLAIN, name: str = "plain.cpp") -> Path:
    path = folder / name
    path.write_text(text)
    return path


class TestWithTheLibrary:
    pytestmark = needs_dpcpp

    def test_a_source_becomes_raw_ir_with_what_the_host_needs(self, tmp_path: Path) -> None:
        module = dpcpp.compile(source(tmp_path), ["-O2"])
        verify(module)
        assert module.triple == "spir64-unknown-unknown"
        kernel = module.functions["_ZTSZ4mainE5Plain"]
        assert kernel.calling_convention == "spir_kernel"
        assert "_Z4usedi" in module.functions, "nothing was inlined or dropped"
        assert "_ZTSZ4mainE5Plain" in module.integration_header
        assert not module.is_lowered

    def test_lowered_code_is_optimized(self, tmp_path: Path) -> None:
        module = dpcpp.compile(source(tmp_path), ["-O2"], lowered=True)
        assert "_Z4usedi" not in module.functions
        assert module.is_lowered

    def test_products_of_complex_numbers_are_calls(self, tmp_path: Path) -> None:
        text = PLAIN.replace("int used(int x) { return x + 1; }", "int used(int x) { return __real__ (Z(x) * Z(x)); }")
        module = dpcpp.compile(source(tmp_path, f"typedef _Complex float Z;\n{text}"), ["-O2"])
        assert not module.is_lowered
        assert module.functions["__mulsc3"].calling_convention == "spir_func"

    def test_an_object_that_its_callee_destroys_is_read(self, tmp_path: Path) -> None:
        own = "struct Own { int x; ~Own() { x = 0; } Own(const Own &o) : x(o.x) {} Own(int y) : x(y) {} };"
        text = PLAIN.replace("int used(int x) { return x + 1; }", f"{own}\nint used(Own own) {{ return own.x; }}")
        module = dpcpp.compile(source(tmp_path, text), ["-O2"])
        verify(module)
        assert "dereferenceable(4)" in str(module)

    def test_options_of_clang_count(self, tmp_path: Path) -> None:
        text = PLAIN.replace("x + 1", "x + AMOUNT")
        module = dpcpp.compile(source(tmp_path, text), ["-DAMOUNT=99", "-std=c++20"])
        assert "99" in str(module.functions["_Z4usedi"].body)

    def test_debug_information_is_left_out(self, tmp_path: Path) -> None:
        verify(dpcpp.compile(source(tmp_path), ["-g", "-O2"]))

    def test_errors_have_the_users_place_and_caret(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "sub").mkdir()
        source(tmp_path / "sub", "int main() {\n  int x = nothing;\n}\n", "bad.cpp")
        monkeypatch.chdir(tmp_path)
        with pytest.raises(FrontEndError) as caught:
            dpcpp.compile("sub/bad.cpp")
        assert str(caught.value) == "sub/bad.cpp:2:11: error: use of undeclared identifier 'nothing'"
        assert "    2 |   int x = nothing;\n      |           ^" in caught.value.diagnostics

    def test_warnings_are_kept_with_the_module(self, tmp_path: Path) -> None:
        module = dpcpp.compile(source(tmp_path, PLAIN + "static int unused;\n"), ["-Wall"])
        assert "warning: unused variable 'unused'" in module.diagnostics

    def test_a_header_beside_the_source_is_found(self, tmp_path: Path) -> None:
        source(tmp_path, "inline int used(int x) { return x + 77; }\n", "used.hpp")
        text = PLAIN.replace("int used(int x) { return x + 1; }", '#include "used.hpp"')
        assert "77" in str(dpcpp.compile(source(tmp_path, text)).functions["_Z4usedi"].body)

    def test_a_device_library_is_a_module(self) -> None:
        library = dpcpp.device_library("crt")
        verify(library)
        assert not library.functions["memcpy"].is_declaration
        with pytest.raises(FrontEndError, match="DPC\\+\\+ has no device library 'nonsense'"):
            dpcpp.device_library("nonsense")

    def test_a_device_library_is_kept_and_made_anew_where_it_is_broken(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        made = str(dpcpp.device_library.__wrapped__("crt"))
        file = max(tmp_path.glob("syclopt/??/*"), key=lambda path: path.stat().st_size)
        with monkeypatch.context() as context:
            context.setattr(compiler, "ask", lambda *_: pytest.fail("the compiler library is asked again"))
            assert str(dpcpp.device_library.__wrapped__("crt")) == made
        file.write_bytes(file.read_bytes()[:-9])
        assert str(dpcpp.device_library.__wrapped__("crt")) == made

    def test_the_peer_splits_and_translates(self, tmp_path: Path) -> None:
        module = dpcpp.compile(source(tmp_path), lowered=True)
        (image,) = dpcpp.post_link(module)
        assert image.symbols == ("_ZTSZ4mainE5Plain",)
        assert image.code == dpcpp.translate(module)
        assert image.sets["SYCL/device requirements"] == {"aspects": bytes(8)}

    def test_a_library_that_takes_too_long_is_ended(self, tmp_path: Path) -> None:
        with pytest.raises(FrontEndError, match="was ended: no answer in 0.01 s while compiling the source"):
            dpcpp.compile(source(tmp_path), timeout=0.01)


def prefix(folder: Path, version: str) -> Path:
    (folder / "lib/python3.11/site-packages" / f"intel_sycl_rt-{version}.dist-info").mkdir(parents=True)
    (folder / "lib/libsycl-jit.so").write_bytes(b"no library")
    return folder


def test_no_installation_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLOPT_DPCPP_ROOT", str(tmp_path))
    with pytest.raises(FrontEndError, match=r"DPC\+\+ is not installed under .*; pip install 'syclopt\[dpcpp\]'"):
        dpcpp.find_installation()


def test_another_version_is_refused_with_those_that_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLOPT_DPCPP_ROOT", str(prefix(tmp_path, "2031.1.0")))
    with pytest.raises(
        FrontEndError, match=r"DPC\+\+ 2031.1.0 under .* expected 2026.2.0: pip install 'intel-sycl-rt=="
    ):
        dpcpp.find_installation()


def test_a_library_that_is_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLOPT_DPCPP_ROOT", str(prefix(tmp_path, compiler.VERSIONS[0])))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with pytest.raises(FrontEndCrash, match="while compiling its self-test: /.*libsycl-jit.so: file too short$"):
        dpcpp.compile(source(tmp_path))


def test_a_library_that_does_something_else_fails_its_self_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = compiler.Installation(prefix(tmp_path, "2026.2.0"), "2026.2.0")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    image = compiler_interface.PeerImage(b"\x03\x02\x23\x07", ("other",), {})
    monkeypatch.setattr(
        compiler_process, "ask", lambda *_: compiler_interface.Response(is_error=False, log="", images=(image,))
    )
    with pytest.raises(FrontEndError, match="does not do what this version is known to do: expected one image with"):
        compiler_process.check_library(found)
    with pytest.raises(FrontEndError, match="does not do what this version is known to do: expected one image with"):
        compiler_process.check_library(found)


def test_a_bad_timeout_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLOPT_DPCPP_TIMEOUT", "soon")
    with pytest.raises(Exception, match="SYCLOPT_DPCPP_TIMEOUT is 'soon', expected a number of seconds"):
        compiler_process.ask(compiler_interface.Request("lib.so", "a.cpp"), "compiling the source")
