"""Files with the property sets of an image, in either form."""

from __future__ import annotations

from syclopt.images.properties import PropertySets


def properties_of(data: bytes, file: str) -> PropertySets:
    """Return the property sets of a file of either form, which may be empty. Raises `ParseError`."""
    if not data:
        return PropertySets()
    if not data.lstrip().startswith(b"{"):
        return PropertySets.parse(data, file)
    from syclopt.images.json import from_json

    return from_json(data, file)
