"""The C interface of programs that a stock clang compiled (syclopt/abi.h), filled by this runtime."""

entry: object = None
"""The capsule with the function that constructors of programs call; `loading.py` makes it."""
