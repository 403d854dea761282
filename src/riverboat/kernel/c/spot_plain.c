/* Tree traversal for the baseline instruction set; scalar without vector extensions. */

#include "spot.h"

#if SPOT_VECTORS && defined(__SSE2__)
#include <emmintrin.h>
#elif SPOT_VECTORS && defined(__aarch64__)
#include <arm_neon.h>
#endif

#if SPOT_VECTORS
#define LANES 4
#else
#define LANES 1
#endif
#define SPOT_WALK spot_walk_plain
#include "spot_walk.h"
