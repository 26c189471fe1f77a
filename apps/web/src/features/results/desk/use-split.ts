import { useState } from 'react';
import { readStored, store } from '../../../lib/storage.ts';

const key = 'clauselight.desk-split';

/** The part of the width that the document may have, in percent. */
export const splitRange = { least: 30, most: 70, usual: 50, step: 2 } as const;

/** The share of the document in the width of the desk, in percent; remembered in this browser. */
export function useSplit() {
  const [split, setSplit] = useState(readSplit);

  function change(percent: number) {
    const next = limitSplit(percent);
    setSplit(next);
    store(key, String(next));
  }

  return [split, change] as const;
}

export function limitSplit(percent: number): number {
  const { least, most } = splitRange;
  return Math.round(Math.min(most, Math.max(least, percent)));
}

function readSplit(): number {
  const stored = Number(readStored(key) ?? Number.NaN);
  return Number.isFinite(stored) ? limitSplit(stored) : splitRange.usual;
}
