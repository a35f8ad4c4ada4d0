// Other arguments for kernels of graphs: numbers that dynamic parameters change in command groups, and what executable
// graphs take over from these. direct_calls.py lays out the structures.
#pragma once

#include "python_arguments.hpp"

enum { DATA, LOCAL_BYTES, PACKED_ITEMS = 3 }; // the items of packed arguments

// An argument of a command group that is a number. Those of one group stand side by side.
struct Target {
  Object *group, *values; // `values`: a list of all arguments of the group
  Parameter parameter;
  u32 index; // among these
};

static constexpr u32 COMMAND_PARTS = 5;

// What a dynamic parameter changes, all of it numbers. Nobody else changes it meanwhile: who does that while a graph is
// not at rest holds a lock.
struct Numbers {
  const Known *known;
  Object *command_type, *packed_type;
  Object *command, *is_at_rest, *value;   // names of attributes: of groups, the graph and the parameter,
  Object *parts[COMMAND_PARTS];           // and of commands, the packed arguments first
  Object *graph, *parameter;
  const Target *targets;
  size_t count;
};

// A kernel of an executable graph, and the command group that it takes arguments from.
struct GraphKernel {
  Object *is_at_rest, *command, *launcher_name, *arguments; // names of attributes
  Object *group, *node, *launcher;
  i64 local_bytes, bytes;
};

// Return packed arguments with other bytes, a new reference.
static Object *packed_with(Object *type, Object *old, Object *bytes) {
  Object *found = PyType_GenericAlloc(type, PACKED_ITEMS);
  for (i64 at = 0; found && at < PACKED_ITEMS; ++at)
    set_item(found, (u32)at, at == DATA ? bytes : PyTuple_GetItem(old, at), PyTuple_SetItem);
  return found;
}

// Return a command with other packed arguments, a new reference.
static Object *command_with(const Numbers *numbers, Object *old, Object *packed) {
  Object *found = PyType_GenericAlloc(numbers->command_type, 0);
  if (found)
    PyObject_SetAttr(found, numbers->parts[0], packed);
  for (u32 at = 1; found && at < COMMAND_PARTS; ++at) {
    Object *part = PyObject_GetAttr(old, numbers->parts[at]);
    PyObject_SetAttr(found, numbers->parts[at], part);
    Py_DecRef(part);
  }
  return found;
}

// What a group launches, and what it is to launch.
struct Change {
  Object *old, *changed;
};

static void release(Object *object) {
  if (object)
    Py_DecRef(object);
}

static bool is_at_rest(Object *graph, Object *name) {
  Object *found = PyObject_GetAttr(graph, name);
  bool is_true = found && PyObject_IsTrue(found);
  release(found);
  return is_true;
}

// Find out what a group is to launch with a number in `count` places. Returns whether that is a number for all of them.
static bool find_change(const Numbers *numbers, const Target *targets, size_t count, Object *number, Change *change) {
  References held;
  Object *old = change->old = PyObject_GetAttr(targets->group, numbers->command);
  Object *packed = held.attribute(old, numbers->parts[0]);
  if (!packed)
    return false;
  Object *data = PyTuple_GetItem(packed, DATA);
  i64 size = PyBytes_Size(data);
  Object *bytes = held.kept(PyBytes_FromStringAndSize(nullptr, size)); // its own: given one byte, Python shares them
  if (!bytes)
    return false;
  char *to = PyBytes_AsString(bytes);
  __builtin_memcpy(to, PyBytes_AsString(data), size);
  for (size_t at = 0; at < count; ++at)
    if (!take_number(numbers->known, targets[at].parameter, number, to + targets[at].parameter.place))
      return false;
  Object *other = held.kept(packed_with(numbers->packed_type, packed, bytes));
  change->changed = other ? command_with(numbers, old, other) : nullptr;
  return change->changed;
}

static bool is_of_next_group(const Numbers *numbers, size_t at) {
  return at == numbers->count || numbers->targets[at].group != numbers->targets[at - 1].group;
}

// Tell whether groups launch what they did when changes were found out: memory of Python's objects may take a while.
static bool is_as_before(const Numbers *numbers, const Change *changes) {
  for (size_t at = 1; at <= numbers->count; ++at)
    if (is_of_next_group(numbers, at)) {
      Object *now = PyObject_GetAttr(numbers->targets[at - 1].group, numbers->command);
      release(now);
      if (now != changes++->old)
        return false;
    }
  return is_at_rest(numbers->graph, numbers->is_at_rest);
}

static void make_changes(const Numbers *numbers, const Change *changes, Object *number) {
  for (size_t at = 1; at <= numbers->count; ++at) {
    const Target &target = numbers->targets[at - 1];
    if (is_of_next_group(numbers, at))
      PyObject_SetAttr(target.group, numbers->command, changes++->changed);
    set_item(target.values, target.index, number, PyList_SetItem);
  }
  PyObject_SetAttr(numbers->parameter, numbers->value, number);
}

// Give groups commands with another number, and tell whether that can be: else nothing has changed.
static bool set_number(const Numbers *numbers, Object *number) {
  if (!is_at_rest(numbers->graph, numbers->is_at_rest))
    return false;
  Change *changes = (Change *)__builtin_alloca(numbers->count * sizeof(Change));
  size_t first = 0, found = 0;
  bool is_right = true;
  for (size_t at = 1; is_right && at <= numbers->count; ++at)
    if (is_of_next_group(numbers, at)) {
      changes[found] = {};
      is_right = find_change(numbers, numbers->targets + first, at - first, number, changes + found++);
      first = at;
    }
  is_right = is_right && is_as_before(numbers, changes);
  if (is_right)
    make_changes(numbers, changes, number);
  while (found) {
    release(changes[--found].old);
    release(changes[found].changed);
  }
  return is_right;
}

// Let the kernel have the command that its group has now, and return the packed arguments; null where more than these would
// change, or the graph is not at rest, and nothing has changed. What was there before is held, too: were it given up here,
// other threads might go on meanwhile.
static const char *taken_arguments(const GraphKernel *kernel, Object *graph, References &held) {
  held.attribute(kernel->node, kernel->command);
  Object *command = held.attribute(kernel->group, kernel->command);
  Object *launcher = held.attribute(command, kernel->launcher_name), *packed = held.attribute(command, kernel->arguments);
  if (!packed || launcher != kernel->launcher || !is_at_rest(graph, kernel->is_at_rest))
    return nullptr;
  Object *data = PyTuple_GetItem(packed, DATA);
  int overflow = 0;
  if (PyLong_AsLongLongAndOverflow(PyTuple_GetItem(packed, LOCAL_BYTES), &overflow) != kernel->local_bytes ||
      PyBytes_Size(data) != kernel->bytes)
    return nullptr;
  PyObject_SetAttr(kernel->node, kernel->command, command);
  return PyBytes_AsString(data);
}
