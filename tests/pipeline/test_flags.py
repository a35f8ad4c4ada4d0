"""Options of passes in the manner of opt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from syclopt.errors import PipelineError
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.pipeline import registry
from syclopt.pipeline.parse import parse_pipeline, print_pipeline, takes_value, with_flags


@dataclass(frozen=True)
class FlagsPass(ModulePass):
    """Has a flag for each kind of field."""

    name: ClassVar[str] = "flags"
    flags: ClassVar[dict[str, str]] = {
        "flags-names": "names",
        "flags-level": "level",
        "other-quiet": "quiet",
        "flags-prefix": "prefix",
    }
    names: tuple[str, ...] = ()
    level: int = 1
    quiet: bool = False
    prefix: str = ""

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        return PassResult(changed=False)


@pytest.fixture(autouse=True)
def flags_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_PASSES", {**registry._PASSES, "flags": "flags:FlagsPass"})
    original = registry.import_module
    monkeypatch.setattr(
        registry,
        "import_module",
        lambda name: type("M", (), {"FlagsPass": FlagsPass}) if name == "flags" else original(name),
    )


def flagged(pipeline: str, *given: tuple[str, str | None]) -> str:
    return print_pipeline(with_flags(parse_pipeline(pipeline), given))


def test_lists_are_added_and_others_replaced() -> None:
    assert flagged("flags<names=a>", ("flags-names", "b,c"), ("flags-names", "d")) == "flags<names=a,b,c,d>"
    assert flagged("flags<level=2>,verify", ("flags-level", "-3")) == "flags<level=-3>,verify"
    assert flagged("flags<prefix=x>,flags", ("flags-prefix", "a,b")) == 'flags<prefix="a,b">,flags<prefix="a,b">'
    assert flagged("flags<prefix=x>", ("flags-prefix", "")) == "flags"


def test_flags_of_booleans() -> None:
    assert flagged("flags", ("other-quiet", None)) == "flags<quiet>"
    assert flagged("flags<quiet>", ("other-quiet", "false")) == "flags"


def test_who_takes_a_value() -> None:
    assert takes_value("flags-names") is True
    assert takes_value("other-quiet") is False
    assert takes_value("sycl-propagate-aspects-usage-fixed-targets") is True
    assert takes_value("names") is None


@pytest.mark.parametrize(
    ("pipeline", "flag", "value", "message"),
    [
        ("flags", "flags-level", "x", "option 'level' of pass 'flags': found 'x', expected an integer"),
        ("verify", "flags-level", "1", "option '-flags-level' is for pass 'flags', which is not in the pipeline"),
        ("flags", "unknown", "1", "option '-unknown' is for no pass"),
    ],
)
def test_refusals(pipeline: str, flag: str, value: str, message: str) -> None:
    with pytest.raises(PipelineError, match=message):
        flagged(pipeline, (flag, value))
