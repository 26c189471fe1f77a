import type {
  Analysis,
  Check,
  Clause,
  DocumentFamily,
  DocumentKind,
  LawNote,
} from '@clauselight/schema';
import { createContext, useContext } from 'react';
import type { AskedChanges } from '../../lib/api/get-changes.ts';
import { getWording, type Wording } from './wording.ts';

interface AnalysisContextValue {
  clauses: readonly Clause[];
  family: DocumentFamily;
  /** What a numbered part is called; absent where no places are named. */
  placeNoun: string | undefined;
  /** What the law of the place says: a finding does not say it again. */
  lawNotes: readonly LawNote[];
  /** All checks: they know what is usual where they made a finding. */
  checks: readonly Check[];
  /** Says what the document is, or lets the engine decide again, and has it analyzed; absent for who may not. */
  changeKind: ((kind: DocumentKind | null) => void) | undefined;
  /** The analysis for which changes can be proposed; absent for who may not, and where there is no contract. */
  askedChanges: AskedChanges | undefined;
  /** What made the analysis. */
  versions: Pick<Analysis, 'engineVersion' | 'ruleBookVersion'>;
}

/** The clauses that name the places of the document that is shown, and what kind it is of. */
export const AnalysisContext = createContext<AnalysisContextValue>({
  clauses: [],
  family: 'other',
  placeNoun: undefined,
  lawNotes: [],
  checks: [],
  changeKind: undefined,
  askedChanges: undefined,
  versions: { engineVersion: '', ruleBookVersion: '' },
});

export function useAnalysisContext(): AnalysisContextValue {
  return useContext(AnalysisContext);
}

/** How to speak of the document that is shown. */
export function useWording(): Wording {
  return getWording(useAnalysisContext().family);
}
