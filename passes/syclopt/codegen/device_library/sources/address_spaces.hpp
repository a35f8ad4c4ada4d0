// Pointers that are asked whether they lead to one address space.
#pragma once

void *__spirv_GenericCastToPtrExplicit_ToGlobal(void *pointer, int) { return is_global(pointer) ? pointer : nullptr; }
void *__spirv_GenericCastToPtrExplicit_ToLocal(void *pointer, int) { return is_local(pointer) ? pointer : nullptr; }
void *__spirv_GenericCastToPtrExplicit_ToPrivate(void *pointer, int) { return is_private(pointer) ? pointer : nullptr; }
