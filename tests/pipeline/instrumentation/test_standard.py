"""What -print-*, -verify-each, -time-passes, -opt-bisect-limit and -stats show."""

import re
from io import StringIO

import pytest
from sample_passes import TEXT, BreakPass, HidePass, ListPass, LookPass, TwicePass, sample_image

from syclopt.errors import LLVMError
from syclopt.pipeline.instrumentation.printing import Excerpt, PrintChanged, PrintIR
from syclopt.pipeline.instrumentation.standard import Changes, OptBisect, TimePasses, VerifyEach, print_statistics
from syclopt.pipeline.manager import PassManager

BARE = TEXT.partition("\n")[2]
HIDDEN = BARE.replace("define void @a", "define internal void @a")


def test_print_changed_shows_a_diff() -> None:
    stream = StringIO()
    PassManager([LookPass(), HidePass(), ListPass()], [PrintChanged(stream=stream)]).run([sample_image()])
    assert stream.getvalue() == (
        "*** IR Dump After look on image 0: no change ***\n"
        "*** IR Dump After hide on image 0 ***\n"
        "--- before\n+++ after\n@@ -1,4 +1,4 @@\n-define void @a() {\n+define internal void @a() {\n"
        "   ret void\n }\n \n"
        "*** IR Dump After list on image 0: no change ***\n"
    )


def test_print_changed_quietly_and_in_color() -> None:
    stream = StringIO()
    watcher = PrintChanged(quiet=True, color=True, stream=stream)
    PassManager([LookPass(), HidePass(), ListPass()], [watcher]).run([sample_image()])
    assert stream.getvalue() == (
        "*** IR Dump After hide on image 0 ***\n--- before\n+++ after\n@@ -1,4 +1,4 @@\n"
        "\x1b[31m-define void @a() {\x1b[0m\n\x1b[32m+define internal void @a() {\x1b[0m\n   ret void\n }\n \n"
    )


def test_some_functions_alone() -> None:
    stream = StringIO()
    excerpt = Excerpt(functions=["b", "absent"])
    watchers = [PrintIR(after_all=True, excerpt=excerpt, stream=stream), PrintChanged(excerpt=excerpt, stream=stream)]
    PassManager([HidePass(function="b"), HidePass()], watchers).run([sample_image()])
    hidden = "define internal void @b() {\n  ret void\n}\n"
    assert stream.getvalue() == (
        "*** IR Dump After hide on image 0 ***\n--- before\n+++ after\n@@ -1,3 +1,3 @@\n"
        "-define void @b() {\n+define internal void @b() {\n   ret void\n }\n"
        f"; *** IR Dump After hide on image 0 ***\n{hidden}"
        "*** IR Dump After hide on image 0: no change ***\n"
        f"; *** IR Dump After hide on image 0 ***\n{hidden}"
    )


def test_nothing_is_printed_of_a_module_without_the_functions() -> None:
    stream = StringIO()
    watcher = PrintIR(before_all=True, excerpt=Excerpt(functions=["absent"]), stream=stream)
    PassManager([HidePass()], [watcher]).run([sample_image()])
    assert stream.getvalue() == ""
    assert Excerpt(functions=["absent", "*"]).of(sample_image().module) == BARE


def test_changes_are_what_happens_before_the_first_image_pass() -> None:
    for passes, found in (
        ([LookPass(), ListPass(), HidePass()], False),
        ([HidePass(), ListPass()], True),
        ([TwicePass()], True),
    ):
        changes = Changes()
        PassManager(passes, [changes]).run([sample_image()])
        assert changes.found == found
    changes = Changes(besides={"hide"})
    PassManager([HidePass()], [changes]).run([sample_image()])
    assert not changes.found


def test_print_changed_compares_each_part_of_a_split() -> None:
    stream = StringIO()
    PassManager([TwicePass()], [PrintChanged(stream=stream)]).run([sample_image()])
    assert stream.getvalue().splitlines() == [
        "*** IR Dump After twice on image 0, part 1 of 2: no change ***",
        "*** IR Dump After twice on image 0, part 2 of 2: no change ***",
    ]


def test_print_before_and_after_all() -> None:
    stream = StringIO()
    watcher = PrintIR(before_all=True, after_all=True, stream=stream)
    PassManager([HidePass()], [watcher]).run([sample_image()])
    assert stream.getvalue() == (
        f"; *** IR Dump Before hide on image 0 ***\n{BARE}; *** IR Dump After hide on image 0 ***\n{HIDDEN}"
    )


def test_print_after_some() -> None:
    stream = StringIO()
    PassManager([LookPass(), HidePass()], [PrintIR(names=["look"], excerpt=Excerpt(comments=True), stream=stream)]).run(
        [sample_image()]
    )
    assert stream.getvalue() == f"; *** IR Dump After look on image 0 ***\n{TEXT}"


def test_verify_each_names_the_pass() -> None:
    with pytest.raises(LLVMError, match="invalid after pass break on image 0: "):
        PassManager([HidePass(), BreakPass()], [VerifyEach()]).run([sample_image()])


def test_verify_each_does_not_blame_a_pass_for_the_input() -> None:
    with pytest.raises(LLVMError, match="invalid before the first pass: "):
        PassManager([HidePass()], [VerifyEach()]).run([sample_image(TEXT.replace("ret void", "ret i32 0"))])


def test_time_passes_has_a_row_for_each_pass() -> None:
    stream = StringIO()
    PassManager([TwicePass(), HidePass(function="b")], [TimePasses(stream)]).run([sample_image()])
    lines = stream.getvalue().splitlines()
    assert lines[:2] == ["*** pass timing ***", "   seconds  percent  images  pass"]
    rows = [re.fullmatch(r" +\d+\.\d{4} +\d+\.\d% +(\d+)  (.+)", line) for line in lines[2:4]]
    assert {row.groups() for row in rows if row} == {("1", "twice"), ("2", "hide<function=b>")}
    assert re.fullmatch(r" +\d+\.\d{4} +100\.0% +total", lines[4])


@pytest.mark.parametrize(("limit", "hidden"), [(-1, "abc"), (0, ""), (2, "ab"), (9, "abc")])
def test_bisecting(limit: int, hidden: str) -> None:
    stream = StringIO()
    passes = [HidePass(function=name) for name in "abc"]
    (image,) = PassManager(passes, [OptBisect(limit, stream)]).run([sample_image()])
    assert "".join(f.name for f in image.module.definitions() if f.is_internal) == hidden
    lines = stream.getvalue().splitlines()
    assert len(lines) == 3
    number = 3 if limit != 2 else 2
    runs = "" if hidden else "NOT "
    assert lines[number - 1] == f"BISECT: {runs}running pass ({number}) hide on image 0"


def test_bisecting_counts_images() -> None:
    stream = StringIO()
    first, second = PassManager([TwicePass(), HidePass()], [OptBisect(2, stream)]).run([sample_image()])
    assert first.module.functions["a"].is_internal
    assert not second.module.functions["a"].is_internal
    assert stream.getvalue().splitlines()[2] == "BISECT: NOT running pass (3) hide on image 1"


def test_statistics() -> None:
    stream = StringIO()
    manager = PassManager([HidePass(), HidePass(function="b")])
    manager.run([sample_image()])
    print_statistics(manager.statistics, stream)
    assert stream.getvalue() == "*** statistics ***\n       2 hide: functions hidden\n"
