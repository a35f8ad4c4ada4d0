"""Where modules come from: compilers that turn source code into LLVM IR."""
