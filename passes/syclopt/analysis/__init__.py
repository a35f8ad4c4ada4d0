"""Pure questions to a module."""
