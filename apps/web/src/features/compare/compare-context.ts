import type { Comparison } from '@clauselight/schema';
import { createContext, useContext } from 'react';

/** What every part of a comparison needs for its links. */
export interface ComparisonContextValue {
  comparison: Comparison;
  /** The address of a passage within the text of the comparison. */
  getRowAddress: (row: string) => string;
}

export const CompareContext = createContext<ComparisonContextValue | undefined>(undefined);

export function useComparison(): ComparisonContextValue {
  const place = useContext(CompareContext);
  if (!place) throw new Error('a part of a comparison needs a CompareContext above it');
  return place;
}
