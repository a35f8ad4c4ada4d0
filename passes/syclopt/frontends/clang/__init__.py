"""A stock clang as the front end: which one, and the two sides of what it compiles once."""
