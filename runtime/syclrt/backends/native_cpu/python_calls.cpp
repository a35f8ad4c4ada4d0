// Functions that Python calls with its objects as they are. What they cannot take they leave to the caller, by returning
// False: the long way tells of errors. Of Python they use the stable interface alone; runner.py lays out the rest.
//
// Compiled into runner.ll by scripts/regen_device_library.

#include "runner.hpp"

struct Object; // of Python
struct Method; // PyMethodDef

extern "C" {
Object *PyObject_Type(Object *);
Object *PyObject_GetAttr(Object *, Object *name);
Object *PyTuple_New(i64);
Object *PyTuple_GetItem(Object *, i64);
int PyTuple_SetItem(Object *, i64, Object *);
Object *PyBytes_FromStringAndSize(const char *, i64);
char *PyBytes_AsString(Object *);
Object *PyCFunction_NewEx(const Method *, Object *self, Object *module);
void *PyLong_AsVoidPtr(Object *);
i64 PyLong_AsLongLongAndOverflow(Object *, int *overflow);
double PyFloat_AsDouble(Object *);
Object *PyBool_FromLong(long);
int PyObject_IsTrue(Object *);
Object *PyErr_Occurred();
void PyErr_Clear();
void Py_IncRef(Object *);
void Py_DecRef(Object *);
void *PyEval_SaveThread();
void PyEval_RestoreThread(void *);
}

// Objects that are always there.
struct Known {
  Object *none, *integer, *real;         // None, int, float
  Object *argument, *itemsize;           // the names of an array's attributes,
  Object *allocation, *offset;           // of a pointer's,
  Object *block, *context, *address;     // and of an allocation's
};

enum Kind : u32 { INTEGER, FLOAT, DOUBLE, POINTER };

struct Parameter {
  Kind kind;
  u32 bits;         // of an integer
  u32 place, align; // among the packed arguments; of what a pointer points to
  u32 number_size;  // bytes of the numbers that a pointer points to; 0: any
};

// A kernel, launched for one range in one context.
struct Call {
  const Known *known;
  Pool *pool;
  Kernel *kernel;
  Object *pointer_type, *context;
  const Method *packed; // __native_run_packed
  i64 longest;          // nanoseconds: what takes longer does not run at once
  u32 bytes, count;
  Parameter parameters[];
};

// An executable graph.
struct Replay {
  Pool *pool;
  Graph *graph;
  i64 slice;
};

static constexpr i64 LONG = 20'000'000; // nanoseconds: what lasts longer goes a way on which it can be interrupted
static constexpr u32 MOST_PARAMETERS = 32;
static constexpr u32 PATH = 7; // objects that are looked at for an address, at most

static bool is_a(Object *object, const Object *type) {
  Object *found = PyObject_Type(object);
  Py_DecRef(found); // an object keeps its type
  return found == type;
}

// References to objects, until the end of a call.
struct References {
  u32 count = 0;
  Object *objects[PATH * MOST_PARAMETERS];

  Object *attribute(Object *object, Object *name) {
    Object *found = object ? PyObject_GetAttr(object, name) : nullptr;
    if (found)
      objects[count++] = found;
    return found;
  }

  ~References() {
    while (count)
      Py_DecRef(objects[--count]);
  }
};

static bool take_integer(const Parameter &parameter, Object *argument, char *to) {
  int overflow = 0;
  i64 number = PyLong_AsLongLongAndOverflow(argument, &overflow);
  if (overflow)
    return false;
  if (parameter.bits < 64 && (number < -(1LL << (parameter.bits - 1)) || number >= 1LL << parameter.bits))
    return false;
  if (parameter.bits == 1)
    number &= 1;
  __builtin_memcpy(to, &number, parameter.bits <= 8 ? 1 : parameter.bits / 8);
  return true;
}

static bool take_real(const Parameter &parameter, Object *argument, char *to) {
  static constexpr double LIMIT = 0x1.ffffffp127; // from which on a number is infinite as a float
  double number = PyFloat_AsDouble(argument);
  if (PyErr_Occurred())
    return false;
  if (parameter.kind == DOUBLE) {
    __builtin_memcpy(to, &number, sizeof number);
    return true;
  }
  if (__builtin_isfinite(number) && !(-LIMIT < number && number < LIMIT))
    return false;
  float rounded = (float)number;
  __builtin_memcpy(to, &rounded, sizeof rounded);
  return true;
}

static bool has_size(Object *array, const Parameter &parameter, const Known *known, References &held) {
  int overflow = 0;
  Object *size = parameter.number_size > 1 ? held.attribute(array, known->itemsize) : nullptr;
  return parameter.number_size <= 1 || (size && PyLong_AsLongLongAndOverflow(size, &overflow) == parameter.number_size);
}

static bool take_address(const Call *call, const Parameter &parameter, Object *argument, char *to, References &held) {
  const Known *known = call->known;
  size_t address = 0;
  if (argument != known->none) {
    bool is_pointer = is_a(argument, call->pointer_type);
    Object *pointer = is_pointer ? argument : held.attribute(argument, known->argument);
    if (!pointer || !is_a(pointer, call->pointer_type))
      return false;
    if (!is_pointer && !has_size(argument, parameter, known, held))
      return false;
    Object *allocation = held.attribute(pointer, known->allocation), *offset = held.attribute(pointer, known->offset);
    Object *block = held.attribute(allocation, known->block), *base = held.attribute(allocation, known->address);
    if (!offset || !base || !block || block == known->none)
      return false;
    if (held.attribute(allocation, known->context) != call->context)
      return false;
    int overflow = 0;
    address = (size_t)PyLong_AsLongLongAndOverflow(base, &overflow);
    address += (size_t)PyLong_AsLongLongAndOverflow(offset, &overflow);
  }
  __builtin_memcpy(to, &address, sizeof address);
  return address % parameter.align == 0;
}

static bool take(const Call *call, const Parameter &parameter, Object *argument, char *to, References &held) {
  if (parameter.kind == POINTER)
    return take_address(call, parameter, argument, to, held);
  bool is_integer = is_a(argument, call->known->integer);
  if (parameter.kind == INTEGER)
    return is_integer && take_integer(parameter, argument, to);
  return (is_integer || is_a(argument, call->known->real)) && take_real(parameter, argument, to);
}

static void run(const Call *call, char *data) {
  void *thread = PyEval_SaveThread();
  __native_run_kernel(call->pool, call->kernel, data, 0);
  PyEval_RestoreThread(thread);
}

// What functions work on is the first item of a tuple, which keeps all that is needed.
static void *address_in(Object *self) { return PyLong_AsVoidPtr(PyTuple_GetItem(self, 0)); }

// Return what runs a kernel with packed arguments: it keeps them, the launch, and what they point to.
static Object *later(const Call *call, Object *self, const char *data, References &held) {
  Object *kept = PyTuple_New(2 + held.count), *bytes = PyBytes_FromStringAndSize(data, call->bytes);
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
// Launch a kernel with all arguments but the first one, which tells whether it may run at once. Returns True when it has
// run, what runs it where it may not, or takes longer, and False for arguments that have to be looked at closely.
Object *__native_call_kernel(Object *self, Object *const *arguments, i64 count) {
  const Call *call = (const Call *)address_in(self);
  i64 cost = __atomic_load_n(&call->kernel->cost, __ATOMIC_RELAXED);
  if (count != 1 + (i64)call->count || cost >= LONG)
    return PyBool_FromLong(0);
  References held;
  alignas(16) char data[sizeof(size_t) * MOST_PARAMETERS] = {};
  for (u32 at = 0; at < call->count; ++at)
    if (!take(call, call->parameters[at], arguments[1 + at], data + call->parameters[at].place, held)) {
      PyErr_Clear();
      return PyBool_FromLong(0);
    }
  if (cost >= call->longest || !PyObject_IsTrue(arguments[0]))
    return later(call, self, data, held);
  run(call, data);
  return PyBool_FromLong(1);
}

// Run what __native_call_kernel left for later.
Object *__native_run_packed(Object *self, Object *) {
  const Call *call = (const Call *)address_in(PyTuple_GetItem(self, 0));
  run(call, PyBytes_AsString(PyTuple_GetItem(self, 1)));
  return PyBool_FromLong(1);
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
