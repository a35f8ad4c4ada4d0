// What native methods of Python's queues have in common: how they find what launches a kernel for a range.
// direct_calls.py lays out the structures.
#pragma once

#include "python_arguments.hpp"

enum { QUEUE, EXTENT, KERNEL, FIRST }; // what a launch is given, and arguments

// What queues of a kind have in common.
struct Queues {
  Object *integer, *tuple, *range, *nd_range;     // types of ranges,
  Object *kernel, *call, *event;                  // of kernels, of what launches them, and of events
  Object *none, *native;                          // None, and the name of an attribute of queues: what native code knows
  Object *direct;                                 // names: of kernels' attribute,
  Object *event_queue, *event_line, *event_count; // and of events
  Object *long_way;                               // what launches kernels in all cases
};

// What a queue launches for.
struct Place {
  Object *device, *context; // `context` is a reference
  Object *latest;           // a list: the range of the last launch, and its key
};
enum { RANGE, KEY };

static bool is_plain(const Queues *queues, Object *range) {
  if (is_a(range, queues->integer) || is_a(range, queues->range) || is_a(range, queues->nd_range))
    return true;
  if (!is_a(range, queues->tuple))
    return false;
  for (i64 at = PyTuple_Size(range); at > 0; --at)
    if (!is_a(PyTuple_GetItem(range, at - 1), queues->integer))
      return false;
  return true;
}

// Return the key by which kernels know what launches them for a range, a new reference; null for no plain range.
static Object *key_of(const Queues *queues, const Place *place, Object *range) {
  Object *latest = place->latest;
  if (PyList_GetItem(latest, RANGE) == range) {
    Object *key = PyList_GetItem(latest, KEY);
    Py_IncRef(key);
    return key;
  }
  Object *key = is_plain(queues, range) ? PyTuple_New(3) : nullptr;
  if (!key)
    return nullptr;
  Object *parts[] = {range, place->device, place->context};
  for (u32 at = 0; at < 3; ++at)
    set_item(key, at, parts[at], PyTuple_SetItem);
  set_item(latest, RANGE, range, PyList_SetItem);
  set_item(latest, KEY, key, PyList_SetItem);
  return key;
}

// Return what launches a kernel for a range by a native function, a new reference; null if that does not.
static Object *direct_of(const Queues *queues, const Place *place, Object *kernel, Object *range, void *function) {
  Object *key = is_a(kernel, queues->kernel) ? key_of(queues, place, range) : nullptr;
  if (!key)
    return nullptr;
  Object *all = PyObject_GetAttr(kernel, queues->direct), *found = all ? PyDict_GetItemWithError(all, key) : nullptr;
  if (found && (!is_a(found, queues->call) || PyCFunction_GetFunction(found) != function))
    found = nullptr;
  if (found)
    Py_IncRef(found);
  if (all)
    Py_DecRef(all);
  Py_DecRef(key);
  return found;
}
