"""The command `syclrt`."""
