"""An option of the post-link step is one field: flag, help, keyword, documentation and pipeline all come from it."""

from __future__ import annotations

import inspect
import re
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

import pytest

import syclopt
from syclopt.pipeline.pass_options import option_specs
from syclopt.pipeline.post_link.options import SPLIT_MODES, PostLinkOptions, options_of
from syclopt.pipeline.post_link.preset import passes_of, pipeline_of
from syclopt.pipeline.post_link.step import PostLinkCall
from syclopt.pipeline.registry import pass_class
from syclopt.tools.post_link.arguments import CommandLine, read_command_line
from syclopt.tools.post_link.main import main

DOCUMENTATION = Path(__file__).resolve().parents[2] / "docs" / "post_link.md"
VALUES: dict[str, object] = {  # of options that are no flags
    "mode": "source",
    "spirv_decorations": "host-access",
    "id_queries_range": "uint",
    "spec_constants": "native",
    "target": "nvidia_gpu_sm_80",
    "device_config_file": "devices.yaml",
    "device_lib_dir": "libraries",
}
UNLINKED = "device-code-split<dynamic-linking>"  # not in the pipeline for code to which nothing is linked later
OPTIONS = {**options_of(PostLinkOptions), **options_of(CommandLine)}
FLAGS = {name: option.flag for name, option in OPTIONS.items() if option.flag}


def value_of(line: CommandLine, name: str) -> object:
    return getattr(line.step if name in options_of(PostLinkOptions) else line, name)


@pytest.mark.parametrize("name", [name for name, option in options_of(PostLinkOptions).items() if option.parts])
def test_an_option_changes_the_pipeline_where_it_says(name: str) -> None:
    """No part names a pass that does not run."""
    others = PostLinkOptions(mode="kernel", target="nvidia_gpu_sm_90", device_globals=True, imported_symbols=True)
    off = replace(others, **{name: None if name in VALUES else False})
    on = replace(others, **{name: VALUES.get(name, True)})
    assert pipeline_of(on) != pipeline_of(off)
    assert passes_of(on)
    parts = (step.removesuffix(">").partition("<") for step in pipeline_of(on).split(","))
    steps = {pass_name: text for pass_name, _, text in parts}
    for part in (part for part in options_of(PostLinkOptions)[name].parts if part != UNLINKED):
        pass_name, _, text = part.removesuffix(">").partition("<")
        assert text.replace("{}", str(VALUES.get(name))) in steps[pass_name]


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_sets_its_field(name: str) -> None:
    """All spellings, with one dash and two; a flag that is not given is off, and the last one of several counts."""
    flag = FLAGS[name]
    records = (PostLinkOptions, CommandLine)
    default = next(item.default for record in records for item in fields(record) if item.name == name)
    assert value_of(read_command_line([]), name) == (default if flag.value else False)
    value = flag.choices[0] if flag.choices else VALUES.get(name, "x")
    for spelling in (flag.name, *flag.older):
        dashes = ("-",) if len(spelling) == 2 else ("-", "--")
        for dash in dashes:
            word = f"{dash}{spelling.lstrip('-')}"
            on, off = ("=false", "=true") if flag.denies else ("", "=false")
            ways = [[word, str(value)], [f"{word}={value}"]] if flag.value else [[word + on], [word + off, word + on]]
            for words in ways:
                line = read_command_line(words)
                assert value_of(line, name) == (value if flag.value else True)
                assert name in line.given
            if not flag.value:
                line = read_command_line([word + on, word + off])
                assert value_of(line, name) is False
                assert name not in line.given


@pytest.mark.parametrize("name", FLAGS)
def test_an_option_that_a_flag_needs_exists(name: str) -> None:
    assert FLAGS[name].needs in {"", *FLAGS}


@pytest.mark.parametrize("name", [name for name, flag in FLAGS.items() if flag.choices])
def test_the_choices_of_a_flag_are_what_its_pass_takes(name: str) -> None:
    for part in OPTIONS[name].parts:
        pass_name, _, option = part.removesuffix("={}>").partition("<")
        if part.endswith("={}>"):
            (spec,) = [spec for spec in option_specs(pass_class(pass_name)) if spec.name == option]
            assert (*spec.values,) == FLAGS[name].choices


def test_the_help_has_each_option(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    assert main(["-help"]) == 0
    shown = capfd.readouterr().out
    for name, option in OPTIONS.items():
        if flag := FLAGS.get(name):
            value = f" {flag.value}" if flag.value else ""
            spellings = ", ".join(f"{spelling}{value}" for spelling in (flag.name, *flag.older))
            assert re.search(rf"^  {re.escape(spellings)}\s+{re.escape(option.help)}", shown, re.MULTILINE), name


def test_from_python_each_option_is_a_keyword() -> None:
    """The signature has them all with their defaults, and the docstring what they do."""
    parameters = inspect.signature(syclopt.post_link).parameters
    assert [*parameters] == ["source", *(item.name for item in fields(PostLinkCall))]
    assert all(parameters[item.name].default == item.default is not MISSING for item in fields(PostLinkCall))
    assert parameters["mode"].annotation.__args__ == SPLIT_MODES
    about = inspect.getdoc(syclopt.post_link) or ""
    assert all(f"\n{name}: {option.help}" in about for name, option in options_of(PostLinkCall).items())
    misspelt: dict[str, Any] = {"simbols": True}
    with pytest.raises(TypeError, match="unexpected keyword argument 'simbols'"):
        syclopt.post_link("", **misspelt)


def test_the_documentation_has_each_option() -> None:
    """Flags and keywords; the table of keywords is this one."""
    text = DOCUMENTATION.read_text()
    for flag in FLAGS.values():
        assert re.search(rf"`[^`]*-{flag.name.lstrip('-')}\b", text), flag.name
    rows = [
        f"| `{name}` | {f'`{option.flag.shown}` ' if option.flag else ''}| {option.help} |"
        for name, option in options_of(PostLinkCall).items()
    ]
    table = "\n".join(["| keyword | flag | |", "|---|---|---|", *rows])
    assert table in text, f"docs/post_link.md should have this table:\n{table}"
