"""Virtual functions: vtables, sets, calls, and what images have to do with them."""
