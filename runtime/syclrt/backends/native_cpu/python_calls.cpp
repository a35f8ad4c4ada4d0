// Functions that Python calls with its objects as they are. What they cannot take they leave to the caller, by returning
// False: the long way tells of errors. Of Python they use the stable interface alone; runner.py lays out the rest.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "runner.hpp"
#include "../python_arguments.hpp"

// A kernel, launched for one range in one context.
struct Call {
  Taken taken;
  Pool *pool;
  Kernel *kernel;
  const Method *packed; // __native_run_packed
  i64 longest;          // nanoseconds: what takes longer does not run at once
};

// A kernel, launched for one range by native code.
struct Straight {
  Pool *pool;
  Kernel *kernel;
  i64 longest; // nanoseconds: what takes longer does not run at once
};

// An executable graph.
struct Replay {
  Pool *pool;
  Graph *graph;
  i64 slice;
};

static constexpr i64 LONG = 20'000'000; // nanoseconds: what lasts longer goes a way on which it can be interrupted

static void run(const Call *call, char *data) {
  void *thread = PyEval_SaveThread();
  __native_run_kernel(call->pool, call->kernel, data, 0);
  PyEval_RestoreThread(thread);
}

// Return what runs a kernel with packed arguments: it keeps them, the launch, and what they point to.
static Object *later(const Call *call, Object *self, const char *data, References &held) {
  Object *kept = PyTuple_New(2 + held.count), *bytes = PyBytes_FromStringAndSize(data, call->taken.bytes);
  if (!kept || !bytes)
    return nullptr; // with an error of Python
  Py_IncRef(self);
  PyTuple_SetItem(kept, 0, self);
  PyTuple_SetItem(kept, 1, bytes);
  for (; held.count; --held.count)
    PyTuple_SetItem(kept, 1 + held.count, held.objects[held.count - 1]);
  Object *found = PyCFunction_NewEx(call->packed, kept, nullptr);
  Py_DecRef(kept);
  return found;
}

extern "C" {
// Launch a kernel with a tuple of arguments, after what tells whether it may run at once. Returns True when it has run,
// what runs it where it may not, or takes longer, and False for arguments that have to be looked at closely.
Object *__native_call_kernel(Object *self, Object *const *given, i64 count) {
  const Call *call = (const Call *)address_in(self);
  i64 cost = __atomic_load_n(&call->kernel->cost, __ATOMIC_RELAXED);
  if (count != 2 || cost >= LONG)
    return PyBool_FromLong(0);
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  Items items(given[1]);
  if (!pack(&call->taken, items.objects, items.count, data, held))
    return PyBool_FromLong(0);
  if (cost >= call->longest || !PyObject_IsTrue(given[0]))
    return later(call, self, data, held);
  run(call, data);
  return PyBool_FromLong(1);
}

// Run what __native_call_kernel left for later; the argument is the line that it is asked for on.
Object *__native_run_packed(Object *self, Object *) {
  const Call *call = (const Call *)address_in(PyTuple_GetItem(self, 0));
  run(call, PyBytes_AsString(PyTuple_GetItem(self, 1)));
  return PyBool_FromLong(1);
}

// Launch a kernel with packed arguments, and tell whether it has run: not where it takes longer. There are no lines.
int __native_launch_straight(const Straight *launch, void *, char *data, size_t local_bytes) {
  if (__atomic_load_n(&launch->kernel->cost, __ATOMIC_RELAXED) >= launch->longest)
    return 0;
  __native_run_kernel(launch->pool, launch->kernel, data, local_bytes);
  return 1;
}

// Run a graph, or go on with a run that lasts, if the argument is true. Returns whether it lasts.
Object *__native_call_graph(Object *self, Object *goes_on) {
  const Replay *replay = (const Replay *)address_in(self);
  int overflow = 0, lasts = PyLong_AsLongLongAndOverflow(goes_on, &overflow) != 0;
  void *thread = PyEval_SaveThread();
  lasts = __native_run_graph(replay->pool, replay->graph, replay->slice, lasts);
  PyEval_RestoreThread(thread);
  return PyBool_FromLong(lasts);
}
}
