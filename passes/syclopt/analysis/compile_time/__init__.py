"""Compile-time properties: what attributes of a SYCL front end say to SPIR-V."""
