"""What is wrong with what the user gives is one line on stderr with its place, exit status 1, nothing half written."""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from syclopt.ir import Module
from syclopt.ir.llvm import to_bitcode
from syclopt.tools.opt import main

ROOT = Path(__file__).resolve().parents[2]
REAL = ROOT / "ir_fixtures" / "real"
BODY = "define void @f() {\n  ret void\n}\n"
KERNEL = "define spir_kernel void @k() {\n  ret void\n}\n"
LONGEST_LINE = 700


class Tool:
    """`syclopt` in this process, on a text that is in `in.ll`; it writes to `out.ll`."""

    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.source = folder / "in.ll"
        self.output = folder / "out.ll"
        self._capfd = capfd

    def run(self, text: str | bytes, pipeline: str = "", *options: str) -> tuple[int, str]:
        """Return the exit status and what was written to stderr."""
        self.source.write_bytes(text.encode() if isinstance(text, str) else text)
        return self.call(f"-passes={pipeline}", str(self.source), "-S", "-o", str(self.output), *options)

    def call(self, *arguments: str) -> tuple[int, str]:
        self.output.unlink(missing_ok=True)
        status = main(arguments)
        out, err = self._capfd.readouterr()
        assert out == ""
        return status, err

    def refuses(self, text: str | bytes, pipeline: str = "", *options: str) -> str:
        """Hold that the text is refused as it should be; return the message without the name of the file."""
        status, err = self.run(text, pipeline, *options)
        return self.is_refusal(status, err, self.source)

    def is_refusal(self, status: int, err: str, file: Path) -> str:
        assert status == 1, err
        assert_one_line(err)
        assert not self.output.exists()
        assert [path.name for path in self.folder.iterdir() if path.name.startswith(".")] == []
        assert err.startswith(f"{file}:"), err
        return err.removeprefix(f"{file}:").strip()

    def refuses_or_takes(self, text: str | bytes, pipeline: str = "") -> int:
        status, err = self.run(text, pipeline)
        if status:
            self.is_refusal(status, err, self.source)
        else:
            assert (err, self.output.exists()) == ("", True)
        return status


def assert_one_line(err: str) -> None:
    assert err.endswith("\n")
    assert err.count("\n") == 1, err
    assert len(err) < LONGEST_LINE
    assert ": error: " in err
    assert "Traceback" not in err


@pytest.fixture
def tool(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Tool:
    return Tool(tmp_path, capfd)


# Files that are no module.

NO_MODULES = {
    "text": b"Hello, world.\n",
    "C": b"int main(void) { return 0; }\n",
    "JSON": b'{"functions": []}\n',
    "UTF-16": BODY.encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + BODY.encode(),
    "a PNG": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2\0\0\0\x90wS\xde" + zlib.compress(bytes(300)),
    "an ELF": Path(sys.executable).resolve().read_bytes()[:20_000],
    **{f"random bytes {seed}": random.Random(seed).randbytes(3000) for seed in range(8)},
}


@pytest.mark.parametrize("data", NO_MODULES.values(), ids=NO_MODULES)
@pytest.mark.parametrize("pipeline", ["", "verify"])
def test_garbage(tool: Tool, data: bytes, pipeline: str) -> None:
    assert tool.refuses(data, pipeline).startswith("1:1: error: expected a top-level entity: '^")


@pytest.mark.parametrize("pipeline", ["", "globaldce,verify", "device-code-split<mode=kernel>", "strip-debug"])
def test_an_empty_file_is_an_empty_module(tool: Tool, pipeline: str) -> None:
    assert tool.run(b"", pipeline) == (0, "")


def test_a_folder(tool: Tool) -> None:
    assert tool.is_refusal(*tool.call(str(tool.folder)), tool.folder) == "error: cannot read: is a directory"


@pytest.mark.parametrize("name", ["absent.ll", "no/such/folder.ll", "x" * 300])
def test_no_such_file(tool: Tool, name: str) -> None:
    path = tool.folder / name
    assert tool.is_refusal(*tool.call(str(path)), path).startswith("error: cannot read: ")


@pytest.mark.parametrize(
    ("name", "shown"), [("", "''"), ("a\nb.ll", "a\\nb.ll"), ("a\0b.ll", "'a\\x00b.ll'"), ("\udcff.ll", "\\udcff.ll")]
)
def test_odd_names_stay_on_the_line(tool: Tool, name: str, shown: str) -> None:
    status, err = tool.call(name)
    assert status == 1
    assert_one_line(err)
    assert err.startswith(f"{shown}: error: cannot read: ")


# Text that was cut off.


@pytest.mark.parametrize("path", sorted(REAL.glob("*.ll")), ids=lambda path: path.stem)
def test_a_truncated_file(tool: Tool, path: Path) -> None:
    """Where a cut leaves a text that may be a module, `verify` tells; a cut through a body never does."""
    data = path.read_bytes()
    places = random.Random(path.name).sample(range(1, len(data)), 6)
    bodies = [entity for entity in Module.parse(data).index.entities if entity.brace != entity.end]
    for place in [*places, *((entity.brace + entity.end) // 2 for entity in bodies[:3])]:
        in_body = any(entity.brace < place < entity.end - 2 for entity in bodies)
        status = tool.refuses_or_takes(data[:place])
        assert status == 1 or not in_body
        tool.refuses_or_takes(data[:place], "verify")


def test_a_cut_in_a_body_names_the_brace(tool: Tool) -> None:
    data = (REAL / "reduce.ll").read_text()
    place = data.index("  ret void")
    line = data.count("\n", 0, data.rindex("{\n", 0, place)) + 1
    assert re.match(rf"{line}:\d+: error: '{{' is not closed: '.*\^{{'\Z", tool.refuses(data[:place]))


@pytest.fixture(scope="module")
def bitcode() -> bytes:
    return to_bitcode(Module.read(REAL / "reduce.ll"))


def test_bitcode_cut_short(tool: Tool, bitcode: bytes) -> None:
    for place in (4, 5, 20, 100, len(bitcode) // 4, len(bitcode) // 2, len(bitcode) - 100, len(bitcode) - 4):
        message = tool.refuses(bitcode[:place])
        assert re.match(r"error: LLVM \d+", message), message
    assert tool.run(bitcode) == (0, "")


def test_bitcode_with_garbage_in_it(tool: Tool, bitcode: bytes) -> None:
    middle = len(bitcode) // 2
    tool.refuses(bitcode[:middle] + random.Random(7).randbytes(200) + bitcode[middle + 200 :])


# One name twice. Each text defines in its last line, or from there on, what was defined in line 1.

DUPLICATES = {
    "functions": (BODY + BODY, "4:1: error: '@f' is already defined in line 1: '^define void @f() {'"),
    "declaration and definition": ("declare void @f()\n" + BODY, "2:1: error: '@f' is already defined in line 1"),
    "declarations": ("declare void @f()\ndeclare void @f()\n", "2:1: error: '@f' is already defined in line 1"),
    "globals": ("@g = global i32 0\n@g = external global i32\n", "2:1: error: '@g' is already defined in line 1"),
    "function and global": ("@f = global i32 0\n" + BODY, "2:1: error: '@f' is already defined in line 1"),
    "function and alias": (BODY + "@f = alias void (), ptr @f\n", "4:1: error: '@f' is already defined in line 1"),
    "numbers": ("@0 = global i32 0\n@0 = global i32 1\n", "2:1: error: '@0' is already defined in line 1"),
    "types": ("%T = type { i32 }\n%T = type opaque\n", "2:1: error: '%T' is already defined in line 1"),
    "comdats": ("$c = comdat any\n$c = comdat largest\n", "2:1: error: '$c' is already defined in line 1"),
    "metadata": ("!0 = !{}\n!0 = !{i32 1}\n", "2:1: error: '!0' is already defined in line 1: '^!0 = !{i32 1}'"),
    "metadata apart": ("!0 = !{}\n" + BODY + "!0 = !{}\n", "5:1: error: '!0' is already defined in line 1"),
    "a quoted function": (BODY + BODY.replace("@f", '@"f"'), "4:1: error: '@f' is already defined in line 1"),
    "an escaped function": (BODY + BODY.replace("@f", r'@"\66"'), "4:1: error: '@f' is already defined in line 1"),
    "a quoted type": ('%T = type i32\n%"T" = type i64\n', "2:1: error: '%T' is already defined in line 1"),
    "a quoted comdat": ('$c = comdat any\n$"\\63" = comdat any\n', "2:1: error: '$c' is already defined in line 1"),
}


@pytest.mark.parametrize(("text", "message"), DUPLICATES.values(), ids=DUPLICATES)
@pytest.mark.parametrize("pipeline", ["", "verify", "globaldce"])
def test_one_name_twice(tool: Tool, text: str, message: str, pipeline: str) -> None:
    assert tool.refuses(text, pipeline).startswith(message)


def test_names_that_only_look_alike(tool: Tool) -> None:
    """`@0` has no name, `@"0"` has; a type and a function of one name are two things."""
    text = '%f = type { i32 }\n$f = comdat any\n@0 = global i32 0\n@"0" = global i32 1\n@"f " = global i32 2\n' + BODY
    for pipeline in ("", "verify", "internalize,globaldce"):
        assert tool.run(text, pipeline) == (0, "")


# References to nothing.

SPLIT = "device-code-split<mode=kernel>"
REFERENCES = {
    "a call": (KERNEL.replace("  ret", "  call void @absent()\n  ret"), "@absent", (SPLIT, "globaldce")),
    "an initializer": (
        "@g = global ptr @absent\n" + KERNEL.replace("  ret", "  store i32 0, ptr @g\n  ret"),
        "@absent",
        (SPLIT, "globaldce"),
    ),
    "an alias": ("@a = alias i32, ptr @absent\n" + KERNEL, "@absent", ("globaldce",)),
    "llvm.used": (
        '@llvm.used = appending global [1 x ptr] [ptr @absent], section "llvm.metadata"\n' + KERNEL,
        "@absent",
        (SPLIT, "globaldce"),
    ),
    "an attachment": (KERNEL.replace("()", "() !m !7"), "!7", (SPLIT,)),
    "an instruction's attachment": (KERNEL.replace("ret void", "ret void, !m !7"), "!7", (SPLIT,)),
    "a node": (KERNEL.replace("()", "() !m !1") + "!1 = !{!7}\n", "!7", (SPLIT,)),
    "named metadata": (KERNEL + "!n = !{!7}\n", "!7", (SPLIT,)),
    "a comdat": (
        KERNEL.replace("define", "define linkonce_odr").replace("()", "() comdat($c)"),
        "$c",
        (SPLIT, "internalize"),
    ),
    "a comdat of the same name": (
        KERNEL.replace("define", "define linkonce_odr").replace("()", "() comdat"),
        "$k",
        (SPLIT, "internalize"),
    ),
}


@pytest.mark.parametrize(
    ("text", "name", "pipeline"),
    [(text, name, pipeline) for text, name, passes in REFERENCES.values() for pipeline in ("verify", *passes)],
    ids=[f"{what}-{pipeline}" for what, (_, _, passes) in REFERENCES.items() for pipeline in ("verify", *passes)],
)
def test_a_reference_to_nothing(tool: Tool, text: str, name: str, pipeline: str) -> None:
    """A pass that follows the reference refuses it, and so does LLVM; one that does not has no reason to."""
    message = tool.refuses(text, pipeline)
    assert re.match(r"\d+:\d+: error: ", message)
    assert f"'{name}'" in message
    assert tool.run(text)[0] == 0


def test_a_value_or_label_that_nothing_defines(tool: Tool) -> None:
    text = "define void @f() {\n  br label %gone\n}\n"
    assert tool.refuses(text, "verify").startswith("2:12: error: LLVM ")
    text = "define i32 @f() {\n  ret i32 %gone\n}\n"
    assert tool.refuses(text, "verify").startswith("2:11: error: LLVM ")


# Brackets and strings.

UNBALANCED = {
    "a body that never ends": ("define void @f() {\n  ret void\n", "1:18: error: '{' is not closed"),
    "a body before another": (
        "define void @f() {\n  ret void\n\ndefine void @g() {\n  ret void\n}\n",
        "1:18: error: '{' is not closed: 'define void @f() ^{'",
    ),
    "a brace after a body": (BODY + "}\n", "4:1: error: '}' closes nothing: '^}'"),
    "a brace alone": ("}\n", "1:1: error: expected a top-level entity: '^}'"),
    "parameters": ("define void @f( {\n  ret void\n}\n", "1:15: error: '(' is not closed"),
    "parameters of a declaration": ("declare void @f(i32\ndeclare void @g()\n", "1:16: error: '(' is not closed"),
    "an array": ("@g = global [2 x i32] [i32 1, i32 2\n@h = global i32 0\n", "1:23: error: '[' is not closed"),
    "a struct in a struct": ("@g = global { { i32 } } { { i32 } { i32 1 }\n", "1:25: error: '{' is not closed"),
    "a bracket of another kind": ("@g = global [1 x i32] [i32 1)\n", "1:29: error: expected ']', found ')'"),
    "an initializer with too many": ("@g = global i32 1)\n", "1:18: error: ')' closes nothing"),
    "a node": ("!0 = !{!1, !{i32 1}\n!1 = !{}\n", "1:7: error: '{' is not closed"),
    "a node with too many": ("!0 = !{}}\n!1 = !{}\n", "1:9: error: '}' closes nothing"),
    "debug info": ('!0 = !DIFile(filename: "a"\n!1 = !{}\n', "1:13: error: '(' is not closed"),
    "named metadata": ("!n = !{!0\n!0 = !{}\n", "1:7: error: '{' is not closed"),
    "attributes": ("attributes #0 = { nounwind\n" + BODY, "1:17: error: '{' is not closed"),
    "a type": ("%T = type { i32\n%U = type i32\n", "1:11: error: '{' is not closed"),
    "a string": ('@g = constant [2 x i8] c"ab\n', "1:25: error: string is not closed"),
    "a string in metadata": ('!0 = !{!"a}\n', "1:9: error: string is not closed"),
    "module asm": ('module asm "nop\n', "1:12: error: string is not closed"),
    "a name": ('define void @"f() {\n  ret void\n}\n', "1:14: error: string is not closed"),
    "a comment": (BODY + "/* one */ ; /* two\n/* three\n", "5:1: error: comment is not closed: '^/* three'"),
    "a comment in a body": (BODY.replace("  ret", "  /*/ret"), "2:3: error: comment is not closed"),
}


@pytest.mark.parametrize(("text", "message"), UNBALANCED.values(), ids=UNBALANCED)
@pytest.mark.parametrize("line_break", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_brackets_that_do_not_match(tool: Tool, text: str, message: str, line_break: str) -> None:
    assert tool.refuses(text.replace("\n", line_break)).startswith(message)


INSIDE_BODIES = {
    "a call": "  call void @f(i32 1\n",
    "a type": "  %x = alloca [4 x i32\n",
    "a bracket of another kind": "  call void @f(]\n",
    "a node": "  call void @f(), !m !{i32 1\n",
    "a vector": "  %x = alloca <4 x i32\n",
}


@pytest.mark.parametrize("line", INSIDE_BODIES.values(), ids=INSIDE_BODIES)
def test_brackets_inside_a_body_are_llvms_to_judge(tool: Tool, line: str) -> None:
    assert re.match(r"\d+:\d+: error: ", tool.refuses(BODY.replace("  ret", f"{line}  ret"), "verify"))


# Much of it.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"x" * 10_000_000, "1:1: error: expected a top-level entity: '^xxx"),
        (b" " * 10_000_000 + b"x", "1:10000001: error: expected a top-level entity: '^x'"),
        (b'@g = constant [1 x i8] c"' + b"a" * 10_000_000, "1:25: error: string is not closed"),
        (b"define void @" + b"f" * 10_000_000, "1:1: error: expected a function name and '('"),
        (b"define void @f() {" + b"/* " * 1_000_000, "1:19: error: comment is not closed"),
        (b"declare void @f(" + b"i32," * 250_000 + b"\n", "1:16: error: '(' is not closed"),
        (b"@g = global i32 " + b"(" * 500_000, "1:500016: error: '(' is not closed: '(((((((((((((((((((((((((((((((("),
    ],
    ids=["no entity", "blanks", "string", "name", "comments", "parameters", "brackets"],
)
def test_a_very_long_line(tool: Tool, text: bytes, message: str) -> None:
    assert tool.refuses(text).startswith(message)


def test_a_very_long_line_is_no_mistake(tool: Tool) -> None:
    text = b'@g = constant [10000000 x i8] c"' + b"a" * 10_000_000 + b'"\n'
    assert tool.run(text) == (0, "")
    assert tool.output.read_bytes() == text


def test_50000_functions(tool: Tool) -> None:
    text = "".join(f"define void @f{number}() {{\n  ret void\n}}\n" for number in range(50_000))
    assert tool.run(text) == (0, "")
    assert tool.output.read_text() == text
    assert tool.refuses(text + "define void @f49999() {\n").startswith("150001:23: error: '{' is not closed")
    assert tool.refuses(text + BODY.replace("@f", "@f7")).startswith(
        "150001:1: error: '@f7' is already defined in line 22"
    )


# Where the output goes.

FULL = Path("/dev/full")
IN_CHILD = "import sys; from syclopt.tools.opt import main; sys.exit(main(sys.argv[1:]))"
LIMITED = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)); {IN_CHILD}"
# Everything that is imported later must be in memory: the user nobody may not be able to read it.
AS_NOBODY = """
import os, sys
import syclopt.images.write
from syclopt.tools.opt import main
split = "-passes=device-code-split<mode=kernel>,emit-symbols"
if main([split, sys.argv[1], "-S", "-o", os.devnull]) or main(["-passes=", "/absent.ll"]) != 1:
    sys.exit(99)
sys.stderr.write("--\\n")
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
sys.exit(main(sys.argv[2:]))
"""


def child(program: str, *arguments: str | Path) -> tuple[int, str]:
    """Return exit status and stderr of a program that runs `main` in a process of its own."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # where files are limited, Python would leave halves
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def big(tmp_path: Path) -> Path:
    """A module of two kernels: the one whose image is written first is small, the other one too large."""
    lines = "".join(f"  store i32 {number}, ptr %p\n" for number in range(2000))
    path = tmp_path / "big.ll"
    path.write_text(f"define spir_kernel void @a(ptr %p) {{\n{lines}  ret void\n}}\n" + KERNEL)
    return path


@pytest.fixture
def out(tmp_path: Path) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("name", ["out.ll", "out.bc"])
def test_a_disk_that_fills(tmp_path: Path, big: Path, out: Path, name: str) -> None:
    if name.endswith(".bc"):
        calls = "".join(f"  call void @long_name_{number}()\n" for number in range(2000))
        names = "".join(f"declare void @long_name_{number}()\n" for number in range(2000))
        big.write_text(f"define void @a() {{\n{calls}  ret void\n}}\n{names}")
    status, err = child(LIMITED, big, "-o", out / name)
    assert (status, err) == (1, f"{out / name}: error: cannot write: file too large\n")
    assert files(out) == []


def test_a_disk_that_fills_leaves_the_earlier_file(big: Path, out: Path) -> None:
    (out / "out.ll").write_text("earlier")
    assert child(LIMITED, big, "-o", out / "out.ll")[0] == 1
    assert (files(out), (out / "out.ll").read_text()) == (["out.ll"], "earlier")


def test_a_disk_that_fills_within_a_table(big: Path, out: Path) -> None:
    pipeline = "-passes=device-code-split<mode=kernel>,emit-symbols,emit-device-requirements"
    status, err = child(LIMITED, pipeline, big, "-S", "-o", out / "app.table")
    assert (status, err) == (1, f"{out / 'app_1.ll'}: error: cannot write: file too large\n")
    assert files(out) == []
    assert child(IN_CHILD, pipeline, big, "-S", "-o", out / "app.table") == (0, "")
    assert files(out) == [
        *("app.table", "app_0.ll", "app_0.prop", "app_0.sym", "app_1.ll", "app_1.prop", "app_1.sym"),
    ]


def test_a_table_that_does_not_fit(out: Path, tmp_path: Path) -> None:
    """The images fit, the table does not: they go too."""
    source = tmp_path / "many.ll"
    source.write_text("".join(KERNEL.replace("@k", f"@k{number}") for number in range(400)))
    stem = out / ("a" * 60)
    status, err = child(LIMITED, f"-passes={SPLIT}", source, "-S", "-o", f"{stem}.table")
    assert (status, err) == (1, f"{stem}.table: error: cannot write: file too large\n")
    assert files(out) == []


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_a_full_device(tool: Tool) -> None:
    tool.source.write_text(BODY)
    assert tool.call(str(tool.source), "-o", str(FULL)) == (
        1,
        "/dev/full: error: cannot write: no space left on device\n",
    )


@pytest.mark.parametrize("name", ["absent/out.ll", "absent/app.table", "in.ll/out.ll", "in.ll/app.table", "n" * 300])
def test_a_place_where_nothing_can_be_written(tool: Tool, name: str) -> None:
    tool.source.write_text(KERNEL)
    status, err = tool.call(f"-passes={SPLIT},emit-symbols", str(tool.source), "-S", "-o", str(tool.folder / name))
    assert status == 1
    assert_one_line(err)
    assert "error: cannot write: " in err
    assert files(tool.folder) == ["in.ll"]


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that every user can reach, with a module in it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "in.ll").write_text(KERNEL)
        (folder / "in.ll").chmod(0o644)
        yield folder


def refused_to_nobody(folder: Path, *arguments: str | Path) -> str:
    status, err = child(AS_NOBODY, folder / "in.ll", *arguments)
    assert status == 1, err
    line = err.partition("--\n")[2]
    assert_one_line(line)
    return line


def test_no_permission_to_read(public: Path) -> None:
    secret = public / "secret.ll"
    shutil.copy(public / "in.ll", secret)
    secret.chmod(0)
    assert refused_to_nobody(public, secret) == f"{secret}: error: cannot read: permission denied\n"


@pytest.mark.parametrize("name", ["out.ll", "app.table"])
def test_a_folder_that_cannot_be_written(public: Path, name: str) -> None:
    closed = public / "closed"
    closed.mkdir(mode=0o555)
    line = refused_to_nobody(public, f"-passes={SPLIT}", public / "in.ll", "-S", "-o", closed / name)
    first = "app_0.ll" if name == "app.table" else name
    assert line == f"{closed / first}: error: cannot write: permission denied\n"
    assert files(closed) == []
    closed.chmod(0o755)


def test_a_refusal_leaves_the_earlier_output(tool: Tool) -> None:
    tool.source.write_text(BODY + BODY)
    earlier = tool.folder / "earlier.ll"
    earlier.write_text("earlier")
    assert tool.call(str(tool.source), "-o", str(earlier))[0] == 1
    assert earlier.read_text() == "earlier"
    assert files(tool.folder) == ["earlier.ll", "in.ll"]


def test_a_folder_that_has_been_removed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from syclopt.tools.post_link.main import main as post_link

    source, folder = tmp_path / "in.ll", tmp_path / "folder"
    source.write_text(KERNEL)
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    assert post_link([str(source), "-o", "out.table"]) == 1
    assert capfd.readouterr().err == "out.table: error: the current folder has been removed\n"
