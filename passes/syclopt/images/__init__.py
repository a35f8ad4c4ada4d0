"""Device images and the files they are written to: property sets, symbol lists, file tables."""
