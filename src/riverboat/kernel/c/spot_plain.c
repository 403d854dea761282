/* The walk with the vectors that every machine of the target has; one lane without vectors. */

#include "spot.h"

#if SPOT_VECTORS
#define LANES 4
#else
#define LANES 1
#endif
#define SPOT_WALK spot_walk_plain
#include "spot_walk.h"
