// Pointers that are asked whether they lead to one address space: there is only one here, so they do.
#pragma once

void *__spirv_GenericCastToPtrExplicit_ToGlobal(void *pointer, int) { return pointer; }
void *__spirv_GenericCastToPtrExplicit_ToLocal(void *pointer, int) { return pointer; }
void *__spirv_GenericCastToPtrExplicit_ToPrivate(void *pointer, int) { return pointer; }
