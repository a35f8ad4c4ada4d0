"""Which kernels may use the objects of others: what each of them uses of virtual functions on a device."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from syclrt.errors import SyclError
from syclrt.programs.discovery import Discovery, check_requirements
from syclrt.programs.image_choice import choose

if TYPE_CHECKING:
    from syclrt.backends.device import Device
    from syclrt.programs.image_table import ImageTable
    from syclrt.programs.loaded_image import LoadedImage

    User = tuple[LoadedImage, frozenset[str]]


class SharedObjects:
    """Remembers for each device which images of kernels use which sets, until images come or go."""

    def __init__(self, table: ImageTable) -> None:
        self._table = table
        self._users: WeakKeyDictionary[Device, list[User]] = WeakKeyDictionary()

    def discovery(self, main: LoadedImage, kernel: str, device: Device) -> Discovery:
        """Return what finds the images that a kernel of one needs, and those of kernels that share objects with it."""
        return Discovery(self._table, device, main, kernel, partial(self._of_device, device))

    def forget(self) -> None:
        """Forget all, as other images are loaded now."""
        self._users.clear()

    def _of_device(self, device: Device) -> list[User]:
        found = self._users.get(device)
        if found is None:
            images = [one for one in self._table.images if one.kernels and one.uses_others and not one.target]
            used = [(image, self._sets(image, device)) for image in images if self._is_taken(image, device)]
            found = self._users[device] = [(image, sets) for image, sets in used if sets]
        return found

    def _is_taken(self, image: LoadedImage, device: Device) -> bool:
        kernel = image.kernels[0]
        others = self._table.kernels[kernel]
        return len(others) == 1 or choose(kernel, others, device) is image

    def _sets(self, image: LoadedImage, device: Device) -> frozenset[str]:
        """Return the sets that an image and what it needs use: none if the device cannot run it."""
        discovery = Discovery(self._table, device, image)
        try:
            discovery.run()
            check_requirements("", discovery.linked, device)
        except SyclError:
            return frozenset()
        return frozenset(discovery.sets)
