"""The pass manager: analyses, images, warnings, columns."""

from io import StringIO

import pytest
from sample_passes import (
    CrashPass,
    ExitPass,
    FunctionNames,
    HidePass,
    LiePass,
    ListPass,
    LookPass,
    NonePass,
    SilentPass,
    TamperPass,
    TwicePass,
    sample_image,
)

from syclopt.errors import PassBug, PassFailed
from syclopt.passes import ALL, AnalysisCache, Pass, PassContext, PassResult, Warnings
from syclopt.pipeline.instrumentation.standard import DebugPassManager
from syclopt.pipeline.manager import PassManager


def log_of(*passes) -> list[str]:
    stream = StringIO()
    PassManager(passes, [DebugPassManager(stream)]).run([sample_image()])
    return stream.getvalue().splitlines()


def test_an_analysis_is_computed_once_and_dropped_when_it_is_not_preserved() -> None:
    assert log_of(LookPass(), LookPass(), HidePass(), LookPass()) == [
        "Running pass: look on [image 0]",
        "Running analysis: FunctionNames on [image 0]",
        "Running pass: look on [image 0]",
        "Running pass: hide on [image 0]",
        "Invalidating analysis: FunctionNames on [image 0]",
        "Running pass: look on [image 0]",
        "Running analysis: FunctionNames on [image 0]",
    ]


def test_a_preserved_analysis_is_kept() -> None:
    lines = log_of(HidePass(keeps_names=True), LookPass())
    assert sum("analysis" in line for line in lines) == 1


def test_a_pass_without_change_preserves_everything() -> None:
    lines = log_of(HidePass(keeps_names=True), HidePass(), LookPass())
    assert sum("analysis" in line for line in lines) == 1


def test_an_image_pass_that_leaves_the_module_keeps_its_analyses() -> None:
    lines = log_of(LookPass(), ListPass(), LookPass())
    assert sum("analysis" in line for line in lines) == 1


def test_images_are_numbered_anew() -> None:
    images = PassManager([TwicePass(), TwicePass()]).run([sample_image(), sample_image()])
    assert [image.index for image in images] == list(range(8))


def test_module_passes_run_on_every_image() -> None:
    manager = PassManager([TwicePass(), HidePass()])
    images = manager.run([sample_image()])
    assert [image.module.functions["a"].linkage for image in images] == ["internal", "internal"]
    assert manager.statistics == {("hide", "functions hidden"): 2}


def test_columns_are_those_that_a_pass_filled() -> None:
    manager = PassManager([LookPass()])
    manager.run([sample_image()])
    assert manager.columns == {"Code"}
    manager = PassManager([ListPass()])
    (image,) = manager.run([sample_image()])
    assert manager.columns == {"Code", "Symbols"}
    assert image.symbols == ["a", "b", "c"]


def test_no_image_may_be_left() -> None:
    assert PassManager([NonePass(), HidePass()]).run([sample_image()]) == []


def test_an_exception_tells_in_which_pass_it_was_raised() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        PassManager([CrashPass()]).run([sample_image()])
    assert caught.value.__notes__ == ["in pass crash on image 0"]


@pytest.mark.parametrize(
    ("pass_", "message"),
    [
        (ExitPass(), r"pass 'exit' tried to end the process: SystemExit\(0\)"),
        (LiePass(), "pass 'lie' edited the module, but returned changed=False"),
        (TamperPass(), "pass 'tamper' edited the module of the image it was given, expected a new image"),
        (SilentPass(), "pass 'silent' returned NoneType, expected PassResult"),
    ],
    ids=["exit", "lie", "tamper", "silent"],
)
def test_a_pass_that_breaks_its_contract_is_named(pass_: Pass, message: str) -> None:
    with pytest.raises(PassBug, match=message):
        PassManager([LookPass(), pass_]).run([sample_image()])
    image = sample_image()
    lazy = image.with_module(image.module.copy)
    with pytest.raises(PassBug, match=message):
        PassManager([pass_]).run([lazy])


@pytest.mark.parametrize(
    ("flags", "level"),
    [
        ((), "warning"),
        (("no-hidden-twice",), "ignore"),
        (("no-other",), "warning"),
        (("error",), "error"),
        (("error", "no-hidden-twice"), "ignore"),
        (("no-hidden-twice", "error"), "ignore"),
        (("error=hidden-twice",), "error"),
        (("error=hidden-twice", "no-hidden-twice"), "ignore"),
        (("no-hidden-twice", "error=hidden-twice"), "error"),
    ],
)
def test_levels_of_warnings(flags: tuple[str, ...], level: str) -> None:
    assert Warnings(flags).level("hidden-twice") == level


def test_warnings_show_their_place_and_name() -> None:
    lines: list[str] = []
    passes = [HidePass(), HidePass()]
    PassManager(passes, warnings=Warnings(emit=lines.append)).run([sample_image()])
    assert len(lines) == 1
    assert lines[0].startswith("sample.ll:2:1: warning: 'a' is internal already")
    assert lines[0].endswith("[-Whidden-twice]")
    PassManager(passes, warnings=Warnings(["no-hidden-twice"], lines.append)).run([sample_image()])
    assert len(lines) == 1
    with pytest.raises(PassFailed, match=r"hide: 'a' is internal already \[-Werror=hidden-twice\]"):
        PassManager(passes, warnings=Warnings(["error"])).run([sample_image()])


def test_a_pass_declares_its_warnings() -> None:
    ctx = PassContext(LookPass(), AnalysisCache(sample_image()))
    with pytest.raises(ValueError, match="does not declare the warning 'odd'"):
        ctx.warn("odd", "text")


@pytest.mark.parametrize("name", ["no-x", "error", "error=x", ""])
def test_a_warning_is_not_named_like_a_flag(name: str) -> None:
    """`-Wno-x` would silence `x`, and `-Werror` makes errors of all."""
    with pytest.raises(ValueError, match=f"Odd has a warning named '{name}'"):
        type("Odd", (LookPass,), {"warns": (name,)})


def test_all_is_more_than_any_tuple() -> None:
    assert PassResult(changed=True, preserves=ALL).keeps(FunctionNames)
    assert PassResult(changed=True, preserves=(FunctionNames,)).keeps(FunctionNames)
    assert not PassResult(changed=True).keeps(FunctionNames)
    assert PassResult(changed=False).keeps(FunctionNames)
