"""The command `syclrt`: what each option does, and what is said of what cannot be done."""

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from tests.runtime.built_programs import TRIPLE

from syclopt.tools.post_link.main import main as post_link_main
from syclrt import Device
from syclrt.tools.main import main

pytestmark = pytest.mark.usefixtures("all_aspects")

KERNELS = f"""{TRIPLE}
define spir_kernel void @saxpy(float %a, ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %i = call spir_func i64 @_Z20get_global_linear_idv()
  %to = getelementptr float, ptr addrspace(1) %y, i64 %i
  %from = getelementptr float, ptr addrspace(1) %x, i64 %i
  %old = load float, ptr addrspace(1) %to
  %value = load float, ptr addrspace(1) %from
  %product = fmul float %a, %value
  %sum = fadd float %product, %old
  store float %sum, ptr addrspace(1) %to
  ret void
}}
define spir_kernel void @group(ptr addrspace(1) %out, ptr addrspace(3) %tile, i32 %term) {{
  %i = call spir_func i64 @_Z20get_global_linear_idv()
  %n = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %size = trunc i64 %n to i32
  store i32 %size, ptr addrspace(3) %tile
  %kept = load i32, ptr addrspace(3) %tile
  %sum = add i32 %kept, %term
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %sum, ptr addrspace(1) %to
  ret void
}}
define spir_kernel void @precise(ptr addrspace(1) %out) !sycl_used_aspects !0 {{
  store double 1.0, ptr addrspace(1) %out
  ret void
}}
declare spir_func i64 @_Z20get_global_linear_idv()
declare spir_func i64 @_Z14get_local_sizej(i32)
!0 = !{{!1}}
!1 = !{{!"fp64", i32 6}}
"""
SAXPY = ("saxpy.ll", "--kernel", "saxpy", "--range", "4")
ARGUMENTS = ("-a", "f32:2", "-a", "arange:f32:4", "-a", "zeros:f32:4")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saxpy.ll").write_text(KERNELS)
    return tmp_path


def done(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(words)
    except SystemExit as end:  # of the parser
        status = int(end.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_info(capsys: pytest.CaptureFixture[str], device: Device) -> None:
    status, out, err = done(capsys, "info")
    assert (status, err) == (0, "")
    assert out.startswith(f"{device.backend}:0\n")
    assert f"  name: {device.name}\n" in out
    status, out, err = done(capsys, "info", "--json")
    facts, *_ = json.loads(out)
    assert facts["aspects"] == sorted(device.aspects)
    for name in ("backend", "name", "architecture", "max_compute_units", "max_work_group_size", "global_mem_size"):
        assert facts[name] == getattr(device, name)


@pytest.mark.native_cpu("SYCLRT_NATIVE_CPU_ASPECTS")
def test_info_of_a_changed_device(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLRT_NATIVE_CPU_ASPECTS", "-fp64,+gpu")
    facts, *_ = json.loads(done(capsys, "info", "--json")[1])
    assert {"gpu"} <= {*facts["aspects"]}
    assert "fp64" not in facts["aspects"]


def test_arrays_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert done(capsys, "run", *SAXPY, *ARGUMENTS) == (0, "1: [0. 1. 2. 3.]\n2: [0. 2. 4. 6.]\n", "")
    long = ("saxpy.ll", "--kernel", "saxpy", "--range", "10,10", "--arg", "f32:1", "--arg", "arange:f32:100")
    status, out, _ = done(capsys, "run", *long, "--arg", "zeros:f32:100")
    assert status == 0
    assert re.search(r"^2: \[ ?0\. +1\. +2\. +3\. \.\.\. 96\. 97\. 98\. 99\.\]$", out, re.MULTILINE)


def test_arrays_are_loaded_and_saved(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    np.save(folder / "x.npy", np.array([[1, 2], [3, 4]], "f4", order="F"))
    words = ("-a", "f32:10", "-a", "load:x.npy", "-a", "zeros:f32:4", "--save", "2:y.npy", "--save", "1:x2.npy")
    assert done(capsys, "run", *SAXPY, *words) == (0, "", "")
    assert np.load(folder / "y.npy").tolist() == [10, 20, 30, 40]
    assert np.load(folder / "x2.npy").tolist() == [[1, 2], [3, 4]]


def test_repetitions_and_times(capsys: pytest.CaptureFixture[str], device: Device) -> None:
    where = f"{device.backend}:0"
    status, out, _ = done(capsys, "run", *SAXPY, *ARGUMENTS, "--repeat", "3", "--profile", "--device", where)
    *times, x, y = out.splitlines()
    assert status == 0
    assert len(times) == 3
    assert all(re.fullmatch(r"\d+\.\d us, \d+\.\d us after submission", line) for line in times)
    assert (x, y) == ("1: [0. 1. 2. 3.]", "2: [ 0.  6. 12. 18.]")


def test_work_groups_and_local_memory(capsys: pytest.CaptureFixture[str], device: Device) -> None:
    words = ("saxpy.ll", "--kernel", "group", "--range", "6", "--local", "3", "--device", device.backend)
    found = done(capsys, "run", *words, "-a", "zeros:i32:6", "-a", "local:4", "-a", "i32:-1")
    assert found == (0, "0: [2 2 2 2 2 2]\n", "")


def of_images(out: str) -> str:
    """What `explain` says, without what the kernel takes of a GPU."""
    return "".join(line for line in out.splitlines(keepends=True) if "a multiprocessor runs" not in line)


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert post_link_main(["saxpy.ll", "-o", "app.table", "-split=kernel", "-symbols", "-properties", "-S"]) == 0
    capsys.readouterr()
    assert done(capsys, "run", "app.table", *SAXPY[1:], *ARGUMENTS)[:2] == (0, "1: [0. 1. 2. 3.]\n2: [0. 2. 4. 6.]\n")
    status, out, _ = done(capsys, "explain", "app.table", "--kernel", "saxpy")
    assert (status, of_images(out).splitlines()[1:]) == (0, ["  image 0 (app_0.ll): main"])


def test_explain(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch, device: Device
) -> None:
    status, out, err = done(capsys, "explain", "saxpy.ll", "--kernel", "precise", "--dot", "graph.dot")
    assert (status, err) == (0, "")
    assert of_images(out) == f"kernel 'precise' on {device.name}:\n  image 0 (saxpy.ll): main\n"
    assert (folder / "graph.dot").read_text().startswith("digraph ")
    status, out, err = done(capsys, "explain", "saxpy.ll", "--kernel", "precise", "--dot", "-")
    assert (status, out, err) == (0, (folder / "graph.dot").read_text(), "")
    monkeypatch.setenv("SYCLRT_NATIVE_CPU_ASPECTS", "-fp64")
    status, out, err = done(capsys, "explain", "saxpy.ll", "--kernel", "precise", "--device", "native_cpu")
    assert (status, err) == (1, "")
    assert "cannot run: kernel 'precise' cannot run on" in out


CONSTANT = f"""{TRIPLE}
@name = constant [6 x i8] c"scale\\00"
@scale = constant {{ float }} {{ float 1.5 }}
define spir_kernel void @scaled(ptr addrspace(1) %out) {{
  %x = call float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr @name, ptr @scale, ptr null)
  store float %x, ptr addrspace(1) %out
  ret void
}}
declare float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr, ptr, ptr)
"""
SCALED = ("scaled.ll", "--kernel", "scaled")


@pytest.mark.parametrize(
    ("setting", "shown", "told"),
    [
        ((), "1.5", "float, 1.5"),
        (("--set", "scale=2"), "2.", "float, 2.0 (default: 1.5)"),
        (("--set", "sca=-0.25"), "-0.25", "float, -0.25 (default: 1.5)"),
        (("--set", "scale=bytes:0000003f"), "0.5", "float, 0.5 (default: 1.5)"),
    ],
)
def test_specialization_constants(
    capsys: pytest.CaptureFixture[str], folder: Path, setting: tuple[str, ...], shown: str, told: str
) -> None:
    (folder / "scaled.ll").write_text(CONSTANT)
    found = done(capsys, "run", *SCALED, "--range", "1", "-a", "zeros:f32:1", *setting)
    assert found == (0, f"0: [{shown}]\n", "")
    status, out, _ = done(capsys, "explain", *SCALED, *setting)
    assert (status, of_images(out).splitlines()[-1]) == (0, f"  constant scale: {told}")


def test_info_of_a_program(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "scaled.ll").write_text(CONSTANT)
    assert done(capsys, "info", "scaled.ll") == (0, "kernel scaled\nconstant scale: float, 1.5\n", "")
    _, out, _ = done(capsys, "info", "scaled.ll", "--json")
    constants = [{"symbolic_id": "scale", "type": "float", "size": 4, "default": "0000c03f"}]
    assert json.loads(out) == {"kernels": ["scaled"], "specialization_constants": constants}


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("scale", "--set scale: expected NAME=VALUE"),
        ("scale=x", "--set scale=x: expected a number, true, false, or bytes:0a0b0c in hexadecimal as the value"),
        ("scale=bytes:0", "--set scale=bytes:0: expected a number"),
        ("scale=true", "'scale': expected 4 bytes or a number that a float can be, found True"),
        ("scape=1", "there is no specialization constant 'scape'; did you mean 'scale'?"),
    ],
)
def test_settings_that_are_none(capsys: pytest.CaptureFixture[str], folder: Path, setting: str, message: str) -> None:
    (folder / "scaled.ll").write_text(CONSTANT)
    status, _, err = done(capsys, "run", *SCALED, "--range", "1", "-a", "zeros:f32:1", "--set", setting)
    assert status == 1
    assert message in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "required: COMMAND"),
        (("frob",), "invalid choice: 'frob'"),
        (("info", "--jason"), "unrecognized arguments: --jason"),
        (("run", "saxpy.ll", "--kernel", "saxpy"), "required: --range"),
        (("run", *SAXPY, "--repeat", "x"), "--repeat: invalid int value: 'x'"),
        (("run", *SAXPY, *ARGUMENTS, "--repeat", "0"), "--repeat 0: expected a number from 1 on"),
        (("run", "none.table", *SAXPY[1:]), "none.table: cannot read: no such file or directory"),
        (("run", "none.ll", *SAXPY[1:]), "none.ll: cannot read: no such file or directory"),
        (("run", "saxpy.ll", "--kernel", "sapxy", "--range", "4"), "no kernel 'sapxy'; did you mean 'saxpy'?"),
        (("run", *SAXPY, *ARGUMENTS[:4]), "kernel 'saxpy' takes 3 arguments, found 2"),
        (("run", *SAXPY, *ARGUMENTS, "--device", "abacus"), "there is no backend 'abacus'"),
        (
            ("run", *SAXPY, *ARGUMENTS, "--device", "native_cpu:7"),
            "'native_cpu:7': found native_cpu:0\n",
        ),
        (("run", *SAXPY, *ARGUMENTS, "--device", "native_cpu:x"), "there is no device 'native_cpu:x'"),
        (("run", *SAXPY[:3], "--range", "4;4", *ARGUMENTS), "--range 4;4: expected N, N,N or N,N,N"),
        (("run", *SAXPY[:3], "--range=-1", *ARGUMENTS), "expected extents from 0 on"),
        (("run", *SAXPY[:3], "--range", "1,1,1,1", *ARGUMENTS), "one to three extents, found 4"),
        (("run", *SAXPY, *ARGUMENTS, "--local", "3"), "does not divide"),
        (("run", *SAXPY, *ARGUMENTS, "--local", "x"), "--local x: expected N, N,N or N,N,N"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "y.npy"), "--save y.npy: expected N:FILE.npy"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "0:a.npy"), "--save 0:a.npy: argument 0 is no array"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "3:a.npy"), "--save 3:a.npy: argument 3 is no array"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "2:none/a.npy"), "--save 2:none/a.npy: cannot write a file there"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "2:."), "--save 2:.: cannot write a file there"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "1:a.npy", "--save", "1:b.npy"), "argument 1 is saved twice"),
        (("run", *SAXPY, *ARGUMENTS, "--save", "1:a.npy", "--save", "2:./a.npy"), "2:./a.npy: another array is saved"),
        (("explain", "saxpy.ll", "--kernel", "saxpy", "--dot", "none/g.dot"), "none/g.dot: cannot write"),
        (("explain", "saxpy.ll", "--kernel", "nothing"), "there is no kernel 'nothing'"),
        *(
            (("run", *SAXPY, "-a", wrong, *ARGUMENTS[2:]), f"--arg {wrong}: {message}")
            for wrong, message in (
                ("f32", "expected f32:2.5,"),
                ("f32:two", "expected f32:2.5,"),
                ("f33:2", "expected f32:2.5,"),
                ("i8:300", "expected f32:2.5,"),
                ("zeros:f32", "expected f32:2.5,"),
                ("zeros:q4:4", "expected f32:2.5,"),
                ("local:x", "expected f32:2.5,"),
                ("load:none.npy", "cannot read: no such file or directory"),
                ("load:saxpy.ll", "the file holds no array of NumPy"),
                ("load:", "cannot read"),
            )
        ),
        (("run", *SAXPY, "-a", "local:2", *ARGUMENTS[2:]), "argument 0 of kernel 'saxpy'"),
        (("run", *SAXPY, "-a", "zeros:f32:-4"), "found -4"),
        (("run", *SAXPY, "-a", "arange:f32:99999999999999"), "there is no room for"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], folder: Path, words: tuple[str, ...], message: str) -> None:
    """One line on stderr, status 1, nothing printed, no file written."""
    status, out, err = done(capsys, *words)
    assert (status, out) == (1, "")
    assert err.startswith("syclrt: error: ")
    assert message in err
    assert err.count("\n") == 1
    assert [path.name for path in folder.iterdir()] == ["saxpy.ll"]


def test_files_that_are_no_arrays(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    np.savez(folder / "two.npz", a=np.zeros(1), b=np.zeros(1))
    np.save(folder / "objects.npy", np.array([None, {}], object), allow_pickle=True)
    np.save(folder / "words.npy", np.array(["a", "b"]))
    (folder / "empty.npy").write_bytes(b"")
    np.save(folder / "whole.npy", np.zeros(100))
    (folder / "cut.npy").write_bytes((folder / "whole.npy").read_bytes()[:200])
    whole = (folder / "whole.npy").read_bytes()
    (folder / "huge.npy").write_bytes(whole.replace(b"(100,), }" + b" " * 12, b"(100000000000000,), }"))
    (folder / "deep.npy").write_bytes(whole.replace(b"{'descr'", b"((((((((").replace(b" " * 20, b"(" * 20))
    (folder / "zipped.npy").write_bytes((folder / "two.npz").read_bytes())
    names = ("two.npz", "objects.npy", "words.npy", "empty.npy", "cut.npy", "huge.npy", "deep.npy", "zipped.npy")
    for name in (*names, "."):
        status, out, err = done(capsys, "run", *SAXPY, "-a", "f32:1", "-a", f"load:{name}", "-a", "zeros:f32:4")
        assert (status, out, err.count("\n")) == (1, "", 1), (name, err)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SYCLRT_DEVICE_SELECTOR", "abacus"),
        ("SYCLRT_DEVICE_SELECTOR", "native_cpu:3"),
        ("SYCLRT_NATIVE_CPU_ASPECTS", "fp64"),
        ("SYCLRT_NATIVE_CPU_ASPECTS", "-fp46"),
        ("SYCLRT_NUM_THREADS", "0"),
        ("SYCLRT_NUM_THREADS", "many"),
    ],
)
def test_bad_variables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    status, out, err = done(capsys, "info")
    assert (status, out, err.count("\n")) == (1, "", 1), err
    assert err.startswith("syclrt: error: ")


def test_help_names_the_forms(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = done(capsys, "run", "--help")
    assert status == 0
    assert "load:x.npy" in out
    assert done(capsys, "--version")[0] == 0


def test_files_of_another_byte_order_have_the_same_numbers(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(folder / "big.npy", np.arange(4, dtype=">f4"))
    words = ("-a", "f32:2", "-a", "load:big.npy", "-a", "zeros:f32:4", "--save", "2:y.npy")
    assert done(capsys, "run", *SAXPY, *words)[0] == 0
    assert np.load(folder / "y.npy").tolist() == [0, 2, 4, 6]
    np.save(folder / "none.npy", np.zeros(0, "f4"))
    status, _, err = done(capsys, "run", *SAXPY, "-a", "f32:2", "-a", "load:none.npy", "-a", "zeros:f32:4")
    assert (status, "the array has no elements" in err) == (1, True)


@pytest.mark.skipif(sys.platform != "linux", reason="programs are ELF files")
@pytest.mark.parametrize("percent", [0.1, 10, 50, 80])
def test_a_program_that_was_cut_is_refused(percent: float, folder: Path) -> None:
    """To load what is not there would end the process by a signal."""
    found = find_spec("numpy._core._multiarray_umath")
    assert found is not None
    assert found.origin is not None
    library = Path(found.origin).read_bytes()
    (folder / "cut").write_bytes(library[: int(len(library) * percent / 100)])
    command = [sys.executable, "-m", "syclrt", "exec", "cut"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (found.returncode, found.stdout) == (1, "")
    assert (
        found.stderr == "cut: error: 'cut' cannot be loaded: the ELF file is damaged: it ends before its segments do\n"
    )
