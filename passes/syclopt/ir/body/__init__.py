"""The inside of a function."""
