import type { Clause } from '@clauselight/schema';
import { createContext, useContext } from 'react';

interface AnalysisPlace {
  analysisId: string;
  clauses: readonly Clause[];
}

/** Which analysis the evidence links below lead into, and the clauses that name its places. */
export const AnalysisContext = createContext<AnalysisPlace>({ analysisId: '', clauses: [] });

export function useAnalysisPlace(): AnalysisPlace {
  return useContext(AnalysisContext);
}
