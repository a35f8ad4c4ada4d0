"""One module with two sides: what is device code, what is host code, and what device code may not do."""
