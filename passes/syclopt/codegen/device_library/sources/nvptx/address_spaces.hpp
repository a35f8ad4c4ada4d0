// Where a pointer leads to.
#pragma once

extern "C" {
bool is_shared(const void *) __asm__("llvm.nvvm.isspacep.shared");
bool is_stack(const void *) __asm__("llvm.nvvm.isspacep.local");
}
INLINE bool is_local(const void *pointer) { return is_shared(pointer); }
INLINE bool is_private(const void *pointer) { return is_stack(pointer); }
INLINE bool is_global(const void *pointer) { return !is_shared(pointer) && !is_stack(pointer); }
