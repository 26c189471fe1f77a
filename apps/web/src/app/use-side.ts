import type { Side } from '@clauselight/schema';
import { useState } from 'react';
import { usePreferences } from '../lib/preferences.ts';
import { readStored, store } from '../lib/storage.ts';
import { getSideKey, pickSide } from '../lib/taken-side.ts';

/** The stored value if the user chose to take no side. */
const noSide = '';

/**
 * The side that the user chose for an analysis, stored in this browser; without a choice, the one they
 * usually are. None where the document does not have it.
 */
export function useSide(analysisId: string, sides: readonly Side[]) {
  const key = getSideKey(analysisId);
  const { usualRole } = usePreferences();
  const [taken, setTaken] = useState(() => readStored(key));
  const side = pickSide(sides, { taken, usualRole });
  const take = (next: string | undefined) => {
    store(key, next ?? noSide);
    setTaken(next ?? noSide);
  };
  return [side, take] as const;
}
