import type { Severity, Span } from '@clauselight/schema';
import { createContext, useContext } from 'react';
import type { Standings } from './lit-passages.ts';
import type { HighlightActions } from './use-highlight-actions.ts';

/** What the highlights of one analysis are shown with. */
export interface HighlightContextValue {
  documentId: string;
  /** Id of the side that the user chose. */
  side: string | undefined;
  actions: HighlightActions;
  standings: Standings;
  severityNames: Readonly<Record<Severity, string>>;
  /** The name of the tab that has the findings. */
  findingsTab: string;
  getFindingAddress: (findingId: string) => string;
  getPassageAddress: (span: Span) => string;
}

export const HighlightContext = createContext<HighlightContextValue | undefined>(undefined);

export function useHighlightContext(): HighlightContextValue {
  const desk = useContext(HighlightContext);
  if (!desk) throw new Error('highlights need a HighlightContext above them');
  return desk;
}
