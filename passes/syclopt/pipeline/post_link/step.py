"""The post-link step from Python: `post_link`, whose keywords are the fields of `PostLinkCall`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Annotated, Concatenate, ForwardRef, ParamSpec, get_args

from syclopt.pipeline.post_link.options import Option, PostLinkOptions, options_of

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from syclopt.diagnostics import Warnings
    from syclopt.images.device_image import DeviceImage

KeywordsT = ParamSpec("KeywordsT")

_ABOUT = """Run the post-link step in memory and return the device images, in order.

    `source` is what `run_pipeline` takes, and is not changed. Raises `SycloptError` for what cannot be read or is
    refused, `TypeError` for a source of another type.

    The options, and the flags of syclopt-post-link that stand for them:

"""


@dataclass(frozen=True, kw_only=True)
class PostLinkCall(PostLinkOptions):
    """What `post_link` takes beside the module."""

    warnings: Annotated["Warnings | None", Option("what becomes of warnings (default: standard error has them)")] = None
    jobs: Annotated[int, Option("the number of processes that finish images")] = 1
    executor: Annotated["Executor | None", Option("what finishes images in the place of processes")] = None


def _run(source: object, options: PostLinkCall) -> "list[DeviceImage]":
    from syclopt.pipeline.post_link.preset import passes_of, with_bfloat16_libraries
    from syclopt.pipeline.run import run_pipeline

    passes = passes_of(options)
    images = run_pipeline(source, passes, warnings=options.warnings, jobs=options.jobs, executor=options.executor)
    images = [*with_bfloat16_libraries(images, options)]
    for image in images:
        image.target = options.target
    return images


def _with_keywords(
    options: Callable[KeywordsT, PostLinkCall],
) -> "Callable[Concatenate[object, KeywordsT], list[DeviceImage]]":
    """Return the step with the arguments of `options` as its own: type checkers see each field, and so does `help`."""

    def post_link(source: object, *args: KeywordsT.args, **keywords: KeywordsT.kwargs) -> "list[DeviceImage]":
        return _run(source, options(*args, **keywords))

    post_link.__qualname__ = "post_link"
    post_link.__doc__ = _ABOUT + "".join(_lines())
    post_link.__dict__["__signature__"] = _signature(options)
    return post_link


def _lines() -> Iterator[str]:
    for name, option in options_of(PostLinkCall).items():
        flag = f" ({option.flag.shown})" if option.flag else ""
        yield f"    {name}: {option.help}{flag}\n"


def _signature(options: Callable[..., PostLinkCall]) -> Signature:
    source = Parameter("source", Parameter.POSITIONAL_OR_KEYWORD, annotation=object)
    keywords = signature(options).parameters.values()
    plain = [each.replace(annotation=_plain(get_args(each.annotation)[0])) for each in keywords]
    return Signature([source, *plain], return_annotation="list[DeviceImage]")


def _plain(annotation: object) -> object:
    return annotation.__forward_arg__ if isinstance(annotation, ForwardRef) else annotation


post_link = _with_keywords(PostLinkCall)
