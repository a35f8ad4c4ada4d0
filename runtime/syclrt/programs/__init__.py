"""Device images, and what is linked of them for a kernel on a device."""
