import { useState } from 'react';

const key = 'clauselight.desk-split';

/** The part of the width that the document may have, in percent. */
export const splitRange = { least: 30, most: 70, usual: 50, step: 2 } as const;

/** The share of the document in the width of the desk, in percent; remembered in this browser. */
export function useSplit() {
  const [split, setSplit] = useState(readSplit);

  function change(percent: number) {
    const next = limitSplit(percent);
    setSplit(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  return [split, change] as const;
}

export function limitSplit(percent: number): number {
  const { least, most } = splitRange;
  return Math.round(Math.min(most, Math.max(least, percent)));
}

function readSplit(): number {
  try {
    const stored = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(stored) ? limitSplit(stored) : splitRange.usual;
  } catch {
    return splitRange.usual;
  }
}
