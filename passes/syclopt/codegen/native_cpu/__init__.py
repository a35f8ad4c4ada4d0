"""Kernels as the processor runs them: loops around work-items, lanes of vectors, indices as wide as pointers."""
