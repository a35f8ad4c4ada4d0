"""Options of passes: dataclass fields, from text and back."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.errors import PipelineError
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.pipeline.pass_options import build, option_specs, print_pass
from syclopt.pipeline.text import PipelineText, parse


class Color(Enum):
    RED = "red"
    GREEN = "dark green"


@dataclass(frozen=True)
class SamplePass(ModulePass):
    """Try every type of option.

    More text that no summary shows.
    """

    name: ClassVar[str] = "sample"
    warns: ClassVar[tuple[str, ...]] = ("odd-sample",)
    keep_all: bool = False
    hide: bool = field(default=True, metadata={"help": "hide things"})
    limit: int = 3
    label: str = "x"
    mode: Literal["auto", "none", "kernel"] = "auto"
    color: Color = field(default=Color.RED, metadata={"help": "the color"})
    preserve: tuple[str, ...] = field(default=(), metadata={"aliases": ("preserve-gv",)})
    sizes: tuple[int, ...] = (1, 2)
    seed: int | None = None

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        return PassResult(changed=False)


@dataclass(frozen=True)
class PrinterPass(ModulePass):
    """Print what is asked for."""

    name: ClassVar[str] = "printer"
    what: str = field(metadata={"positional": True, "help": "what to print"})
    loud: bool = False
    nested: tuple[str, ...] = field(default=(), metadata={"nested": True})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        return PassResult(changed=False)

    def __post_init__(self) -> None:
        if self.what == "nothing":
            raise ValueError("nothing cannot be printed")


CLASSES = {cls.name: cls for cls in (SamplePass, PrinterPass)}


def one(text: str) -> ModulePass:
    source = PipelineText(text, "p")
    (element,) = parse(source)
    built = build(CLASSES[element.name.text], element, source)
    assert isinstance(built, ModulePass)
    return built


@pytest.mark.parametrize(
    ("text", "expected", "printed"),
    [
        ("sample", SamplePass(), "sample"),
        ("sample<keep-all>", SamplePass(keep_all=True), "sample<keep-all>"),
        ("sample<keep-all=true;hide=false>", SamplePass(keep_all=True, hide=False), "sample<keep-all;no-hide>"),
        ("sample<no-keep-all>", SamplePass(), "sample"),
        ("sample<limit=-7>", SamplePass(limit=-7), "sample<limit=-7>"),
        ('sample<label="a b">', SamplePass(label="a b"), 'sample<label="a b">'),
        ('sample<label="">', SamplePass(label=""), 'sample<label="">'),
        ("sample<mode=kernel>", SamplePass(mode="kernel"), "sample<mode=kernel>"),
        ('sample<color="dark green">', SamplePass(color=Color.GREEN), 'sample<color="dark green">'),
        ("sample<preserve=a,b>", SamplePass(preserve=("a", "b")), "sample<preserve=a,b>"),
        ("sample<preserve=a;preserve-gv=b>", SamplePass(preserve=("a", "b")), "sample<preserve=a,b>"),
        ("sample<sizes=>", SamplePass(sizes=()), "sample<sizes=>"),
        ("sample<sizes=3>", SamplePass(sizes=(3,)), "sample<sizes=3>"),
        ("sample<seed=0>", SamplePass(seed=0), "sample<seed=0>"),
        ("printer<aspects>", PrinterPass("aspects"), "printer<aspects>"),
        ("printer<what=loud>", PrinterPass("loud"), "printer<what=loud>"),
        ("printer<loud;aspects>", PrinterPass("aspects", loud=True), "printer<aspects;loud>"),
        ("printer<a>( b<c> , d )", PrinterPass("a", nested=("b<c>", "d")), "printer<a>(b<c>,d)"),
    ],
)
def test_text_to_pass_and_back(text: str, expected: ModulePass, printed: str) -> None:
    assert one(text) == expected
    assert print_pass(expected) == printed
    assert one(printed) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "sample<kep-all>",
            "p:1:8: error: pass 'sample' has no option 'kep-all'; did you mean 'keep-all' or 'no-keep-all'?",
        ),
        ("sample<presrve=a>", "p:1:8: error: pass 'sample' has no option 'presrve'; did you mean 'preserve'"),
        (
            "sample<limit=1;mode=kernle>",
            "p:1:21: error: option 'mode' of pass 'sample': found 'kernle', expected 'auto' or 'none' or 'kernel'; "
            "did you mean 'kernel'?",
        ),
        ("sample<limit=x>", "p:1:14: error: option 'limit' of pass 'sample': found 'x', expected an integer"),
        ("sample<sizes=1,two>", "p:1:16: error: option 'sizes' of pass 'sample': found 'two', expected an integer"),
        ("sample<hide=maybe>", "p:1:13: error: option 'hide' of pass 'sample': found 'maybe', expected 'true' or"),
        ("sample<limit>", "p:1:8: error: option 'limit' of pass 'sample' needs a value"),
        ("sample<label=>", "p:1:8: error: option 'label' of pass 'sample' takes one value, found none"),
        ("sample<label=a,b>", "p:1:8: error: option 'label' of pass 'sample' takes one value, found 2 values"),
        ("sample<limit=1;limit=2>", "p:1:16: error: option 'limit' of pass 'sample' is given twice"),
        ("sample<hide;no-hide>", "p:1:13: error: option 'hide' of pass 'sample' is given twice"),
        ("sample(a)", "p:1:1: error: pass 'sample' takes no passes in parentheses"),
        ("printer", "p:1:1: error: pass 'printer' needs STR"),
        ("printer<nothing>", "p:1:1: error: pass 'printer': nothing cannot be printed"),
    ],
)
def test_errors_name_the_column(text: str, message: str) -> None:
    with pytest.raises(PipelineError) as caught:
        one(text)
    assert str(caught.value).startswith(message)


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
SAMPLES = st.builds(
    SamplePass,
    keep_all=st.booleans(),
    hide=st.booleans(),
    limit=st.integers(-(10**17), 10**17),
    label=TEXTS,
    mode=st.sampled_from(["auto", "none", "kernel"]),
    color=st.sampled_from(Color),
    preserve=st.lists(TEXTS, max_size=3).map(tuple),
    sizes=st.lists(st.integers(-9, 9), max_size=3).map(tuple),
    seed=st.none() | st.integers(0, 9),
)
PRINTERS = st.builds(
    PrinterPass,
    what=(TEXTS | st.sampled_from(["loud", "no-loud", "what"])).filter(lambda text: text != "nothing"),
    loud=st.booleans(),
    nested=st.lists(st.sampled_from(["a", "b<c>", "d(e)"]), max_size=2).map(tuple),
)


@given(SAMPLES | PRINTERS)
def test_printing_parses_back(pass_: ModulePass) -> None:
    assert one(print_pass(pass_)) == pass_


def test_a_field_of_another_type_is_a_mistake_of_the_pass() -> None:
    @dataclass(frozen=True)
    class Bad(ModulePass):
        name: ClassVar[str] = "bad"
        ratio: float = 0.5

        def run(self, module: Module, ctx: PassContext) -> PassResult:
            return PassResult(changed=False)

    with pytest.raises(TypeError, match="Bad.ratio"):
        option_specs(Bad)


def test_a_default_that_is_made_is_a_default() -> None:
    @dataclass(frozen=True)
    class MakingPass(SamplePass):
        extra: tuple[str, ...] = field(default_factory=tuple)

    (spec,) = [spec for spec in option_specs(MakingPass) if spec.field == "extra"]
    assert not spec.is_required
    assert print_pass(MakingPass()) == "sample"
