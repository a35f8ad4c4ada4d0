// What native methods of Python's queues have in common: how they find what launches a kernel for a range.
// direct_calls.py lays out the structures.
#pragma once

#include "python_arguments.hpp"

enum { EXTENT, KERNEL, FIRST }; // what a launch is given, and arguments

// What queues of a kind have in common. Their methods are given nothing but a queue and arguments, so that code knows one
// kind of queues.
struct Queues {
  Object *integer, *tuple, *range, *nd_range;     // types of ranges,
  Object *kernel, *call, *event;                  // of kernels, of what launches them, and of events
  Object *none, *bound;                           // None, and the type of methods that know their object
  Object *long_way, *graph_long_way;              // what launches kernels, and graphs, in all cases
  Member native;                                  // of queues: what native code knows
  Member direct, recent;                          // of kernels,
  Member event_queue, event_line, event_count;    // and of events
};

// What a queue launches for.
struct Place {
  Object *device, *context; // `context` is a reference
};
enum { RANGE, DEVICE, REFERENCE, KEY_ITEMS, LAUNCH = KEY_ITEMS, RECENT_ITEMS };

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

// Return a tuple that begins with the key by which kernels know what launches them for a range, a new reference.
static Object *keyed(const Place *place, Object *range, u32 count) {
  Object *parts[] = {range, place->device, place->context}, *found = PyTuple_New(count);
  for (u32 at = 0; found && at < KEY_ITEMS; ++at)
    set_item(found, at, parts[at], PyTuple_SetItem);
  return found;
}

static bool is_launch(const Queues *queues, Object *found, void *function) {
  return found && is_a(found, queues->call) && PyCFunction_GetFunction(found) == function;
}

// Look for what launches a kernel for a range, and have the kernel remember it. Nothing is asked for between the two, so
// that what the kernel forgets meanwhile is not remembered.
static Object *found_direct(const Queues *queues, const Place *place, Object *kernel, Object *range, void *function) {
  if (!is_plain(queues, range))
    return nullptr;
  References held;
  Object *key = held.kept(keyed(place, range, KEY_ITEMS)), *recent = held.kept(keyed(place, range, RECENT_ITEMS));
  Object *all = held.attribute(kernel, queues->direct);
  Object *found = key && recent && all ? PyDict_GetItemWithError(all, key) : nullptr;
  if (!is_launch(queues, found, function))
    return nullptr;
  Py_IncRef(found);
  set_item(recent, LAUNCH, found, PyTuple_SetItem);
  held.attribute(kernel, queues->recent); // what stood there goes last
  queues->recent.put(kernel, recent);
  return found;
}

// Return what launched a kernel the last time, if that was for the same range and place; a new reference.
static Object *recent_direct(const Queues *queues, const Place *place, Object *kernel, Object *range, void *function) {
  Object *recent = queues->recent.of(kernel), *found = nullptr;
  if (!recent)
    return nullptr;
  if (recent != queues->none && PyTuple_GetItem(recent, RANGE) == range &&
      PyTuple_GetItem(recent, DEVICE) == place->device && PyTuple_GetItem(recent, REFERENCE) == place->context) {
    found = PyTuple_GetItem(recent, LAUNCH);
    if (PyCFunction_GetFunction(found) == function)
      Py_IncRef(found);
    else
      found = nullptr;
  }
  Py_DecRef(recent);
  return found;
}

// Return what launches a kernel for a range by a native function, a new reference; null if that does not.
static Object *direct_of(const Queues *queues, const Place *place, Object *kernel, Object *range, void *function) {
  if (!is_a(kernel, queues->kernel))
    return nullptr;
  Object *found = recent_direct(queues, place, kernel, range, function);
  return found ? found : found_direct(queues, place, kernel, range, function);
}

// Return what launches a kernel for any range without work-groups by a native function, likewise.
static Object *direct_for_any(const Queues *queues, const Place *place, Object *kernel, void *function) {
  References held;
  Object *key = held.kept(keyed(place, queues->none, KEY_ITEMS)), *all = held.attribute(kernel, queues->direct);
  Object *found = key && all ? PyDict_GetItemWithError(all, key) : nullptr;
  if (!is_launch(queues, found, function))
    return nullptr;
  Py_IncRef(found);
  return found;
}

// Return a new event of what a queue was handed, or null with an error of Python.
static Object *new_event(const Queues *queues, Object *queue) {
  Object *event = PyType_GenericAlloc(queues->event, 0);
  if (event)
    queues->event_queue.put(event, queue);
  return event;
}

// Call a method of Python with what a native one was given.
static Object *gone_long_way(const Queues *queues, Object *long_way, Object *queue, Object *const *given, i64 count,
                             Object *keywords) {
  PyErr_Clear();
  Object *parts[] = {long_way, queue}, *method = PyObject_Vectorcall(queues->bound, parts, 2, nullptr);
  Object *found = method ? PyObject_Vectorcall(method, given, count, keywords) : nullptr;
  if (method)
    Py_DecRef(method);
  return found;
}
