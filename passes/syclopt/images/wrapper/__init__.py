"""Wrappers: device images inside of a host object, which gives them to DPC++'s runtime before `main`."""
