"""Fusion: kernels of an executable graph that become one, where that gives the same results."""
