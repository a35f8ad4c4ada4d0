// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that create and use objects of a class from other units.
#include "codecs.hpp"

class Make;
class Encode;
class Decode;

__attribute__((noinline)) int decoded(const Decoder *codec, int value) { return codec->decode(value); }

void submit(sycl::queue &q, void *place, Encoder *encoder, Decoder **decoder, int *values) {
  q.single_task<Make>([=] { *decoder = make_codec(place); });
  q.single_task<Encode>(syclext::properties{syclext::calls_indirectly<quick>},
                        [=] { values[0] = encoder->encode(values[0]); });
  q.single_task<Decode>(syclext::properties{syclext::calls_indirectly<exact>},
                        [=] { values[0] = decoded(*decoder, values[0]); });
}
