"""The names that front end, passes, tools and runtime share, each spelled once, and what each means.

Constants are named as what they spell, without `sycl`. Attributes have no ending; `_KIND` is metadata that is attached
to functions, `_LIST` is named metadata, `_SET` is a property set, `_KEY` is a property of a set.
"""

# Attributes of functions: where a program enters device code.

MODULE_ID = "sycl-module-id"  # the translation unit of a kernel, or of a function that other units may call
KERNEL_MARK = "sycl-kernel"  # a kernel for which the front end has no calling convention
KERNEL_ENTRY = "sycl-kernel-entry"  # a kernel that takes a pointer to its callable; the value is the name it was given
ENTRY_POINT_MARK = "sycl-entry-point"  # an entry point of a module that was split off

# Annotations of clang that headers make, and where they stand in the source.

ANNOTATION_PREFIX = "syclopt:"  # begins those that mean something
KERNEL_ANNOTATION = "kernel"  # a kernel entry
EXTERNAL_ANNOTATION = "external"  # SYCL_EXTERNAL
DEVICE_GLOBAL_ANNOTATION = "device-global"  # the tag that device globals of one type refer to
PROPERTY_ANNOTATION = "property"  # the first value is the name of the annotation
ANNOTATED_AT = "sycl-annotated-at"  # file and line
CALLABLE_LAYOUT = "sycl-callable-layout"  # of kernel entries whose callable has no standard layout: "other"

# Attributes of functions: virtual functions, and calls of pointers.

INDIRECTLY_CALLABLE = "indirectly-callable"  # a virtual function; the value is the set that it is in
CALLS_INDIRECTLY = "calls-indirectly"  # on kernels: the sets of the virtual functions that may be called
CREATES_INDIRECTLY = "creates-indirectly"  # on entry points: the sets of objects that it creates, or reaches else
RESOLVED_SET = "sycl-resolved-set"  # a function that was virtual before a target was chosen; the value is its set
CALLS_RESOLVED = "sycl-calls-resolved"  # the sets of such functions that may be called by a pointer
REFERENCED_INDIRECTLY = "referenced-indirectly"  # a function that may be called by a pointer to it
VIRTUAL_CALL = "virtual-call"  # on calls: the pointer that is called is one to a virtual function

# Attributes of functions: code that is for some devices.

DEVICE_HAS = "sycl-device-has"  # the numbers of the aspects that a function may use; it promises to use no others
CALL_IF_ON_DEVICE = "sycl-call-if-on-device"  # the body is for devices, and empty on the host
CALL_IF_ON_HOST = "sycl-call-if-on-host"  # the body is for the host, and empty on devices
CALL_CONDITIONALLY = "sycl-call-if-on-device-conditionally"  # calls its callable where the condition beside it holds
IF_ARCHITECTURE_IS = "sycl-if-architecture-is"  # the architectures for which the body is
IF_ARCHITECTURE_IS_NOT = "sycl-if-architecture-is-not"  # the architectures for which the body is empty
ADD_ON_IMAGE = "sycl-add-on-image"  # the number of the add-on image that has the function
ADD_ON_CONDITION = "sycl-add-on-condition"  # the integers of the condition under which a device gets that image
ADD_ON_STUB = "sycl-add-on-stub"  # the body only returns: it is that of the image for all other devices

# Attributes of functions: how kernels are compiled and launched.

OPT_LEVEL = "sycl-optlevel"  # the optimization level of the command line that compiled the function
GRF_SIZE = "sycl-grf-size"  # registers that a thread has; 0 lets the compiler choose
MAXIMUM_REGISTERS = "sycl-maximum-registers"  # the same, by an extension of SPIR-V
REGISTER_ALLOC_MODE = "sycl-register-alloc-mode"  # the same as a mode: 0 lets the compiler choose, 1 small, 2 large
FLOATING_POINT_CONTROL = "sycl-floating-point-control"  # bits for rounding and denormals
WORK_GROUP_STATIC = "sycl-work-group-static"  # the kernel uses local memory whose size is known at launch
WORK_GROUP_SCRATCH = "sycl-work-group-scratch"  # the kernel uses local memory whose size the launch says
WORK_GROUP_SIZE = "sycl-work-group-size"  # the work-group size that the kernel needs
WORK_GROUP_SIZE_HINT = "sycl-work-group-size-hint"  # the work-group size that the kernel is likely to get
MAX_WORK_GROUP_SIZE = "sycl-max-work-group-size"  # the largest work-group size that the kernel may get
MAX_LINEAR_WORK_GROUP_SIZE = "sycl-max-linear-work-group-size"  # items of a work-group at the most
SUB_GROUP_SIZE = "sycl-sub-group-size"  # the sub-group size that the kernel needs
SINGLE_TASK = "sycl-single-task"  # the kernel is one work-item
PIPELINED = "sycl-pipelined"  # on FPGAs: whether, and how often, an invocation starts
STREAMING_INTERFACE = "sycl-streaming-interface"  # on FPGAs: the kernel starts by a stream
REGISTER_MAP_INTERFACE = "sycl-register-map-interface"  # on FPGAs: the kernel starts by registers

# Attributes of parameters.

IMPLICIT_LOCAL_ARG = "sycl-implicit-local-arg"  # the parameter for dynamic local memory

# Attributes of variables.

DEVICE_GLOBAL_SIZE = "sycl-device-global-size"  # a device global; the value is the size of its value in bytes
HOST_PIPE_SIZE = "sycl-host-pipe-size"  # a host pipe; the value is the size of what it transports in bytes
UNIQUE_ID = "sycl-unique-id"  # the id of a device global or host pipe in the program
DEVICE_IMAGE_SCOPE = "sycl-device-image-scope"  # each image has a variable of its own
DEVICE_IMAGE_SCOPE_OF_OLD = "device_image_scope"  # the same, as older compilers spell it; so are the next three
HOST_ACCESS_OF_OLD = "host_access"
INIT_MODE_OF_OLD = "init_mode"
IMPLEMENT_IN_CSR_OF_OLD = "implement_in_csr"
HOST_ACCESS = "sycl-host-access"  # what the host may do: 0 reads, 1 writes, 2 both, 3 neither
INIT_MODE = "sycl-init-mode"  # when a device global gets its first value
IMPLEMENT_IN_CSR = "sycl-implement-in-csr"  # the host reaches the variable by a register

# Attributes of variables, parameters and pointers that SPIR-V knows as decorations.

ALIGNMENT = "sycl-alignment"  # of what a pointer points to, in bytes
LATENCY_ANCHOR_ID = "sycl-latency-anchor-id"  # what latency constraints refer to
LATENCY_CONSTRAINT = "sycl-latency-constraint"  # the latency to an anchor
# Caches: how far data is fetched ahead, how it is read, what readers assume of it, how it is written.
CACHE_PREFIX = "sycl-cache-"
CACHE_READ_PREFIX = "sycl-cache-read"
CACHE_READ_HINT = "sycl-cache-read-hint"
CACHE_READ_ASSERTION = "sycl-cache-read-assertion"
CACHE_WRITE_HINT = "sycl-cache-write-hint"
PREFETCH_HINT = "sycl-prefetch-hint"
PREFETCH_HINT_NON_TEMPORAL = "sycl-prefetch-hint-nt"
# Interfaces of pointers on FPGAs: where they come from, and the buses behind them.
BUFFER_LOCATION = "sycl-buffer-location"
CONDUIT = "sycl-conduit"
REGISTER_MAP = "sycl-register-map"
ADDRESS_WIDTH = "sycl-awidth"
DATA_WIDTH = "sycl-dwidth"
LATENCY = "sycl-latency"
READ_WRITE_MODE = "sycl-read-write-mode"
MAX_BURST = "sycl-maxburst"
WAIT_REQUEST = "sycl-wait-request"
STABLE = "sycl-stable"
STRICT = "sycl-strict"
DATAPATH = "sycl-datapath"
# Memory on FPGAs: the kind, the number and the shape of blocks.
RESOURCE = "sycl-resource"
NUM_BANKS = "sycl-num-banks"
RAM_STITCHING = "sycl-ram-stitching"
MAX_PRIVATE_COPIES = "sycl-max-private-copies"
NUM_REPLICATES = "sycl-num-replicates"
BI_DIRECTIONAL_PORTS_FALSE = "sycl-bi-directional-ports-false"
BI_DIRECTIONAL_PORTS_TRUE = "sycl-bi-directional-ports-true"
CLOCK_2X_FALSE = "sycl-clock-2x-false"
CLOCK_2X_TRUE = "sycl-clock-2x-true"
STRIDE_SIZE = "sycl-stride-size"
WORD_SIZE = "sycl-word-size"

# Calling conventions.

SPIR_KERNEL = "spir_kernel"  # a kernel, for SPIR and SPIR-V
AMDGPU_KERNEL = "amdgpu_kernel"  # a kernel, for AMD's GPUs
PTX_KERNEL = "ptx_kernel"  # a kernel, for NVIDIA's GPUs
SPIR_FUNC = "spir_func"  # any other device function, for SPIR and SPIR-V

# Metadata of functions: aspects, and what else a device must have.

USED_ASPECTS_KIND = "sycl_used_aspects"  # the numbers of the aspects that a function, or an instruction, uses
DECLARED_ASPECTS_KIND = "sycl_declared_aspects"  # the numbers of the aspects that the programmer says it uses
CONDITIONAL_ASPECTS_KIND = "sycl_conditionally_used_aspects"  # pairs of a condition and the aspects used under it
FIXED_TARGETS_KIND = "sycl_fixed_targets"  # the aspects of devices of which a device must be one
JOINT_MATRIX_KIND = "sycl_joint_matrix"  # the joint matrices that a function uses
JOINT_MATRIX_MAD_KIND = "sycl_joint_matrix_mad"  # the multiplications of joint matrices that it uses
EXPLICIT_SIMD_KIND = "sycl_explicit_simd"  # an ESIMD function
WORK_GROUP_SCOPE_KIND = "work_group_scope"  # on functions of which one work-item runs most, for all of its group
KERNEL_OMIT_ARGS_KIND = "sycl_kernel_omit_args"  # for each argument of a kernel, whether it is left out
SOURCE_LOCATION_KIND = "srcloc"  # where the source has the function, for messages of the compiler

# Metadata of functions: how kernels are compiled and launched.

REQD_SUB_GROUP_SIZE_KIND = "intel_reqd_sub_group_size"
REQD_WORK_GROUP_SIZE_KIND = "reqd_work_group_size"
WORK_GROUP_SIZE_HINT_KIND = "work_group_size_hint"
WORK_GROUP_NUM_DIM_KIND = "work_group_num_dim"  # dimensions of the work-group size, as the program wrote it
ARGUMENT_ADDRESS_SPACES_KIND = "kernel_arg_addr_space"  # of what each argument points to, as OpenCL C has it
MAX_WORK_GROUP_SIZE_KIND = "max_work_group_size"
MAX_LINEAR_WORK_GROUP_SIZE_KIND = "max_linear_work_group_size"  # items of a work-group at the most
MAX_GLOBAL_WORK_DIM_KIND = "max_global_work_dim"  # 0 for a single task
REGISTER_ALLOC_MODE_KIND = "RegisterAllocMode"
MAXIMUM_REGISTERS_KIND = "MaximumRegisters"
IP_INTERFACE_KIND = "ip_interface"  # on FPGAs: how the kernel starts
DECORATIONS_KIND = "spirv.Decorations"  # of variables and instructions, too
PARAMETER_DECORATIONS_KIND = "spirv.ParameterDecorations"  # a list of decorations for each parameter

# Named metadata.

ASPECTS_LIST = "sycl_aspects"  # pairs of name and number
TYPES_THAT_USE_ASPECTS_LIST = "sycl_types_that_use_aspects"  # a type, and the aspects that using it uses
REGISTERED_KERNELS_LIST = "sycl_registered_kernels"  # pairs of the name that a program gave a kernel and its symbol
ESIMD_SPLIT_STATUS_LIST = "sycl-esimd-split-status"  # whether the entry points are ESIMD functions: 0 no, 1 yes, 2 some
EXECUTION_MODE_LIST = "spirv.ExecutionMode"  # kernels, each with a mode
PROPERTIES_LIST = "sycl_properties"  # one string: the property file of an image
SYMBOL_TABLE_LIST = "sycl_symbol_table"  # one string: the names of the entry points of an image
SPEC_CONSTANTS_LIST = "sycl.specialization-constants"  # for each one its name, ids, offsets and sizes
SPEC_CONSTANT_DEFAULTS_LIST = "sycl.specialization-constants-default-values"  # the values, in the same order
SPEC_CONSTANTS_REPLACED_LIST = "sycl.specialization-constants-default-values-module"  # all have their default values

# The start of names: a quick test for what belongs to SYCL at all.

ATTRIBUTE_PREFIX = "sycl-"

# Symbols, types, and strings of annotations.

ANNOTATION_MARK = "sycl-properties"  # the first string of an annotation of a pointer that lists properties
EVENT_TYPE = "spirv.Event"  # a target type
DEVICE_GLOBAL_TYPE = "device_global"  # part of the name of the type of each device global
DEVICE_LIBRARY_PREFIX = "__devicelib_"  # functions of device libraries
PRINTF = "_Z18__spirv_ocl_printfPU3AS2Kcz"  # printf as OpenCL has it: the format is in constant memory
PRINTF_PREFIX = "_Z18__spirv_ocl_printf"  # the front end's, one for each list of argument types
ALLOCATE_LOCAL_MEMORY = "__sycl_allocateLocalMemory"  # size and alignment in bytes -> memory of the work-group
STATIC_LOCAL_MEMORY = "__sycl_staticLocalMemory"  # the same, with a variable that stands for it before them
DYNAMIC_LOCAL_MEMORY = "__sycl_dynamicLocalMemoryPlaceholder"  # the same, of a size that is known at launch
GET_SCALAR_PREFIX = "_Z37__sycl_getScalar2020SpecConstantValue"  # the front end's reads of specialization constants:
GET_COMPOSITE_PREFIX = "_Z40__sycl_getComposite2020SpecConstantValue"  # id, address of the default, buffer -> value
SPEC_CONSTANT_PREFIX = "_Z20__spirv_SpecConstant"  # id, default -> value
SPEC_CONSTANT_COMPOSITE_PREFIX = "_Z29__spirv_SpecConstantComposite"  # elements -> array, vector or struct
ASSERT_FAIL = "__devicelib_assert_fail"  # reports a failed assertion
# Sanitizers: what the names of variables with their notes on kernels begin with (addresses, memory, threads); the name
# that these variables have in SPIR-V; the kernel by which a runtime finds them; switches; a check of the one of memory.
ASAN_KERNEL_METADATA = "__AsanKernelMetadata"
MSAN_KERNEL_METADATA = "__MsanKernelMetadata"
TSAN_KERNEL_METADATA = "__TsanKernelMetadata"
SANITIZER_HOST_NAME = "_Z20__SanitizerKernelMetadata"
SANITIZER_MODULE = "__sanitizerModule"
ASAN_CHECK_SHADOW_BOUNDS = "__asan_check_shadow_bounds"
MSAN_TRACK_ORIGINS = "__msan_track_origins"
MSAN_WARNING = "__msan_maybe_warning_"
REGISTER_DEVICE_GLOBALS = "__sycl_register_device_globals"  # tells the runtime of the device globals at start-up
ADD_DEVICE_GLOBAL = "_ZN4sycl6detail17device_global_map3addEPvPKc"  # of the runtime: takes a device global and its id
KERNEL_NAME_PREFIX = "__syclopt_kernel_name."  # begins names of strings, which host code has in the place of kernels
DEVICE_GLOBAL_ID_SUFFIX = ".sycl_device_global_id"  # of the names of variables that hold ids

# Property sets.

DEVICE_LIBRARIES_SET = "SYCL/devicelib req mask"  # the device libraries that an image uses, as bits
DEVICE_LIBRARY_SET = "SYCL/devicelib metadata"  # the device library that an image is
REQUIREMENTS_SET = "SYCL/device requirements"  # what a device must have
SPEC_CONSTANTS_SET = "SYCL/specialization constants"  # ids, offsets and sizes of each one
SPEC_CONSTANT_DEFAULTS_SET = "SYCL/specialization constants default values"  # the bytes of all of them
KERNEL_PARAMETERS_SET = "SYCL/kernel param opt"  # the arguments of each kernel that are left out, as bits
EXPORTED_SYMBOLS_SET = "SYCL/exported symbols"  # what other images may use
IMPORTED_SYMBOLS_SET = "SYCL/imported symbols"  # what an image uses of others
KERNEL_NAMES_SET = "SYCL/kernel names"  # the kernels
REGISTERED_KERNELS_SET = "SYCL/registered kernels"  # name that the program gave -> kernel
PROGRAM_METADATA_SET = "SYCL/program metadata"  # `F@key` -> work-group sizes; `ID@global_id_mapping` -> variable
MISC_SET = "SYCL/misc properties"  # how an image is compiled and launched
ASSERT_USED_SET = "SYCL/assert used"  # the kernels that may report a failed assertion
DYNAMIC_LOCAL_MEMORY_SET = "SYCL/work group dynamic local mem"  # the kernels whose local memory the launch sizes
IMPLICIT_LOCAL_ARG_SET = "SYCL/implicit local arg"  # kernel -> index of its parameter for dynamic local memory
DEVICE_GLOBALS_SET = "SYCL/device globals"  # id -> size and scope of the device globals that code uses
HOST_PIPES_SET = "SYCL/host pipes"  # id -> size
KERNEL_ACCESSES_SET = "SYCL/kernel accesses"  # what kernels read and write through their parameters, line by line
VIRTUAL_FUNCTIONS_SET = "SYCL/virtual functions"  # the set of virtual functions that an image has, calls or creates
ADD_ON_IMAGES_SET = "SYCL/add on images"  # number -> condition of the add-on images that an image needs
ADD_ON_IMAGE_SET = "SYCL/add on image"  # number of the add-on image that an image is -> 1 for code, 0 for a stub
MACHINE_CODE_SET = "SYCL/machine code"  # of code that was made ahead of time: what it is, and for which architecture
MACHINE_CODE_KERNELS_SET = "SYCL/machine code kernels"  # kernel -> what a launch must know, in JSON
MACHINE_CODE_VARIABLES_SET = "SYCL/machine code variables"  # id of a device global -> what the host must know, in JSON

# Properties of `SYCL/device requirements`.

ASPECTS_KEY = "aspects"
ASPECT_KEY = "aspect"  # the same, in images of older compilers
FIXED_TARGET_KEY = "fixed_target"
REQD_SUB_GROUP_SIZE_KEY = "reqd_sub_group_size"  # of `SYCL/program metadata`, too, as are the next three
REQD_WORK_GROUP_SIZE_KEY = "reqd_work_group_size"
WORK_GROUP_NUM_DIM_KEY = "work_group_num_dim"
REQD_WORK_GROUP_SIZE_64_KEY = "reqd_work_group_size_uint64_t"  # in 64 bits each
JOINT_MATRIX_KEY = "joint_matrix"
JOINT_MATRIX_MAD_KEY = "joint_matrix_mad"
COMPILE_TARGET_KEY = "compile_target"  # the name of the device that an image is for

# Properties of `SYCL/program metadata`: what stands behind the `@` of a key.

MAX_WORK_GROUP_SIZE_KEY = "max_work_group_size"
MAX_LINEAR_WORK_GROUP_SIZE_KEY = "max_linear_work_group_size"
GLOBAL_ID_MAPPING_KEY = "global_id_mapping"  # the variable of the device global whose id stands before the `@`

# Properties of `SYCL/misc properties`; those for registers are called as the attributes.

IS_ESIMD_IMAGE_KEY = "isEsimdImage"
OPT_LEVEL_KEY = "optLevel"
ID_QUERIES_RANGE_KEY = "idQueriesRange"  # 1: ids fit in `unsigned int`, 2: in `size_t`
SANITIZER_KEY = "sanUsed"
SPEC_CONSTANTS_REPLACED_KEY = "specConstsReplacedWithDefault"

# Properties of `SYCL/virtual functions`.

VIRTUAL_FUNCTIONS_KEY = "virtual-functions-set"  # the set that an image has
CALLS_VIRTUAL_FUNCTIONS_KEY = "calls-virtual-functions-set"
CREATES_VIRTUAL_FUNCTIONS_KEY = "creates-virtual-functions-set"
USES_VIRTUAL_FUNCTIONS_KEY = "uses-virtual-functions-set"  # both in one, of DPC++'s runtime
DUMMY_IMAGE_KEY = "dummy-image"  # 1: the bodies only return, for devices that cannot run the set

# Properties of `SYCL/machine code`.

CODE_KIND_KEY = "kind"  # ptx, cubin
CODE_ARCHITECTURE_KEY = "architecture"  # as `sm_90`
KEEPS_VALUES_KEY = "keeps-values"  # 1: it has variables that keep their values from launch to launch

# Properties of other sets.

ALL_DEFAULTS_KEY = "all"  # of `SYCL/specialization constants default values`
DEVICELIB_MASK_KEY = "DeviceLibReqMask"  # of `SYCL/devicelib req mask`
BFLOAT16_KEY = "bfloat16"  # of `SYCL/devicelib metadata`: 1 for the library that uses instructions of the device

# Functions of joint matrices.

MATRIX_ELEMENT = "_Z19__spirv_AccessChain"  # begins the names of functions that point to an element of a matrix
MATRIX_LAYOUT = "joint_matrix_layout_to_spv"  # returns the number that SPIR-V has for a layout: the same

# Functions of native code for processors: what kernels ask of the loops around them.

NATIVE_ITEM = "__native_item"  # returns the work-item that runs
NATIVE_CURRENT_ITEM = "__native_current_item"  # the same, for functions that are no part of a kernel
NATIVE_PUBLISH_ITEM = "__native_publish_item"  # tells these functions the work-item
NATIVE_LOCAL = "__native_local"  # returns the work-group's own place of a variable in local memory
NATIVE_BARRIER = "__native_barrier"  # waits for the other work-items of the group
NATIVE_TOGETHER = "__native_together_"  # begins the names of what the work-items of a group do together
NATIVE_LANES = "__native_lanes_"  # begins the names of what the work-items of a sub-group do together
NATIVE_LANES_BARRIER = "__native_lanes_barrier"  # waits for the other work-items of the sub-group
NATIVE_SUB_GROUP_SIZE = "__native_sub_group_size"  # how many work-items a sub-group has, if it is no last one
NATIVE_ZERO = "__native_zero"  # a variable that is 0, which LLVM does not know
NATIVE_ZEROS = "__native_zeros"  # several such ones, which it does not know to be equal
NATIVE_MATHEMATICS = "__native_math."  # begins the names of functions of floats, as `__native_math.exp.v8f32`
NATIVE_PRINTF = "__native_printf"  # gets the format, arguments in slots of 64 bits, and how many there are
NATIVE_TAKE_PRINTED = "__native_take_printed"  # returns what was printed, for the host
NATIVE_QUERY = "__native_query_"  # begins the names of functions that read a work-item, and change nothing
NATIVE_ITEM_QUERY = "__native_query_item_"  # those whose result differs within a sub-group
NATIVE_GLOBAL_ID = "__native_query_item_global_id"  # the global id of a work-item
NATIVE_LOCAL_ID = "__native_query_item_local_id"  # its local id
NATIVE_POSITION = "__native_query_item_position"  # its global id less the offset
NATIVE_GROUP_ID = "__native_query_group_group_id"  # the id of its group
NATIVE_LOCAL_SIZE = "__native_query_group_local_size"  # the extent of a group
NATIVE_GROUP_COUNT = "__native_query_group_group_count"  # how many groups there are
NATIVE_GLOBAL_SIZE = "__native_query_group_global_size"  # the extent of the range
NATIVE_GLOBAL_OFFSET = "__native_query_group_global_offset"  # the least global id
NATIVE_INDEX = "__native_query_item_index"  # its number in its group
NATIVE_LANE = "__native_query_item_lane"  # the number of a work-item in its sub-group
NATIVE_IDS = "__native_query_item_ids"  # where the local ids of a sub-group stand that lies in several rows
NATIVE_FIRST_ID = "__native_query_group_first_id"  # the global id of the first work-item of a group
NATIVE_SUB_GROUP_QUERY = "__native_query_sub_group_"  # those whose result differs within a work-group
NATIVE_ITEMS = "__native_query_group_items"  # how many work-items a group has
NATIVE_LOCAL_MEMORY = "__native_query_group_local_memory"  # local memory of a work-group, at an offset
NATIVE_VARIABLE = "__native_query_group_variable"  # where a variable in local memory stands
NATIVE_NOTE_VARIABLES = "__native_note_variables"  # gets the array where that is noted for all variables
NATIVE_PLACE_VARIABLE = "__native_place_variable"  # notes it for one
NATIVE_DYNAMIC_LOCAL_MEMORY = "__native_query_group_dynamic_local_memory"  # where arguments in local memory stand
NATIVE_FIX_LOCAL_SIZE = "__native_fix_local_size"  # notes the size of a work-group that is known before launch
NATIVE_LIMIT_ROWS = "__native_limit_rows"  # notes how many work-items of each row of a group run next
NATIVE_RUN_ITEMS = "__native_run_items"  # runs a function for all work-items of groups
NATIVE_RUN_ROWS = "__native_run_rows"  # the same for groups of a size, or 0, of which those side by side run as one
NATIVE_RUN_LIMITED_ITEMS = "__native_run_limited_items"  # as the former, up to a limit in each row
NATIVE_RUN_LIMITED_ROWS = "__native_run_limited_rows"  # as the latter, likewise
NATIVE_RUN_GROUPS = "__native_run_groups"  # runs a function for groups
NATIVE_RUN_REGION = "__native_run_region"  # runs a function for all work-items of one group
NATIVE_RUN_FEW_ROWS = "__native_run_few_rows"  # the same; rows are written one after another
NATIVE_RUN_SUB_GROUPS = "__native_run_sub_groups"  # runs functions for the sub-groups of one group
NATIVE_RUN_LANES = "__native_run_lanes"  # runs a function for all work-items of one sub-group
NATIVE_RUN_SOME_LANES = "__native_run_some_lanes"  # runs it for those that have come to a region
NATIVE_RUN_PARTED = "__native_run_parted"  # runs a function for the rest of what a sub-group does
NATIVE_START_LANES = "__native_start_lanes"  # notes that all lanes are at the first region
NATIVE_NEXT_REGION = "__native_next_region"  # returns the first region that lanes are at, and which
NATIVE_TAKE_MEMORY = "__native_take_memory"  # returns memory of some bytes, with an alignment
NATIVE_GIVE_MEMORY = "__native_give_memory"  # gives it back
NATIVE_TAKE_MORE = "__native_take_more"  # takes some more, and notes it in a list
NATIVE_GIVE_ALL = "__native_give_all"  # gives what is in the list back
RETARGETED_LIST = "syclopt.retargeted"  # names the device that a module has been made for
TEMPORARY_MEMORY = "sycl-temporary-memory"  # on parameters of kernels: nobody reads later what the kernel writes there
INDEXES_FIT = "sycl-indexes-fit"  # on kernels: no index is cut off or wraps in any launch
LOCAL_MEMORY = "sycl-local-memory"  # on parameters of kernels: what is passed is a place in local memory
HALF_OF_DOUBLE = "__truncdfhf2"  # what LLVM calls where a processor has no instruction to convert a half
HALF_OF_FLOAT = "__truncsfhf2"
FLOAT_OF_HALF = "__extendhfsf2"
BFLOAT_OF_DOUBLE = "__truncdfbf2"  # the same of numbers with the exponents of floats, and 8 bits of them
BFLOAT_OF_FLOAT = "__truncsfbf2"

# Code for NVIDIA's GPUs: what kernels ask of their launch, and what is known of them.

NVPTX_LAUNCH = "__nvptx_launch"  # returns what the launch told the kernel: a pointer to a struct Launch of launch.hpp
NVPTX_PRINT_BUFFER = "__nvptx_print_buffer"  # a variable: the host puts a pointer to a PrintBuffer of records.hpp there
NVPTX_DYNAMIC_LOCAL = "__dynamic_local"  # the array in local memory whose size a launch tells
GUARDED = "sycl-guarded"  # on kernels: in so many dimensions work-items outside of the range return at once
ARGUMENTS_IN_MEMORY = "sycl-arguments-in-memory"  # on kernels: they take a pointer to a struct of their arguments
DYNAMIC_LOCAL_BYTES = "sycl-dynamic-local-bytes"  # on kernels: how much of that array their own variables take
STATIC_LOCAL_BYTES = "sycl-static-local-bytes"  # on kernels: how much local memory they have beside that array
