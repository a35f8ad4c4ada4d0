; ModuleID = 'sources/one_compile/rows.cpp'
source_filename = "sources/one_compile/rows.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl assembly_of_the_module"
module asm "assembly_of_the_module = 1"

%"struct.(anonymous namespace)::values" = type { ptr, double, float, i32 }
%"struct.(anonymous namespace)::pair_of_floats" = type { float, float }
%"struct.(anonymous namespace)::of_three" = type { i64, i64, i64 }
%struct.two_names = type { i32 }
%class.anon = type { %"struct.(anonymous namespace)::values" }
%class.anon.0 = type { %"struct.(anonymous namespace)::values" }
%class.anon.1 = type { %"struct.(anonymous namespace)::values" }
%class.anon.2 = type { %"struct.(anonymous namespace)::values" }
%class.anon.3 = type { %"struct.(anonymous namespace)::values" }
%class.anon.4 = type { %"struct.(anonymous namespace)::values" }
%class.anon.5 = type { %"struct.(anonymous namespace)::values" }
%class.anon.6 = type { %"struct.(anonymous namespace)::values" }
%class.anon.7 = type { %"struct.(anonymous namespace)::values" }
%class.anon.8 = type { %"struct.(anonymous namespace)::values" }
%class.anon.9 = type { %"struct.(anonymous namespace)::values" }
%class.anon.10 = type { %"struct.(anonymous namespace)::values" }
%class.anon.11 = type { %"struct.(anonymous namespace)::values" }
%class.anon.12 = type { %"struct.(anonymous namespace)::values" }
%class.anon.13 = type { %"struct.(anonymous namespace)::values" }
%class.anon.14 = type { %"struct.(anonymous namespace)::values" }
%class.anon.15 = type { %"struct.(anonymous namespace)::values" }
%class.anon.16 = type { %"struct.(anonymous namespace)::values" }
%class.anon.17 = type { %"struct.(anonymous namespace)::values" }
%class.anon.18 = type { %"struct.(anonymous namespace)::values" }
%class.anon.19 = type { %"struct.(anonymous namespace)::values" }
%class.anon.20 = type { %"struct.(anonymous namespace)::values" }
%class.anon.21 = type { %"struct.(anonymous namespace)::values" }
%class.anon.22 = type { %"struct.(anonymous namespace)::values" }
%class.anon.23 = type { %"struct.(anonymous namespace)::values" }
%class.anon.24 = type { %"struct.(anonymous namespace)::values" }
%class.anon.25 = type { %"struct.(anonymous namespace)::values" }
%class.anon.26 = type { %class.anon }
%class.anon.27 = type { %class.anon.0 }
%class.anon.28 = type { %class.anon.1 }
%class.anon.29 = type { %class.anon.2 }
%class.anon.30 = type { %class.anon.3 }
%class.anon.31 = type { %class.anon.4 }
%class.anon.32 = type { %class.anon.5 }
%class.anon.33 = type { %class.anon.6 }
%class.anon.34 = type { %class.anon.7 }
%class.anon.35 = type { %class.anon.8 }
%class.anon.36 = type { %class.anon.9 }
%class.anon.37 = type { %class.anon.10 }
%class.anon.38 = type { %class.anon.11 }
%class.anon.39 = type { %class.anon.12 }
%class.anon.40 = type { %class.anon.13 }
%class.anon.41 = type { %class.anon.14 }
%class.anon.42 = type { %class.anon.15 }
%class.anon.43 = type { %class.anon.16 }
%class.anon.44 = type { %class.anon.17 }
%class.anon.45 = type { %class.anon.18 }
%class.anon.46 = type { %class.anon.19 }
%class.anon.47 = type { %class.anon.20 }
%class.anon.48 = type { %class.anon.21 }
%class.anon.49 = type { %class.anon.22 }
%class.anon.50 = type { %class.anon.23 }
%class.anon.51 = type { %class.anon.24 }
%"struct.(anonymous namespace)::guard" = type { ptr }
%"struct.(anonymous namespace)::bits" = type { i16, [2 x i8] }
%"struct.std::array" = type { [4 x i32] }
%"class.std::complex" = type { { double, double } }
%"struct.__gnu_cxx::__ops::_Iter_less_iter" = type { i8 }
%"struct.__gnu_cxx::__ops::_Iter_less_val" = type { i8 }
%"struct.__gnu_cxx::__ops::_Val_less_iter" = type { i8 }
%"struct.(anonymous namespace)::members" = type { i32, i32 }

$_ZN4once2idEv = comdat any

$_ZSt3sinf = comdat any

$_ZSt3powff = comdat any

$_ZSt3expf = comdat any

$_ZSt4sortIPiEvT_S1_ = comdat any

$_ZNSt5arrayIiLm4EE5beginEv = comdat any

$_ZNSt5arrayIiLm4EE3endEv = comdat any

$_ZNSt7complexIdEC2Edd = comdat any

$_ZNSt5arrayIiLm4EEixEm = comdat any

$_ZSt3minIiERKT_S2_S2_ = comdat any

$_ZSt4normIdET_RKSt7complexIS0_E = comdat any

$_ZStmlIdESt7complexIT_ERKS2_S4_ = comdat any

$_ZSt6__sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_ = comdat any

$_ZN9__gnu_cxx5__ops16__iter_less_iterEv = comdat any

$_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_ = comdat any

$_ZSt4__lgl = comdat any

$_ZSt22__final_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_ = comdat any

$_ZSt14__partial_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_ = comdat any

$_ZSt27__unguarded_partition_pivotIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_T0_ = comdat any

$_ZSt13__heap_selectIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_ = comdat any

$_ZSt11__sort_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_ = comdat any

$_ZSt11__make_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_ = comdat any

$_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_ = comdat any

$_ZSt10__pop_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_RT0_ = comdat any

$_ZSt13__adjust_heapIPiliN9__gnu_cxx5__ops15_Iter_less_iterEEvT_T0_S5_T1_T2_ = comdat any

$_ZN9__gnu_cxx5__ops14_Iter_less_valC2ENS0_15_Iter_less_iterE = comdat any

$_ZSt11__push_heapIPiliN9__gnu_cxx5__ops14_Iter_less_valEEvT_T0_S5_T1_RT2_ = comdat any

$_ZNK9__gnu_cxx5__ops14_Iter_less_valclIPiiEEbT_RT0_ = comdat any

$_ZSt22__move_median_to_firstIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_S4_T0_ = comdat any

$_ZSt21__unguarded_partitionIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_S4_T0_ = comdat any

$_ZSt9iter_swapIPiS0_EvT_T0_ = comdat any

$_ZSt4swapIiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS3_ESt18is_move_assignableIS3_EEE5valueEvE4typeERS3_SC_ = comdat any

$_ZSt16__insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_ = comdat any

$_ZSt26__unguarded_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_ = comdat any

$_ZSt13move_backwardIPiS0_ET0_T_S2_S1_ = comdat any

$_ZSt25__unguarded_linear_insertIPiN9__gnu_cxx5__ops14_Val_less_iterEEvT_T0_ = comdat any

$_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE = comdat any

$_ZSt22__copy_move_backward_aILb1EPiS0_ET1_T0_S2_S1_ = comdat any

$_ZSt12__miter_baseIPiET_S1_ = comdat any

$_ZSt12__niter_wrapIPiET_RKS1_S1_ = comdat any

$_ZSt23__copy_move_backward_a1ILb1EPiS0_ET1_T0_S2_S1_ = comdat any

$_ZSt12__niter_baseIPiET_S1_ = comdat any

$_ZSt23__copy_move_backward_a2ILb1EPiS0_ET1_T0_S2_S1_ = comdat any

$_ZNSt20__copy_move_backwardILb1ELb1ESt26random_access_iterator_tagE13__copy_move_bIiEEPT_PKS3_S6_S4_ = comdat any

$_ZNK9__gnu_cxx5__ops14_Val_less_iterclIiPiEEbRT_T0_ = comdat any

$_ZNSt5arrayIiLm4EE4dataEv = comdat any

$_ZNSt14__array_traitsIiLm4EE6_S_ptrERA4_Ki = comdat any

$_ZNSt14__array_traitsIiLm4EE6_S_refERA4_Kim = comdat any

$_ZNSt12_Norm_helperILb1EE8_S_do_itIdEET_RKSt7complexIS2_E = comdat any

$_ZNKSt7complexIdE4realB5cxx11Ev = comdat any

$_ZNKSt7complexIdE4imagB5cxx11Ev = comdat any

$_ZNSt7complexIdEmLIdEERS0_RKS_IT_E = comdat any

$_ZNKSt7complexIdE5__repEv = comdat any

$_ZN4once12local_memoryIiLm8EEEPT_v = comdat any

$_ZN4once8local_idEv = comdat any

$_ZN4once7barrierEv = comdat any

@_ZN12_GLOBAL__N_16placedE = internal constant [3 x i32] [i32 4, i32 5, i32 6], section "of_the_program", align 4
@_ZN12_GLOBAL__N_17countedE = internal global i32 0, align 4
@"a.table of-four" = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@hidden = hidden constant [2 x double] [double 5.000000e-01, double 1.500000e+00], align 16
@__const.main.in = private unnamed_addr constant %"struct.(anonymous namespace)::values" { ptr null, double 2.500000e-01, float 5.000000e-01, i32 5 }, align 8
@"__const._ZZ4mainENK3$_0clEv.pair" = private unnamed_addr constant %"struct.(anonymous namespace)::pair_of_floats" { float 1.000000e+00, float 2.000000e+00 }, align 4
@"__const._ZZ4mainENK3$_0clEv.large" = private unnamed_addr constant %"struct.(anonymous namespace)::of_three" { i64 1, i64 2, i64 3 }, align 8
@_ZN12_GLOBAL__N_17squaresE = internal constant [8 x i32] [i32 0, i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49], align 16
@_ZN12_GLOBAL__N_19functionsE = internal constant [2 x ptr] [ptr @_ZN12_GLOBAL__N_15twiceEi, ptr @_ZN12_GLOBAL__N_16thriceEi], align 16
@_ZTISt9exception = external constant ptr
@.str = private unnamed_addr constant [10 x i8] c"in.n == 5\00", align 1
@.str.1 = private unnamed_addr constant [29 x i8] c"sources/one_compile/rows.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK4$_14clEv" = private unnamed_addr constant [42 x i8] c"auto main()::(lambda)::operator()() const\00", align 1
@"__const._ZZ4mainENK4$_15clEv.some" = private unnamed_addr constant { i8, i8, [2 x i8] } { i8 0, i8 0, [2 x i8] undef }, align 4
@.str.2 = private unnamed_addr constant [11 x i8] c"%d and %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZN12_GLOBAL__N_15wordsE = internal constant [3 x ptr] [ptr @.str.4, ptr @.str.5, ptr @.str.6], align 16
@.str.4 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"fifteen\00", align 1
@.str.7 = private unnamed_addr constant [5 x i32] [i32 119, i32 105, i32 100, i32 101, i32 0], align 4
@.str.8 = private unnamed_addr constant [2 x i16] [i16 8364, i16 0], align 2
@.str.9 = private unnamed_addr constant [17 x i8] c"syclopt:external\00", section "llvm.metadata"
@.str.10 = private unnamed_addr constant [29 x i8] c"sources/one_compile/rows.cpp\00", section "llvm.metadata"
@.str.11 = private unnamed_addr constant [15 x i8] c"syclopt:kernel\00", section "llvm.metadata"
@.str.12 = private unnamed_addr constant [29 x i8] c"sources/one_compile/once.hpp\00", section "llvm.metadata"
@.str.13 = private unnamed_addr constant [69 x i8] c"static const char *once::type_id<Structures>::get() [T = Structures]\00", align 1
@.args = private unnamed_addr constant { ptr } { ptr @.str.13 }, section "llvm.metadata"
@.str.14 = private unnamed_addr constant [67 x i8] c"static const char *once::type_id<Recursion>::get() [T = Recursion]\00", align 1
@.args.15 = private unnamed_addr constant { ptr } { ptr @.str.14 }, section "llvm.metadata"
@.str.16 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Switch>::get() [T = Switch]\00", align 1
@.args.17 = private unnamed_addr constant { ptr } { ptr @.str.16 }, section "llvm.metadata"
@.str.18 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Tables>::get() [T = Tables]\00", align 1
@.args.19 = private unnamed_addr constant { ptr } { ptr @.str.18 }, section "llvm.metadata"
@.str.20 = private unnamed_addr constant [65 x i8] c"static const char *once::type_id<Pointers>::get() [T = Pointers]\00", align 1
@.args.21 = private unnamed_addr constant { ptr } { ptr @.str.20 }, section "llvm.metadata"
@.str.22 = private unnamed_addr constant [57 x i8] c"static const char *once::type_id<Wide>::get() [T = Wide]\00", align 1
@.args.23 = private unnamed_addr constant { ptr } { ptr @.str.22 }, section "llvm.metadata"
@.str.24 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Floats>::get() [T = Floats]\00", align 1
@.args.25 = private unnamed_addr constant { ptr } { ptr @.str.24 }, section "llvm.metadata"
@.str.26 = private unnamed_addr constant [59 x i8] c"static const char *once::type_id<Named>::get() [T = Named]\00", align 1
@.args.27 = private unnamed_addr constant { ptr } { ptr @.str.26 }, section "llvm.metadata"
@.str.28 = private unnamed_addr constant [59 x i8] c"static const char *once::type_id<Bytes>::get() [T = Bytes]\00", align 1
@.args.29 = private unnamed_addr constant { ptr } { ptr @.str.28 }, section "llvm.metadata"
@.str.30 = private unnamed_addr constant [69 x i8] c"static const char *once::type_id<Exceptions>::get() [T = Exceptions]\00", align 1
@.args.31 = private unnamed_addr constant { ptr } { ptr @.str.30 }, section "llvm.metadata"
@.str.32 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Aliases>::get() [T = Aliases]\00", align 1
@.args.33 = private unnamed_addr constant { ptr } { ptr @.str.32 }, section "llvm.metadata"
@.str.34 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Atomics>::get() [T = Atomics]\00", align 1
@.args.35 = private unnamed_addr constant { ptr } { ptr @.str.34 }, section "llvm.metadata"
@.str.36 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Halves>::get() [T = Halves]\00", align 1
@.args.37 = private unnamed_addr constant { ptr } { ptr @.str.36 }, section "llvm.metadata"
@.str.38 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Lengths>::get() [T = Lengths]\00", align 1
@.args.39 = private unnamed_addr constant { ptr } { ptr @.str.38 }, section "llvm.metadata"
@.str.40 = private unnamed_addr constant [65 x i8] c"static const char *once::type_id<Asserted>::get() [T = Asserted]\00", align 1
@.args.41 = private unnamed_addr constant { ptr } { ptr @.str.40 }, section "llvm.metadata"
@.str.42 = private unnamed_addr constant [67 x i8] c"static const char *once::type_id<Bitfields>::get() [T = Bitfields]\00", align 1
@.args.43 = private unnamed_addr constant { ptr } { ptr @.str.42 }, section "llvm.metadata"
@.str.44 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Library>::get() [T = Library]\00", align 1
@.args.45 = private unnamed_addr constant { ptr } { ptr @.str.44 }, section "llvm.metadata"
@.str.46 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Prints>::get() [T = Prints]\00", align 1
@.args.47 = private unnamed_addr constant { ptr } { ptr @.str.46 }, section "llvm.metadata"
@.str.48 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Checked>::get() [T = Checked]\00", align 1
@.args.49 = private unnamed_addr constant { ptr } { ptr @.str.48 }, section "llvm.metadata"
@.str.50 = private unnamed_addr constant [67 x i8] c"static const char *once::type_id<Variables>::get() [T = Variables]\00", align 1
@.args.51 = private unnamed_addr constant { ptr } { ptr @.str.50 }, section "llvm.metadata"
@.str.52 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Members>::get() [T = Members]\00", align 1
@.args.53 = private unnamed_addr constant { ptr } { ptr @.str.52 }, section "llvm.metadata"
@.str.54 = private unnamed_addr constant [59 x i8] c"static const char *once::type_id<Texts>::get() [T = Texts]\00", align 1
@.args.55 = private unnamed_addr constant { ptr } { ptr @.str.54 }, section "llvm.metadata"
@.str.56 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Vectors>::get() [T = Vectors]\00", align 1
@.args.57 = private unnamed_addr constant { ptr } { ptr @.str.56 }, section "llvm.metadata"
@.str.58 = private unnamed_addr constant [61 x i8] c"static const char *once::type_id<Widths>::get() [T = Widths]\00", align 1
@.args.59 = private unnamed_addr constant { ptr } { ptr @.str.58 }, section "llvm.metadata"
@.str.60 = private unnamed_addr constant [57 x i8] c"static const char *once::type_id<Sums>::get() [T = Sums]\00", align 1
@.args.61 = private unnamed_addr constant { ptr } { ptr @.str.60 }, section "llvm.metadata"
@.str.62 = private unnamed_addr constant [63 x i8] c"static const char *once::type_id<Sixteen>::get() [T = Sixteen]\00", align 1
@.args.63 = private unnamed_addr constant { ptr } { ptr @.str.62 }, section "llvm.metadata"
@.str.64 = private unnamed_addr constant [65 x i8] c"static const char *once::type_id<Branches>::get() [T = Branches]\00", align 1
@.args.65 = private unnamed_addr constant { ptr } { ptr @.str.64 }, section "llvm.metadata"
@llvm.global.annotations = appending global [28 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @_ZN9two_namesC2Ei, ptr @.str.9, ptr @.str.10, i32 114, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE10StructuresZN12_GLOBAL__N_13rowIS1_Z4mainE3$_0EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE9RecursionZN12_GLOBAL__N_13rowIS1_Z4mainE3$_1EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.15 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6SwitchZN12_GLOBAL__N_13rowIS1_Z4mainE3$_2EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.17 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6TablesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_3EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.19 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE8PointersZN12_GLOBAL__N_13rowIS1_Z4mainE3$_4EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.21 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE4WideZN12_GLOBAL__N_13rowIS1_Z4mainE3$_5EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.23 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6FloatsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_6EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.25 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE5NamedZN12_GLOBAL__N_13rowIS1_Z4mainE3$_7EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.27 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE5BytesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_8EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.29 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE10ExceptionsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_9EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.31 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7AliasesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_10EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.33 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7AtomicsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_11EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.35 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6HalvesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_12EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.37 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7LengthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_13EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.39 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE8AssertedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_14EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.41 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE9BitfieldsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_15EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.43 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7LibraryZN12_GLOBAL__N_13rowIS1_Z4mainE4$_16EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.45 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6PrintsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_17EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.47 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7CheckedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_18EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.49 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE9VariablesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_19EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.51 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7MembersZN12_GLOBAL__N_13rowIS1_Z4mainE4$_20EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.53 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE5TextsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_21EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.55 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7VectorsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_22EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.57 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE6WidthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_23EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.59 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE4SumsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_24EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.61 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE7SixteenZN12_GLOBAL__N_13rowIS1_Z4mainE4$_25EEvRKT0_EUlmE_EEvS7_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.63 }, { ptr, ptr, ptr, i32, ptr } { ptr @"_ZN4once5entryIZ4mainE8BranchesZ4mainE4$_26EEvRKT0_", ptr @.str.11, ptr @.str.12, i32 36, ptr @.args.65 }], section "llvm.metadata"
@llvm.used = appending global [1 x ptr] [ptr @_ZN12_GLOBAL__N_17countedE], section "llvm.metadata"
@llvm.compiler.used = appending global [2 x ptr] [ptr @_ZN12_GLOBAL__N_16placedE, ptr @_ZN12_GLOBAL__N_17countedE], section "llvm.metadata"

@_ZN9two_namesC1Ei = dso_local unnamed_addr alias void (ptr, i32), ptr @_ZN9two_namesC2Ei

; Function Attrs: mustprogress nounwind uwtable
define dso_local void @_ZN9two_namesC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !9
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.two_names, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !5
  %8 = mul nsw i32 %7, 7
  store i32 %8, ptr %6, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @"a function.of-one"(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = and i32 %3, 3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [4 x i32], ptr @"a.table of-four", i64 0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = mul nsw i32 %7, 10
  ret i32 %8
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #2 {
  %1 = alloca %"struct.(anonymous namespace)::values", align 8
  %2 = alloca %class.anon, align 8
  %3 = alloca %class.anon.0, align 8
  %4 = alloca %class.anon.1, align 8
  %5 = alloca %class.anon.2, align 8
  %6 = alloca %class.anon.3, align 8
  %7 = alloca %class.anon.4, align 8
  %8 = alloca %class.anon.5, align 8
  %9 = alloca %class.anon.6, align 8
  %10 = alloca %class.anon.7, align 8
  %11 = alloca %class.anon.8, align 8
  %12 = alloca %class.anon.9, align 8
  %13 = alloca %class.anon.10, align 8
  %14 = alloca %class.anon.11, align 8
  %15 = alloca %class.anon.12, align 8
  %16 = alloca %class.anon.13, align 8
  %17 = alloca %class.anon.14, align 8
  %18 = alloca %class.anon.15, align 8
  %19 = alloca %class.anon.16, align 8
  %20 = alloca %class.anon.17, align 8
  %21 = alloca %class.anon.18, align 8
  %22 = alloca %class.anon.19, align 8
  %23 = alloca %class.anon.20, align 8
  %24 = alloca %class.anon.21, align 8
  %25 = alloca %class.anon.22, align 8
  %26 = alloca %class.anon.23, align 8
  %27 = alloca %class.anon.24, align 8
  %28 = alloca %class.anon.25, align 8
  call void @llvm.lifetime.start.p0(ptr %1) #25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.main.in, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr %2) #25
  %29 = getelementptr inbounds nuw %class.anon, ptr %2, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE10StructuresZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %2)
  call void @llvm.lifetime.end.p0(ptr %2) #25
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %3, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE9RecursionZ4mainE3$_1EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %3)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %31 = getelementptr inbounds nuw %class.anon.1, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6SwitchZ4mainE3$_2EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %4)
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %32 = getelementptr inbounds nuw %class.anon.2, ptr %5, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6TablesZ4mainE3$_3EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %5)
  call void @llvm.lifetime.end.p0(ptr %5) #25
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %33 = getelementptr inbounds nuw %class.anon.3, ptr %6, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE8PointersZ4mainE3$_4EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  call void @llvm.lifetime.end.p0(ptr %6) #25
  call void @llvm.lifetime.start.p0(ptr %7) #25
  %34 = getelementptr inbounds nuw %class.anon.4, ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE4WideZ4mainE3$_5EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %7)
  call void @llvm.lifetime.end.p0(ptr %7) #25
  call void @llvm.lifetime.start.p0(ptr %8) #25
  %35 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6FloatsZ4mainE3$_6EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %8)
  call void @llvm.lifetime.end.p0(ptr %8) #25
  call void @llvm.lifetime.start.p0(ptr %9) #25
  %36 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE5NamedZ4mainE3$_7EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %9)
  call void @llvm.lifetime.end.p0(ptr %9) #25
  call void @llvm.lifetime.start.p0(ptr %10) #25
  %37 = getelementptr inbounds nuw %class.anon.7, ptr %10, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE5BytesZ4mainE3$_8EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %10)
  call void @llvm.lifetime.end.p0(ptr %10) #25
  call void @llvm.lifetime.start.p0(ptr %11) #25
  %38 = getelementptr inbounds nuw %class.anon.8, ptr %11, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE10ExceptionsZ4mainE3$_9EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %11)
  call void @llvm.lifetime.end.p0(ptr %11) #25
  call void @llvm.lifetime.start.p0(ptr %12) #25
  %39 = getelementptr inbounds nuw %class.anon.9, ptr %12, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7AliasesZ4mainE4$_10EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %12)
  call void @llvm.lifetime.end.p0(ptr %12) #25
  call void @llvm.lifetime.start.p0(ptr %13) #25
  %40 = getelementptr inbounds nuw %class.anon.10, ptr %13, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7AtomicsZ4mainE4$_11EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %13)
  call void @llvm.lifetime.end.p0(ptr %13) #25
  call void @llvm.lifetime.start.p0(ptr %14) #25
  %41 = getelementptr inbounds nuw %class.anon.11, ptr %14, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6HalvesZ4mainE4$_12EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %14)
  call void @llvm.lifetime.end.p0(ptr %14) #25
  call void @llvm.lifetime.start.p0(ptr %15) #25
  %42 = getelementptr inbounds nuw %class.anon.12, ptr %15, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7LengthsZ4mainE4$_13EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %15)
  call void @llvm.lifetime.end.p0(ptr %15) #25
  call void @llvm.lifetime.start.p0(ptr %16) #25
  %43 = getelementptr inbounds nuw %class.anon.13, ptr %16, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE8AssertedZ4mainE4$_14EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %16)
  call void @llvm.lifetime.end.p0(ptr %16) #25
  call void @llvm.lifetime.start.p0(ptr %17) #25
  %44 = getelementptr inbounds nuw %class.anon.14, ptr %17, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE9BitfieldsZ4mainE4$_15EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %17)
  call void @llvm.lifetime.end.p0(ptr %17) #25
  call void @llvm.lifetime.start.p0(ptr %18) #25
  %45 = getelementptr inbounds nuw %class.anon.15, ptr %18, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7LibraryZ4mainE4$_16EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %18)
  call void @llvm.lifetime.end.p0(ptr %18) #25
  call void @llvm.lifetime.start.p0(ptr %19) #25
  %46 = getelementptr inbounds nuw %class.anon.16, ptr %19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6PrintsZ4mainE4$_17EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %19)
  call void @llvm.lifetime.end.p0(ptr %19) #25
  call void @llvm.lifetime.start.p0(ptr %20) #25
  %47 = getelementptr inbounds nuw %class.anon.17, ptr %20, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7CheckedZ4mainE4$_18EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %20)
  call void @llvm.lifetime.end.p0(ptr %20) #25
  call void @llvm.lifetime.start.p0(ptr %21) #25
  %48 = getelementptr inbounds nuw %class.anon.18, ptr %21, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE9VariablesZ4mainE4$_19EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %21)
  call void @llvm.lifetime.end.p0(ptr %21) #25
  call void @llvm.lifetime.start.p0(ptr %22) #25
  %49 = getelementptr inbounds nuw %class.anon.19, ptr %22, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7MembersZ4mainE4$_20EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #25
  call void @llvm.lifetime.start.p0(ptr %23) #25
  %50 = getelementptr inbounds nuw %class.anon.20, ptr %23, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE5TextsZ4mainE4$_21EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %23)
  call void @llvm.lifetime.end.p0(ptr %23) #25
  call void @llvm.lifetime.start.p0(ptr %24) #25
  %51 = getelementptr inbounds nuw %class.anon.21, ptr %24, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7VectorsZ4mainE4$_22EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #25
  call void @llvm.lifetime.start.p0(ptr %25) #25
  %52 = getelementptr inbounds nuw %class.anon.22, ptr %25, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE6WidthsZ4mainE4$_23EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %25)
  call void @llvm.lifetime.end.p0(ptr %25) #25
  call void @llvm.lifetime.start.p0(ptr %26) #25
  %53 = getelementptr inbounds nuw %class.anon.23, ptr %26, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE4SumsZ4mainE4$_24EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %26)
  call void @llvm.lifetime.end.p0(ptr %26) #25
  call void @llvm.lifetime.start.p0(ptr %27) #25
  %54 = getelementptr inbounds nuw %class.anon.24, ptr %27, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN12_GLOBAL__N_13rowIZ4mainE7SixteenZ4mainE4$_25EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %27)
  call void @llvm.lifetime.end.p0(ptr %27) #25
  call void @llvm.lifetime.start.p0(ptr %28) #25
  %55 = getelementptr inbounds nuw %class.anon.25, ptr %28, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE8BranchesZ4mainE4$_26EEvmRKT0_m"(i64 noundef 16, ptr noundef nonnull align 8 dereferenceable(24) %28, i64 noundef 8)
  call void @llvm.lifetime.end.p0(ptr %28) #25
  call void @llvm.lifetime.end.p0(ptr %1) #25
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE10StructuresZ4mainE3$_0EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.26, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.26, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE10StructuresZN12_GLOBAL__N_13rowIS1_Z4mainE3$_0EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE9RecursionZ4mainE3$_1EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.27, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.27, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE9RecursionZN12_GLOBAL__N_13rowIS1_Z4mainE3$_1EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6SwitchZ4mainE3$_2EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.28, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.28, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6SwitchZN12_GLOBAL__N_13rowIS1_Z4mainE3$_2EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6TablesZ4mainE3$_3EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.29, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.29, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6TablesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_3EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE8PointersZ4mainE3$_4EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.30, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.30, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE8PointersZN12_GLOBAL__N_13rowIS1_Z4mainE3$_4EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE4WideZ4mainE3$_5EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.31, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.31, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE4WideZN12_GLOBAL__N_13rowIS1_Z4mainE3$_5EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6FloatsZ4mainE3$_6EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.32, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.32, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6FloatsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_6EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE5NamedZ4mainE3$_7EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.33, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.33, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE5NamedZN12_GLOBAL__N_13rowIS1_Z4mainE3$_7EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE5BytesZ4mainE3$_8EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.34, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.34, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE5BytesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_8EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE10ExceptionsZ4mainE3$_9EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.35, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.35, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE10ExceptionsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_9EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7AliasesZ4mainE4$_10EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.36, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.36, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7AliasesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_10EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7AtomicsZ4mainE4$_11EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.37, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.37, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7AtomicsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_11EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6HalvesZ4mainE4$_12EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.38, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.38, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6HalvesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_12EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7LengthsZ4mainE4$_13EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.39, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.39, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7LengthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_13EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE8AssertedZ4mainE4$_14EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.40, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.40, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE8AssertedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_14EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE9BitfieldsZ4mainE4$_15EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.41, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.41, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE9BitfieldsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_15EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7LibraryZ4mainE4$_16EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.42, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.42, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7LibraryZN12_GLOBAL__N_13rowIS1_Z4mainE4$_16EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6PrintsZ4mainE4$_17EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.43, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.43, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6PrintsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_17EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7CheckedZ4mainE4$_18EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.44, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.44, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7CheckedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_18EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE9VariablesZ4mainE4$_19EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.45, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.45, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE9VariablesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_19EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7MembersZ4mainE4$_20EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.46, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.46, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7MembersZN12_GLOBAL__N_13rowIS1_Z4mainE4$_20EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE5TextsZ4mainE4$_21EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.47, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.47, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE5TextsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_21EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7VectorsZ4mainE4$_22EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.48, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.48, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7VectorsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_22EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE6WidthsZ4mainE4$_23EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.49, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.49, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE6WidthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_23EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE4SumsZ4mainE4$_24EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.50, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.50, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE4SumsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_24EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN12_GLOBAL__N_13rowIZ4mainE7SixteenZ4mainE4$_25EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #5 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.anon.51, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %4 = getelementptr inbounds nuw %class.anon.51, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 24, i1 false), !tbaa.struct !14
  call void @"_ZN4once12parallel_forIZ4mainE7SixteenZN12_GLOBAL__N_13rowIS1_Z4mainE4$_25EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef 1, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE8BranchesZ4mainE4$_26EEvmRKT0_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE8BranchesZ4mainE4$_26EEvRKT0_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE10StructuresZN12_GLOBAL__N_13rowIS1_Z4mainE3$_0EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE10StructuresZN12_GLOBAL__N_13rowIS1_Z4mainE3$_0EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

declare void @once_launch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef) #6

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE10StructuresZN12_GLOBAL__N_13rowIS1_Z4mainE3$_0EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE10StructuresZ4mainE3$_0EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE10StructuresZ4mainE3$_0EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.26, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once2idEv() #9 comdat {
  %1 = call noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #25
  ret i64 %1
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #10 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  %4 = alloca %"struct.(anonymous namespace)::of_three", align 8
  %5 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  %6 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  %7 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  %8 = alloca %"struct.(anonymous namespace)::of_three", align 8
  %9 = alloca %"struct.(anonymous namespace)::of_three", align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %10 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @"__const._ZZ4mainENK3$_0clEv.pair", i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @"__const._ZZ4mainENK3$_0clEv.large", i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %3, i64 8, i1 false), !tbaa.struct !26
  %11 = load <2 x float>, ptr %5, align 4
  %12 = call noundef float @_ZN12_GLOBAL__N_13sumENS_14pair_of_floatsE(<2 x float> %11)
  %13 = fptosi float %12 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %3, i64 8, i1 false), !tbaa.struct !26
  %14 = load <2 x float>, ptr %7, align 4
  %15 = call <2 x float> @_ZN12_GLOBAL__N_16turnedENS_14pair_of_floatsE(<2 x float> %14)
  store <2 x float> %15, ptr %6, align 4
  %16 = load <2 x float>, ptr %6, align 4
  %17 = call noundef float @_ZN12_GLOBAL__N_13sumENS_14pair_of_floatsE(<2 x float> %16)
  %18 = fmul float 1.000000e+01, %17
  %19 = fptosi float %18 to i64
  %20 = add nsw i64 %13, %19
  %21 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8, !tbaa !27
  %24 = getelementptr inbounds i64, ptr %23, i64 0
  store i64 %20, ptr %24, align 8, !tbaa !24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %4, i64 24, i1 false), !tbaa.struct !30
  %25 = call noundef i64 @_ZN12_GLOBAL__N_17spoiledENS_8of_threeE(ptr noundef byval(%"struct.(anonymous namespace)::of_three") align 8 %8)
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %4, i32 0, i32 0
  %27 = load i64, ptr %26, align 8, !tbaa !31
  %28 = mul nsw i64 1000, %27
  %29 = add nsw i64 %25, %28
  %30 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !27
  %33 = getelementptr inbounds i64, ptr %32, i64 1
  store i64 %29, ptr %33, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %9) #25
  %34 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %34, i32 0, i32 3
  %36 = load i32, ptr %35, align 4, !tbaa !33
  %37 = sext i32 %36 to i64
  call void @_ZN12_GLOBAL__N_15threeEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::of_three") align 8 %9, i64 noundef %37)
  %38 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %9, i32 0, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !34
  %40 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8, !tbaa !27
  %43 = getelementptr inbounds i64, ptr %42, i64 2
  store i64 %39, ptr %43, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %9) #25
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_13sumENS_14pair_of_floatsE(<2 x float> %0) #11 {
  %2 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  store <2 x float> %0, ptr %2, align 4
  %3 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %2, i32 0, i32 0
  %4 = load float, ptr %3, align 4, !tbaa !35
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %2, i32 0, i32 1
  %6 = load float, ptr %5, align 4, !tbaa !37
  %7 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %6, float %4)
  ret float %7
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal <2 x float> @_ZN12_GLOBAL__N_16turnedENS_14pair_of_floatsE(<2 x float> %0) #11 {
  %2 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  %3 = alloca %"struct.(anonymous namespace)::pair_of_floats", align 4
  store <2 x float> %0, ptr %3, align 4
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %2, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %3, i32 0, i32 1
  %6 = load float, ptr %5, align 4, !tbaa !37
  store float %6, ptr %4, align 4, !tbaa !35
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %2, i32 0, i32 1
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::pair_of_floats", ptr %3, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !35
  store float %9, ptr %7, align 4, !tbaa !37
  %10 = load <2 x float>, ptr %2, align 4
  ret <2 x float> %10
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17spoiledENS_8of_threeE(ptr noundef byval(%"struct.(anonymous namespace)::of_three") align 8 %0) #1 {
  %2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 0
  %3 = load i64, ptr %2, align 8, !tbaa !31
  %4 = add nsw i64 %3, 100
  store i64 %4, ptr %2, align 8, !tbaa !31
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8, !tbaa !31
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !38
  %9 = add nsw i64 %6, %8
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !34
  %12 = add nsw i64 %9, %11
  ret i64 %12
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15threeEl(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::of_three") align 8 %0, i64 noundef %1) #1 {
  %3 = alloca i64, align 8
  store i64 %1, ptr %3, align 8, !tbaa !24
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 0
  %5 = load i64, ptr %3, align 8, !tbaa !24
  store i64 %5, ptr %4, align 8, !tbaa !31
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 1
  %7 = load i64, ptr %3, align 8, !tbaa !24
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::of_three", ptr %0, i32 0, i32 2
  %10 = load i64, ptr %3, align 8, !tbaa !24
  %11 = add nsw i64 %10, 2
  store i64 %11, ptr %9, align 8, !tbaa !34
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #12

; Function Attrs: nounwind
declare extern_weak noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) #13

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE9RecursionZN12_GLOBAL__N_13rowIS1_Z4mainE3$_1EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE9RecursionZN12_GLOBAL__N_13rowIS1_Z4mainE3$_1EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE9RecursionZN12_GLOBAL__N_13rowIS1_Z4mainE3$_1EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9RecursionZ4mainE3$_1EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9RecursionZ4mainE3$_1EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.27, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_1clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_1clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.0, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !39
  %7 = add nsw i32 %6, 5
  %8 = call noundef i32 @_ZN12_GLOBAL__N_19fibonacciEi(i32 noundef %7)
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds nuw %class.anon.0, ptr %3, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !41
  %13 = getelementptr inbounds i64, ptr %12, i64 3
  store i64 %9, ptr %13, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_19fibonacciEi(i32 noundef %0) #7 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !5
  br label %15

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4, !tbaa !5
  %9 = sub nsw i32 %8, 1
  %10 = call noundef i32 @_ZN12_GLOBAL__N_19fibonacciEi(i32 noundef %9)
  %11 = load i32, ptr %2, align 4, !tbaa !5
  %12 = sub nsw i32 %11, 2
  %13 = call noundef i32 @_ZN12_GLOBAL__N_19fibonacciEi(i32 noundef %12)
  %14 = add nsw i32 %10, %13
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ]
  ret i32 %16
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6SwitchZN12_GLOBAL__N_13rowIS1_Z4mainE3$_2EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6SwitchZN12_GLOBAL__N_13rowIS1_Z4mainE3$_2EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6SwitchZN12_GLOBAL__N_13rowIS1_Z4mainE3$_2EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6SwitchZ4mainE3$_2EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6SwitchZ4mainE3$_2EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.28, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_2clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_2clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !42
  %7 = add nsw i32 %6, 2
  %8 = trunc i32 %7 to i8
  %9 = call noundef i32 @_ZN12_GLOBAL__N_15namedENS_6colourE(i8 noundef zeroext %8)
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !44
  %14 = getelementptr inbounds i64, ptr %13, i64 4
  store i64 %10, ptr %14, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_15namedENS_6colourE(i8 noundef zeroext %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1, !tbaa !45
  %4 = load i8, ptr %3, align 1, !tbaa !45
  switch i8 %4, label %8 [
    i8 1, label %5
    i8 2, label %6
    i8 7, label %7
  ]

5:                                                ; preds = %1
  store i32 10, ptr %2, align 4
  br label %9

6:                                                ; preds = %1
  store i32 20, ptr %2, align 4
  br label %9

7:                                                ; preds = %1
  store i32 30, ptr %2, align 4
  br label %9

8:                                                ; preds = %1
  store i32 0, ptr %2, align 4
  br label %9

9:                                                ; preds = %8, %7, %6, %5
  %10 = load i32, ptr %2, align 4
  ret i32 %10
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6TablesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_3EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6TablesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_3EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6TablesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_3EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6TablesZ4mainE3$_3EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6TablesZ4mainE3$_3EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.29, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_3clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK3$_3clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !46
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [8 x i32], ptr @_ZN12_GLOBAL__N_17squaresE, i64 0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw %class.anon.2, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !48
  %14 = getelementptr inbounds i64, ptr %13, i64 5
  store i64 %10, ptr %14, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE8PointersZN12_GLOBAL__N_13rowIS1_Z4mainE3$_4EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE8PointersZN12_GLOBAL__N_13rowIS1_Z4mainE3$_4EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE8PointersZN12_GLOBAL__N_13rowIS1_Z4mainE3$_4EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE8PointersZ4mainE3$_4EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE8PointersZ4mainE3$_4EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.30, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_4clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_4clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !49
  %7 = and i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [2 x ptr], ptr @_ZN12_GLOBAL__N_19functionsE, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %11, i32 0, i32 3
  %13 = load i32, ptr %12, align 4, !tbaa !49
  %14 = call noundef i32 %10(i32 noundef %13)
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !51
  %19 = getelementptr inbounds i64, ptr %18, i64 6
  store i64 %15, ptr %19, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_15twiceEi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = mul nsw i32 2, %3
  ret i32 %4
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_16thriceEi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = mul nsw i32 3, %3
  ret i32 %4
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE4WideZN12_GLOBAL__N_13rowIS1_Z4mainE3$_5EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE4WideZN12_GLOBAL__N_13rowIS1_Z4mainE3$_5EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE4WideZN12_GLOBAL__N_13rowIS1_Z4mainE3$_5EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE4WideZ4mainE3$_5EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE4WideZ4mainE3$_5EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.31, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_5clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK3$_5clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %5 = getelementptr inbounds nuw %class.anon.4, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 4, !tbaa !52
  %8 = sext i32 %7 to i128
  %9 = add i128 79228162532711081662958534655, %8
  store i128 %9, ptr %3, align 16, !tbaa !54
  %10 = load i128, ptr %3, align 16, !tbaa !54
  %11 = lshr i128 %10, 64
  %12 = trunc i128 %11 to i64
  %13 = getelementptr inbounds nuw %class.anon.4, ptr %4, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !56
  %16 = getelementptr inbounds i64, ptr %15, i64 7
  store i64 %12, ptr %16, align 8, !tbaa !24
  %17 = load i128, ptr %3, align 16, !tbaa !54
  %18 = udiv i128 %17, 1000003
  %19 = trunc i128 %18 to i64
  %20 = getelementptr inbounds nuw %class.anon.4, ptr %4, i32 0, i32 0
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !56
  %23 = getelementptr inbounds i64, ptr %22, i64 8
  store i64 %19, ptr %23, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6FloatsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_6EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6FloatsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_6EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6FloatsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_6EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6FloatsZ4mainE3$_6EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6FloatsZ4mainE3$_6EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.32, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_6clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_6clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 2
  %6 = load float, ptr %5, align 8, !tbaa !57
  %7 = call noundef float @_ZSt3sinf(float noundef %6)
  %8 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %8, i32 0, i32 2
  %10 = load float, ptr %9, align 8, !tbaa !57
  %11 = call noundef float @_ZSt3powff(float noundef %10, float noundef 2.000000e+00)
  %12 = fadd float %7, %11
  %13 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %13, i32 0, i32 2
  %15 = load float, ptr %14, align 8, !tbaa !57
  %16 = call noundef float @_ZSt3expf(float noundef %15)
  %17 = fadd float %12, %16
  %18 = fmul float 1.000000e+03, %17
  %19 = fptosi float %18 to i64
  %20 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !59
  %23 = getelementptr inbounds i64, ptr %22, i64 9
  store i64 %19, ptr %23, align 8, !tbaa !24
  %24 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %24, i32 0, i32 1
  %26 = load double, ptr %25, align 8, !tbaa !60
  %27 = call double @sin(double noundef %26) #25, !tbaa !5
  %28 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %28, i32 0, i32 1
  %30 = load double, ptr %29, align 8, !tbaa !60
  %31 = call double @pow(double noundef %30, double noundef 2.000000e+00) #25, !tbaa !5
  %32 = fadd double %27, %31
  %33 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %33, i32 0, i32 1
  %35 = load double, ptr %34, align 8, !tbaa !60
  %36 = call double @cbrt(double noundef %35) #26
  %37 = fadd double %32, %36
  %38 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %38, i32 0, i32 1
  %40 = load double, ptr %39, align 8, !tbaa !60
  %41 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %42 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %41, i32 0, i32 1
  %43 = load double, ptr %42, align 8, !tbaa !60
  %44 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %44, i32 0, i32 1
  %46 = load double, ptr %45, align 8, !tbaa !60
  %47 = call double @llvm.fma.f64(double %40, double %43, double %46)
  %48 = fadd double %37, %47
  %49 = fmul double 1.000000e+03, %48
  %50 = fptosi double %49 to i64
  %51 = getelementptr inbounds nuw %class.anon.5, ptr %3, i32 0, i32 0
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8, !tbaa !59
  %54 = getelementptr inbounds i64, ptr %53, i64 10
  store i64 %50, ptr %54, align 8, !tbaa !24
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef float @_ZSt3sinf(float noundef %0) #9 comdat {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = call float @sinf(float noundef %3) #25, !tbaa !5
  ret float %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef float @_ZSt3powff(float noundef %0, float noundef %1) #9 comdat {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !19
  store float %1, ptr %4, align 4, !tbaa !19
  %5 = load float, ptr %3, align 4, !tbaa !19
  %6 = load float, ptr %4, align 4, !tbaa !19
  %7 = call float @powf(float noundef %5, float noundef %6) #25, !tbaa !5
  ret float %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef float @_ZSt3expf(float noundef %0) #9 comdat {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = call float @expf(float noundef %3) #25, !tbaa !5
  ret float %4
}

; Function Attrs: nounwind
declare double @sin(double noundef) #13

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #13

; Function Attrs: nounwind willreturn memory(none)
declare double @cbrt(double noundef) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #12

; Function Attrs: nounwind
declare float @sinf(float noundef) #13

; Function Attrs: nounwind
declare float @powf(float noundef, float noundef) #13

; Function Attrs: nounwind
declare float @expf(float noundef) #13

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE5NamedZN12_GLOBAL__N_13rowIS1_Z4mainE3$_7EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE5NamedZN12_GLOBAL__N_13rowIS1_Z4mainE3$_7EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE5NamedZN12_GLOBAL__N_13rowIS1_Z4mainE3$_7EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5NamedZ4mainE3$_7EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5NamedZ4mainE3$_7EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.33, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_7clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_7clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.6, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 2
  %6 = load float, ptr %5, align 8, !tbaa !61
  %7 = call noundef float @_ZN12_GLOBAL__N_16lengthEf(float noundef %6)
  %8 = fptosi float %7 to i64
  %9 = getelementptr inbounds nuw %class.anon.6, ptr %3, i32 0, i32 0
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !63
  %12 = getelementptr inbounds i64, ptr %11, i64 11
  store i64 %8, ptr %12, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_16lengthEf(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = fadd float %3, 1.000000e+03
  ret float %4
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE5BytesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_8EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE5BytesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_8EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE5BytesZN12_GLOBAL__N_13rowIS1_Z4mainE3$_8EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5BytesZ4mainE3$_8EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5BytesZ4mainE3$_8EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.34, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_8clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK3$_8clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i8], align 16
  %4 = alloca [64 x i8], align 16
  store ptr %0, ptr %2, align 8, !tbaa !21
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %6 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %7 = getelementptr inbounds nuw %class.anon.7, ptr %5, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %7, i32 0, i32 3
  %9 = load i32, ptr %8, align 4, !tbaa !64
  %10 = trunc i32 %9 to i8
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 %10, i64 64, i1 false)
  %11 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 0
  %12 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %13 = getelementptr inbounds nuw %class.anon.7, ptr %5, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %13, i32 0, i32 3
  %15 = load i32, ptr %14, align 4, !tbaa !64
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %12, i64 %17, i1 false)
  %18 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %19 = getelementptr inbounds i8, ptr %18, i64 1
  %20 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %19, ptr align 16 %20, i64 8, i1 false)
  %21 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 3
  store i8 120, ptr %21, align 1, !tbaa !45
  %22 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 39
  %23 = load i8, ptr %22, align 1, !tbaa !45
  %24 = sext i8 %23 to i32
  %25 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %26 = getelementptr inbounds [64 x i8], ptr %4, i64 0, i64 0
  %27 = call i32 @memcmp(ptr noundef %25, ptr noundef %26, i64 noundef 3) #27
  %28 = add nsw i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %29, 5
  %31 = getelementptr inbounds nuw %class.anon.7, ptr %5, i32 0, i32 0
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !66
  %34 = getelementptr inbounds i64, ptr %33, i64 12
  store i64 %30, ptr %34, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #16

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE10ExceptionsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_9EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE10ExceptionsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_9EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE10ExceptionsZN12_GLOBAL__N_13rowIS1_Z4mainE3$_9EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE10ExceptionsZ4mainE3$_9EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE10ExceptionsZ4mainE3$_9EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.35, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK3$_9clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK3$_9clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.8, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8, !tbaa !67
  %7 = getelementptr inbounds i64, ptr %6, i64 13
  store i64 1, ptr %7, align 8, !tbaa !24
  %8 = getelementptr inbounds nuw %class.anon.8, ptr %3, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !67
  %11 = getelementptr inbounds i64, ptr %10, i64 13
  %12 = call noundef i64 @_ZN12_GLOBAL__N_17guardedEPlPFllE(ptr noundef %11, ptr noundef @_ZN12_GLOBAL__N_19plus_fiveEl)
  %13 = getelementptr inbounds nuw %class.anon.8, ptr %3, i32 0, i32 0
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !67
  %16 = getelementptr inbounds i64, ptr %15, i64 14
  store i64 %12, ptr %16, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17guardedEPlPFllE(ptr noundef %0, ptr noundef %1) #7 personality ptr @__gxx_personality_v0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %"struct.(anonymous namespace)::guard", align 8
  %7 = alloca %"struct.(anonymous namespace)::guard", align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !15
  store ptr %1, ptr %5, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::guard", ptr %6, i32 0, i32 0
  %13 = load ptr, ptr %4, align 8, !tbaa !15
  store ptr %13, ptr %12, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(ptr %7) #25
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::guard", ptr %7, i32 0, i32 0
  %15 = load ptr, ptr %4, align 8, !tbaa !15
  store ptr %15, ptr %14, align 8, !tbaa !69
  %16 = load ptr, ptr %5, align 8, !tbaa !21
  %17 = load ptr, ptr %4, align 8, !tbaa !15
  %18 = load i64, ptr %17, align 8, !tbaa !24
  %19 = invoke noundef i64 %16(i64 noundef %18)
          to label %20 unwind label %21

20:                                               ; preds = %2
  store i64 %19, ptr %3, align 8
  store i32 1, ptr %10, align 4
  call void @_ZN12_GLOBAL__N_15guardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #25
  call void @llvm.lifetime.end.p0(ptr %7) #25
  br label %38

21:                                               ; preds = %2
  %22 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
  %23 = extractvalue { ptr, i32 } %22, 0
  store ptr %23, ptr %8, align 8
  %24 = extractvalue { ptr, i32 } %22, 1
  store i32 %24, ptr %9, align 4
  call void @_ZN12_GLOBAL__N_15guardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #25
  call void @llvm.lifetime.end.p0(ptr %7) #25
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %9, align 4
  %27 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #25
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %40

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #25
  %30 = load ptr, ptr %8, align 8
  %31 = call ptr @__cxa_begin_catch(ptr %30) #25
  store ptr %31, ptr %11, align 8
  store i64 -1, ptr %3, align 8
  store i32 1, ptr %10, align 4
  invoke void @__cxa_end_catch()
          to label %32 unwind label %33

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %11) #25
  br label %38

33:                                               ; preds = %29
  %34 = landingpad { ptr, i32 }
          cleanup
  %35 = extractvalue { ptr, i32 } %34, 0
  store ptr %35, ptr %8, align 8
  %36 = extractvalue { ptr, i32 } %34, 1
  store i32 %36, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #25
  br label %40

37:                                               ; No predecessors!
  unreachable

38:                                               ; preds = %32, %20
  call void @_ZN12_GLOBAL__N_15guardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #25
  call void @llvm.lifetime.end.p0(ptr %6) #25
  %39 = load i64, ptr %3, align 8
  ret i64 %39

40:                                               ; preds = %33, %25
  call void @_ZN12_GLOBAL__N_15guardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #25
  call void @llvm.lifetime.end.p0(ptr %6) #25
  br label %41

41:                                               ; preds = %40
  %42 = load ptr, ptr %8, align 8
  %43 = load i32, ptr %9, align 4
  %44 = insertvalue { ptr, i32 } poison, ptr %42, 0
  %45 = insertvalue { ptr, i32 } %44, i32 %43, 1
  resume { ptr, i32 } %45
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_19plus_fiveEl(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !24
  %3 = load i64, ptr %2, align 8, !tbaa !24
  %4 = add nsw i64 %3, 5
  ret i64 %4
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15guardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !71
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::guard", ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !69
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8, !tbaa !24
  ret void
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #17

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7AliasesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_10EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7AliasesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_10EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7AliasesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_10EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7AliasesZ4mainE4$_10EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7AliasesZ4mainE4$_10EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.36, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_10clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_10clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.two_names, align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %5 = getelementptr inbounds nuw %class.anon.9, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 4, !tbaa !73
  call void @_ZN9two_namesC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %7)
  %8 = getelementptr inbounds nuw %struct.two_names, ptr %3, i32 0, i32 0
  %9 = load i32, ptr %8, align 4, !tbaa !12
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw %class.anon.9, ptr %4, i32 0, i32 0
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !75
  %14 = getelementptr inbounds i64, ptr %13, i64 15
  store i64 %10, ptr %14, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7AtomicsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_11EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7AtomicsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_11EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7AtomicsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_11EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7AtomicsZ4mainE4$_11EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7AtomicsZ4mainE4$_11EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.37, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_11clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_11clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !76
  %13 = getelementptr inbounds i64, ptr %12, i64 16
  store i64 4, ptr %3, align 8, !tbaa !24
  %14 = load i64, ptr %3, align 8
  %15 = atomicrmw add ptr %13, i64 %14 seq_cst, align 8
  store i64 %15, ptr %4, align 8
  %16 = load i64, ptr %4, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %5) #25
  store i64 4, ptr %5, align 8, !tbaa !24
  %17 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !76
  %20 = getelementptr inbounds i64, ptr %19, i64 16
  store i64 9, ptr %6, align 8, !tbaa !24
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %6, align 8
  %23 = cmpxchg ptr %20, i64 %21, i64 %22 acq_rel acquire, align 8
  %24 = extractvalue { i64, i1 } %23, 0
  %25 = extractvalue { i64, i1 } %23, 1
  br i1 %25, label %27, label %26

26:                                               ; preds = %1
  store i64 %24, ptr %5, align 8
  br label %27

27:                                               ; preds = %26, %1
  %28 = zext i1 %25 to i8
  store i8 %28, ptr %7, align 1, !tbaa !78
  %29 = load i8, ptr %7, align 1, !tbaa !78, !range !80, !noundef !22
  %30 = trunc i8 %29 to i1
  %31 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !76
  %34 = getelementptr inbounds i64, ptr %33, i64 16
  %35 = load atomic i64, ptr %34 acquire, align 8
  store i64 %35, ptr %8, align 8
  %36 = load i64, ptr %8, align 8, !tbaa !24
  %37 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  %38 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8, !tbaa !76
  %40 = getelementptr inbounds i64, ptr %39, i64 17
  store i64 %36, ptr %40, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %5) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6HalvesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_12EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6HalvesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_12EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6HalvesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_12EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6HalvesZ4mainE4$_12EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6HalvesZ4mainE4$_12EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.38, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_12clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_12clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca half, align 2
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %5 = getelementptr inbounds nuw %class.anon.11, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %5, i32 0, i32 2
  %7 = load float, ptr %6, align 8, !tbaa !81
  %8 = fptrunc float %7 to half
  store half %8, ptr %3, align 2, !tbaa !83
  %9 = load half, ptr %3, align 2, !tbaa !83
  %10 = fpext half %9 to float
  %11 = fmul float %10, 3.000000e+00
  %12 = fptrunc float %11 to half
  %13 = fpext half %12 to float
  %14 = fmul float %13, 1.000000e+02
  %15 = fptosi float %14 to i64
  %16 = getelementptr inbounds nuw %class.anon.11, ptr %4, i32 0, i32 0
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !85
  %19 = getelementptr inbounds i64, ptr %18, i64 18
  store i64 %15, ptr %19, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7LengthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_13EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7LengthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_13EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7LengthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_13EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7LengthsZ4mainE4$_13EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7LengthsZ4mainE4$_13EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.39, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_13clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_13clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %6 = getelementptr inbounds nuw %class.anon.12, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 4, !tbaa !86
  %9 = sext i32 %8 to i64
  %10 = mul i64 %9, 4
  %11 = alloca i8, i64 %10, align 16
  store ptr %11, ptr %3, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %4) #25
  store i32 0, ptr %4, align 4, !tbaa !5
  br label %12

12:                                               ; preds = %27, %1
  %13 = load i32, ptr %4, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw %class.anon.12, ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %14, i32 0, i32 3
  %16 = load i32, ptr %15, align 4, !tbaa !86
  %17 = icmp slt i32 %13, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %4) #25
  br label %30

19:                                               ; preds = %12
  %20 = load i32, ptr %4, align 4, !tbaa !5
  %21 = load i32, ptr %4, align 4, !tbaa !5
  %22 = mul nsw i32 %20, %21
  %23 = load ptr, ptr %3, align 8, !tbaa !88
  %24 = load i32, ptr %4, align 4, !tbaa !5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !5
  br label %27

27:                                               ; preds = %19
  %28 = load i32, ptr %4, align 4, !tbaa !5
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %4, align 4, !tbaa !5
  br label %12, !llvm.loop !90

30:                                               ; preds = %18
  %31 = load ptr, ptr %3, align 8, !tbaa !88
  %32 = getelementptr inbounds nuw %class.anon.12, ptr %5, i32 0, i32 0
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %32, i32 0, i32 3
  %34 = load i32, ptr %33, align 4, !tbaa !86
  %35 = sub nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %31, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !5
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds nuw %class.anon.12, ptr %5, i32 0, i32 0
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8, !tbaa !92
  %43 = getelementptr inbounds i64, ptr %42, i64 19
  store i64 %39, ptr %43, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE8AssertedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_14EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE8AssertedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_14EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE8AssertedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_14EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE8AssertedZ4mainE4$_14EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE8AssertedZ4mainE4$_14EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.40, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_14clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_14clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.13, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !93
  %7 = icmp eq i32 %6, 5
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  br label %11

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 179, ptr noundef @"__PRETTY_FUNCTION__._ZZ4mainENK4$_14clEv") #28
  unreachable

10:                                               ; No predecessors!
  br label %11

11:                                               ; preds = %10, %8
  %12 = getelementptr inbounds nuw %class.anon.13, ptr %3, i32 0, i32 0
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %12, i32 0, i32 3
  %14 = load i32, ptr %13, align 4, !tbaa !93
  %15 = icmp ne i32 %14, 5
  br i1 %15, label %16, label %17

16:                                               ; preds = %11
  call void @llvm.trap()
  br label %17

17:                                               ; preds = %16, %11
  %18 = getelementptr inbounds nuw %class.anon.13, ptr %3, i32 0, i32 0
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %18, i32 0, i32 3
  %20 = load i32, ptr %19, align 4, !tbaa !93
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw %class.anon.13, ptr %3, i32 0, i32 0
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !95
  %25 = getelementptr inbounds i64, ptr %24, i64 20
  store i64 %21, ptr %25, align 8, !tbaa !24
  ret void
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #18

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #19

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE9BitfieldsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_15EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE9BitfieldsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_15EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE9BitfieldsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_15EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9BitfieldsZ4mainE4$_15EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9BitfieldsZ4mainE4$_15EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.41, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_15clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_15clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.(anonymous namespace)::bits", align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @"__const._ZZ4mainENK4$_15clEv.some", i64 4, i1 false)
  %5 = getelementptr inbounds nuw %class.anon.14, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 4, !tbaa !96
  %8 = mul i32 %7, 20
  %9 = trunc i32 %8 to i16
  %10 = load i16, ptr %3, align 4
  %11 = and i16 %9, 127
  %12 = shl i16 %11, 3
  %13 = and i16 %10, -1017
  %14 = or i16 %13, %12
  store i16 %14, ptr %3, align 4
  %15 = getelementptr inbounds nuw %class.anon.14, ptr %4, i32 0, i32 0
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %15, i32 0, i32 3
  %17 = load i32, ptr %16, align 4, !tbaa !96
  %18 = sub nsw i32 0, %17
  %19 = trunc i32 %18 to i16
  %20 = load i16, ptr %3, align 4
  %21 = and i16 %19, 31
  %22 = shl i16 %21, 10
  %23 = and i16 %20, -31745
  %24 = or i16 %23, %22
  store i16 %24, ptr %3, align 4
  %25 = load i16, ptr %3, align 4
  %26 = lshr i16 %25, 3
  %27 = and i16 %26, 127
  %28 = zext i16 %27 to i32
  %29 = load i16, ptr %3, align 4
  %30 = shl i16 %29, 1
  %31 = ashr i16 %30, 11
  %32 = sext i16 %31 to i32
  %33 = mul nsw i32 1000, %32
  %34 = add nsw i32 %28, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds nuw %class.anon.14, ptr %4, i32 0, i32 0
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8, !tbaa !98
  %39 = getelementptr inbounds i64, ptr %38, i64 21
  store i64 %35, ptr %39, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7LibraryZN12_GLOBAL__N_13rowIS1_Z4mainE4$_16EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7LibraryZN12_GLOBAL__N_13rowIS1_Z4mainE4$_16EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7LibraryZN12_GLOBAL__N_13rowIS1_Z4mainE4$_16EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7LibraryZ4mainE4$_16EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7LibraryZ4mainE4$_16EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.42, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_16clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_16clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.std::array", align 4
  %4 = alloca %"class.std::complex", align 8
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::complex", align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %7 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %8 = getelementptr inbounds nuw %"struct.std::array", ptr %3, i32 0, i32 0
  store i32 3, ptr %8, align 4, !tbaa !5
  %9 = getelementptr inbounds i32, ptr %8, i64 1
  %10 = getelementptr inbounds nuw %class.anon.15, ptr %7, i32 0, i32 0
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %10, i32 0, i32 3
  %12 = load i32, ptr %11, align 4, !tbaa !99
  store i32 %12, ptr %9, align 4, !tbaa !5
  %13 = getelementptr inbounds i32, ptr %8, i64 2
  store i32 1, ptr %13, align 4, !tbaa !5
  %14 = getelementptr inbounds i32, ptr %8, i64 3
  store i32 2, ptr %14, align 4, !tbaa !5
  %15 = call noundef ptr @_ZNSt5arrayIiLm4EE5beginEv(ptr noundef nonnull align 4 dereferenceable(16) %3) #26
  %16 = call noundef ptr @_ZNSt5arrayIiLm4EE3endEv(ptr noundef nonnull align 4 dereferenceable(16) %3) #26
  call void @_ZSt4sortIPiEvT_S1_(ptr noundef %15, ptr noundef %16)
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %17 = getelementptr inbounds nuw %class.anon.15, ptr %7, i32 0, i32 0
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %17, i32 0, i32 1
  %19 = load double, ptr %18, align 8, !tbaa !101
  call void @_ZNSt7complexIdEC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %4, double noundef %19, double noundef 1.000000e+00)
  %20 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt5arrayIiLm4EEixEm(ptr noundef nonnull align 4 dereferenceable(16) %3, i64 noundef 3) #25
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = mul nsw i32 %21, 10
  %23 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt5arrayIiLm4EEixEm(ptr noundef nonnull align 4 dereferenceable(16) %3, i64 noundef 0) #25
  call void @llvm.lifetime.start.p0(ptr %5) #25
  store i32 7, ptr %5, align 4, !tbaa !5
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3minIiERKT_S2_S2_(ptr noundef nonnull align 4 dereferenceable(4) %23, ptr noundef nonnull align 4 dereferenceable(4) %5)
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = add nsw i32 %22, %25
  %27 = sext i32 %26 to i64
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %28 = call { double, double } @_ZStmlIdESt7complexIT_ERKS2_S4_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4)
  %29 = getelementptr inbounds nuw %"class.std::complex", ptr %6, i32 0, i32 0
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = extractvalue { double, double } %28, 0
  store double %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  %33 = extractvalue { double, double } %28, 1
  store double %33, ptr %32, align 8
  %34 = call noundef double @_ZSt4normIdET_RKSt7complexIS0_E(ptr noundef nonnull align 8 dereferenceable(16) %6)
  %35 = fmul double 1.000000e+02, %34
  %36 = fptosi double %35 to i64
  %37 = add nsw i64 %27, %36
  %38 = getelementptr inbounds nuw %class.anon.15, ptr %7, i32 0, i32 0
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8, !tbaa !102
  %41 = getelementptr inbounds i64, ptr %40, i64 22
  store i64 %37, ptr %41, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %6) #25
  call void @llvm.lifetime.end.p0(ptr %5) #25
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt4sortIPiEvT_S1_(ptr noundef %0, ptr noundef %1) #8 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %6 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %3, align 8, !tbaa !88
  store ptr %1, ptr %4, align 8, !tbaa !88
  %7 = load ptr, ptr %3, align 8, !tbaa !88
  %8 = load ptr, ptr %4, align 8, !tbaa !88
  call void @_ZN9__gnu_cxx5__ops16__iter_less_iterEv()
  call void @_ZSt6__sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %7, ptr noundef %8)
  ret void
}

; Function Attrs: mustprogress nounwind willreturn memory(none) uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5arrayIiLm4EE5beginEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #20 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !103
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef ptr @_ZNSt5arrayIiLm4EE4dataEv(ptr noundef nonnull align 4 dereferenceable(16) %3) #26
  ret ptr %4
}

; Function Attrs: mustprogress nounwind willreturn memory(none) uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5arrayIiLm4EE3endEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #20 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !103
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef ptr @_ZNSt5arrayIiLm4EE4dataEv(ptr noundef nonnull align 4 dereferenceable(16) %3) #26
  %5 = getelementptr inbounds nuw i32, ptr %4, i64 4
  ret ptr %5
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7complexIdEC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1, double noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !105
  store double %1, ptr %5, align 8, !tbaa !17
  store double %2, ptr %6, align 8, !tbaa !17
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %"class.std::complex", ptr %7, i32 0, i32 0
  %9 = load double, ptr %5, align 8, !tbaa !17
  %10 = load double, ptr %6, align 8, !tbaa !17
  %11 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %12 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double %9, ptr %11, align 8
  store double %10, ptr %12, align 8
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt5arrayIiLm4EEixEm(ptr noundef nonnull align 4 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !103
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.std::array", ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !24
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt14__array_traitsIiLm4EE6_S_refERA4_Kim(ptr noundef nonnull align 4 dereferenceable(16) %6, i64 noundef %7) #25
  ret ptr %8
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3minIiERKT_S2_S2_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #9 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  %6 = load ptr, ptr %5, align 8, !tbaa !88, !nonnull !22, !align !107
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !88, !nonnull !22, !align !107
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = icmp slt i32 %7, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !tbaa !88, !nonnull !22, !align !107
  store ptr %12, ptr %3, align 8
  br label %15

13:                                               ; preds = %2
  %14 = load ptr, ptr %4, align 8, !tbaa !88, !nonnull !22, !align !107
  store ptr %14, ptr %3, align 8
  br label %15

15:                                               ; preds = %13, %11
  %16 = load ptr, ptr %3, align 8
  ret ptr %16
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef double @_ZSt4normIdET_RKSt7complexIS0_E(ptr noundef nonnull align 8 dereferenceable(16) %0) #8 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105, !nonnull !22, !align !23
  %4 = call noundef double @_ZNSt12_Norm_helperILb1EE8_S_do_itIdEET_RKSt7complexIS2_E(ptr noundef nonnull align 8 dereferenceable(16) %3)
  ret double %4
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local { double, double } @_ZStmlIdESt7complexIT_ERKS2_S4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #8 comdat {
  %3 = alloca %"class.std::complex", align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !105
  store ptr %1, ptr %5, align 8, !tbaa !105
  %6 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !22, !align !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 16, i1 false), !tbaa.struct !108
  %7 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !22, !align !23
  %8 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt7complexIdEmLIdEERS0_RKS_IT_E(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %7)
  %9 = getelementptr inbounds nuw %"class.std::complex", ptr %3, i32 0, i32 0
  %10 = load { double, double }, ptr %9, align 8
  ret { double, double } %10
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt6__sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef %1) #8 comdat {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %7 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  %8 = load ptr, ptr %4, align 8, !tbaa !88
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = icmp ne ptr %8, %9
  br i1 %10, label %11, label %24

11:                                               ; preds = %2
  %12 = load ptr, ptr %4, align 8, !tbaa !88
  %13 = load ptr, ptr %5, align 8, !tbaa !88
  %14 = load ptr, ptr %5, align 8, !tbaa !88
  %15 = load ptr, ptr %4, align 8, !tbaa !88
  %16 = ptrtoint ptr %14 to i64
  %17 = ptrtoint ptr %15 to i64
  %18 = sub i64 %16, %17
  %19 = sdiv exact i64 %18, 4
  %20 = call noundef i64 @_ZSt4__lgl(i64 noundef %19)
  %21 = mul nsw i64 %20, 2
  call void @_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef %12, ptr noundef %13, i64 noundef %21)
  %22 = load ptr, ptr %4, align 8, !tbaa !88
  %23 = load ptr, ptr %5, align 8, !tbaa !88
  call void @_ZSt22__final_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %22, ptr noundef %23)
  br label %24

24:                                               ; preds = %11, %2
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx5__ops16__iter_less_iterEv() #9 comdat {
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef %0, ptr noundef %1, i64 noundef %2) #5 comdat {
  %4 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %11 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %5, align 8, !tbaa !88
  store ptr %1, ptr %6, align 8, !tbaa !88
  store i64 %2, ptr %7, align 8, !tbaa !24
  br label %12

12:                                               ; preds = %27, %3
  %13 = load ptr, ptr %6, align 8, !tbaa !88
  %14 = load ptr, ptr %5, align 8, !tbaa !88
  %15 = ptrtoint ptr %13 to i64
  %16 = ptrtoint ptr %14 to i64
  %17 = sub i64 %15, %16
  %18 = sdiv exact i64 %17, 4
  %19 = icmp sgt i64 %18, 16
  br i1 %19, label %20, label %37

20:                                               ; preds = %12
  %21 = load i64, ptr %7, align 8, !tbaa !24
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load ptr, ptr %5, align 8, !tbaa !88
  %25 = load ptr, ptr %6, align 8, !tbaa !88
  %26 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZSt14__partial_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_(ptr noundef %24, ptr noundef %25, ptr noundef %26)
  br label %37

27:                                               ; preds = %20
  %28 = load i64, ptr %7, align 8, !tbaa !24
  %29 = add nsw i64 %28, -1
  store i64 %29, ptr %7, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %9) #25
  %30 = load ptr, ptr %5, align 8, !tbaa !88
  %31 = load ptr, ptr %6, align 8, !tbaa !88
  %32 = call noundef ptr @_ZSt27__unguarded_partition_pivotIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_T0_(ptr noundef %30, ptr noundef %31)
  store ptr %32, ptr %9, align 8, !tbaa !88
  %33 = load ptr, ptr %9, align 8, !tbaa !88
  %34 = load ptr, ptr %6, align 8, !tbaa !88
  %35 = load i64, ptr %7, align 8, !tbaa !24
  call void @_ZSt16__introsort_loopIPilN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef %33, ptr noundef %34, i64 noundef %35)
  %36 = load ptr, ptr %9, align 8, !tbaa !88
  store ptr %36, ptr %6, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr %9) #25
  br label %12, !llvm.loop !109

37:                                               ; preds = %23, %12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZSt4__lgl(i64 noundef %0) #9 comdat {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !24
  %3 = load i64, ptr %2, align 8, !tbaa !24
  %4 = call i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %5 = trunc i64 %4 to i32
  %6 = sub nsw i32 63, %5
  %7 = sext i32 %6 to i64
  ret i64 %7
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt22__final_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef %1) #5 comdat {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %7 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %8 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = load ptr, ptr %4, align 8, !tbaa !88
  %11 = ptrtoint ptr %9 to i64
  %12 = ptrtoint ptr %10 to i64
  %13 = sub i64 %11, %12
  %14 = sdiv exact i64 %13, 4
  %15 = icmp sgt i64 %14, 16
  br i1 %15, label %16, label %23

16:                                               ; preds = %2
  %17 = load ptr, ptr %4, align 8, !tbaa !88
  %18 = load ptr, ptr %4, align 8, !tbaa !88
  %19 = getelementptr inbounds i32, ptr %18, i64 16
  call void @_ZSt16__insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %17, ptr noundef %19)
  %20 = load ptr, ptr %4, align 8, !tbaa !88
  %21 = getelementptr inbounds i32, ptr %20, i64 16
  %22 = load ptr, ptr %5, align 8, !tbaa !88
  call void @_ZSt26__unguarded_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %21, ptr noundef %22)
  br label %26

23:                                               ; preds = %2
  %24 = load ptr, ptr %4, align 8, !tbaa !88
  %25 = load ptr, ptr %5, align 8, !tbaa !88
  call void @_ZSt16__insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %24, ptr noundef %25)
  br label %26

26:                                               ; preds = %23, %16
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt14__partial_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 comdat {
  %4 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %5, align 8, !tbaa !88
  store ptr %1, ptr %6, align 8, !tbaa !88
  store ptr %2, ptr %7, align 8, !tbaa !88
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = load ptr, ptr %6, align 8, !tbaa !88
  %11 = load ptr, ptr %7, align 8, !tbaa !88
  call void @_ZSt13__heap_selectIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_(ptr noundef %9, ptr noundef %10, ptr noundef %11)
  %12 = load ptr, ptr %5, align 8, !tbaa !88
  %13 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZSt11__sort_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_(ptr noundef %12, ptr noundef %13, ptr noundef nonnull align 1 dereferenceable(1) %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt27__unguarded_partition_pivotIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_T0_(ptr noundef %0, ptr noundef %1) #8 comdat {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %8 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %9 = load ptr, ptr %4, align 8, !tbaa !88
  %10 = load ptr, ptr %5, align 8, !tbaa !88
  %11 = load ptr, ptr %4, align 8, !tbaa !88
  %12 = ptrtoint ptr %10 to i64
  %13 = ptrtoint ptr %11 to i64
  %14 = sub i64 %12, %13
  %15 = sdiv exact i64 %14, 4
  %16 = sdiv i64 %15, 2
  %17 = getelementptr inbounds i32, ptr %9, i64 %16
  store ptr %17, ptr %6, align 8, !tbaa !88
  %18 = load ptr, ptr %4, align 8, !tbaa !88
  %19 = load ptr, ptr %4, align 8, !tbaa !88
  %20 = getelementptr inbounds i32, ptr %19, i64 1
  %21 = load ptr, ptr %6, align 8, !tbaa !88
  %22 = load ptr, ptr %5, align 8, !tbaa !88
  %23 = getelementptr inbounds i32, ptr %22, i64 -1
  call void @_ZSt22__move_median_to_firstIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_S4_T0_(ptr noundef %18, ptr noundef %20, ptr noundef %21, ptr noundef %23)
  %24 = load ptr, ptr %4, align 8, !tbaa !88
  %25 = getelementptr inbounds i32, ptr %24, i64 1
  %26 = load ptr, ptr %5, align 8, !tbaa !88
  %27 = load ptr, ptr %4, align 8, !tbaa !88
  %28 = call noundef ptr @_ZSt21__unguarded_partitionIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_S4_T0_(ptr noundef %25, ptr noundef %26, ptr noundef %27)
  call void @llvm.lifetime.end.p0(ptr %6) #25
  ret ptr %28
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt13__heap_selectIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_T0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #5 comdat {
  %4 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !88
  store ptr %1, ptr %6, align 8, !tbaa !88
  store ptr %2, ptr %7, align 8, !tbaa !88
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZSt11__make_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_(ptr noundef %9, ptr noundef %10, ptr noundef nonnull align 1 dereferenceable(1) %4)
  call void @llvm.lifetime.start.p0(ptr %8) #25
  %11 = load ptr, ptr %6, align 8, !tbaa !88
  store ptr %11, ptr %8, align 8, !tbaa !88
  br label %12

12:                                               ; preds = %26, %3
  %13 = load ptr, ptr %8, align 8, !tbaa !88
  %14 = load ptr, ptr %7, align 8, !tbaa !88
  %15 = icmp ult ptr %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %8) #25
  br label %29

17:                                               ; preds = %12
  %18 = load ptr, ptr %8, align 8, !tbaa !88
  %19 = load ptr, ptr %5, align 8, !tbaa !88
  %20 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %18, ptr noundef %19)
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8, !tbaa !88
  %23 = load ptr, ptr %6, align 8, !tbaa !88
  %24 = load ptr, ptr %8, align 8, !tbaa !88
  call void @_ZSt10__pop_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_RT0_(ptr noundef %22, ptr noundef %23, ptr noundef %24, ptr noundef nonnull align 1 dereferenceable(1) %4)
  br label %25

25:                                               ; preds = %21, %17
  br label %26

26:                                               ; preds = %25
  %27 = load ptr, ptr %8, align 8, !tbaa !88
  %28 = getelementptr inbounds nuw i32, ptr %27, i32 1
  store ptr %28, ptr %8, align 8, !tbaa !88
  br label %12, !llvm.loop !110

29:                                               ; preds = %16
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt11__sort_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) #5 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !111
  br label %7

7:                                                ; preds = %15, %3
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %4, align 8, !tbaa !88
  %10 = ptrtoint ptr %8 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = sdiv exact i64 %12, 4
  %14 = icmp sgt i64 %13, 1
  br i1 %14, label %15, label %22

15:                                               ; preds = %7
  %16 = load ptr, ptr %5, align 8, !tbaa !88
  %17 = getelementptr inbounds i32, ptr %16, i32 -1
  store ptr %17, ptr %5, align 8, !tbaa !88
  %18 = load ptr, ptr %4, align 8, !tbaa !88
  %19 = load ptr, ptr %5, align 8, !tbaa !88
  %20 = load ptr, ptr %5, align 8, !tbaa !88
  %21 = load ptr, ptr %6, align 8, !tbaa !111, !nonnull !22
  call void @_ZSt10__pop_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_RT0_(ptr noundef %18, ptr noundef %19, ptr noundef %20, ptr noundef nonnull align 1 dereferenceable(1) %21)
  br label %7, !llvm.loop !113

22:                                               ; preds = %7
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt11__make_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_RT0_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) #5 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !111
  %12 = load ptr, ptr %5, align 8, !tbaa !88
  %13 = load ptr, ptr %4, align 8, !tbaa !88
  %14 = ptrtoint ptr %12 to i64
  %15 = ptrtoint ptr %13 to i64
  %16 = sub i64 %14, %15
  %17 = sdiv exact i64 %16, 4
  %18 = icmp slt i64 %17, 2
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  br label %51

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #25
  %21 = load ptr, ptr %5, align 8, !tbaa !88
  %22 = load ptr, ptr %4, align 8, !tbaa !88
  %23 = ptrtoint ptr %21 to i64
  %24 = ptrtoint ptr %22 to i64
  %25 = sub i64 %23, %24
  %26 = sdiv exact i64 %25, 4
  store i64 %26, ptr %7, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %8) #25
  %27 = load i64, ptr %7, align 8, !tbaa !24
  %28 = sub nsw i64 %27, 2
  %29 = sdiv i64 %28, 2
  store i64 %29, ptr %8, align 8, !tbaa !24
  br label %30

30:                                               ; preds = %49, %20
  br label %31

31:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %9) #25
  %32 = load ptr, ptr %4, align 8, !tbaa !88
  %33 = load i64, ptr %8, align 8, !tbaa !24
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !5
  store i32 %35, ptr %9, align 4, !tbaa !5
  %36 = load ptr, ptr %4, align 8, !tbaa !88
  %37 = load i64, ptr %8, align 8, !tbaa !24
  %38 = load i64, ptr %7, align 8, !tbaa !24
  %39 = load i32, ptr %9, align 4, !tbaa !5
  %40 = load ptr, ptr %6, align 8, !tbaa !111, !nonnull !22
  call void @_ZSt13__adjust_heapIPiliN9__gnu_cxx5__ops15_Iter_less_iterEEvT_T0_S5_T1_T2_(ptr noundef %36, i64 noundef %37, i64 noundef %38, i32 noundef %39)
  %41 = load i64, ptr %8, align 8, !tbaa !24
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %31
  store i32 1, ptr %11, align 4
  br label %47

44:                                               ; preds = %31
  %45 = load i64, ptr %8, align 8, !tbaa !24
  %46 = add nsw i64 %45, -1
  store i64 %46, ptr %8, align 8, !tbaa !24
  store i32 0, ptr %11, align 4
  br label %47

47:                                               ; preds = %44, %43
  call void @llvm.lifetime.end.p0(ptr %9) #25
  %48 = load i32, ptr %11, align 4
  switch i32 %48, label %50 [
    i32 0, label %49
  ]

49:                                               ; preds = %47
  br label %30, !llvm.loop !114

50:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %8) #25
  call void @llvm.lifetime.end.p0(ptr %7) #25
  br label %51

51:                                               ; preds = %50, %19
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !111
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = load ptr, ptr %6, align 8, !tbaa !88
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp slt i32 %9, %11
  ret i1 %12
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt10__pop_heapIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_RT0_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #8 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %5, align 8, !tbaa !88
  store ptr %1, ptr %6, align 8, !tbaa !88
  store ptr %2, ptr %7, align 8, !tbaa !88
  store ptr %3, ptr %8, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %9) #25
  %11 = load ptr, ptr %7, align 8, !tbaa !88
  %12 = load i32, ptr %11, align 4, !tbaa !5
  store i32 %12, ptr %9, align 4, !tbaa !5
  %13 = load ptr, ptr %5, align 8, !tbaa !88
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = load ptr, ptr %7, align 8, !tbaa !88
  store i32 %14, ptr %15, align 4, !tbaa !5
  %16 = load ptr, ptr %5, align 8, !tbaa !88
  %17 = load ptr, ptr %6, align 8, !tbaa !88
  %18 = load ptr, ptr %5, align 8, !tbaa !88
  %19 = ptrtoint ptr %17 to i64
  %20 = ptrtoint ptr %18 to i64
  %21 = sub i64 %19, %20
  %22 = sdiv exact i64 %21, 4
  %23 = load i32, ptr %9, align 4, !tbaa !5
  %24 = load ptr, ptr %8, align 8, !tbaa !111, !nonnull !22
  call void @_ZSt13__adjust_heapIPiliN9__gnu_cxx5__ops15_Iter_less_iterEEvT_T0_S5_T1_T2_(ptr noundef %16, i64 noundef 0, i64 noundef %22, i32 noundef %23)
  call void @llvm.lifetime.end.p0(ptr %9) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt13__adjust_heapIPiliN9__gnu_cxx5__ops15_Iter_less_iterEEvT_T0_S5_T1_T2_(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #5 comdat {
  %5 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_val", align 1
  %13 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  store ptr %0, ptr %6, align 8, !tbaa !88
  store i64 %1, ptr %7, align 8, !tbaa !24
  store i64 %2, ptr %8, align 8, !tbaa !24
  store i32 %3, ptr %9, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr %10) #25
  %14 = load i64, ptr %7, align 8, !tbaa !24
  store i64 %14, ptr %10, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %11) #25
  %15 = load i64, ptr %7, align 8, !tbaa !24
  store i64 %15, ptr %11, align 8, !tbaa !24
  br label %16

16:                                               ; preds = %37, %4
  %17 = load i64, ptr %11, align 8, !tbaa !24
  %18 = load i64, ptr %8, align 8, !tbaa !24
  %19 = sub nsw i64 %18, 1
  %20 = sdiv i64 %19, 2
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %46

22:                                               ; preds = %16
  %23 = load i64, ptr %11, align 8, !tbaa !24
  %24 = add nsw i64 %23, 1
  %25 = mul nsw i64 2, %24
  store i64 %25, ptr %11, align 8, !tbaa !24
  %26 = load ptr, ptr %6, align 8, !tbaa !88
  %27 = load i64, ptr %11, align 8, !tbaa !24
  %28 = getelementptr inbounds i32, ptr %26, i64 %27
  %29 = load ptr, ptr %6, align 8, !tbaa !88
  %30 = load i64, ptr %11, align 8, !tbaa !24
  %31 = sub nsw i64 %30, 1
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %28, ptr noundef %32)
  br i1 %33, label %34, label %37

34:                                               ; preds = %22
  %35 = load i64, ptr %11, align 8, !tbaa !24
  %36 = add nsw i64 %35, -1
  store i64 %36, ptr %11, align 8, !tbaa !24
  br label %37

37:                                               ; preds = %34, %22
  %38 = load ptr, ptr %6, align 8, !tbaa !88
  %39 = load i64, ptr %11, align 8, !tbaa !24
  %40 = getelementptr inbounds i32, ptr %38, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !5
  %42 = load ptr, ptr %6, align 8, !tbaa !88
  %43 = load i64, ptr %7, align 8, !tbaa !24
  %44 = getelementptr inbounds i32, ptr %42, i64 %43
  store i32 %41, ptr %44, align 4, !tbaa !5
  %45 = load i64, ptr %11, align 8, !tbaa !24
  store i64 %45, ptr %7, align 8, !tbaa !24
  br label %16, !llvm.loop !115

46:                                               ; preds = %16
  %47 = load i64, ptr %8, align 8, !tbaa !24
  %48 = and i64 %47, 1
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %70

50:                                               ; preds = %46
  %51 = load i64, ptr %11, align 8, !tbaa !24
  %52 = load i64, ptr %8, align 8, !tbaa !24
  %53 = sub nsw i64 %52, 2
  %54 = sdiv i64 %53, 2
  %55 = icmp eq i64 %51, %54
  br i1 %55, label %56, label %70

56:                                               ; preds = %50
  %57 = load i64, ptr %11, align 8, !tbaa !24
  %58 = add nsw i64 %57, 1
  %59 = mul nsw i64 2, %58
  store i64 %59, ptr %11, align 8, !tbaa !24
  %60 = load ptr, ptr %6, align 8, !tbaa !88
  %61 = load i64, ptr %11, align 8, !tbaa !24
  %62 = sub nsw i64 %61, 1
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !5
  %65 = load ptr, ptr %6, align 8, !tbaa !88
  %66 = load i64, ptr %7, align 8, !tbaa !24
  %67 = getelementptr inbounds i32, ptr %65, i64 %66
  store i32 %64, ptr %67, align 4, !tbaa !5
  %68 = load i64, ptr %11, align 8, !tbaa !24
  %69 = sub nsw i64 %68, 1
  store i64 %69, ptr %7, align 8, !tbaa !24
  br label %70

70:                                               ; preds = %56, %50, %46
  call void @llvm.lifetime.start.p0(ptr %12) #25
  call void @_ZN9__gnu_cxx5__ops14_Iter_less_valC2ENS0_15_Iter_less_iterE(ptr noundef nonnull align 1 dereferenceable(1) %12)
  %71 = load ptr, ptr %6, align 8, !tbaa !88
  %72 = load i64, ptr %7, align 8, !tbaa !24
  %73 = load i64, ptr %10, align 8, !tbaa !24
  %74 = load i32, ptr %9, align 4, !tbaa !5
  call void @_ZSt11__push_heapIPiliN9__gnu_cxx5__ops14_Iter_less_valEEvT_T0_S5_T1_RT2_(ptr noundef %71, i64 noundef %72, i64 noundef %73, i32 noundef %74, ptr noundef nonnull align 1 dereferenceable(1) %12)
  call void @llvm.lifetime.end.p0(ptr %12) #25
  call void @llvm.lifetime.end.p0(ptr %11) #25
  call void @llvm.lifetime.end.p0(ptr %10) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx5__ops14_Iter_less_valC2ENS0_15_Iter_less_iterE(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !116
  %4 = load ptr, ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt11__push_heapIPiliN9__gnu_cxx5__ops14_Iter_less_valEEvT_T0_S5_T1_RT2_(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4) #5 comdat {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !88
  store i64 %1, ptr %7, align 8, !tbaa !24
  store i64 %2, ptr %8, align 8, !tbaa !24
  store i32 %3, ptr %9, align 4, !tbaa !5
  store ptr %4, ptr %10, align 8, !tbaa !116
  call void @llvm.lifetime.start.p0(ptr %11) #25
  %12 = load i64, ptr %7, align 8, !tbaa !24
  %13 = sub nsw i64 %12, 1
  %14 = sdiv i64 %13, 2
  store i64 %14, ptr %11, align 8, !tbaa !24
  br label %15

15:                                               ; preds = %27, %5
  %16 = load i64, ptr %7, align 8, !tbaa !24
  %17 = load i64, ptr %8, align 8, !tbaa !24
  %18 = icmp sgt i64 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = load ptr, ptr %10, align 8, !tbaa !116, !nonnull !22
  %21 = load ptr, ptr %6, align 8, !tbaa !88
  %22 = load i64, ptr %11, align 8, !tbaa !24
  %23 = getelementptr inbounds i32, ptr %21, i64 %22
  %24 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops14_Iter_less_valclIPiiEEbT_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %20, ptr noundef %23, ptr noundef nonnull align 4 dereferenceable(4) %9)
  br label %25

25:                                               ; preds = %19, %15
  %26 = phi i1 [ false, %15 ], [ %24, %19 ]
  br i1 %26, label %27, label %39

27:                                               ; preds = %25
  %28 = load ptr, ptr %6, align 8, !tbaa !88
  %29 = load i64, ptr %11, align 8, !tbaa !24
  %30 = getelementptr inbounds i32, ptr %28, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = load ptr, ptr %6, align 8, !tbaa !88
  %33 = load i64, ptr %7, align 8, !tbaa !24
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 %31, ptr %34, align 4, !tbaa !5
  %35 = load i64, ptr %11, align 8, !tbaa !24
  store i64 %35, ptr %7, align 8, !tbaa !24
  %36 = load i64, ptr %7, align 8, !tbaa !24
  %37 = sub nsw i64 %36, 1
  %38 = sdiv i64 %37, 2
  store i64 %38, ptr %11, align 8, !tbaa !24
  br label %15, !llvm.loop !118

39:                                               ; preds = %25
  %40 = load i32, ptr %9, align 4, !tbaa !5
  %41 = load ptr, ptr %6, align 8, !tbaa !88
  %42 = load i64, ptr %7, align 8, !tbaa !24
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  store i32 %40, ptr %43, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %11) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNK9__gnu_cxx5__ops14_Iter_less_valclIPiiEEbT_RT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !116
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = load ptr, ptr %6, align 8, !tbaa !88, !nonnull !22, !align !107
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp slt i32 %9, %11
  ret i1 %12
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt22__move_median_to_firstIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_S4_S4_T0_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #5 comdat {
  %5 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8, !tbaa !88
  store ptr %1, ptr %7, align 8, !tbaa !88
  store ptr %2, ptr %8, align 8, !tbaa !88
  store ptr %3, ptr %9, align 8, !tbaa !88
  %10 = load ptr, ptr %7, align 8, !tbaa !88
  %11 = load ptr, ptr %8, align 8, !tbaa !88
  %12 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %10, ptr noundef %11)
  br i1 %12, label %13, label %32

13:                                               ; preds = %4
  %14 = load ptr, ptr %8, align 8, !tbaa !88
  %15 = load ptr, ptr %9, align 8, !tbaa !88
  %16 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %14, ptr noundef %15)
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = load ptr, ptr %6, align 8, !tbaa !88
  %19 = load ptr, ptr %8, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %18, ptr noundef %19)
  br label %31

20:                                               ; preds = %13
  %21 = load ptr, ptr %7, align 8, !tbaa !88
  %22 = load ptr, ptr %9, align 8, !tbaa !88
  %23 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %21, ptr noundef %22)
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = load ptr, ptr %6, align 8, !tbaa !88
  %26 = load ptr, ptr %9, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %25, ptr noundef %26)
  br label %30

27:                                               ; preds = %20
  %28 = load ptr, ptr %6, align 8, !tbaa !88
  %29 = load ptr, ptr %7, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %28, ptr noundef %29)
  br label %30

30:                                               ; preds = %27, %24
  br label %31

31:                                               ; preds = %30, %17
  br label %51

32:                                               ; preds = %4
  %33 = load ptr, ptr %7, align 8, !tbaa !88
  %34 = load ptr, ptr %9, align 8, !tbaa !88
  %35 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %33, ptr noundef %34)
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = load ptr, ptr %6, align 8, !tbaa !88
  %38 = load ptr, ptr %7, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %37, ptr noundef %38)
  br label %50

39:                                               ; preds = %32
  %40 = load ptr, ptr %8, align 8, !tbaa !88
  %41 = load ptr, ptr %9, align 8, !tbaa !88
  %42 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef %40, ptr noundef %41)
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8, !tbaa !88
  %45 = load ptr, ptr %9, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %44, ptr noundef %45)
  br label %49

46:                                               ; preds = %39
  %47 = load ptr, ptr %6, align 8, !tbaa !88
  %48 = load ptr, ptr %8, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %47, ptr noundef %48)
  br label %49

49:                                               ; preds = %46, %43
  br label %50

50:                                               ; preds = %49, %36
  br label %51

51:                                               ; preds = %50, %31
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt21__unguarded_partitionIPiN9__gnu_cxx5__ops15_Iter_less_iterEET_S4_S4_S4_T0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 comdat {
  %4 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !88
  store ptr %1, ptr %6, align 8, !tbaa !88
  store ptr %2, ptr %7, align 8, !tbaa !88
  br label %8

8:                                                ; preds = %3, %32
  br label %9

9:                                                ; preds = %13, %8
  %10 = load ptr, ptr %5, align 8, !tbaa !88
  %11 = load ptr, ptr %7, align 8, !tbaa !88
  %12 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %10, ptr noundef %11)
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8, !tbaa !88
  %15 = getelementptr inbounds nuw i32, ptr %14, i32 1
  store ptr %15, ptr %5, align 8, !tbaa !88
  br label %9, !llvm.loop !119

16:                                               ; preds = %9
  %17 = load ptr, ptr %6, align 8, !tbaa !88
  %18 = getelementptr inbounds i32, ptr %17, i32 -1
  store ptr %18, ptr %6, align 8, !tbaa !88
  br label %19

19:                                               ; preds = %23, %16
  %20 = load ptr, ptr %7, align 8, !tbaa !88
  %21 = load ptr, ptr %6, align 8, !tbaa !88
  %22 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %20, ptr noundef %21)
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = load ptr, ptr %6, align 8, !tbaa !88
  %25 = getelementptr inbounds i32, ptr %24, i32 -1
  store ptr %25, ptr %6, align 8, !tbaa !88
  br label %19, !llvm.loop !120

26:                                               ; preds = %19
  %27 = load ptr, ptr %5, align 8, !tbaa !88
  %28 = load ptr, ptr %6, align 8, !tbaa !88
  %29 = icmp ult ptr %27, %28
  br i1 %29, label %32, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8, !tbaa !88
  ret ptr %31

32:                                               ; preds = %26
  %33 = load ptr, ptr %5, align 8, !tbaa !88
  %34 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %33, ptr noundef %34)
  %35 = load ptr, ptr %5, align 8, !tbaa !88
  %36 = getelementptr inbounds nuw i32, ptr %35, i32 1
  store ptr %36, ptr %5, align 8, !tbaa !88
  br label %8, !llvm.loop !121
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZSt9iter_swapIPiS0_EvT_T0_(ptr noundef %0, ptr noundef %1) #9 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !88
  store ptr %1, ptr %4, align 8, !tbaa !88
  %5 = load ptr, ptr %3, align 8, !tbaa !88
  %6 = load ptr, ptr %4, align 8, !tbaa !88
  call void @_ZSt4swapIiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS3_ESt18is_move_assignableIS3_EEE5valueEvE4typeERS3_SC_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 4 dereferenceable(4) %6) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapIiENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS3_ESt18is_move_assignableIS3_EEE5valueEvE4typeERS3_SC_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #9 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !88
  store ptr %1, ptr %4, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %6 = load ptr, ptr %3, align 8, !tbaa !88, !nonnull !22, !align !107
  %7 = load i32, ptr %6, align 4, !tbaa !5
  store i32 %7, ptr %5, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !88, !nonnull !22, !align !107
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = load ptr, ptr %3, align 8, !tbaa !88, !nonnull !22, !align !107
  store i32 %9, ptr %10, align 4, !tbaa !5
  %11 = load i32, ptr %5, align 4, !tbaa !5
  %12 = load ptr, ptr %4, align 8, !tbaa !88, !nonnull !22, !align !107
  store i32 %11, ptr %12, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %5) #25
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #21

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt16__insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef %1) #5 comdat {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %"struct.__gnu_cxx::__ops::_Val_less_iter", align 1
  %9 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %10 = alloca %"struct.__gnu_cxx::__ops::_Val_less_iter", align 1
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  %11 = load ptr, ptr %4, align 8, !tbaa !88
  %12 = load ptr, ptr %5, align 8, !tbaa !88
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  br label %43

15:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %16 = load ptr, ptr %4, align 8, !tbaa !88
  %17 = getelementptr inbounds i32, ptr %16, i64 1
  store ptr %17, ptr %6, align 8, !tbaa !88
  br label %18

18:                                               ; preds = %40, %15
  %19 = load ptr, ptr %6, align 8, !tbaa !88
  %20 = load ptr, ptr %5, align 8, !tbaa !88
  %21 = icmp ne ptr %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %6) #25
  br label %43

23:                                               ; preds = %18
  %24 = load ptr, ptr %6, align 8, !tbaa !88
  %25 = load ptr, ptr %4, align 8, !tbaa !88
  %26 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops15_Iter_less_iterclIPiS3_EEbT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %24, ptr noundef %25)
  br i1 %26, label %27, label %37

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %7) #25
  %28 = load ptr, ptr %6, align 8, !tbaa !88
  %29 = load i32, ptr %28, align 4, !tbaa !5
  store i32 %29, ptr %7, align 4, !tbaa !5
  %30 = load ptr, ptr %4, align 8, !tbaa !88
  %31 = load ptr, ptr %6, align 8, !tbaa !88
  %32 = load ptr, ptr %6, align 8, !tbaa !88
  %33 = getelementptr inbounds i32, ptr %32, i64 1
  %34 = call noundef ptr @_ZSt13move_backwardIPiS0_ET0_T_S2_S1_(ptr noundef %30, ptr noundef %31, ptr noundef %33)
  %35 = load i32, ptr %7, align 4, !tbaa !5
  %36 = load ptr, ptr %4, align 8, !tbaa !88
  store i32 %35, ptr %36, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %7) #25
  br label %39

37:                                               ; preds = %23
  %38 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE()
  call void @_ZSt25__unguarded_linear_insertIPiN9__gnu_cxx5__ops14_Val_less_iterEEvT_T0_(ptr noundef %38)
  br label %39

39:                                               ; preds = %37, %27
  br label %40

40:                                               ; preds = %39
  %41 = load ptr, ptr %6, align 8, !tbaa !88
  %42 = getelementptr inbounds nuw i32, ptr %41, i32 1
  store ptr %42, ptr %6, align 8, !tbaa !88
  br label %18, !llvm.loop !122

43:                                               ; preds = %14, %22
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZSt26__unguarded_insertion_sortIPiN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef %1) #8 comdat {
  %3 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.__gnu_cxx::__ops::_Val_less_iter", align 1
  %8 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  %9 = alloca %"struct.__gnu_cxx::__ops::_Val_less_iter", align 1
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %10 = load ptr, ptr %4, align 8, !tbaa !88
  store ptr %10, ptr %6, align 8, !tbaa !88
  br label %11

11:                                               ; preds = %18, %2
  %12 = load ptr, ptr %6, align 8, !tbaa !88
  %13 = load ptr, ptr %5, align 8, !tbaa !88
  %14 = icmp ne ptr %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %6) #25
  br label %21

16:                                               ; preds = %11
  %17 = load ptr, ptr %6, align 8, !tbaa !88
  call void @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE()
  call void @_ZSt25__unguarded_linear_insertIPiN9__gnu_cxx5__ops14_Val_less_iterEEvT_T0_(ptr noundef %17)
  br label %18

18:                                               ; preds = %16
  %19 = load ptr, ptr %6, align 8, !tbaa !88
  %20 = getelementptr inbounds nuw i32, ptr %19, i32 1
  store ptr %20, ptr %6, align 8, !tbaa !88
  br label %11, !llvm.loop !123

21:                                               ; preds = %15
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt13move_backwardIPiS0_ET0_T_S2_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8, !tbaa !88
  %8 = call noundef ptr @_ZSt12__miter_baseIPiET_S1_(ptr noundef %7)
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = call noundef ptr @_ZSt12__miter_baseIPiET_S1_(ptr noundef %9)
  %11 = load ptr, ptr %6, align 8, !tbaa !88
  %12 = call noundef ptr @_ZSt22__copy_move_backward_aILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %8, ptr noundef %10, ptr noundef %11)
  ret ptr %12
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt25__unguarded_linear_insertIPiN9__gnu_cxx5__ops14_Val_less_iterEEvT_T0_(ptr noundef %0) #5 comdat {
  %2 = alloca %"struct.__gnu_cxx::__ops::_Val_less_iter", align 1
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %6 = load ptr, ptr %3, align 8, !tbaa !88
  %7 = load i32, ptr %6, align 4, !tbaa !5
  store i32 %7, ptr %4, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %8 = load ptr, ptr %3, align 8, !tbaa !88
  store ptr %8, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = getelementptr inbounds i32, ptr %9, i32 -1
  store ptr %10, ptr %5, align 8, !tbaa !88
  br label %11

11:                                               ; preds = %14, %1
  %12 = load ptr, ptr %5, align 8, !tbaa !88
  %13 = call noundef zeroext i1 @_ZNK9__gnu_cxx5__ops14_Val_less_iterclIiPiEEbRT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 4 dereferenceable(4) %4, ptr noundef %12)
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8, !tbaa !88
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = load ptr, ptr %3, align 8, !tbaa !88
  store i32 %16, ptr %17, align 4, !tbaa !5
  %18 = load ptr, ptr %5, align 8, !tbaa !88
  store ptr %18, ptr %3, align 8, !tbaa !88
  %19 = load ptr, ptr %5, align 8, !tbaa !88
  %20 = getelementptr inbounds i32, ptr %19, i32 -1
  store ptr %20, ptr %5, align 8, !tbaa !88
  br label %11, !llvm.loop !124

21:                                               ; preds = %11
  %22 = load i32, ptr %4, align 4, !tbaa !5
  %23 = load ptr, ptr %3, align 8, !tbaa !88
  store i32 %22, ptr %23, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %5) #25
  call void @llvm.lifetime.end.p0(ptr %4) #25
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx5__ops15__val_comp_iterENS0_15_Iter_less_iterE() #9 comdat {
  %1 = alloca %"struct.__gnu_cxx::__ops::_Iter_less_iter", align 1
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt22__copy_move_backward_aILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8, !tbaa !88
  %8 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %7) #25
  %9 = load ptr, ptr %5, align 8, !tbaa !88
  %10 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %9) #25
  %11 = load ptr, ptr %6, align 8, !tbaa !88
  %12 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %11) #25
  %13 = call noundef ptr @_ZSt23__copy_move_backward_a1ILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %8, ptr noundef %10, ptr noundef %12)
  %14 = call noundef ptr @_ZSt12__niter_wrapIPiET_RKS1_S1_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef %13)
  ret ptr %14
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__miter_baseIPiET_S1_(ptr noundef %0) #9 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !88
  %3 = load ptr, ptr %2, align 8, !tbaa !88
  ret ptr %3
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__niter_wrapIPiET_RKS1_S1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) #9 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !125
  store ptr %1, ptr %4, align 8, !tbaa !88
  %5 = load ptr, ptr %4, align 8, !tbaa !88
  ret ptr %5
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt23__copy_move_backward_a1ILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8, !tbaa !88
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %6, align 8, !tbaa !88
  %10 = call noundef ptr @_ZSt23__copy_move_backward_a2ILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret ptr %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %0) #9 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !88
  %3 = load ptr, ptr %2, align 8, !tbaa !88
  ret ptr %3
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef ptr @_ZSt23__copy_move_backward_a2ILb1EPiS0_ET1_T0_S2_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8, !tbaa !88
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %6, align 8, !tbaa !88
  %10 = call noundef ptr @_ZNSt20__copy_move_backwardILb1ELb1ESt26random_access_iterator_tagE13__copy_move_bIiEEPT_PKS3_S6_S4_(ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret ptr %10
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt20__copy_move_backwardILb1ELb1ESt26random_access_iterator_tagE13__copy_move_bIiEEPT_PKS3_S6_S4_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %7) #25
  %8 = load ptr, ptr %5, align 8, !tbaa !88
  %9 = load ptr, ptr %4, align 8, !tbaa !88
  %10 = ptrtoint ptr %8 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = sdiv exact i64 %12, 4
  store i64 %13, ptr %7, align 8, !tbaa !24
  %14 = load i64, ptr %7, align 8, !tbaa !24
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %6, align 8, !tbaa !88
  %18 = load i64, ptr %7, align 8, !tbaa !24
  %19 = sub i64 0, %18
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load ptr, ptr %4, align 8, !tbaa !88
  %22 = load i64, ptr %7, align 8, !tbaa !24
  %23 = mul i64 4, %22
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %20, ptr align 4 %21, i64 %23, i1 false)
  br label %24

24:                                               ; preds = %16, %3
  %25 = load ptr, ptr %6, align 8, !tbaa !88
  %26 = load i64, ptr %7, align 8, !tbaa !24
  %27 = sub i64 0, %26
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  call void @llvm.lifetime.end.p0(ptr %7) #25
  ret ptr %28
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNK9__gnu_cxx5__ops14_Val_less_iterclIiPiEEbRT_T0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef %2) #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !128
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !88
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !88, !nonnull !22, !align !107
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = load ptr, ptr %6, align 8, !tbaa !88
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = icmp slt i32 %9, %11
  ret i1 %12
}

; Function Attrs: mustprogress nounwind willreturn memory(none) uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5arrayIiLm4EE4dataEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #20 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !103
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"struct.std::array", ptr %3, i32 0, i32 0
  %5 = call noundef ptr @_ZNSt14__array_traitsIiLm4EE6_S_ptrERA4_Ki(ptr noundef nonnull align 4 dereferenceable(16) %4) #25
  ret ptr %5
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt14__array_traitsIiLm4EE6_S_ptrERA4_Ki(ptr noundef nonnull align 4 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !88
  %3 = load ptr, ptr %2, align 8, !tbaa !88, !nonnull !22, !align !107
  %4 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 0
  ret ptr %4
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt14__array_traitsIiLm4EE6_S_refERA4_Kim(ptr noundef nonnull align 4 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !88
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8, !tbaa !88, !nonnull !22, !align !107
  %6 = load i64, ptr %4, align 8, !tbaa !24
  %7 = getelementptr inbounds nuw [4 x i32], ptr %5, i64 0, i64 %6
  ret ptr %7
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local noundef double @_ZNSt12_Norm_helperILb1EE8_S_do_itIdEET_RKSt7complexIS2_E(ptr noundef nonnull align 8 dereferenceable(16) %0) #8 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %5 = load ptr, ptr %2, align 8, !tbaa !105, !nonnull !22, !align !23
  %6 = call noundef double @_ZNKSt7complexIdE4realB5cxx11Ev(ptr noundef nonnull align 8 dereferenceable(16) %5)
  store double %6, ptr %3, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %7 = load ptr, ptr %2, align 8, !tbaa !105, !nonnull !22, !align !23
  %8 = call noundef double @_ZNKSt7complexIdE4imagB5cxx11Ev(ptr noundef nonnull align 8 dereferenceable(16) %7)
  store double %8, ptr %4, align 8, !tbaa !17
  %9 = load double, ptr %3, align 8, !tbaa !17
  %10 = load double, ptr %3, align 8, !tbaa !17
  %11 = load double, ptr %4, align 8, !tbaa !17
  %12 = load double, ptr %4, align 8, !tbaa !17
  %13 = fmul double %11, %12
  %14 = call double @llvm.fmuladd.f64(double %9, double %10, double %13)
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret double %14
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNKSt7complexIdE4realB5cxx11Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::complex", ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %6 = load double, ptr %5, align 8, !tbaa !17
  ret double %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNKSt7complexIdE4imagB5cxx11Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %"class.std::complex", ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %6 = load double, ptr %5, align 8, !tbaa !17
  ret double %6
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #12

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt7complexIdEmLIdEERS0_RKS_IT_E(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #5 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca { double, double }, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store ptr %1, ptr %4, align 8, !tbaa !105
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %7 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !22, !align !23
  %8 = call noundef { double, double } @_ZNKSt7complexIdE5__repEv(ptr noundef nonnull align 8 dereferenceable(16) %7)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %12 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %9, ptr %11, align 8
  store double %10, ptr %12, align 8
  %13 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw %"class.std::complex", ptr %6, i32 0, i32 0
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fmul double %19, %14
  %23 = fmul double %21, %16
  %24 = fmul double %19, %16
  %25 = fmul double %21, %14
  %26 = fsub double %22, %23
  %27 = fadd double %24, %25
  %28 = fcmp uno double %26, %26
  br i1 %28, label %29, label %35, !prof !130

29:                                               ; preds = %2
  %30 = fcmp uno double %27, %27
  br i1 %30, label %31, label %35, !prof !130

31:                                               ; preds = %29
  %32 = call noundef { double, double } @__muldc3(double noundef %19, double noundef %21, double noundef %14, double noundef %16) #25
  %33 = extractvalue { double, double } %32, 0
  %34 = extractvalue { double, double } %32, 1
  br label %35

35:                                               ; preds = %31, %29, %2
  %36 = phi double [ %26, %2 ], [ %26, %29 ], [ %33, %31 ]
  %37 = phi double [ %27, %2 ], [ %27, %29 ], [ %34, %31 ]
  %38 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %39 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  store double %36, ptr %38, align 8
  store double %37, ptr %39, align 8
  call void @llvm.lifetime.end.p0(ptr %5) #25
  ret ptr %6
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef { double, double } @_ZNKSt7complexIdE5__repEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca { double, double }, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %"class.std::complex", ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %11 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  store double %7, ptr %10, align 8
  store double %9, ptr %11, align 8
  %12 = load { double, double }, ptr %2, align 8
  ret { double, double } %12
}

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6PrintsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_17EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6PrintsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_17EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6PrintsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_17EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6PrintsZ4mainE4$_17EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6PrintsZ4mainE4$_17EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.43, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_17clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_17clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.16, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !131
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %6, ptr noundef @.str.3)
  %8 = getelementptr inbounds nuw %class.anon.16, ptr %3, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !133
  %11 = getelementptr inbounds i64, ptr %10, i64 23
  store i64 1, ptr %11, align 8, !tbaa !24
  ret void
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7CheckedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_18EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7CheckedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_18EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7CheckedZN12_GLOBAL__N_13rowIS1_Z4mainE4$_18EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7CheckedZ4mainE4$_18EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7CheckedZ4mainE4$_18EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.44, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_18clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_18clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca [16 x i8], align 16
  %4 = alloca [16 x i8], align 16
  %5 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %6 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  call void @llvm.lifetime.start.p0(ptr %4) #25
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %7 = getelementptr inbounds nuw %class.anon.17, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %7, i32 0, i32 3
  %9 = load i32, ptr %8, align 4, !tbaa !134
  %10 = sext i32 %9 to i64
  store i64 %10, ptr %5, align 8, !tbaa !24
  %11 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %12 = getelementptr inbounds nuw %class.anon.17, ptr %6, i32 0, i32 0
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %12, i32 0, i32 3
  %14 = load i32, ptr %13, align 4, !tbaa !134
  %15 = load i64, ptr %5, align 8, !tbaa !24
  %16 = call ptr @__memset_chk(ptr noundef %11, i32 noundef %14, i64 noundef %15, i64 noundef 16) #25
  %17 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  %18 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %19 = load i64, ptr %5, align 8, !tbaa !24
  %20 = call ptr @__memcpy_chk(ptr noundef %17, ptr noundef %18, i64 noundef %19, i64 noundef 16) #25
  %21 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  %22 = getelementptr inbounds i8, ptr %21, i64 1
  %23 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0
  %24 = load i64, ptr %5, align 8, !tbaa !24
  %25 = call ptr @__memmove_chk(ptr noundef %22, ptr noundef %23, i64 noundef %24, i64 noundef 15) #25
  %26 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0
  %27 = getelementptr inbounds nuw %class.anon.17, ptr %6, i32 0, i32 0
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %27, i32 0, i32 3
  %29 = load i32, ptr %28, align 4, !tbaa !134
  %30 = and i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [3 x ptr], ptr @_ZN12_GLOBAL__N_15wordsE, i64 0, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !136
  %34 = call ptr @__strcpy_chk(ptr noundef %26, ptr noundef %33, i64 noundef 16) #25
  %35 = getelementptr inbounds nuw %class.anon.17, ptr %6, i32 0, i32 0
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %35, i32 0, i32 3
  %37 = load i32, ptr %36, align 4, !tbaa !134
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !45
  %41 = sext i8 %40 to i32
  %42 = mul nsw i32 %41, 1000
  %43 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 4
  %44 = load i8, ptr %43, align 4, !tbaa !45
  %45 = sext i8 %44 to i32
  %46 = add nsw i32 %42, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds nuw %class.anon.17, ptr %6, i32 0, i32 0
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %48, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8, !tbaa !138
  %51 = getelementptr inbounds i64, ptr %50, i64 24
  store i64 %47, ptr %51, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %5) #25
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: nounwind
declare ptr @__memset_chk(ptr noundef, i32 noundef, i64 noundef, i64 noundef) #13

; Function Attrs: nounwind
declare ptr @__memcpy_chk(ptr noundef, ptr noundef, i64 noundef, i64 noundef) #13

; Function Attrs: nounwind
declare ptr @__memmove_chk(ptr noundef, ptr noundef, i64 noundef, i64 noundef) #13

; Function Attrs: nounwind
declare ptr @__strcpy_chk(ptr noundef, ptr noundef, i64 noundef) #13

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE9VariablesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_19EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE9VariablesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_19EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE9VariablesZN12_GLOBAL__N_13rowIS1_Z4mainE4$_19EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9VariablesZ4mainE4$_19EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE9VariablesZ4mainE4$_19EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.45, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_19clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_19clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.18, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !139
  %7 = and i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x i32], ptr @_ZN12_GLOBAL__N_16placedE, i64 0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = mul nsw i32 %10, 1000
  %12 = getelementptr inbounds nuw %class.anon.18, ptr %3, i32 0, i32 0
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %12, i32 0, i32 3
  %14 = load i32, ptr %13, align 4, !tbaa !139
  %15 = call noundef i32 @"a function.of-one"(i32 noundef %14)
  %16 = add nsw i32 %11, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds nuw %class.anon.18, ptr %3, i32 0, i32 0
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %18, i32 0, i32 3
  %20 = load i32, ptr %19, align 4, !tbaa !139
  %21 = and i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x double], ptr @hidden, i64 0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !17
  %25 = fmul double %24, 2.000000e+00
  %26 = fptosi double %25 to i64
  %27 = add nsw i64 %17, %26
  %28 = add nsw i64 %27, 300
  %29 = getelementptr inbounds nuw %class.anon.18, ptr %3, i32 0, i32 0
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8, !tbaa !141
  %32 = getelementptr inbounds i64, ptr %31, i64 25
  store i64 %28, ptr %32, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7MembersZN12_GLOBAL__N_13rowIS1_Z4mainE4$_20EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7MembersZN12_GLOBAL__N_13rowIS1_Z4mainE4$_20EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7MembersZN12_GLOBAL__N_13rowIS1_Z4mainE4$_20EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7MembersZ4mainE4$_20EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7MembersZ4mainE4$_20EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.46, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_20clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_20clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.(anonymous namespace)::members", align 4
  %4 = alloca i64, align 8
  %5 = alloca { i64, i64 }, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %6 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::members", ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %class.anon.19, ptr %6, i32 0, i32 0
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %8, i32 0, i32 3
  %10 = load i32, ptr %9, align 4, !tbaa !142
  store i32 %10, ptr %7, align 4, !tbaa !144
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::members", ptr %3, i32 0, i32 1
  store i32 7, ptr %11, align 4, !tbaa !146
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %12 = getelementptr inbounds nuw %class.anon.19, ptr %6, i32 0, i32 0
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %12, i32 0, i32 3
  %14 = load i32, ptr %13, align 4, !tbaa !142
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i64 4, i64 0
  store i64 %18, ptr %4, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %19 = getelementptr inbounds nuw %class.anon.19, ptr %6, i32 0, i32 0
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %19, i32 0, i32 3
  %21 = load i32, ptr %20, align 4, !tbaa !142
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, { i64, i64 } { i64 ptrtoint (ptr @_ZNK12_GLOBAL__N_17members7productEi to i64), i64 0 }, { i64, i64 } { i64 ptrtoint (ptr @_ZNK12_GLOBAL__N_17members3sumEi to i64), i64 0 }
  store { i64, i64 } %25, ptr %5, align 8, !tbaa !45
  %26 = load i64, ptr %4, align 8, !tbaa !45
  %27 = getelementptr inbounds i8, ptr %3, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = load { i64, i64 }, ptr %5, align 8, !tbaa !45
  %30 = extractvalue { i64, i64 } %29, 1
  %31 = getelementptr inbounds i8, ptr %3, i64 %30
  %32 = extractvalue { i64, i64 } %29, 0
  %33 = and i64 %32, 1
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %1
  %36 = load ptr, ptr %31, align 8, !tbaa !147
  %37 = sub i64 %32, 1
  %38 = getelementptr i8, ptr %36, i64 %37, !nosanitize !22
  %39 = load ptr, ptr %38, align 8, !nosanitize !22
  br label %42

40:                                               ; preds = %1
  %41 = inttoptr i64 %32 to ptr
  br label %42

42:                                               ; preds = %40, %35
  %43 = phi ptr [ %39, %35 ], [ %41, %40 ]
  %44 = getelementptr inbounds nuw %class.anon.19, ptr %6, i32 0, i32 0
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %44, i32 0, i32 3
  %46 = load i32, ptr %45, align 4, !tbaa !142
  %47 = call noundef i32 %43(ptr noundef nonnull align 4 dereferenceable(8) %31, i32 noundef %46)
  %48 = mul nsw i32 100, %47
  %49 = add nsw i32 %28, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds nuw %class.anon.19, ptr %6, i32 0, i32 0
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8, !tbaa !149
  %54 = getelementptr inbounds i64, ptr %53, i64 26
  store i64 %50, ptr %54, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %5) #25
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_17members7productEi(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !150
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::members", ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4, !tbaa !146
  %8 = load i32, ptr %4, align 4, !tbaa !5
  %9 = mul nsw i32 %7, %8
  ret i32 %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZNK12_GLOBAL__N_17members3sumEi(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !150
  store i32 %1, ptr %4, align 4, !tbaa !5
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::members", ptr %5, i32 0, i32 0
  %7 = load i32, ptr %6, align 4, !tbaa !144
  %8 = load i32, ptr %4, align 4, !tbaa !5
  %9 = add nsw i32 %7, %8
  ret i32 %9
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE5TextsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_21EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE5TextsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_21EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE5TextsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_21EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5TextsZ4mainE4$_21EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE5TextsZ4mainE4$_21EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.47, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_21clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_21clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #8 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.20, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 3
  %6 = load i32, ptr %5, align 4, !tbaa !152
  %7 = and i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x ptr], ptr @_ZN12_GLOBAL__N_15wordsE, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !136
  %11 = call noundef i32 @_ZN12_GLOBAL__N_19length_ofIcEEiPKT_(ptr noundef %10)
  %12 = call noundef i32 @_ZN12_GLOBAL__N_19length_ofIwEEiPKT_(ptr noundef @.str.7)
  %13 = mul nsw i32 10, %12
  %14 = add nsw i32 %11, %13
  %15 = call noundef i32 @_ZN12_GLOBAL__N_19length_ofIDsEEiPKT_(ptr noundef @.str.8)
  %16 = mul nsw i32 100, %15
  %17 = add nsw i32 %14, %16
  %18 = add i32 %17, 120
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw %class.anon.20, ptr %3, i32 0, i32 0
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !154
  %23 = getelementptr inbounds i64, ptr %22, i64 27
  store i64 %19, ptr %23, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_19length_ofIcEEiPKT_(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %3) #25
  store i32 0, ptr %3, align 4, !tbaa !5
  br label %4

4:                                                ; preds = %11, %1
  %5 = load ptr, ptr %2, align 8, !tbaa !136
  %6 = load i32, ptr %3, align 4, !tbaa !5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !45
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !tbaa !5
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4, !tbaa !5
  br label %4, !llvm.loop !155

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret i32 %15
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_19length_ofIwEEiPKT_(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %3) #25
  store i32 0, ptr %3, align 4, !tbaa !5
  br label %4

4:                                                ; preds = %11, %1
  %5 = load ptr, ptr %2, align 8, !tbaa !156
  %6 = load i32, ptr %3, align 4, !tbaa !5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %5, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !158
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !tbaa !5
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4, !tbaa !5
  br label %4, !llvm.loop !160

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret i32 %15
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_19length_ofIDsEEiPKT_(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %3) #25
  store i32 0, ptr %3, align 4, !tbaa !5
  br label %4

4:                                                ; preds = %11, %1
  %5 = load ptr, ptr %2, align 8, !tbaa !161
  %6 = load i32, ptr %3, align 4, !tbaa !5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i16, ptr %5, i64 %7
  %9 = load i16, ptr %8, align 2, !tbaa !163
  %10 = icmp ne i16 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = load i32, ptr %3, align 4, !tbaa !5
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4, !tbaa !5
  br label %4, !llvm.loop !165

14:                                               ; preds = %4
  %15 = load i32, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret i32 %15
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7VectorsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_22EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7VectorsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_22EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7VectorsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_22EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7VectorsZ4mainE4$_22EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7VectorsZ4mainE4$_22EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.48, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_22clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_22clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #22 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca <4 x float>, align 16
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %5 = getelementptr inbounds nuw %class.anon.21, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %5, i32 0, i32 2
  %7 = load float, ptr %6, align 8, !tbaa !166
  %8 = insertelement <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float poison>, float %7, i32 3
  store <4 x float> %8, ptr %3, align 16, !tbaa !45
  %9 = load <4 x float>, ptr %3, align 16, !tbaa !45
  %10 = call noundef <4 x float> @_ZN12_GLOBAL__N_17squaredEDv4_f(<4 x float> noundef %9)
  store <4 x float> %10, ptr %3, align 16, !tbaa !45
  %11 = load <4 x float>, ptr %3, align 16, !tbaa !45
  %12 = extractelement <4 x float> %11, i32 2
  %13 = load <4 x float>, ptr %3, align 16, !tbaa !45
  %14 = extractelement <4 x float> %13, i32 3
  %15 = call float @llvm.fmuladd.f32(float 1.000000e+02, float %14, float %12)
  %16 = fptosi float %15 to i64
  %17 = getelementptr inbounds nuw %class.anon.21, ptr %4, i32 0, i32 0
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !168
  %20 = getelementptr inbounds i64, ptr %19, i64 28
  store i64 %16, ptr %20, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_17squaredEDv4_f(<4 x float> noundef %0) #23 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !45
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !45
  %4 = load <4 x float>, ptr %2, align 16, !tbaa !45
  %5 = fmul <4 x float> %3, %4
  ret <4 x float> %5
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE6WidthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_23EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE6WidthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_23EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE6WidthsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_23EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6WidthsZ4mainE4$_23EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE6WidthsZ4mainE4$_23EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.49, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_23clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_23clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i128, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %6 = getelementptr inbounds nuw %class.anon.22, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 4, !tbaa !169
  %9 = mul i32 %8, 1000000007
  %10 = zext i32 %9 to i37
  %11 = zext i37 %10 to i64
  store i64 %11, ptr %3, align 8, !tbaa !171
  call void @llvm.lifetime.start.p0(ptr %4) #25
  %12 = load i64, ptr %3, align 8, !tbaa !171
  %13 = trunc i64 %12 to i37
  %14 = zext i37 %13 to i100
  %15 = zext i100 %14 to i128
  store i128 %15, ptr %4, align 8, !tbaa !173
  %16 = load i128, ptr %4, align 8, !tbaa !173
  %17 = trunc i128 %16 to i100
  %18 = load i128, ptr %4, align 8, !tbaa !173
  %19 = trunc i128 %18 to i100
  %20 = mul i100 %17, %19
  %21 = shl i100 %20, 30
  %22 = zext i100 %21 to i128
  store i128 %22, ptr %4, align 8, !tbaa !173
  %23 = load i64, ptr %3, align 8, !tbaa !171
  %24 = trunc i64 %23 to i37
  %25 = shl i37 %24, 8
  %26 = zext i37 %25 to i64
  %27 = getelementptr inbounds nuw %class.anon.22, ptr %5, i32 0, i32 0
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %27, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !175
  %30 = getelementptr inbounds i64, ptr %29, i64 29
  store i64 %26, ptr %30, align 8, !tbaa !24
  %31 = load i128, ptr %4, align 8, !tbaa !173
  %32 = trunc i128 %31 to i100
  %33 = lshr i100 %32, 40
  %34 = trunc i100 %33 to i64
  %35 = getelementptr inbounds nuw %class.anon.22, ptr %5, i32 0, i32 0
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %35, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8, !tbaa !175
  %38 = getelementptr inbounds i64, ptr %37, i64 30
  store i64 %34, ptr %38, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %4) #25
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE4SumsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_24EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE4SumsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_24EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE4SumsZN12_GLOBAL__N_13rowIS1_Z4mainE4$_24EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE4SumsZ4mainE4$_24EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE4SumsZ4mainE4$_24EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.50, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_24clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_24clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  %6 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #25
  %7 = getelementptr inbounds nuw %class.anon.23, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %7, i32 0, i32 2
  %9 = load float, ptr %8, align 8, !tbaa !176
  store float %9, ptr %3, align 4, !tbaa !19
  store float 1.250000e+00, ptr %4, align 4, !tbaa !19
  %10 = load float, ptr %4, align 4
  %11 = atomicrmw fadd ptr %3, float %10 monotonic, align 4
  store float %11, ptr %5, align 4
  %12 = load float, ptr %5, align 4, !tbaa !19
  %13 = load float, ptr %3, align 4, !tbaa !19
  %14 = fmul float %13, 1.000000e+02
  %15 = fptosi float %14 to i64
  %16 = getelementptr inbounds nuw %class.anon.23, ptr %6, i32 0, i32 0
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !178
  %19 = getelementptr inbounds i64, ptr %18, i64 31
  store i64 %15, ptr %19, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %3) #25
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZN4once12parallel_forIZ4mainE7SixteenZN12_GLOBAL__N_13rowIS1_Z4mainE4$_25EEvRKT0_EUlmE_EEvmS7_m"(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #5 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i64 %2, ptr %6, align 8, !tbaa !24
  %7 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !22, !align !23
  %8 = load i64, ptr %4, align 8, !tbaa !24
  %9 = load i64, ptr %6, align 8, !tbaa !24
  call void @once_launch(ptr noundef @"_ZN4once5entryIZ4mainE7SixteenZN12_GLOBAL__N_13rowIS1_Z4mainE4$_25EEvRKT0_EUlmE_EEvS7_", ptr noundef %7, i64 noundef 24, i64 noundef 8, i64 noundef %8, i64 noundef %9)
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE7SixteenZN12_GLOBAL__N_13rowIS1_Z4mainE4$_25EEvRKT0_EUlmE_EEvS7_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7SixteenZ4mainE4$_25EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZN12_GLOBAL__N_13rowIZ4mainE7SixteenZ4mainE4$_25EEvRKT0_ENKUlmE_clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.51, ptr %5, i32 0, i32 0
  call void @"_ZZ4mainENK4$_25clEv"(ptr noundef nonnull align 8 dereferenceable(24) %6)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZ4mainENK4$_25clEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) #9 align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.anon.24, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %4, i32 0, i32 2
  %6 = load float, ptr %5, align 8, !tbaa !179
  %7 = fptrunc float %6 to bfloat
  %8 = fpext bfloat %7 to float
  %9 = fmul float %8, 3.000000e+00
  %10 = fptrunc float %9 to bfloat
  %11 = fpext bfloat %10 to float
  %12 = fmul float %11, 1.000000e+02
  %13 = fptosi float %12 to i64
  %14 = getelementptr inbounds nuw %class.anon.24, ptr %3, i32 0, i32 0
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !181
  %17 = getelementptr inbounds i64, ptr %16, i64 32
  store i64 %13, ptr %17, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZN4once5entryIZ4mainE8BranchesZ4mainE4$_26EEvRKT0_"(ptr noundef nonnull align 8 dereferenceable(24) %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8, !tbaa !21, !nonnull !22, !align !23
  %4 = call noundef i64 @_ZN4once2idEv()
  call void @"_ZZ4mainENK4$_26clEm"(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %4)
  ret void
}

; Function Attrs: inlinehint mustprogress uwtable
define internal void @"_ZZ4mainENK4$_26clEm"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i64 %1, ptr %4, align 8, !tbaa !24
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #25
  %8 = call noundef ptr @_ZN4once12local_memoryIiLm8EEEPT_v()
  store ptr %8, ptr %5, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %6) #25
  %9 = call noundef i64 @_ZN4once8local_idEv()
  store i64 %9, ptr %6, align 8, !tbaa !24
  %10 = load i64, ptr %4, align 8, !tbaa !24
  %11 = icmp ult i64 %10, 8
  br i1 %11, label %12, label %29

12:                                               ; preds = %2
  %13 = load i64, ptr %6, align 8, !tbaa !24
  %14 = trunc i64 %13 to i32
  %15 = load ptr, ptr %5, align 8, !tbaa !88
  %16 = load i64, ptr %6, align 8, !tbaa !24
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  store i32 %14, ptr %17, align 4, !tbaa !5
  call void @_ZN4once7barrierEv()
  %18 = load ptr, ptr %5, align 8, !tbaa !88
  %19 = load i64, ptr %6, align 8, !tbaa !24
  %20 = sub i64 7, %19
  %21 = getelementptr inbounds nuw i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw %class.anon.25, ptr %7, i32 0, i32 0
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8, !tbaa !182
  %27 = load i64, ptr %4, align 8, !tbaa !24
  %28 = getelementptr inbounds nuw i64, ptr %26, i64 %27
  store i64 %23, ptr %28, align 8, !tbaa !24
  br label %48

29:                                               ; preds = %2
  %30 = load i64, ptr %6, align 8, !tbaa !24
  %31 = trunc i64 %30 to i32
  %32 = mul nsw i32 2, %31
  %33 = load ptr, ptr %5, align 8, !tbaa !88
  %34 = load i64, ptr %6, align 8, !tbaa !24
  %35 = getelementptr inbounds nuw i32, ptr %33, i64 %34
  store i32 %32, ptr %35, align 4, !tbaa !5
  call void @_ZN4once7barrierEv()
  %36 = load ptr, ptr %5, align 8, !tbaa !88
  %37 = load i64, ptr %6, align 8, !tbaa !24
  %38 = sub i64 7, %37
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !5
  %41 = add nsw i32 100, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw %class.anon.25, ptr %7, i32 0, i32 0
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::values", ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8, !tbaa !182
  %46 = load i64, ptr %4, align 8, !tbaa !24
  %47 = getelementptr inbounds nuw i64, ptr %45, i64 %46
  store i64 %42, ptr %47, align 8, !tbaa !24
  br label %48

48:                                               ; preds = %29, %12
  call void @llvm.lifetime.end.p0(ptr %6) #25
  call void @llvm.lifetime.end.p0(ptr %5) #25
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN4once12local_memoryIiLm8EEEPT_v() #0 comdat {
  %1 = call ptr addrspace(3) @__sycl_allocateLocalMemory(i64 noundef 32, i64 noundef 4) #25
  %2 = addrspacecast ptr addrspace(3) %1 to ptr
  ret ptr %2
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZN4once8local_idEv() #9 comdat {
  %1 = call noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #25
  ret i64 %1
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4once7barrierEv() #9 comdat {
  call void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 272) #29
  ret void
}

; Function Attrs: nounwind
declare extern_weak ptr addrspace(3) @__sycl_allocateLocalMemory(i64 noundef, i64 noundef) #13

; Function Attrs: nounwind
declare extern_weak noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) #13

; Function Attrs: convergent nounwind
declare extern_weak void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) #24

attributes #0 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind memory(none) }
attributes #18 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #20 = { mustprogress nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { inlinehint mustprogress uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { convergent nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nounwind }
attributes #26 = { nounwind willreturn memory(none) }
attributes #27 = { nounwind willreturn memory(read) }
attributes #28 = { noreturn nounwind }
attributes #29 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 22.1.8"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _ZTS9two_names", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !6, i64 0}
!13 = !{!"_ZTS9two_names", !6, i64 0}
!14 = !{i64 0, i64 8, !15, i64 8, i64 8, !17, i64 16, i64 4, !19, i64 20, i64 4, !5}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 long", !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = !{!11, !11, i64 0}
!22 = !{}
!23 = !{i64 8}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !7, i64 0}
!26 = !{i64 0, i64 4, !19, i64 4, i64 4, !19}
!27 = !{!28, !16, i64 0}
!28 = !{!"_ZTSZ4mainE3$_0", !29, i64 0}
!29 = !{!"_ZTSN12_GLOBAL__N_16valuesE", !16, i64 0, !18, i64 8, !20, i64 16, !6, i64 20}
!30 = !{i64 0, i64 8, !24, i64 8, i64 8, !24, i64 16, i64 8, !24}
!31 = !{!32, !25, i64 0}
!32 = !{!"_ZTSN12_GLOBAL__N_18of_threeE", !25, i64 0, !25, i64 8, !25, i64 16}
!33 = !{!28, !6, i64 20}
!34 = !{!32, !25, i64 16}
!35 = !{!36, !20, i64 0}
!36 = !{!"_ZTSN12_GLOBAL__N_114pair_of_floatsE", !20, i64 0, !20, i64 4}
!37 = !{!36, !20, i64 4}
!38 = !{!32, !25, i64 8}
!39 = !{!40, !6, i64 20}
!40 = !{!"_ZTSZ4mainE3$_1", !29, i64 0}
!41 = !{!40, !16, i64 0}
!42 = !{!43, !6, i64 20}
!43 = !{!"_ZTSZ4mainE3$_2", !29, i64 0}
!44 = !{!43, !16, i64 0}
!45 = !{!7, !7, i64 0}
!46 = !{!47, !6, i64 20}
!47 = !{!"_ZTSZ4mainE3$_3", !29, i64 0}
!48 = !{!47, !16, i64 0}
!49 = !{!50, !6, i64 20}
!50 = !{!"_ZTSZ4mainE3$_4", !29, i64 0}
!51 = !{!50, !16, i64 0}
!52 = !{!53, !6, i64 20}
!53 = !{!"_ZTSZ4mainE3$_5", !29, i64 0}
!54 = !{!55, !55, i64 0}
!55 = !{!"__int128", !7, i64 0}
!56 = !{!53, !16, i64 0}
!57 = !{!58, !20, i64 16}
!58 = !{!"_ZTSZ4mainE3$_6", !29, i64 0}
!59 = !{!58, !16, i64 0}
!60 = !{!58, !18, i64 8}
!61 = !{!62, !20, i64 16}
!62 = !{!"_ZTSZ4mainE3$_7", !29, i64 0}
!63 = !{!62, !16, i64 0}
!64 = !{!65, !6, i64 20}
!65 = !{!"_ZTSZ4mainE3$_8", !29, i64 0}
!66 = !{!65, !16, i64 0}
!67 = !{!68, !16, i64 0}
!68 = !{!"_ZTSZ4mainE3$_9", !29, i64 0}
!69 = !{!70, !16, i64 0}
!70 = !{!"_ZTSN12_GLOBAL__N_15guardE", !16, i64 0}
!71 = !{!72, !72, i64 0}
!72 = !{!"p1 _ZTSN12_GLOBAL__N_15guardE", !11, i64 0}
!73 = !{!74, !6, i64 20}
!74 = !{!"_ZTSZ4mainE4$_10", !29, i64 0}
!75 = !{!74, !16, i64 0}
!76 = !{!77, !16, i64 0}
!77 = !{!"_ZTSZ4mainE4$_11", !29, i64 0}
!78 = !{!79, !79, i64 0}
!79 = !{!"bool", !7, i64 0}
!80 = !{i8 0, i8 2}
!81 = !{!82, !20, i64 16}
!82 = !{!"_ZTSZ4mainE4$_12", !29, i64 0}
!83 = !{!84, !84, i64 0}
!84 = !{!"_Float16", !7, i64 0}
!85 = !{!82, !16, i64 0}
!86 = !{!87, !6, i64 20}
!87 = !{!"_ZTSZ4mainE4$_13", !29, i64 0}
!88 = !{!89, !89, i64 0}
!89 = !{!"p1 int", !11, i64 0}
!90 = distinct !{!90, !91}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !{!87, !16, i64 0}
!93 = !{!94, !6, i64 20}
!94 = !{!"_ZTSZ4mainE4$_14", !29, i64 0}
!95 = !{!94, !16, i64 0}
!96 = !{!97, !6, i64 20}
!97 = !{!"_ZTSZ4mainE4$_15", !29, i64 0}
!98 = !{!97, !16, i64 0}
!99 = !{!100, !6, i64 20}
!100 = !{!"_ZTSZ4mainE4$_16", !29, i64 0}
!101 = !{!100, !18, i64 8}
!102 = !{!100, !16, i64 0}
!103 = !{!104, !104, i64 0}
!104 = !{!"p1 _ZTSSt5arrayIiLm4EE", !11, i64 0}
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTSSt7complexIdE", !11, i64 0}
!107 = !{i64 4}
!108 = !{i64 0, i64 16, !45}
!109 = distinct !{!109, !91}
!110 = distinct !{!110, !91}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 _ZTSN9__gnu_cxx5__ops15_Iter_less_iterE", !11, i64 0}
!113 = distinct !{!113, !91}
!114 = distinct !{!114, !91}
!115 = distinct !{!115, !91}
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTSN9__gnu_cxx5__ops14_Iter_less_valE", !11, i64 0}
!118 = distinct !{!118, !91}
!119 = distinct !{!119, !91}
!120 = distinct !{!120, !91}
!121 = distinct !{!121, !91}
!122 = distinct !{!122, !91}
!123 = distinct !{!123, !91}
!124 = distinct !{!124, !91}
!125 = !{!126, !126, i64 0}
!126 = !{!"p2 int", !127, i64 0}
!127 = !{!"any p2 pointer", !11, i64 0}
!128 = !{!129, !129, i64 0}
!129 = !{!"p1 _ZTSN9__gnu_cxx5__ops14_Val_less_iterE", !11, i64 0}
!130 = !{!"branch_weights", i32 1, i32 1048575}
!131 = !{!132, !6, i64 20}
!132 = !{!"_ZTSZ4mainE4$_17", !29, i64 0}
!133 = !{!132, !16, i64 0}
!134 = !{!135, !6, i64 20}
!135 = !{!"_ZTSZ4mainE4$_18", !29, i64 0}
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 omnipotent char", !11, i64 0}
!138 = !{!135, !16, i64 0}
!139 = !{!140, !6, i64 20}
!140 = !{!"_ZTSZ4mainE4$_19", !29, i64 0}
!141 = !{!140, !16, i64 0}
!142 = !{!143, !6, i64 20}
!143 = !{!"_ZTSZ4mainE4$_20", !29, i64 0}
!144 = !{!145, !6, i64 0}
!145 = !{!"_ZTSN12_GLOBAL__N_17membersE", !6, i64 0, !6, i64 4}
!146 = !{!145, !6, i64 4}
!147 = !{!148, !148, i64 0}
!148 = !{!"vtable pointer", !8, i64 0}
!149 = !{!143, !16, i64 0}
!150 = !{!151, !151, i64 0}
!151 = !{!"p1 _ZTSN12_GLOBAL__N_17membersE", !11, i64 0}
!152 = !{!153, !6, i64 20}
!153 = !{!"_ZTSZ4mainE4$_21", !29, i64 0}
!154 = !{!153, !16, i64 0}
!155 = distinct !{!155, !91}
!156 = !{!157, !157, i64 0}
!157 = !{!"p1 wchar_t", !11, i64 0}
!158 = !{!159, !159, i64 0}
!159 = !{!"wchar_t", !7, i64 0}
!160 = distinct !{!160, !91}
!161 = !{!162, !162, i64 0}
!162 = !{!"p1 char16_t", !11, i64 0}
!163 = !{!164, !164, i64 0}
!164 = !{!"char16_t", !7, i64 0}
!165 = distinct !{!165, !91}
!166 = !{!167, !20, i64 16}
!167 = !{!"_ZTSZ4mainE4$_22", !29, i64 0}
!168 = !{!167, !16, i64 0}
!169 = !{!170, !6, i64 20}
!170 = !{!"_ZTSZ4mainE4$_23", !29, i64 0}
!171 = !{!172, !172, i64 0}
!172 = !{!"_BitInt(37)", !7, i64 0}
!173 = !{!174, !174, i64 0}
!174 = !{!"_BitInt(100)", !7, i64 0}
!175 = !{!170, !16, i64 0}
!176 = !{!177, !20, i64 16}
!177 = !{!"_ZTSZ4mainE4$_24", !29, i64 0}
!178 = !{!177, !16, i64 0}
!179 = !{!180, !20, i64 16}
!180 = !{!"_ZTSZ4mainE4$_25", !29, i64 0}
!181 = !{!180, !16, i64 0}
!182 = !{!183, !16, i64 0}
!183 = !{!"_ZTSZ4mainE4$_26", !29, i64 0}
