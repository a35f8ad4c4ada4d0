"""Memory of devices: pointers, arrays, buffers."""
