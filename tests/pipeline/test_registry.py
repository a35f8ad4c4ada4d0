"""The table of passes."""

import inspect
from importlib.resources import files

import pytest

from syclopt.errors import PipelineError
from syclopt.pipeline import registry
from syclopt.pipeline.options import build, option_specs, print_pass
from syclopt.pipeline.parse import parse_pipeline, print_pipeline
from syclopt.pipeline.text import PipelineText, parse

REQUIRED = {
    "print": "<aspects>",
    "sycl-add-opt-level-attribute": "<level=2>",
    "sycl-decide-conditional-calls": "<target=intel_gpu_pvc>",
    "sycl-resolve-if-architecture": "<target=intel_gpu_pvc>",
    "sycl-resolve-virtual-functions": "<target=intel_gpu_pvc>",
}
FILES = {"llvm": "llvm_passes"}  # a file llvm.py would read as LLVM itself


@pytest.mark.parametrize("name", registry.pass_names())
def test_a_row_names_its_pass(name: str) -> None:
    cls = registry.pass_class(name)
    assert cls.name == name
    assert cls.__module__ == f"syclopt.transforms.{FILES.get(name, name.replace('-', '_'))}"


@pytest.mark.parametrize("name", registry.pass_names())
def test_a_pass_is_documented(name: str) -> None:
    cls = registry.pass_class(name)
    assert "__doc__" in vars(cls)
    assert not (inspect.getdoc(cls) or "").startswith(f"{cls.__name__}(")
    assert all(spec.help for spec in option_specs(cls))


@pytest.mark.parametrize("name", registry.pass_names())
def test_the_text_of_a_pass_with_defaults_is_its_name(name: str) -> None:
    text = f"{name}{REQUIRED.get(name, '')}"
    (element,) = parse(PipelineText(text))
    pass_ = build(registry.pass_class(name), element, PipelineText(text))
    assert print_pass(pass_) == text


@pytest.mark.parametrize("name", registry.pass_names())
def test_flags_stand_for_fields(name: str) -> None:
    cls = registry.pass_class(name)
    assert set(cls.flags.values()) <= {spec.field for spec in option_specs(cls)}


def test_a_flag_belongs_to_one_pass() -> None:
    flags = [flag for cls in registry.pass_classes() for flag in cls.flags]
    assert len(set(flags)) == len(flags)


def test_every_file_has_a_row() -> None:
    known = {FILES.get(name, name.replace("-", "_")) for name in registry.pass_names()}
    found = {path.name.removesuffix(".py") for path in files("syclopt.transforms").iterdir() if path.name[0] != "_"}
    assert found == known


def test_an_unknown_pass_gets_suggestions() -> None:
    with pytest.raises(PipelineError, match="unknown pass 'verfy'; did you mean 'verify'?"):
        registry.pass_class("verfy")


@pytest.mark.usefixtures("sample_registry")
def test_other_passes_can_be_named() -> None:
    assert print_pipeline(parse_pipeline("hide< function = b >,look")) == "hide<function=b>,look"
    registry.add_pass("hide", "sample_passes:HidePass")
    with pytest.raises(PipelineError, match="pass 'hide' is sample_passes:HidePass already"):
        registry.add_pass("hide", "elsewhere:HidePass")
