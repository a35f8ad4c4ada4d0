"""Machine code that was built before, on the disk."""
