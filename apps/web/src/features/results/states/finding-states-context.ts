import type { ReviewProgress } from '@clauselight/core';
import type { Finding, FindingDecision } from '@clauselight/schema';
import { createContext, useContext } from 'react';

/** A change of a decision; what is not given stays, but a new state drops the reason. */
export type DecisionChange = Partial<FindingDecision>;

export interface FindingStatesValue {
  /** The findings that do not count (accepted or not a risk), in the order of the analysis. */
  setAside: readonly Finding[];
  /** What was decided about a finding: open where nothing was. */
  getDecision: (findingId: string) => FindingDecision;
  /** How many of the findings have a decision. */
  progress: ReviewProgress;
  /** The score with all findings in it, 0-10; absent, as the next two, if the document was not judged. */
  scoreAsItStands: number | undefined;
  /** The score without those set aside, 0-10. */
  score: number | undefined;
  /** The score if this finding, which is set aside, counted again. */
  getScoreAgain: (finding: Finding) => number | undefined;
  decide: (finding: Finding, change: DecisionChange) => void;
  /** Takes the last decision back, if there is one to take back. */
  undo: () => void;
}

export const FindingStatesContext = createContext<FindingStatesValue | undefined>(undefined);

/** What was decided about the findings, and the way to decide. */
export function useFindingStates(): FindingStatesValue {
  const value = useContext(FindingStatesContext);
  if (!value) throw new Error('useFindingStates needs a FindingStatesContext above it');
  return value;
}
