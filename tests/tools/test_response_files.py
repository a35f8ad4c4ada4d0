"""Response files: `@FILE` stands for the words in it, which are quoted as for LLVM's own tools."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from syclopt.errors import FileError, LimitError, UsageError
from syclopt.testing.golden import available
from syclopt.tools import opt
from syclopt.tools.response_files import expanded, words_of

WORDS = {
    "a b\tc\r\nd": ["a", "b", "c", "d"],
    "  ": [],
    r"'a b' \"c " "\"d 'e' f\"": ["a b", '"c', "d 'e' f"],
    r"""a\ b 'it\'s' "\\\"" c\d""": ["a b", "it's", '\\"', "cd"],
    """one"two three"'four five'six""": ["onetwo threefour fivesix"],
    "'' \"\" x''y": ["xy"],
    "'open end": ["open end"],
    "back\\": ["back\\"],
    "'back\\": ["back\\"],
    "\u00e4": ["\u00e4"],
    "line\\\nbreak": ["line\nbreak"],
}


@pytest.mark.parametrize("text", WORDS)
def test_words_are_quoted_as_for_gnu_tools(text: str) -> None:
    assert words_of(text) == WORDS[text]


@pytest.mark.skipif("clang-22" not in available(), reason="needs clang-22")
@pytest.mark.parametrize("text", [text for text in WORDS if WORDS[text]])
def test_clang_reads_the_same_words(text: str, tmp_path: Path) -> None:
    """Each word as the name of a file, of which it says that there is none."""
    (tmp_path / "words").write_text(text, newline="")
    command = ["clang-22", "-c", f"@{tmp_path}/words"]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path).stderr
    assert re.findall(r"error: no such file or directory: '(.*?)'$", said, re.MULTILINE | re.DOTALL) == WORDS[text]


def test_files_may_name_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are relative to the current folder; a mark of the encoding is no word."""
    monkeypatch.chdir(tmp_path)
    Path("outer").write_bytes(b"\xef\xbb\xbf-a @inner -d")
    Path("inner").write_bytes("-b\n'-c'".encode("utf-16"))
    assert expanded(["x", "@outer", "y@outer", "@inner"]) == ["x", "-a", "-b", "-c", "-d", "y@outer", "-b", "-c"]


def test_what_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("outer").write_text("@inner")
    Path("inner").write_text("-a @outer")
    with pytest.raises(UsageError, match="response file 'outer' includes itself"):
        expanded(["@outer"])
    with pytest.raises(FileError, match="absent: error: cannot read the response file: no such file or directory"):
        expanded(["@absent"])
    with pytest.raises(FileError, match="cannot read the response file: is a directory"):
        expanded([f"@{tmp_path}"])
    with pytest.raises(FileError, match="cannot read the response file: embedded null byte"):
        expanded(["@a\0b"])


def test_every_tool_reads_them(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.ll").write_text("define void @f() {\n  ret void\n}\n")
    (tmp_path / "words").write_text(f"-passes= '{tmp_path}/in.ll'")
    assert opt.main([f"@{tmp_path}/words"]) == 0
    assert capfd.readouterr().out.startswith("define void @f()")
    (tmp_path / "words").write_text("--version")
    assert opt.main([f"@{tmp_path}/words"]) == 0
    assert capfd.readouterr().out.startswith("syclopt ")


def test_files_inside_each_other_are_read_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for level in range(1200):
        Path(f"{level}").write_text(f"-a @{level + 1}")
    Path("1200").write_text("-last")
    assert expanded(["@1101"]) == ["-a"] * 99 + ["-last"]
    with pytest.raises(LimitError, match="too many levels inside each other: found 101, expected at most 100"):
        expanded(["@0"])


def test_words_that_files_stand_for_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file has the next one twice: even where the last one has no words, somebody has to look."""
    monkeypatch.chdir(tmp_path)
    for level in range(60):
        Path(f"{level}").write_text(f"@{level + 1} @{level + 1}")
    Path("60").write_text("")
    with pytest.raises(LimitError, match="too many words in response files"):
        expanded(["@0"])


def test_a_word_may_have_very_many_pieces() -> None:
    assert words_of(r"\a" * 300_000) == ["a" * 300_000]
