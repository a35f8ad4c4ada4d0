"""The processor of this machine as a SYCL device."""
