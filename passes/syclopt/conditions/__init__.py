"""Conditions on a device: expressions over aspects and architectures."""
