"""syclopt-post-link: a preset of passes, files that are whole or absent, and the same step from Python."""

from __future__ import annotations

import filecmp
import io
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

import syclopt
from syclopt.errors import InputError, PassFailed
from syclopt.images.file_table import FileTable
from syclopt.images.properties import PropertySets
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.tools import opt
from syclopt.tools.post_link.main import main

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "ir_fixtures" / "real" / "demo_app.ll"
KERNELS = "".join(
    f'define spir_kernel void @{name}() "sycl-module-id"="{name}.cpp" {{\n  ret void\n}}\n\n' for name in "abc"
)
SETS = (
    "-emit-param-info -emit-program-metadata -emit-kernel-names -emit-exported-symbols -emit-imported-symbols "
    "-emit-devicelib-mask -device-globals"
).split()


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def printed(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments, "-print-pipeline-passes"]) == 0
    return capfd.readouterr().out.strip()


@pytest.mark.parametrize("mode", ["source", "kernel", "auto", "none"])
@pytest.mark.parametrize(
    "flags",
    [
        ["-symbols"],
        ["-properties", "-symbols"],
        ["-properties", *SETS],
        ["-properties", "-symbols", *SETS, "-emit-only-kernels-as-entry-points"],
        ["-properties", "-symbols", *SETS, "-allow-device-image-dependencies"],
        ["-embed-aux-info-as-metadata", "-symbols", "-sycl-rdc=false"],
        ["-properties", "-device-globals", "-spirv-decorations=host-access", "-id-queries-range=size_t"],
    ],
    ids=" ".join,
)
def test_the_printed_pipeline_makes_the_same_files(
    mode: str, flags: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    monkeypatch.chdir(tmp_path / "a")
    arguments = [f"-split={mode}", *flags, "-Wno-undefined-function"]
    assert main([*arguments, "-S", str(APP), "-o", "app.table"]) == 0
    pipeline = printed(capfd, *arguments)
    monkeypatch.chdir(tmp_path / "b")
    assert opt.main([f"-passes={pipeline}", "-Wno-undefined-function", str(APP), "-o", "app.table"]) == 0
    images = [name for name in listing(tmp_path / "a") if name != "app.table" and name in listing(tmp_path / "b")]
    assert images == [name for name in listing(tmp_path / "a") if name != "app.table"]
    assert filecmp.cmpfiles("../a", "../b", images, shallow=False)[0] == images


@pytest.mark.parametrize(("mode", "dynamic"), [*product(["source", "kernel", "none"], [False, True])])
def test_images_of_a_real_program_are_valid(mode: str, dynamic: bool, tmp_path: Path) -> None:
    arguments = [f"-split={mode}", "-properties", "-symbols", *SETS, "-S", str(APP), "-o", str(tmp_path / "app.files")]
    assert main([*arguments, *(["-allow-device-image-dependencies"] if dynamic else [])]) == 0
    table = FileTable.parse((tmp_path / "app.files").read_bytes())
    assert table.columns == ("Code", "Properties", "Symbols")
    for code, properties, symbols in table.rows:
        module = Module.read(code)
        llvm.verify(module)
        assert "SYCL/device requirements" in PropertySets.parse(Path(properties).read_bytes())
        assert {*Path(symbols).read_text().splitlines()} <= {function.name for function in module.definitions()}


def test_bitcode_is_what_text_says(tmp_path: Path) -> None:
    for option, name in (("-S", "text"), ("-f", "bits")):
        assert main(["-split=source", option, str(APP), "-o", str(tmp_path / name)]) == 0
    for number in range(4):
        text = llvm.to_bitcode(Module.read(tmp_path / f"text_{number}.ll"))
        assert (tmp_path / f"bits_{number}.bc").read_bytes() == text


def test_from_python_the_step_gives_what_the_command_writes(tmp_path: Path) -> None:
    assert (
        main(["-split=auto", "-properties", "-symbols", *SETS, "-S", str(APP), "-o", str(tmp_path / "app.files")]) == 0
    )
    source = APP.read_bytes()
    module = Module.read(APP)
    images = syclopt.post_link(
        module,
        param_info=True,
        program_metadata=True,
        kernel_names=True,
        exported_symbols=True,
        imported_symbols=True,
        devicelib_mask=True,
        device_globals=True,
    )
    assert module.to_bytes() == source
    for row, image in zip(FileTable.parse((tmp_path / "app.files").read_bytes()).rows, images, strict=True):
        assert image.module.to_bytes(comments=False) == Path(row[0]).read_bytes()
        assert image.properties is not None
        assert image.properties.to_bytes() == Path(row[1]).read_bytes()
        assert image.symbols == Path(row[2]).read_text().splitlines()


def test_from_python_any_source_and_mode() -> None:
    for source in (KERNELS, KERNELS.encode(), Module.parse(KERNELS), Module.parse(KERNELS).to_llvmlite()):
        images = syclopt.post_link(source, "kernel", properties=False)
        assert [image.symbols for image in images] == [["c"], ["b"], ["a"]]
        assert [image.index for image in images] == [0, 1, 2]
    [image] = syclopt.post_link(KERNELS, "none")
    assert image.symbols == ["a", "b", "c"]
    with pytest.raises(PassFailed, match="definition of an array"):
        syclopt.post_link("@__AsanKernelMetadata = internal global i32 0\n")


def test_from_python_libraries_come_last(tmp_path: Path) -> None:
    text = "declare spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr)\n"
    call = "  %r = call spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr null)\n  ret void\n"
    source = f'target triple = "spir64-unknown-unknown"\n{KERNELS.replace("  ret void", call, 1)}{text}'
    with pytest.raises(InputError, match="failed to load bfloat16 device library modules: cannot read"):
        syclopt.post_link(source, device_lib_dir=tmp_path)
    assert len(syclopt.post_link(source)) == 3
    for name in ("fallback", "native"):
        (tmp_path / f"libsycl-{name}-bfloat16.bc").write_text("@g = global i32 0\n")
    images = syclopt.post_link(source, device_lib_dir=tmp_path)
    assert [image.index for image in images] == [0, 1, 2, 3, 4]
    assert [image.properties for image in images[3:]] == [
        {"SYCL/devicelib metadata": {"bfloat16": 0}},
        {"SYCL/devicelib metadata": {"bfloat16": 1}},
    ]
    embedded = syclopt.post_link(source, device_lib_dir=tmp_path, embed_aux_info=True)
    assert all("sycl_properties" in image.module.named_metadata for image in embedded)
    assert r'!{!"[SYCL/devicelib metadata]\0Abfloat16=1|1\0A"}' in str(embedded[4].module)


def test_a_failure_in_the_middle_leaves_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "in.ll", tmp_path / "out"
    out.mkdir()
    source.write_text(KERNELS.replace('"a.cpp"', '"a.cpp" !reqd_work_group_size !0') + '!0 = !{!"x"}\n')
    assert main(["-split=kernel", "-properties", "-S", str(source), "-o", str(out / "t.files")]) == 1
    assert "error: !reqd_work_group_size of '@a'" in capfd.readouterr().err
    assert listing(out) == []


def test_tables_fail_together(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second table cannot be written, so the first one goes too."""
    source, out = tmp_path / "in.ll", tmp_path / "out"
    out.mkdir()
    source.write_text(KERNELS)
    long = "n" * 250
    monkeypatch.chdir(out)
    assert main(["-split=kernel", "-S", str(source), "-o", "a.files", "-o", f"spir64,{long}.files"]) == 1
    assert "error: cannot write: file name too long" in capfd.readouterr().err
    assert listing(out) == []


def test_a_folder_that_cannot_be_written_is_found_before_the_work(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != closed)
    for options in (["-o", f"{closed}/t"], ["-o", f"{tmp_path}/t", "-out-dir", str(closed)]):
        assert main(["-symbols", "absent.ll", *options]) == 1
        assert capfd.readouterr().err.endswith("error: cannot write: permission denied\n")
    assert main(["-symbols", "absent.ll", "-o", f"{tmp_path}/t", f"-integration-header={closed}/h.h"]) == 1
    assert capfd.readouterr().err == f"{closed}/h.h: error: cannot write: permission denied\n"
    assert listing(closed) == []


def test_bitcode_does_not_go_to_a_terminal(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    source = tmp_path / "in.ll"
    source.write_text(KERNELS)
    data = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Terminal(data))
    ir_only = ["-ir-output-only", "-split=auto", str(source), "-o", "-"]
    assert main(ir_only) == 1
    assert capfd.readouterr().err == (
        "syclopt-post-link: error: bitcode would go to a terminal; -S writes text, -f bitcode nevertheless\n"
    )
    assert main([*ir_only, "-f"]) == 0
    assert data.getvalue().startswith(b"BC\xc0\xde")
    assert main([*ir_only, "-S"]) == 0
    assert data.getvalue().endswith(b"  ret void\n}\n")


def test_the_null_device_takes_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        main(["-split=kernel", "-symbols", "-properties", str(APP), "-o", "/dev/null", "-Wno-undefined-function"]) == 0
    )
    assert listing(tmp_path) == []
    assert not Path("/dev/null_0.bc").exists()
    assert main(["-split=kernel", "-S", str(APP), "-o", "/dev/null", "-out-dir=.", "-Wno-undefined-function"]) == 0
    assert "null_0.ll" in listing(tmp_path)


def test_version_and_help(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["-version"]) == 0
    assert main(["-symbols", "--version"]) == 0
    assert capfd.readouterr().out == f"syclopt-post-link {syclopt.__version__}\n" * 2
    assert main(["--help"]) == 0
    shown = capfd.readouterr().out
    assert all(word in shown for word in ("--split", "--ir-output-only", "--spirv-decorations", "--integration-footer"))


def test_version_loads_next_to_nothing() -> None:
    code = "import sys; from syclopt.tools.post_link.main import main; main(['--version']); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    loaded = set(out.split("\n")[1].split())
    assert not loaded & {"argparse", "dataclasses", "lark", "llvmlite", "networkx", "re", "typing", "syclopt.ir"}
