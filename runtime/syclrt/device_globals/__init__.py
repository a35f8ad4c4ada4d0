"""Device globals: variables of device code that the host reads and writes."""
