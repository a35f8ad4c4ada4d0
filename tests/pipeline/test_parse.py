"""From pipeline text to passes: names that LLVM has."""

import pytest

from syclopt.errors import PipelineError
from syclopt.pipeline.parse import parse_pipeline, print_pipeline


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("sroa", "llvm(sroa)"),
        ("sroa, instcombine,default<O2>", "llvm(sroa,instcombine,default<O2>)"),
        ("sroa,internalize,instcombine", "llvm(sroa),internalize,llvm(instcombine)"),
        ("llvm(sroa),instcombine", "llvm(sroa),llvm(instcombine)"),
        ("globaldce,strip-dead-prototypes,verify", "globaldce,strip-dead-prototypes,verify"),
        ("llvm(globaldce,verify)", "llvm(globaldce,verify)"),
    ],
)
def test_names_of_llvm_may_stand_alone(text: str, printed: str) -> None:
    """Those that follow each other run together; a name that both have is ours."""
    assert print_pipeline(parse_pipeline(text)) == printed
    assert parse_pipeline(printed) == parse_pipeline(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("verify,sroo", "1:8: error: unknown pass 'sroo'; did you mean 'sroa'"),
        ("verify,sroa,instcombine<a>", "1:8: error: pass 'llvm': unknown LLVM pass 'instcombine<a>'; did you mean"),
        ("default<O9>", "1:1: error: pass 'llvm': unknown LLVM pass 'default<O9>'; did you mean 'default<O"),
        ("default", "1:1: error: pass 'llvm': unknown LLVM pass 'default'"),
        ("functional(sroa)", "1:1: error: unknown pass 'functional'"),
        ("verify,function(verify,sroo)", "1:24: error: unknown function pass 'sroo'; did you mean 'sroa'"),
        ("function(module(sroa))", "1:10: error: 'module(...)' cannot stand in 'function(...)'"),
        ("function", "1:1: error: expected passes in parentheses after 'function'"),
    ],
)
def test_mistakes(text: str, message: str) -> None:
    with pytest.raises(PipelineError) as caught:
        parse_pipeline(text)
    assert str(caught.value).startswith(f"<pipeline>:{message}")
