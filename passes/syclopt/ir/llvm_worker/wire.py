"""What goes over the pipes between `llvm.process` and the worker: frames of a fixed head, then bytes.

A request is its operation, the lengths of its argument and of its data, the argument, the data. An answer is its
status, the length of its data, the data. The first answer comes unasked: the version of LLVM.
"""

from __future__ import annotations

from struct import Struct

REQUEST = Struct("<BIQ")
ANSWER = Struct("<BQ")

# Operations.
VERIFY = 1  # text -> nothing
TO_BITCODE = 2  # text -> bitcode
FROM_BITCODE = 3  # bitcode -> text
RUN_PASSES = 4  # text -> text; the argument is the names of the passes, between commas
EMIT = 5  # text -> object code; the argument is a triple (nothing for this machine's), then extensions of SPIR-V
COMPILE = 6  # text -> object code for this very machine; the argument is the symbols that stay visible, between NULs
COMPILE_PLAINLY = 7  # the same, without vectors that the code does not have itself
EMIT_PTX = 8  # text -> PTX; the argument is a processor, its features and the symbols that stay visible, between NULs
COMPILE_OPTIMIZED = 9  # text that has been optimized -> object code for this very machine

# Statuses.
DONE = 0
REFUSED = 1  # the data is what LLVM says
FAILED = 2  # the data is the error of Python that the worker met
