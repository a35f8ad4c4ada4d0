"""Passes that make code for NVIDIA's GPUs."""
