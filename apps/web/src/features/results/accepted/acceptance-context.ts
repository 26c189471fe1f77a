import type { Finding } from '@clauselight/schema';
import { createContext, useContext } from 'react';

export interface AcceptanceState {
  /** The findings that are accepted, in the order of the analysis. */
  accepted: readonly Finding[];
  isAccepted: (findingId: string) => boolean;
  /** The score with all findings in it, 0-10; absent, as the next two, if the document was not judged. */
  scoreAsItStands: number | undefined;
  /** The score without those that are accepted, 0-10. */
  score: number | undefined;
  /** The score if this accepted finding counted again. */
  getScoreAgain: (finding: Finding) => number | undefined;
  change: (finding: Finding, isAccepted: boolean) => void;
}

export const AcceptanceContext = createContext<AcceptanceState | undefined>(undefined);

/** What is accepted, and the way to accept more or to take it back. */
export function useAcceptance(): AcceptanceState {
  const state = useContext(AcceptanceContext);
  if (!state) throw new Error('useAcceptance needs an AcceptanceContext above it');
  return state;
}
