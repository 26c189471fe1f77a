import type { Side } from '@clauselight/schema';
import { useState } from 'react';
import { readStored, store } from '../lib/storage.ts';

/** The side the reader took for an analysis, remembered in this browser; none where the document does not have it. */
export function useSide(analysisId: string, sides: readonly Side[]) {
  const key = `side-${analysisId}`;
  const [side, setSide] = useState(() => readStored(key));
  const known = sides.find(({ id }) => id === side)?.id;
  const take = (next: string | undefined) => {
    store(key, next);
    setSide(next);
  };
  return [known, take] as const;
}
