// A line as all native code knows it that hands something to NVIDIA's GPUs; native_calls.py lays it out.
#pragma once

using Status = int; // CUresult

static constexpr u32 LATEST = 64; // a power of two

// A stream, and the numbers of the kernels that were launched on it last. Whoever changes more than those holds Python's
// interpreter.
struct Line {
  void *stream;
  Status (*query)(void *stream);
  i64 is_ours;   // nobody else hands it anything
  i64 count;     // of what it was handed
  i64 launched;  // of it: the number of the last kernel that __cuda_parallel_for launched
  i64 done;      // of it, as far as is known
  i64 launching; // threads that are handing it something
  size_t launches;
  size_t latest[LATEST];
};
