"""The device configuration file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from syclopt import targets
from syclopt.errors import DuplicateError, FileError, LimitError, Location, ParseError, SycloptError, UndefinedError
from syclopt.targets import Requirements, TargetTable, config
from syclopt.targets.config import read_config

Load = Callable[[str | bytes], TargetTable]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Load:
    """Return what loads a text as the file `devices.yaml`; a warning is an error."""
    monkeypatch.chdir(tmp_path)

    def read(text: str | bytes) -> TargetTable:
        (tmp_path / "devices.yaml").write_bytes(text.encode() if isinstance(text, str) else text)
        return targets.default_table().with_config("devices.yaml")

    return read


def test_a_new_target(load: Load) -> None:
    table = load(
        "my_board:\n  aspects: [cpu, 5, usm_system_allocator]\n  may_support_other_aspects: false\n"
        "  sub-group-sizes: [4, 8]\n  aot-toolchain: boardc\n  aot-toolchain-options: -O3 -fast\n"
        "  triple: board-unknown-unknown\n  macro: BOARD\n"
    )
    board = table.get("my_board")
    assert [aspect.name for aspect in board.aspects] == ["cpu", "fp16", "usm_system_allocator"]
    assert (board.sub_group_sizes, board.may_support_other_aspects) == ((4, 8), False)
    assert (board.aot_tool, board.aot_device, board.aot_options) == ("boardc", "", "-O3 -fast")
    assert (board.triple, board.macros, board.is_gpu_name) == ("board-unknown-unknown", ("BOARD",), False)
    assert board.supports(Requirements.of([17], sub_group_size=4))
    assert not board.supports(Requirements.of(["fp64"]))
    assert targets.default_table().find("my_board") is None


def test_a_known_target_is_replaced_where_it_stands(load: Load) -> None:
    table = load("intel_gpu_9_0_9:\n  aspects: [fp64]\n")
    known, new = targets.get("intel_gpu_skl"), table.get("intel_gpu_skl")
    assert [aspect.name for aspect in new.aspects] == ["fp64"]
    assert (new.sub_group_sizes, new.may_support_other_aspects) == ((), False)
    assert (new.triple, new.macros, new.aot_tool, new.aot_device) == (
        known.triple, known.macros, known.aot_tool, known.aot_device
    )  # fmt: skip
    assert table.get("intel_gpu_9_0_9") is new
    assert [target.name for target in table] == [target.name for target in targets.default_table()]


def test_a_new_gpu_gets_what_its_family_has(load: Load) -> None:
    gpu = load("intel_gpu_next: {aspects: [gpu]}").get("intel_gpu_next")
    assert (gpu.family, gpu.aot_tool, gpu.aot_device) == ("intel_gpu", "ocloc", "next")
    assert (gpu.macros, gpu.triple) == (("__SYCL_TARGET_INTEL_GPU_NEXT__",), "spir64_gen-unknown-unknown")


@pytest.mark.parametrize("key", ["aot-toolchain-ocloc-device", "aot_toolchain_ocloc_device"])
def test_a_device_names_its_tool_and_the_tool_a_triple(load: Load, key: str) -> None:
    gpu = load(f"board: {{{key}: xe9}}").get("board")
    assert (gpu.aot_tool, gpu.aot_device, gpu.triple) == ("ocloc", "xe9", "spir64_gen-unknown-unknown")


@pytest.mark.parametrize(
    ("entry", "may"),
    [
        ("{}", True),
        ("{aot-toolchain: x}", True),
        ("{aspects: []}", True),
        ("{aspects: [fp64]}", False),
        ("{sub_group_sizes: [8]}", False),
        ("{may-support-other-aspects: False}", False),
        ("{aspects: [fp64], may_support_other_aspects: true}", True),
    ],
)
def test_an_entry_that_says_nothing_denies_nothing(load: Load, entry: str, may: bool) -> None:
    assert load(f"board: {entry}").get("board").may_support_other_aspects is may


def test_targets_of_the_file_can_be_compiled_for(load: Load) -> None:
    table = load("board: {}")
    assert [target.name for target in targets.parse_sycl_targets("spir64,board", table=table)] == ["spir64", "board"]


def test_an_aspect_or_size_that_is_listed_twice_is_there_once(load: Load) -> None:
    board = load("board: {aspects: [fp64, 6, fp16, fp64], sub-group-sizes: [8, 16, 8]}").get("board")
    assert [aspect.name for aspect in board.aspects] == ["fp64", "fp16"]
    assert board.sub_group_sizes == (8, 16)


def test_a_file_of_comments_adds_nothing(load: Load) -> None:
    assert list(load("# nothing yet\n")) == list(targets.default_table())


def test_a_doubled_target_warns_and_the_later_entry_counts(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "devices.yaml"
    file.write_text("board: {aspects: [fp64]}\nintel_gpu_skl: {}\nboard: {aspects: [fp16]}\nintel_gpu_9_0_9: {}\n")
    warnings: list[str] = []

    def warn(name: str, message: str, place: Location | None) -> None:
        assert name == "doubled-target"
        assert place is not None
        warnings.append(f"{place.line}:{place.column}: {message}")

    table = targets.default_table().with_config(file, warn)
    assert [aspect.name for aspect in table.get("board").aspects] == ["fp16"]
    assert warnings == [
        "3:1: target 'board' is given in line 1 already; this entry counts",
        "4:1: target 'intel_gpu_skl' (here 'intel_gpu_9_0_9') is given in line 2 already; this entry counts",
    ]
    file.write_text("board: {}\nboard: {}\n")
    targets.default_table().with_config(file)
    assert capfd.readouterr().err == (
        f"{file}:2:1: warning: target 'board' is given in line 1 already; this entry counts: '^board: {{}}'"
        " [-Wdoubled-target]\n"
    )


BAD: dict[str, tuple[type[SycloptError], str | bytes, str]] = {
    "a word": (ParseError, "hello", "1:1: error: expected target names with their entries (a mapping), found 'hello'"),
    "a list": (ParseError, "- a", "1:1: error: expected target names with their entries (a mapping), found a list"),
    "an open bracket": (ParseError, "a:\n  aspects: [fp64\nb: {}", "3:2: error: not YAML: while parsing"),
    "a tab": (ParseError, "a:\n\taspects: []", "2:1: error: not YAML: while scanning for the next token"),
    "two documents": (ParseError, "a: {}\n---\nb: {}", "2:1: error: not YAML: expected a single document"),
    "an alias": (ParseError, "a: *b", "1:4: error: not YAML: found undefined alias 'b'"),
    "a null character": (ParseError, "a: {}\nb: \0", "2:4: error: not YAML: special characters are not allowed"),
    "bytes": (ParseError, b"a: {}\nb\xe9: {}", "2:2: error: not UTF-8"),
    "UTF-16": (ParseError, "a: {}".encode("utf-16"), "1:1: error: not UTF-8"),
    "deep nesting": (
        LimitError,
        "[" * 100_000,
        "1:100: error: too many levels inside each other: found 101, expected at most 100",
    ),
    "an empty file": (FileError, "", "error: the file is empty"),
    "an unknown key": (ParseError, "a:\n  aspect: [5]", "2:3: error: unknown key 'aspect'; did you mean"),
    "a merge key": (ParseError, "a: {<<: {aspects: []}}", "1:5: error: unknown key '<<', expected one of: aspects, "),
    "a key given twice": (DuplicateError, "a:\n  aspects: []\n  aspects: []", "3:3: error: key 'aspects' is"),
    "an unknown aspect": (UndefinedError, "a:\n  aspects: [5, fp65]", "2:16: error: unknown aspect 'fp65'"),
    "an unknown number": (UndefinedError, "a: {aspects: [62, 999]}", "1:19: error: no aspect has the number 999"),
    "a negative number": (UndefinedError, "a: {aspects: [-1]}", "1:15: error: unknown aspect '-1'"),
    "one aspect": (ParseError, "a: {aspects: fp64}", "1:14: error: 'aspects': expected a list, found 'fp64'"),
    "no aspects": (ParseError, "a:\n  aspects:\n", "2:11: error: 'aspects': expected a list, found nothing"),
    "a list of lists": (ParseError, "a: {aspects: [[5]]}", "1:15: error: expected the name or number of an aspect"),
    "no entry": (ParseError, "a:\n", "1:3: error: expected the entry of 'a' (a mapping), found nothing"),
    "a size": (ParseError, "a: {sub-group-sizes: [0]}", "1:23: error: sub-group size '0': expected a positive number"),
    "perhaps": (ParseError, "a: {may_support_other_aspects: 3}", "1:32: error: 'may_support_other_aspects': expected "
        "true or false, found '3'"),
    "two toolchains": (ParseError, "a: {aot-toolchain: x, aot-toolchain-y-device: z}", "1:23: error: "
        "'aot-toolchain-y-device' contradicts the toolchain 'x' of this entry"),
    "a macro": (ParseError, "a: {macro: 1x}", "1:12: error: 'macro': expected an identifier"),
    "two lines": (ParseError, 'a: {triple: "x\\ny"}', "1:13: error: 'triple': expected a text on one line"),
    "a long text": (ParseError, f"a: {{triple: {'x' * 2000}}}", "1:13: error: expected a text for 'triple', found a "
        "text of 2000 characters"),
    "a name with a comma": (ParseError, "'a,b': {}", "1:1: error: target name 'a,b': expected one word without ','"),
    "a name that is a list": (ParseError, "? [a]\n: {}", "1:3: error: expected a word, found a list"),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "message"), BAD.values(), ids=BAD)
def test_a_bad_file_is_one_line_with_its_place(
    load: Load, kind: type[SycloptError], text: str | bytes, message: str
) -> None:
    with pytest.raises(kind) as caught:
        load(text)
    line = str(caught.value)
    assert "\n" not in line
    assert line.startswith((f"devices.yaml:{message}", f"devices.yaml: {message}"))


def test_no_such_file() -> None:
    with pytest.raises(FileError, match="absent.yaml: error: cannot read: no such file or directory"):
        targets.default_table().with_config("absent.yaml")


def test_aliases_name_one_list_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of 300 targets has the 300 sizes of the first one, which are read once."""
    asked: list[str] = []
    size_of = config._Reader._size
    monkeypatch.setattr(config._Reader, "_size", lambda self, node: asked.append(node.value) or size_of(self, node))
    sizes = ", ".join(map(str, range(1, 301)))
    entries = "".join(f"t{number}: {{sub-group-sizes: *sizes}}\n" for number in range(300))
    file = tmp_path / "config.yaml"
    file.write_text(f"t: {{sub-group-sizes: &sizes [{sizes}]}}\n{entries}")
    found = read_config(file, {})
    assert {entry.sub_group_sizes for entry in found.values()} == {tuple(range(1, 301))}
    assert (len(found), len(asked)) == (301, 300)
