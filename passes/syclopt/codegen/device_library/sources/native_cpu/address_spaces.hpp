// There is only one address space, so all pointers lead to any.
#pragma once

INLINE bool is_global(const void *) { return true; }
INLINE bool is_local(const void *) { return true; }
INLINE bool is_private(const void *) { return true; }
