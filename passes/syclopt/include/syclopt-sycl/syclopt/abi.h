// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a SYCL program asks of the runtime: a table of functions that whoever loads the program fills in before `main` and
// before constructors. Nothing else of the runtime is linked.
//
// Functions return 0, or a number of `enum syclopt_error`; then `last_error` has the words. Handles that come back are the
// caller's, to be given back by `release_...`; null pointers to handles ask for none. All functions may be called by all
// threads. Extents and ids are three numbers, the first being SYCL's dimension 0.
#ifndef SYCLOPT_ABI_H
#define SYCLOPT_ABI_H

#include <stddef.h>
#include <stdint.h>

#define SYCLOPT_ABI_VERSION 1

#ifdef __cplusplus
extern "C" {
#endif

typedef struct syclopt_queue syclopt_queue;
typedef struct syclopt_event syclopt_event;
typedef struct syclopt_graph syclopt_graph;
typedef struct syclopt_executable_graph syclopt_executable_graph;

// The numbers of `sycl::errc`.
enum syclopt_error {
  SYCLOPT_SUCCESS = 0,
  SYCLOPT_RUNTIME = 1,
  SYCLOPT_KERNEL = 2,
  SYCLOPT_ACCESSOR = 3,
  SYCLOPT_ND_RANGE = 4,
  SYCLOPT_EVENT = 5,
  SYCLOPT_KERNEL_ARGUMENT = 6,
  SYCLOPT_BUILD = 7,
  SYCLOPT_INVALID = 8,
  SYCLOPT_MEMORY_ALLOCATION = 9,
  SYCLOPT_PLATFORM = 10,
  SYCLOPT_PROFILING = 11,
  SYCLOPT_FEATURE_NOT_SUPPORTED = 12,
  SYCLOPT_KERNEL_NOT_SUPPORTED = 13,
  SYCLOPT_BACKEND_MISMATCH = 14
};

enum syclopt_queue_flags { SYCLOPT_QUEUE_IN_ORDER = 1, SYCLOPT_QUEUE_PROFILING = 2 };

enum syclopt_memory { SYCLOPT_MEMORY_HOST = 0, SYCLOPT_MEMORY_DEVICE = 1, SYCLOPT_MEMORY_SHARED = 2, SYCLOPT_MEMORY_UNKNOWN = 3 };

enum syclopt_peer_access {
  SYCLOPT_PEER_ACCESS_SUPPORTED = 0, // the question whether device code can use it,
  SYCLOPT_PEER_ATOMICS_SUPPORTED = 1, // and whether it can by atomic operations
  SYCLOPT_PEER_ACCESS_ENABLE = 2,
  SYCLOPT_PEER_ACCESS_DISABLE = 3
};

enum syclopt_event_status { SYCLOPT_EVENT_SUBMITTED = 0, SYCLOPT_EVENT_RUNNING = 1, SYCLOPT_EVENT_COMPLETE = 2 };

enum syclopt_profiling { SYCLOPT_PROFILING_SUBMIT = 0, SYCLOPT_PROFILING_START = 1, SYCLOPT_PROFILING_END = 2 };

enum syclopt_graph_flags { SYCLOPT_GRAPH_NO_CYCLE_CHECK = 1 };

enum syclopt_finalize_flags { SYCLOPT_GRAPH_UPDATABLE = 1, SYCLOPT_GRAPH_PROFILING = 2 };

// The numbers of `node_type`.
enum syclopt_node_type {
  SYCLOPT_NODE_EMPTY = 0,
  SYCLOPT_NODE_SUBGRAPH = 1,
  SYCLOPT_NODE_KERNEL = 2,
  SYCLOPT_NODE_MEMCPY = 3,
  SYCLOPT_NODE_MEMSET = 4,
  SYCLOPT_NODE_MEMFILL = 5,
  SYCLOPT_NODE_PREFETCH = 6,
  SYCLOPT_NODE_MEMADVISE = 7,
  SYCLOPT_NODE_BARRIER = 8,
  SYCLOPT_NODE_HOST_TASK = 9
};

// Events that a command waits for.
struct syclopt_events {
  syclopt_event *const *list;
  size_t count;
};

// The value of a specialization constant: `id` is the text that device code has for it.
struct syclopt_constant {
  const char *id;
  const void *value;
  size_t size;
};

// Elements of `size` bytes in memory: so many along each dimension, and the bytes from one to the next.
struct syclopt_box {
  void *memory;
  size_t size;
  size_t extent[3]; // 1 where there is no such dimension
  size_t stride[3];
};

enum syclopt_launch_kind { SYCLOPT_SINGLE_TASK = 0, SYCLOPT_RANGE = 1, SYCLOPT_ND_RANGE_KIND = 2 };

struct syclopt_launch {
  const void *kernel;    // the address of the entry, which after the split is the text of the kernel's symbol
  const void *callable;  // copied before the launch returns
  size_t size, align;    // of the callable
  uint32_t kind;         // enum syclopt_launch_kind
  uint32_t dimensions;   // 0 for a single task
  size_t global[3];      // 1 where there is no such dimension
  size_t local[3];       // 0 where the runtime chooses
  size_t offset[3];      // 0 where there is no such dimension
  size_t local_bytes;    // dynamic local memory, of all local accessors together
  const struct syclopt_constant *constants;
  size_t constant_count;
};

// The first members never change.
struct syclopt_interface {
  uint32_t version; // SYCLOPT_ABI_VERSION
  uint32_t size;    // of this struct, in bytes

  // The words for the last error of this thread; they stay until the next call of this thread.
  const char *(*last_error)(void);

  // Devices, the best first; platforms are numbers that devices have.
  int (*device_count)(uint32_t *count);
  // The value of `info` (enum syclopt_device_info) as bytes: numbers as they are, texts without a final zero, lists as their
  // elements one after another. `*size` becomes how many there are; they are written where there is room for them.
  int (*device_info)(uint32_t device, uint32_t info, void *value, size_t room, size_t *size);
  int (*device_has)(uint32_t device, uint32_t aspect, int *has);
  int (*platform_info)(uint32_t platform, uint32_t info, void *value, size_t room, size_t *size);

  int (*create_queue)(uint32_t device, uint32_t flags, syclopt_queue **queue);
  int (*release_queue)(syclopt_queue *queue); // commands go on
  int (*wait_queue)(syclopt_queue *queue);
  int (*queue_is_empty)(syclopt_queue *queue, int *is_empty);

  int (*retain_event)(syclopt_event *event);
  int (*release_event)(syclopt_event *event);
  int (*wait_events)(struct syclopt_events events); // the first error of a command, if there is one
  int (*event_status)(syclopt_event *event, uint32_t *status);
  int (*event_profiling)(syclopt_event *event, uint32_t what, uint64_t *nanoseconds);

  // What an event waited for when it was made, as far as it is not complete; each one is the caller's.
  int (*event_wait_list)(syclopt_event *event, syclopt_event **list, size_t room, size_t *count);

  int (*allocate)(uint32_t device, uint32_t kind, size_t size, size_t align, void **memory); // kind: enum syclopt_memory
  int (*release)(void *memory);
  int (*pointer_info)(const void *pointer, uint32_t *kind, uint32_t *device);

  // Commands. `queue` may be busy: they are put behind what they depend on.
  int (*launch)(syclopt_queue *, const struct syclopt_launch *, struct syclopt_events after, syclopt_event **event);
  int (*copy)(syclopt_queue *, void *to, const void *from, size_t size, struct syclopt_events after, syclopt_event **event);
  int (*fill)(syclopt_queue *, void *to, const void *pattern, size_t pattern_size, size_t count, struct syclopt_events after,
              syclopt_event **event);
  int (*prefetch)(syclopt_queue *, const void *memory, size_t size, struct syclopt_events after, syclopt_event **event);
  int (*advise)(syclopt_queue *, const void *memory, size_t size, int advice, struct syclopt_events after, syclopt_event **event);
  int (*barrier)(syclopt_queue *, struct syclopt_events after, syclopt_event **event); // after nothing: after all of the queue
  // Calls `task(data)` once on a thread of the host. The task throws nothing.
  int (*host_task)(syclopt_queue *, void (*task)(void *), void *data, struct syclopt_events after, syclopt_event **event);

  // Device globals: tells the runtime of one (the address on the host, the id), and copies to and from the device's value.
  int (*add_device_global)(const void *variable, const char *id);
  int (*copy_to_device_global)(syclopt_queue *, const void *variable, size_t offset, const void *from, size_t size,
                               struct syclopt_events after, syclopt_event **event);
  int (*copy_from_device_global)(syclopt_queue *, const void *variable, size_t offset, void *to, size_t size,
                                 struct syclopt_events after, syclopt_event **event);

  // Kernels: `kernel` as in launches. The text of a kernel's symbol, by the name of its type; null where there is none.
  int (*kernel_by_name)(const char *type, const char **kernel);
  int (*kernel_info)(const void *kernel, uint32_t device, uint32_t info, void *value, size_t room, size_t *size);
  int (*kernel_is_compatible)(const void *kernel, uint32_t device, int *is_compatible);

  // Graphs. What is given to the queue of a graph does not run: it becomes a node, after those of its events and no others. The
  // event that comes back stands for the node, for which there is but one; it cannot be waited for. A host task of a graph is called in each
  // run, and its data stay the caller's. Which queues record into a graph, and all about buffers, is for the headers to know.
  int (*create_graph)(uint32_t device, uint32_t flags, syclopt_graph **graph, syclopt_queue **queue); // enum syclopt_graph_flags
  int (*release_graph)(syclopt_graph *graph);
  // A node that does nothing: SYCLOPT_NODE_EMPTY or SYCLOPT_NODE_BARRIER.
  int (*graph_join)(syclopt_graph *, uint32_t type, struct syclopt_events after, syclopt_event **node);
  int (*graph_edge)(syclopt_graph *, syclopt_event *from, syclopt_event *to);
  int (*graph_print)(syclopt_graph *, const char *path, int is_verbose);
  // Lists of nodes are as `event_wait_list`: each one is the caller's, in the order in which they were added.
  int (*graph_nodes)(syclopt_graph *, syclopt_event **list, size_t room, size_t *count);
  int (*node_neighbours)(syclopt_event *node, int are_successors, syclopt_event **list, size_t room, size_t *count);
  int (*node_type)(syclopt_event *node, uint32_t *type);
  int (*node_set_launch)(syclopt_event *node, const struct syclopt_launch *); // in place of what the node launches
  int (*finalize_graph)(syclopt_graph *, uint32_t flags, syclopt_executable_graph **executable); // enum syclopt_finalize_flags
  int (*release_executable_graph)(syclopt_executable_graph *executable);
  int (*update_nodes)(syclopt_executable_graph *, struct syclopt_events nodes); // as they are now in their graph
  int (*update_graph)(syclopt_executable_graph *, syclopt_graph *source);
  int (*submit_graph)(syclopt_queue *, syclopt_executable_graph *, struct syclopt_events after, syclopt_event **event);

  // The names of the types that kernels go by, each with a zero behind it.
  int (*kernel_types)(void *names, size_t room, size_t *size);

  // Threads of the program: to be called in each one before its first call of what stands above.
  void (*begin_thread)(void);
  // Around a fork: no thread begins meanwhile.
  void (*hold_threads)(void);
  void (*let_threads_begin)(void);

  // Memory of another device, `what` is one of enum syclopt_peer_access: `*holds` is the answer to a question.
  int (*peer_access)(uint32_t device, uint32_t peer, uint32_t what, int *holds);

  // What the host does with memory, for commands to wait for: an event that ends when the program says so. `thread` is the one that
  // has begun it, as pthread_self() has it: it waits for ever if it waits for that itself, and is told so.
  int (*begin_host_use)(uint64_t thread, syclopt_event **event);
  int (*end_host_use)(syclopt_event *event);

  // One command for elements that stand in rows: as many as `from` has, in order, and a pattern in each. `type` is what a node is
  // then: SYCLOPT_NODE_MEMFILL or SYCLOPT_NODE_MEMSET.
  int (*copy_box)(syclopt_queue *, const struct syclopt_box *to, const struct syclopt_box *from, struct syclopt_events after,
                  syclopt_event **event);
  int (*fill_box)(syclopt_queue *, uint32_t type, const struct syclopt_box *to, const void *pattern, struct syclopt_events after,
                  syclopt_event **event);

  // The specialization constants that kernels read: their ids, each with a zero behind it.
  int (*constant_ids)(void *ids, size_t room, size_t *size);
};

enum syclopt_device_info {
#define SYCLOPT_INFO(name, number, type) SYCLOPT_DEVICE_##name = number,
#include <syclopt/device_info.def>
#undef SYCLOPT_INFO
  // Beside what SYCL asks for:
  SYCLOPT_DEVICE_ARCHITECTURE = 200, // uint64_t: the number of `architecture`
  SYCLOPT_DEVICE_SHARES_HOST_MEMORY, // uint32_t, 1: device code can use any memory of the host, as quickly as its own
};

enum syclopt_platform_info {
  SYCLOPT_PLATFORM_NAME = 0,
  SYCLOPT_PLATFORM_VENDOR,
  SYCLOPT_PLATFORM_VERSION,
  SYCLOPT_PLATFORM_PROFILE,
  SYCLOPT_PLATFORM_BACKEND, // uint32_t: the number of `sycl::backend`
};

enum syclopt_kernel_info {
  SYCLOPT_KERNEL_WORK_GROUP_SIZE = 0,                 // size_t: the most work-items of a work-group
  SYCLOPT_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,  // size_t
  SYCLOPT_KERNEL_MAX_SUB_GROUP_SIZE,                  // uint32_t
  SYCLOPT_KERNEL_COMPILE_SUB_GROUP_SIZE,              // uint32_t; 0: none is asked for
  SYCLOPT_KERNEL_COMPILE_WORK_GROUP_SIZE,             // three size_t; 0: none is asked for
  SYCLOPT_KERNEL_PRIVATE_MEM_SIZE,                    // size_t
  SYCLOPT_KERNEL_MAX_NUM_SUB_GROUPS,                  // uint32_t
};

__attribute__((weak, visibility("default"))) const struct syclopt_interface *syclopt_interface;

#ifdef __cplusplus
}
#endif
#endif
