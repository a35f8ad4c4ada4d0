"""The differences between DPC++'s own post-link step and ours that stay; what is not here is a defect of ours.

docs/dpcpp_differences.md has the reason of each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.peer.image_differences import BOTH, ORDER, OURS, THEIRS
from tests.peer.symbol_sorts import DISCARDABLE, DRAWN_IN, KEPT, RESERVED

from syclopt import names

if TYPE_CHECKING:
    from tests.peer.image_differences import Difference

_VIRTUAL = re.escape(names.VIRTUAL_FUNCTIONS_SET)
_SYMBOLS = "defined|declared|exported"


@dataclass(frozen=True)
class Known:
    """A difference that stays: its name on the page of differences, and patterns for what it is seen in.

    `modes` are the split modes in which it may be seen; none for all.
    """

    name: str
    of: str
    who: str
    about: str
    modes: tuple[str, ...] = ()

    def holds(self, difference: Difference, mode: str) -> bool:
        """Whether a difference that was seen in a mode is this one."""
        if self.modes and mode not in self.modes:
            return False
        pairs = ((self.of, difference.of), (self.who, difference.who), (self.about, difference.about))
        return all(re.fullmatch(pattern, text) for pattern, text in pairs)


KNOWN = (
    Known("images of sets in mode none", _VIRTUAL, ".*", ".*", modes=("none",)),
    Known("created sets", _VIRTUAL, f"{OURS}|{BOTH}", "uses-virtual-functions-set"),
    Known("order of sets", _VIRTUAL, BOTH, ORDER),
    Known("thunks", f"entry point|{_SYMBOLS}", ".*", "thunk"),
    Known("device globals in every image", "defined|SYCL/(?:device globals|exported symbols)", THEIRS, "device global"),
    Known("device globals in every image", "SYCL/program metadata", THEIRS, "@global_id_mapping"),
    Known("merged device globals", "SYCL/exported symbols", OURS, "device global"),
    Known("variables in every image", _SYMBOLS, THEIRS, re.escape(DRAWN_IN)),
    Known("variables in every image", "SYCL/device requirements", BOTH, re.escape(DRAWN_IN)),
    Known("name of a set", _VIRTUAL, BOTH, "virtual-functions-set"),
    Known("aliases", f"{_SYMBOLS}|SYCL/imported symbols", ".*", "alias|function behind an alias"),
    Known("inline functions for other images", ".*", OURS, f"{DISCARDABLE}|{KEPT}"),
    Known("inline functions for other images", "image", THEIRS, "nothing"),
    Known("reserved names", "entry point|SYCL/exported symbols", THEIRS, RESERVED),
    Known("reserved names", names.MISC_SET, THEIRS, "optLevel", modes=("none",)),
    Known("functions of other sets", "defined", THEIRS, "virtual function"),
    Known("functions of other sets", "declared", OURS, "virtual function"),
    Known("kernels with assertions", names.ASSERT_USED_SET, OURS, "kernel"),
    Known("builtins of OpenCL C", "SYCL/imported symbols", THEIRS, "OpenCL builtin"),
)


def known(difference: Difference, mode: str) -> Known | None:
    """Return the row of the table that a difference is, or None: then it is a defect."""
    return next((row for row in KNOWN if row.holds(difference, mode)), None)
