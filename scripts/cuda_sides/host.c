// What the driver's functions cost, called from C: each function below returns seconds for one of `count` times, or a
// negative number for what the driver refused. The library is loaded into the process that has the context.

#include <cuda.h>
#include <stdlib.h>
#include <time.h>

#define CHECK(what)                                                                                                    \
  do {                                                                                                                 \
    CUresult status = (what);                                                                                          \
    if (status)                                                                                                        \
      return -(double)status;                                                                                          \
  } while (0)

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

struct Arguments {
  int a;
  float b;
  CUdeviceptr x, y, z;
};

static CUresult launch(CUfunction function, CUstream stream, struct Arguments *given) {
  void *parameters[] = {&given->a, &given->b, &given->x, &given->y, &given->z};
  return cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL);
}

double submit(CUfunction function, CUstream stream, CUdeviceptr x, int count) {
  struct Arguments given = {1, 2, x, x, x};
  double start = now();
  for (int at = 0; at < count; ++at)
    CHECK(launch(function, stream, &given));
  double end = now();
  CHECK(cuStreamSynchronize(stream));
  return (end - start) / count;
}

double submit_in_order(CUfunction function, CUstream stream, CUdeviceptr x, int count) {
  struct Arguments given = {1, 2, x, x, x};
  double start = now();
  for (int at = 0; at < count; ++at)
    CHECK(launch(function, stream, &given));
  CHECK(cuStreamSynchronize(stream));
  return (now() - start) / count;
}

double submit_and_wait(CUfunction function, CUstream stream, CUdeviceptr x, int count) {
  struct Arguments given = {1, 2, x, x, x};
  double start = now();
  for (int at = 0; at < count; ++at) {
    CHECK(launch(function, stream, &given));
    CHECK(cuStreamSynchronize(stream));
  }
  return (now() - start) / count;
}

struct Graph {
  CUgraphExec exec;
  CUgraphNode last;
  CUDA_KERNEL_NODE_PARAMS parameters;
  struct Arguments given;
  void *places[5];
};

// Make a graph of chains of empty kernels.
struct Graph *new_graph(CUfunction function, CUdeviceptr x, int chains, int length) {
  struct Graph *made = calloc(1, sizeof *made);
  made->given = (struct Arguments){1, 2, x, x, x};
  void *places[] = {&made->given.a, &made->given.b, &made->given.x, &made->given.y, &made->given.z};
  for (int at = 0; at < 5; ++at)
    made->places[at] = places[at];
  made->parameters = (CUDA_KERNEL_NODE_PARAMS){.func = function,
                                               .gridDimX = 1,
                                               .gridDimY = 1,
                                               .gridDimZ = 1,
                                               .blockDimX = 1,
                                               .blockDimY = 1,
                                               .blockDimZ = 1,
                                               .kernelParams = made->places};
  CUgraph graph;
  if (cuGraphCreate(&graph, 0))
    return NULL;
  for (int chain = 0; chain < chains; ++chain)
    for (int at = 0; at < length; ++at) {
      CUgraphNode before = made->last;
      if (cuGraphAddKernelNode(&made->last, graph, &before, at != 0, &made->parameters))
        return NULL;
    }
  // The nodes of the graph stand for those of what it becomes: it stays.
  return cuGraphInstantiate(&made->exec, graph, 0) ? NULL : made;
}

double replay(struct Graph *graph, CUstream stream, int count) {
  double start = now();
  for (int at = 0; at < count; ++at) {
    CHECK(cuGraphLaunch(graph->exec, stream));
    CHECK(cuStreamSynchronize(stream));
  }
  return (now() - start) / count;
}

double update_and_replay(struct Graph *graph, CUstream stream, int count) {
  double start = now();
  for (int at = 0; at < count; ++at) {
    graph->given.a = at;
    CHECK(cuGraphExecKernelNodeSetParams(graph->exec, graph->last, &graph->parameters));
    CHECK(cuGraphLaunch(graph->exec, stream));
    CHECK(cuStreamSynchronize(stream));
  }
  return (now() - start) / count;
}

double allocate_and_free(int device, CUstream stream, size_t bytes, int count) {
  static CUmemoryPool pool;
  if (!pool) {
    CUmemPoolProps properties = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                                 .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device}};
    cuuint64_t all = ~0ull;
    CHECK(cuMemPoolCreate(&pool, &properties));
    CHECK(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &all));
  }
  double start = now();
  for (int at = 0; at < count; ++at) {
    CUdeviceptr memory;
    CHECK(cuMemAllocFromPoolAsync(&memory, bytes, pool, stream));
    CHECK(cuMemFreeAsync(memory, stream));
  }
  double end = now();
  CHECK(cuStreamSynchronize(stream));
  return (end - start) / count;
}

double copy_in(CUdeviceptr memory, void *array, size_t bytes, int count) {
  double start = now();
  for (int at = 0; at < count; ++at)
    CHECK(cuMemcpyHtoD(memory, array, bytes));
  return (now() - start) / count;
}

double copy_out(CUdeviceptr memory, void *array, size_t bytes, int count) {
  double start = now();
  for (int at = 0; at < count; ++at)
    CHECK(cuMemcpyDtoH(array, memory, bytes));
  return (now() - start) / count;
}
