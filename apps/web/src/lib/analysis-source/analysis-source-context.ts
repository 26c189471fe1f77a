import { createContext, useContext } from 'react';
import { type AnalysisSource, createOwnSource } from './analysis-source.ts';

/** The source of the analysis below; without a provider, that of the user's own documents. */
export const AnalysisSourceContext = createContext<AnalysisSource>(createOwnSource(''));

export function useAnalysisSource(): AnalysisSource {
  return useContext(AnalysisSourceContext);
}
