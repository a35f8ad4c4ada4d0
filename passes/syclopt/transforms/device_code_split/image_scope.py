"""Device globals of which each image has a variable of its own: they must not be in two images."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.ways import inverted, steps_towards, way_from
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.analysis.device_globals import DeviceGlobal
    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.device_code_split.cutter import ImageCutter


def check_image_scope(cutter: ImageCutter, groups: Sequence[Sequence[Key]], variables: Sequence[DeviceGlobal]) -> None:
    """Raise `InputError` for a variable with image scope that images of two `groups` of entry points would have.

    The message has the text of the device_global design document (changes to the sycl-post-link tool), and a chain of
    uses for each image.
    """
    if len(groups) < 2 or not variables:
        return
    module, dependencies = cutter.module, cutter.dependencies
    users = inverted({key: dependencies.edges(key) for key in module.symbols})
    places = {cutter.name(key): (image, at) for image, group in enumerate(groups) for at, key in enumerate(group)}
    for variable in variables:
        name = cutter.name(variable.key)
        next_use = steps_towards((name,), users)
        starts: dict[int, Key] = {}
        for key in sorted((key for key in next_use if key in places), key=places.__getitem__):
            starts.setdefault(places[key][0], key)
        if name in dependencies.everywhere:
            chains = [f"image {image}: in every image" for image in range(len(groups))]
        else:
            ways = {image: way_from(start, next_use) for image, start in starts.items()}
            chains = [f"image {image}: {' -> '.join(map(str, way))}" for image, way in ways.items()]
        if len(chains) > 1:
            message = (
                f"device_global variable '{variable.key}' with property \"device_image_scope\" "
                f"is used in more than one device image: {'; '.join(chains)}"
            )
            raise InputError(message, module.symbols[name].location)
