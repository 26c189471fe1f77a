import { findSideByRole } from '@clauselight/core';
import type { Side, UsualRole } from '@clauselight/schema';
import { useState } from 'react';
import { usePreferences } from '../lib/preferences.ts';
import { readStored, store } from '../lib/storage.ts';

/** What is remembered where the reader has said that they take no side. */
const noSide = '';

/**
 * The side the reader took for an analysis, remembered in this browser; where they have said nothing of it, the one they
 * usually are. None where the document does not have it.
 */
export function useSide(analysisId: string, sides: readonly Side[]) {
  const key = `side-${analysisId}`;
  const { usualRole } = usePreferences();
  const [taken, setTaken] = useState(() => readStored(key));
  const side = pickSide(sides, { taken, usualRole });
  const take = (next: string | undefined) => {
    store(key, next ?? noSide);
    setTaken(next ?? noSide);
  };
  return [side, take] as const;
}

interface Wish {
  /** Id of the side that was taken; empty where none was, absent where nothing was said. */
  taken: string | undefined;
  usualRole: UsualRole | null;
}

/** The id of the side to read a document as; a role that several sides have does not say which. */
export function pickSide(sides: readonly Side[], { taken, usualRole }: Wish): string | undefined {
  if (taken !== undefined) return sides.find(({ id }) => id === taken)?.id;
  if (usualRole === null) return undefined;
  return findSideByRole(sides, usualRole)?.id;
}
