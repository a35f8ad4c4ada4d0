"""sycl-add-dummy-images: stand-ins for virtual functions that a device may be unable to run."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_images import members_of
from syclopt.images.properties import PropertySets
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.passes import ImagePass, PassContext
from syclopt.rewrites.emptied_bodies import OptionalTypes, stand_ins, with_bare_signature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class SYCLAddDummyImagesPass(ImagePass):
    """Put a dummy after each image of virtual functions that uses or declares an optional feature.

    The dummy has the same functions, with their attributes and metadata, whose bodies only return, and nothing else.
    They are weak: each gives way to a definition of its name, which another program may have. One whose signature has
    types that a device may lack takes and returns nothing. So objects can be created on a device that lacks the
    feature.

    Of the properties of its original, the dummy has those that say which set it is of and what that requires, and
    beside them `dummy-image`; it has the same symbols.
    """

    name: ClassVar[str] = "sycl-add-dummy-images"
    idempotent: ClassVar[bool] = False
    fills: ClassVar[tuple[str, ...]] = ("Properties",)

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image, and its dummy if it needs one. Raises `InputError` for aspects of another form."""
        sets = image.module.functions_with_string(names.INDIRECTLY_CALLABLE)
        members = members_of(image.module, ctx.get(EntryPoints), sets)
        if not members or not _is_optional(image.module):
            return [image]
        ctx.count("dummy images")
        dummy = image.with_module(partial(_dummies, image.module.copy(), members))
        dummy.properties = _properties(image.properties or PropertySets())
        return [image, dummy]


def _dummies(module: Module, members: Sequence[Key]) -> Module:
    """Return a module of dummies of the functions `members`; `module` is used up."""
    types = OptionalTypes(module)
    edited: dict[Entity, Entity] = {}
    for key in members:
        function = module.functions[key].entity
        weak = with_linkage(outside_comdat(function), "weak")
        edited[function] = with_bare_signature(weak) if types.are_in(function) else weak
    module.replace_all(edited)
    return stand_ins(module, members)


def _properties(original: PropertySets) -> PropertySets:
    found = PropertySets()
    for key, value in original.get(names.REQUIREMENTS_SET, {}).items():
        found.add(names.REQUIREMENTS_SET, key, value)
    if (own_set := original.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(names.VIRTUAL_FUNCTIONS_KEY)) is not None:
        found.add(names.VIRTUAL_FUNCTIONS_SET, names.VIRTUAL_FUNCTIONS_KEY, own_set)
    found.add(names.VIRTUAL_FUNCTIONS_SET, names.DUMMY_IMAGE_KEY, 1)
    return found


def _is_optional(module: Module) -> bool:
    return any(
        number >= 0
        for kind in (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
        for function in module.functions_with_metadata(kind)
        for number in aspects_of(function, kind)
    )
