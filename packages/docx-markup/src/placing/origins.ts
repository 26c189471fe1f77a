import type { Span } from '@clauselight/schema';
import type { TextOrigin, TracedDocument } from './trace.ts';

/** The origins that overlap a passage. */
export function listOrigins(passage: Span, { origins }: TracedDocument): readonly TextOrigin[] {
  const first = findFirst(origins, passage.start);
  let last = first;
  while ((origins[last]?.start ?? Number.POSITIVE_INFINITY) < passage.end) last += 1;
  return origins.slice(first, last);
}

/** Index of the first origin that ends after an offset. */
function findFirst(origins: readonly TextOrigin[], offset: number): number {
  let [low, high] = [0, origins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origins[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
