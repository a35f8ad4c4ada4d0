"""For which of NVIDIA's architectures code is made, as users of DPC++'s driver and of clang's say it.

`-fsycl-targets=nvptx64-nvidia-cuda` with `--offload-arch=sm_90` is `-fsycl-targets=nvidia_gpu_sm_90`. The option stands
for itself, or behind `-Xsycl-target-backend` or `-Xs`.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.targets.nvidia_gpus import TRIPLE, is_nvidia_gpu

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_OPTIONS = ("--offload-arch=", "--cuda-gpu-arch=")
_PREFIX = "nvidia_gpu_"


def options_of_architectures(text: str) -> tuple[list[str], str]:
    """Return those words of an option for the compiler of images that choose architectures, and the other words."""
    if not any(option in text for option in _OPTIONS):
        return [], text
    words = shlex.split(text)
    chosen = [word for word in words if word.startswith(_OPTIONS)]
    return chosen, shlex.join(word for word in words if not word.startswith(_OPTIONS))


def with_architectures(targets: Sequence[str], options: Sequence[str]) -> tuple[str, ...]:
    """Return targets with the architectures that options choose in the place of any of NVIDIA's GPUs.

    Raises `UsageError` where no target is that, and for an architecture that there is no code for.
    """
    if not options:
        return tuple(targets)
    if TRIPLE not in targets:
        named = next(filter(is_nvidia_gpu, targets), None)
        message = f"-fsycl-targets= already names {named}" if named else f"needs -fsycl-targets={TRIPLE}"
        raise UsageError(f"option '{options[0]}': {message}")
    chosen = [target for option in options for target in _targets(option)]
    return tuple(dict.fromkeys(each for one in targets for each in (chosen if one == TRIPLE else [one])))


def _targets(option: str) -> Iterator[str]:
    """Yield the targets that an option names."""
    from syclopt.errors import InputError
    from syclopt.targets import get
    from syclopt.targets.nvidia_gpus import architecture_of

    for name in option.partition("=")[2].split(","):
        if not name.startswith("sm_"):
            raise UsageError(f"option '{option}': found '{name}', expected an architecture such as sm_90")
        try:
            target = get(_PREFIX + name)
            architecture_of(target)
        except InputError as error:
            raise UsageError(f"option '{option}': {error.message}") from None
        yield target.name
