"""Pipelines from Python."""

import os
from pathlib import Path
from typing import Any

import pytest
from sample_passes import TEXT, HidePass, LookPass, TwicePass, sample_image

import syclopt
from syclopt.errors import PipelineError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

HIDDEN = TEXT.replace("define void @a", "define internal void @a")


def test_text_and_bytes() -> None:
    for source in (TEXT, TEXT.encode()):
        (image,) = run_pipeline(source, [HidePass()])
        assert str(image.module) == HIDDEN


def test_a_file(tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(TEXT)
    assert syclopt.run_pipeline is run_pipeline
    (image,) = run_pipeline(tmp_path / "in.ll", "")
    assert str(image.module) == TEXT
    assert image.module.name == str(tmp_path / "in.ll")


def test_the_source_is_not_changed() -> None:
    module = Module.parse(TEXT)
    (image,) = run_pipeline(module, [HidePass()])
    assert (str(module), str(image.module)) == (TEXT, HIDDEN)
    source = sample_image()
    (image,) = run_pipeline(source, [HidePass()])
    assert (str(source.module), str(image.module)) == (TEXT, HIDDEN)


def test_images() -> None:
    images = run_pipeline([sample_image(), sample_image()], [TwicePass()])
    assert [image.index for image in images] == [0, 1, 2, 3]
    assert all(isinstance(image, DeviceImage) for image in images)


@pytest.mark.usefixtures("sample_registry")
def test_pipeline_text() -> None:
    (image,) = run_pipeline(TEXT, "look,hide<function=a>")
    assert str(image.module) == HIDDEN


def test_llvmlite_modules() -> None:
    binding = pytest.importorskip("llvmlite.binding")
    (image,) = run_pipeline(binding.parse_assembly(TEXT), [LookPass()])
    assert list(image.module.functions) == ["a", "b", "c"]
    ir = pytest.importorskip("llvmlite.ir")
    built = ir.Module(name="built")
    ir.GlobalVariable(built, ir.IntType(32), "g")
    (image,) = run_pipeline(built, "")
    assert list(image.module.globals) == ["g"]


def test_mistakes() -> None:
    with pytest.raises(PipelineError, match="unknown pass"):
        run_pipeline(TEXT, "nonsense")
    with pytest.raises(TypeError, match="cannot make a module from int"):
        run_pipeline(3, "")
    with pytest.raises(TypeError, match="expected passes, or their names in one text, found 'globaldce'"):
        run_pipeline(TEXT, ["globaldce"])  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match="expected passes, or their names in one text, found 5"):
        run_pipeline(TEXT, 5)  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match="expected images in a sequence, found str"):
        run_pipeline([TEXT], "")
    with pytest.raises(TypeError, match="expected True, False or a text as the option 'symbols', found 5"):
        syclopt.post_link(TEXT, symbols=5)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("text", [5, None, [TEXT], Path("module.ll")])
def test_what_is_no_text_of_a_module(text: Any) -> None:
    with pytest.raises(TypeError, match=rf"found {type(text).__name__}: Module\.read takes the path of a file"):
        Module.parse(text)


def test_bytes_of_any_kind_and_their_paths(tmp_path: Path) -> None:
    data = TEXT.encode()
    for given in (data, bytearray(data), memoryview(data)):
        assert str(Module.parse(given)) == TEXT
        assert str(run_pipeline(given, "")[0].module) == TEXT
    path = os.fsencode(tmp_path / "module.ll")
    Module.parse(data).write(path)
    assert Module.read(path).name == os.fsdecode(path)
