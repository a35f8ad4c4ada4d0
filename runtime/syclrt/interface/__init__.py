"""The C interface of programs that a stock clang compiled (syclopt/abi.h), filled by this runtime."""
