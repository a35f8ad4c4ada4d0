// Launches on NVIDIA's GPUs, and looks at how far they are, through the driver's functions that are handed over.
// native_calls.py lays out the structures.
//
// Compiled to cuda_calls.ll by scripts/regen_device_library.

#include "../python_arguments.hpp"
#include "../../../../passes/syclopt/codegen/device_library/sources/nvptx/launch.hpp"

using Status = int; // CUresult

// CUlaunchConfig.
struct Config {
  u32 grid[3], block[3], local_bytes;
  void *stream;
  const void *attributes;
  u32 attribute_count;
};

static constexpr u32 LATEST = 64; // a power of two

// A stream, and the numbers of the kernels that were launched on it last.
struct Line {
  void *stream;
  size_t count;
  size_t latest[LATEST];
};

// A part of a range that one grid can have.
struct Grid {
  u32 size[3], unused;
  Launch launch;
};

// A kernel and a range.
struct Kernel {
  Status (*launch)(const Config *, void *function, void **parameters, void **extra);
  void *function;
  const u32 *places; // of its parameters among the packed arguments
  const Grid *grids;
  size_t number;
  u32 parameter_count, grid_count;
  u32 block[3];
  u32 local_bytes; // of its own
};

// A kernel, launched for one range in one context.
struct Call {
  Taken taken;
  const Kernel *kernel;
};

struct Time {
  i64 seconds, nanoseconds;
};
extern "C" int clock_gettime(int, Time *);
static constexpr int MONOTONIC = 1;
static constexpr Status NOT_READY = 600;

static i64 now() {
  Time time;
  clock_gettime(MONOTONIC, &time);
  return time.seconds * 1'000'000'000 + time.nanoseconds;
}

extern "C" {
// Launch a kernel with packed arguments, which ask for local memory. Returns the first status that is no success.
Status __cuda_launch(const Kernel *kernel, Line *line, char *data, u32 local_bytes) {
  u32 own = kernel->parameter_count;
  void **parameters = (void **)__builtin_alloca((own + 1) * sizeof(void *));
  for (u32 at = 0; at < own; ++at)
    parameters[at] = data + kernel->places[at];
  Config config = {};
  config.local_bytes = kernel->local_bytes + local_bytes;
  config.stream = line->stream;
  for (u32 d = 0; d < 3; ++d)
    config.block[d] = kernel->block[d];
  line->latest[line->count++ % LATEST] = kernel->number;
  for (u32 at = 0; at < kernel->grid_count; ++at) {
    const Grid *grid = kernel->grids + at;
    Launch launch = grid->launch;
    launch.scratch = config.local_bytes;
    parameters[own] = &launch;
    for (u32 d = 0; d < 3; ++d)
      config.grid[d] = grid->size[d];
    if (Status status = kernel->launch(&config, kernel->function, parameters, nullptr))
      return status;
  }
  return 0;
}

// Launch a kernel with packed arguments for native code, and tell whether it was launched.
int __cuda_launch_straight(const Kernel *kernel, Line *line, char *data, size_t local_bytes) {
  return __cuda_launch(kernel, line, data, (u32)local_bytes) == 0;
}

// Launch a kernel on a line, the first argument (0: none), with a tuple of arguments. Returns whether it was launched.
Object *__cuda_call_kernel(Object *self, Object *const *given, i64 count) {
  const Call *call = (const Call *)address_in(self);
  Line *line = count == 2 ? (Line *)PyLong_AsVoidPtr(given[0]) : nullptr;
  if (!line)
    return PyBool_FromLong(0);
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  if (!pack(&call->taken, given[1], data, held))
    return PyBool_FromLong(0);
  void *thread = PyEval_SaveThread();
  Status status = __cuda_launch(call->kernel, line, data, 0);
  PyEval_RestoreThread(thread);
  return PyBool_FromLong(status == 0);
}

// Ask for a status, of a stream or an event, until it is another one than that something is not ready, or time is over.
Status __cuda_spin(Status (*query)(void *), void *about, i64 nanoseconds) {
  Status status = query(about);
  if (status != NOT_READY)
    return status;
  for (i64 end = now() + nanoseconds; now() < end;)
    if ((status = query(about)) != NOT_READY)
      break;
  return status;
}
}
