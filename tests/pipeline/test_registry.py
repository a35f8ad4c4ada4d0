"""The table of passes."""

import pytest

from syclopt.errors import PipelineError
from syclopt.pipeline import registry
from syclopt.pipeline.parse import parse_pipeline, print_pipeline


def test_a_flag_belongs_to_one_pass() -> None:
    flags = [flag for cls in registry.pass_classes() for flag in cls.flags]
    assert len(set(flags)) == len(flags)


def test_an_unknown_pass_gets_suggestions() -> None:
    with pytest.raises(PipelineError, match="unknown pass 'verfy'; did you mean 'verify'?"):
        registry.pass_class("verfy")


@pytest.mark.usefixtures("sample_registry")
def test_other_passes_can_be_named() -> None:
    assert print_pipeline(parse_pipeline("hide< function = b >,look")) == "hide<function=b>,look"
    registry.add_pass("hide", "sample_passes:HidePass")
    with pytest.raises(PipelineError, match="pass 'hide' is sample_passes:HidePass already"):
        registry.add_pass("hide", "elsewhere:HidePass")
