"""Device code for machines. What all devices share stands here; each kind of device has a folder of its own."""
