"""The command language of RUN lines, and split-file."""

import pytest

from syclopt.testing import shell, split_file


def words(text: str) -> list[list[str]]:
    return [[word.text for word in command.words] for step in shell.parse(text) for command in step.commands]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a 'b | c' d", ["a", "b | c", "d"]),
        (r"""a "x \"y\" \n" b\ c""", ["a", r'x "y" \n', "b c"]),
        ("a -p='x<y=1>',z", ["a", "-p=x<y=1>,z"]),
        ("a ''", ["a", ""]),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert words(text) == [expected]


def test_operators_keep_their_order() -> None:
    steps = shell.parse("a | b ; c && d || e")
    assert [step.operator for step in steps] == [";", ";", "&&", "||"]
    assert words("a | b ; c") == [["a"], ["b"], ["c"]]


def test_redirections() -> None:
    (step,) = shell.parse("a <in 2>&1 >>'o ut' 2> err &> both")
    assert [(r.fd, r.mode, r.target.text if isinstance(r.target, shell.Word) else r.target) for r in
            step.commands[0].redirects] == [
        (0, "read", "in"), (2, "dup", 1), (1, "append", "o ut"), (2, "write", "err"), (1, "write", "both"),
        (2, "dup", 1),
    ]  # fmt: skip


def test_only_unquoted_stars_are_globs() -> None:
    (step,) = shell.parse("a *.ll '*.ll'")
    assert [word.is_glob for word in step.commands[0].words] == [False, True, False]


@pytest.mark.parametrize("text", ["", "| a", "a ||", "a & b", "a `b`", "a 'b", "a >", "a > | b", "a 3>&1"])
def test_refusals(text: str) -> None:
    with pytest.raises(shell.ShellError):
        shell.parse(text)


def test_split_file() -> None:
    text = b"head\n;--- a.ll\none\n// --- sub/b c\r\ntwo\r\n"
    assert split_file.split(text) == {"a.ll": b"one\n", "sub/b c": b"two\r\n"}
    assert split_file.split(text, leading_lines=True)["a.ll"] == b"\n\none\n"


@pytest.mark.parametrize("text", [b"", b"x\n", b"--- a\n--- a\n"])
def test_split_file_refusals(text: bytes) -> None:
    with pytest.raises(split_file.SplitError):
        split_file.split(text)
