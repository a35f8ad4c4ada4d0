// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of the device library, which host code has not: what kernels ask of their work-item, its group, and memory.
#pragma once

#include <sycl/detail/config.hpp>

#define SYCLOPT_DEVICE __attribute__((weak, nothrow))
#define SYCLOPT_CONVERGENT __attribute__((weak, nothrow, convergent))

#define SYCLOPT_QUERY(name) SYCLOPT_DEVICE size_t __spirv_BuiltIn##name(int);
SYCLOPT_QUERY(GlobalInvocationId)
SYCLOPT_QUERY(GlobalSize)
SYCLOPT_QUERY(GlobalOffset)
SYCLOPT_QUERY(LocalInvocationId)
SYCLOPT_QUERY(WorkgroupId)
SYCLOPT_QUERY(WorkgroupSize)
SYCLOPT_QUERY(NumWorkgroups)
#undef SYCLOPT_QUERY

SYCLOPT_DEVICE size_t __spirv_BuiltInGlobalLinearId();
SYCLOPT_DEVICE size_t __spirv_BuiltInLocalInvocationIndex();
SYCLOPT_DEVICE unsigned __spirv_BuiltInSubgroupSize();
SYCLOPT_DEVICE unsigned __spirv_BuiltInSubgroupMaxSize();
SYCLOPT_DEVICE unsigned __spirv_BuiltInNumSubgroups();
SYCLOPT_DEVICE unsigned __spirv_BuiltInSubgroupId();
SYCLOPT_DEVICE unsigned __spirv_BuiltInSubgroupLocalInvocationId();

SYCLOPT_CONVERGENT void __spirv_ControlBarrier(int scope, int memory_scope, int semantics);
SYCLOPT_DEVICE void __spirv_MemoryBarrier(int scope, int semantics);

extern "C" SYCLOPT_DEVICE __attribute__((address_space(3))) void *__sycl_dynamicLocalMemoryPlaceholder(size_t);
extern "C" SYCLOPT_DEVICE __attribute__((address_space(3))) void *__sycl_allocateLocalMemory(size_t size, size_t align);
extern "C" SYCLOPT_DEVICE __attribute__((address_space(3))) void *__sycl_staticLocalMemory(const void *variable, size_t size, size_t align);

SYCLOPT_DEVICE void *__spirv_GenericCastToPtrExplicit_ToGlobal(void *, int);
SYCLOPT_DEVICE void *__spirv_GenericCastToPtrExplicit_ToLocal(void *, int);
SYCLOPT_DEVICE void *__spirv_GenericCastToPtrExplicit_ToPrivate(void *, int);

#define SYCLOPT_INTEGERS(f) f(short) f(unsigned short) f(int) f(unsigned) f(long) f(unsigned long)
#define SYCLOPT_FLOATS(f) f(_Float16) f(float) f(double)

// Functions of groups: what `scope` has, and for folds what is computed (0 all, 1 up to the item, 2 before it).
#define SYCLOPT_GROUP(t)                                                                                               \
  SYCLOPT_CONVERGENT t __spirv_GroupBroadcast(int scope, t, size_t item);                                              \
  SYCLOPT_CONVERGENT t __spirv_GroupNonUniformShuffle(int scope, t, int item);                                         \
  SYCLOPT_CONVERGENT t __spirv_GroupNonUniformShuffleXor(int scope, t, int mask);                                      \
  SYCLOPT_CONVERGENT t __spirv_GroupNonUniformShuffleUp(int scope, t, int delta);                                      \
  SYCLOPT_CONVERGENT t __spirv_GroupNonUniformShuffleDown(int scope, t, int delta);
SYCLOPT_GROUP(int)
SYCLOPT_GROUP(long)
SYCLOPT_GROUP(float)
SYCLOPT_GROUP(double)
#undef SYCLOPT_GROUP

#define SYCLOPT_FOLD(name, t) SYCLOPT_CONVERGENT t __spirv_Group##name(int scope, int operation, t);
#define SYCLOPT_FOLDS(t)                                                                                               \
  SYCLOPT_FOLD(IAdd, t)                                                                                                \
  SYCLOPT_FOLD(IMulKHR, t)                                                                                             \
  SYCLOPT_FOLD(BitwiseAndKHR, t) SYCLOPT_FOLD(BitwiseOrKHR, t) SYCLOPT_FOLD(BitwiseXorKHR, t)
SYCLOPT_FOLDS(int)
SYCLOPT_FOLDS(long)
#undef SYCLOPT_FOLDS
#define SYCLOPT_FOLDS(t, s) SYCLOPT_FOLD(s##Min, t) SYCLOPT_FOLD(s##Max, t)
SYCLOPT_FOLDS(int, S)
SYCLOPT_FOLDS(long, S)
SYCLOPT_FOLDS(unsigned, U)
SYCLOPT_FOLDS(unsigned long, U)
#undef SYCLOPT_FOLDS
#define SYCLOPT_FOLDS(t)                                                                                               \
  SYCLOPT_FOLD(FAdd, t) SYCLOPT_FOLD(FMulKHR, t) SYCLOPT_FOLD(FMin, t) SYCLOPT_FOLD(FMax, t)
SYCLOPT_FLOATS(SYCLOPT_FOLDS)
#undef SYCLOPT_FOLDS
#undef SYCLOPT_FOLD
SYCLOPT_CONVERGENT bool __spirv_GroupAll(int scope, bool);
SYCLOPT_CONVERGENT bool __spirv_GroupAny(int scope, bool);

// The same for those work-items of a sub-group that a ballot names, all of whom come there. Folds have 6, 7 and 8 for 0, 1 and 2.
namespace sycl::detail {
using ballot_bits = int __attribute__((ext_vector_type(4)));
}
SYCLOPT_CONVERGENT sycl::detail::ballot_bits __spirv_GroupNonUniformBallot(int scope, bool);
SYCLOPT_CONVERGENT sycl::detail::ballot_bits __spirv_GroupNonUniformBallot(int scope, bool, sycl::detail::ballot_bits);
SYCLOPT_CONVERGENT void __spirv_ControlBarrier(int scope, int memory_scope, int semantics, sycl::detail::ballot_bits);
#define SYCLOPT_SHUFFLE(t) SYCLOPT_CONVERGENT t __spirv_GroupNonUniformShuffle(int scope, t, int item, sycl::detail::ballot_bits);
SYCLOPT_SHUFFLE(int)
SYCLOPT_SHUFFLE(long)
SYCLOPT_SHUFFLE(float)
SYCLOPT_SHUFFLE(double)
#undef SYCLOPT_SHUFFLE
#define SYCLOPT_FOLD(name, t) SYCLOPT_CONVERGENT t __spirv_GroupNonUniform##name(int scope, int operation, t, sycl::detail::ballot_bits);
#define SYCLOPT_FOLDS(t)                                                                                               \
  SYCLOPT_FOLD(IAdd, t) SYCLOPT_FOLD(IMul, t) SYCLOPT_FOLD(BitwiseAnd, t) SYCLOPT_FOLD(BitwiseOr, t) SYCLOPT_FOLD(BitwiseXor, t)
SYCLOPT_FOLDS(int)
SYCLOPT_FOLDS(long)
#undef SYCLOPT_FOLDS
#define SYCLOPT_FOLDS(t, s) SYCLOPT_FOLD(s##Min, t) SYCLOPT_FOLD(s##Max, t)
SYCLOPT_FOLDS(int, S)
SYCLOPT_FOLDS(long, S)
SYCLOPT_FOLDS(unsigned, U)
SYCLOPT_FOLDS(unsigned long, U)
#undef SYCLOPT_FOLDS
#define SYCLOPT_FOLDS(t) SYCLOPT_FOLD(FAdd, t) SYCLOPT_FOLD(FMul, t) SYCLOPT_FOLD(FMin, t) SYCLOPT_FOLD(FMax, t)
SYCLOPT_FLOATS(SYCLOPT_FOLDS)
#undef SYCLOPT_FOLDS
#undef SYCLOPT_FOLD

#define SYCLOPT_ATOMICS(t)                                                                                             \
  SYCLOPT_DEVICE t __spirv_AtomicLoad(t *, int scope, int order);                                                      \
  SYCLOPT_DEVICE void __spirv_AtomicStore(t *, int scope, int order, t);                                               \
  SYCLOPT_DEVICE t __spirv_AtomicExchange(t *, int scope, int order, t);
SYCLOPT_INTEGERS(SYCLOPT_ATOMICS)
SYCLOPT_ATOMICS(float)
SYCLOPT_ATOMICS(double)
#undef SYCLOPT_ATOMICS
#define SYCLOPT_ATOMICS(t)                                                                                             \
  SYCLOPT_DEVICE t __spirv_AtomicCompareExchange(t *, int scope, int order, int unequal_order, t value, t expected);   \
  SYCLOPT_DEVICE t __spirv_AtomicIAdd(t *, int scope, int order, t);                                                   \
  SYCLOPT_DEVICE t __spirv_AtomicISub(t *, int scope, int order, t);                                                   \
  SYCLOPT_DEVICE t __spirv_AtomicAnd(t *, int scope, int order, t);                                                    \
  SYCLOPT_DEVICE t __spirv_AtomicOr(t *, int scope, int order, t);                                                     \
  SYCLOPT_DEVICE t __spirv_AtomicXor(t *, int scope, int order, t);                                                    \
  SYCLOPT_DEVICE t __spirv_AtomicSMin(t *, int scope, int order, t);                                                   \
  SYCLOPT_DEVICE t __spirv_AtomicSMax(t *, int scope, int order, t);                                                   \
  SYCLOPT_DEVICE t __spirv_AtomicUMin(t *, int scope, int order, t);                                                   \
  SYCLOPT_DEVICE t __spirv_AtomicUMax(t *, int scope, int order, t);
SYCLOPT_INTEGERS(SYCLOPT_ATOMICS)
#undef SYCLOPT_ATOMICS
#define SYCLOPT_ATOMICS(t)                                                                                             \
  SYCLOPT_DEVICE t __spirv_AtomicFAddEXT(t *, int scope, int order, t);                                                \
  SYCLOPT_DEVICE t __spirv_AtomicFMinEXT(t *, int scope, int order, t);                                                \
  SYCLOPT_DEVICE t __spirv_AtomicFMaxEXT(t *, int scope, int order, t);
SYCLOPT_ATOMICS(float)
SYCLOPT_ATOMICS(double)
#undef SYCLOPT_ATOMICS
