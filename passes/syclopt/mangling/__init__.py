"""Mangled names of C++ (Itanium ABI): what they say, as far as passes must know it."""
