"""Text as LLVM IR spells it: sources, names, strings, brackets, tokens. Knows no entity."""
