"""The command line of syclopt."""

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import syclopt
from syclopt.tools.opt import main

TEXT = b"; a comment\r\ndefine void @f()  {\n  ret void ; kept\n}"


class Run:
    """Calls `main`, and keeps what it printed."""

    def __init__(self, capfd: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capfd = capfd
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: object, stdin: bytes = TEXT) -> tuple[int, bytes, str]:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main([str(argument) for argument in arguments])
        out, err = self._capfd.readouterr()
        return status, out, err.decode()


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capfdbinary, monkeypatch)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in.ll"
    path.write_bytes(TEXT)
    return path


@pytest.mark.parametrize("arguments", [(), ("-",), ("-passes=",), ("--passes", ""), ("-S",), ("-o", "-"), ("-o=-",)])
def test_text_goes_through(run: Run, arguments: tuple[str, ...]) -> None:
    assert run(*arguments, "-keep-comments") == (0, TEXT, "")


def test_lines_that_are_comments_are_dropped(run: Run) -> None:
    assert run() == (0, TEXT.partition(b"\n")[2], "")


def test_files(run: Run, source: Path, tmp_path: Path) -> None:
    assert run(source, "-S", "-o", tmp_path / "out.ll", "--keep-comments") == (0, b"", "")
    assert (tmp_path / "out.ll").read_bytes() == TEXT
    assert run(source, "-o", source, "--keep-comments") == (0, b"", "")
    assert source.read_bytes() == TEXT


def test_options_may_stand_after_the_input(run: Run, source: Path) -> None:
    assert run(source, "-passes=", "--", stdin=b"")[0] == 0


@pytest.mark.parametrize("option", ["-version", "--version"])
def test_version(run: Run, option: str) -> None:
    assert run(option) == (0, f"syclopt {syclopt.__version__}\n".encode(), "")
    assert run("-S", option) == (0, f"syclopt {syclopt.__version__}\n".encode(), "")


def test_help_names_every_option(run: Run) -> None:
    status, out, err = run("-help")
    assert (status, err) == (0, "")
    assert all(word in out.decode() for word in ("--passes", "--keep-comments", "--opt-bisect-limit", "-Werror"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-pases=a",), "syclopt: error: unknown option '-pases'; did you mean '-passes'"),
        (("--prnt-changed",), "syclopt: error: unknown option '--prnt-changed'; did you mean '-print-changed'"),
        (("---passes=",), "syclopt: error: unknown option '---passes'"),
        (("-oout.ll",), "syclopt: error: unknown option '-oout.ll'"),
        (("-Sx",), "syclopt: error: unknown option '-Sx'"),
        (("-o",), "syclopt: error: option '-o' needs a value"),
        (("-S=maybe",), "syclopt: error: option '-S': found 'maybe', expected true or false"),
        (("-passes=verify", "-passes=globaldce"), "syclopt: error: option '-passes' is given twice; passes"),
        (("-opt-bisect-limit=x",), "syclopt: error: option '-opt-bisect-limit': found 'x', expected an integer"),
        (("a.ll", "b.ll"), "syclopt: error: expected one input file, found 'a.ll' and 'b.ll'"),
        (("-emit-bitcode", "-S"), "syclopt: error: -S and -emit-bitcode contradict each other"),
        (("-Wfoo",), "syclopt: error: unknown option '-Wfoo'"),
        (("-Wno-foo",), "syclopt: error: -Wno-foo: no pass has the warning 'foo'"),
        (("-passes=globldce",), "-passes:1:1: error: unknown pass 'globldce'; did you mean 'globaldce'?: '^globldce'"),
        (("-passes=verify,",), "-passes:1:8: error: malformed pipeline: found the end, expected a name"),
        (
            ("-print-after=verfy",),
            "syclopt: error: option '-print-after': unknown pass 'verfy'; did you mean 'verify'?",
        ),
        (
            ("-print-after=sroa",),
            "syclopt: error: option '-print-after': 'sroa' is a pass of LLVM, which the pass 'llvm'",
        ),
        (("-print-changed=loud",), "syclopt: error: option '-print-changed': invalid choice: 'loud'"),
        (("absent.ll",), "absent.ll: error: cannot read: no such file or directory"),
        (("/",), "/: error: cannot read: is a directory"),
        (("-o", "/absent/out.ll"), "/absent/out.ll: error: cannot write: no such file or directory"),
        (("-o", "/"), "/: error: cannot write: is a directory"),
    ],
)
def test_mistakes_are_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (1, b"")
    assert err.startswith(message)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "data", [b"", b"\0\1\2 garbage", b"define void @f() {\n", b"BC\xc0\xde cut short", b"\xff" * 99]
)
def test_bad_input_is_one_line(run: Run, data: bytes) -> None:
    status, out, err = run(stdin=data)
    assert (status, out) == (1, b"")
    assert err.startswith("<stdin>:")
    assert err.count("\n") == 1


def test_canonical_pipeline(run: Run) -> None:
    pipeline = " verify , llvm( globaldce, default<O2> ) , emit-device-requirements< work-group-size=false > "
    status, out, err = run(f"-passes={pipeline}", "-print-pipeline-passes", "absent.ll")
    assert (status, err) == (0, "")
    assert out == b"verify,llvm(globaldce,default<O2>),emit-device-requirements<no-work-group-size>\n"


def test_passes_document_themselves(run: Run) -> None:
    status, out, err = run("-print-passes")
    assert (status, err) == (0, "")
    assert b"\nverify  " in out
    assert b"\n  mode=" in out


def test_what_is_printed_of_a_pipeline(run: Run, source: Path) -> None:
    """A style after `=` is a value, a word after a blank is a file."""
    arguments = ("-passes=internalize,verify", source, "-disable-output")
    status, out, err = run(*arguments, "-print-changed=cdiff-quiet")
    assert (status, out) == (0, b"")
    assert "\x1b[32m+define internal void @f()" in err
    assert "verify" not in err
    status, out, err = run("-print-changed", *arguments)
    assert (status, out) == (0, b"")
    assert "*** IR Dump After verify on image 0: no change ***\n" in err
    assert "\n+define internal void @f()" in err
    assert run(*arguments, "-print-after-all", "-filter-print-funcs=g") == (0, b"", "")
    assert run(*arguments, "-print-after-all", "-filter-print-funcs=g,f")[2].count("define internal void @f()") == 2


def test_without_output_nothing_is_written(run: Run, source: Path, tmp_path: Path) -> None:
    """The input is read and the passes run all the same."""
    assert run(source, "-disable-output", "-o", tmp_path / "absent" / "out.ll") == (0, b"", "")
    assert run("-disable-output", "-passes=verify", stdin=b"define void @f() {")[0] == 1
    status, out, err = run("-passes=verify", "-disable-output", stdin=b"define i32 @f() {\n  ret void\n}\n")
    assert (status, out, "error: " in err) == (1, b"", True)


def test_several_images_need_a_table(run: Run, tmp_path: Path) -> None:
    text = b"define spir_kernel void @a() {\n  ret void\n}\n\ndefine spir_kernel void @b() {\n  ret void\n}\n"
    status, out, err = run("-passes=device-code-split<mode=kernel>", stdin=text)
    assert (status, out) == (1, b"")
    assert err == "syclopt: error: 2 images do not fit on standard output; write them with -o X.table\n"
    output = tmp_path / "out.ll"
    status, _, err = run("-passes=device-code-split<mode=kernel>", "-o", output, stdin=text)
    assert (status, [*tmp_path.iterdir()]) == (1, [])
    assert err == f"syclopt: error: 2 images do not fit in '{output}'; write them with -o X.table\n"


def command(*arguments: str, **kwargs: object) -> subprocess.Popen[bytes]:
    line = [sys.executable, "-m", "syclopt.tools.opt", *arguments]
    return subprocess.Popen(line, stderr=subprocess.PIPE, **kwargs)  # pyright: ignore[reportArgumentType, reportCallIssue]


def test_a_closed_pipe_is_no_error_message(source: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    process = command(str(source), stdout=write_end)
    os.close(write_end)
    assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_stops_early_is_noticed(tmp_path: Path, unbuffered: str) -> None:
    (tmp_path / "in.ll").write_bytes(b"@g = global i32 0\n" + b"; comment\n" * 100_000)
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    process = command("-keep-comments", str(tmp_path / "in.ll"), stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    assert process.stdout.read(2) == b"@g"
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_standard_output_is_an_error(source: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        process = command(str(source), stdout=full)
        error = process.communicate(timeout=60)[1]
    assert error == b"<stdout>: error: cannot write: no space left on device\n"
    assert process.returncode == 1


def test_closed_standard_streams_are_errors() -> None:
    script = (
        '"$0" -m syclopt.tools.opt <&-; echo $?; echo "@g = global i32 0" | "$0" -m syclopt.tools.opt >&-; echo $? >&2'
    )
    done = subprocess.run(["sh", "-c", script, sys.executable], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "1\n"
    assert done.stderr.splitlines() == [
        "<stdin>: error: cannot read: standard input is closed",
        "<stdout>: error: cannot write: standard output is closed",
        "1",
    ]


def test_version_loads_next_to_nothing() -> None:
    code = "import sys; from syclopt.tools.opt import main; main(['--version']); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    loaded = set(out.split("\n")[1].split())
    assert not loaded & {"argparse", "dataclasses", "lark", "llvmlite", "networkx", "re", "typing", "syclopt.ir"}


@pytest.mark.parametrize(
    "arguments",
    [
        ("-sycl-propagate-aspects-usage-exclude-aspects=fp64",),
        ("--sycl-propagate-aspects-usage-exclude-aspects", "fp64"),
    ],
)
def test_options_of_passes(run: Run, arguments: tuple[str, ...]) -> None:
    pipeline = "-passes=sycl-propagate-aspects-usage"
    expected = b"sycl-propagate-aspects-usage<exclude-aspects=fp64>\n"
    assert run(pipeline, *arguments, "-print-pipeline-passes") == (0, expected, "")
    status, _, err = run("-passes=verify", *arguments)
    assert status == 1
    assert "is for pass 'sycl-propagate-aspects-usage', which is not in the pipeline" in err
    status, _, err = run(pipeline, "-sycl-propagate-aspects-usage-exclude-aspect=x")
    assert (status, "unknown option '-sycl-propagate-aspects-usage-exclude-aspect'" in err) == (1, True)
    assert "needs a value" in run(pipeline, "-sycl-propagate-aspects-usage-exclude-aspects")[2]


def test_drawings(run: Run, source: Path, tmp_path: Path) -> None:
    status, out, _ = run("-passes=print<aspects>", source, "-o", tmp_path / "graph.dot")
    assert (status, out) == (0, b"")
    drawn = (tmp_path / "graph.dot").read_text()
    assert drawn.startswith("digraph")
    if shutil.which("dot"):
        subprocess.run(["dot", "-Tcanon", tmp_path / "graph.dot"], check=True, capture_output=True)
    status, _, err = run("-passes=verify", source, "-o", tmp_path / "none.dot")
    assert (status, "no pass of the pipeline drew a graph" in err) == (1, True)
    assert not (tmp_path / "none.dot").exists()
