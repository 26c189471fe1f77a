import type { Details, Strength } from '@clauselight/schema';
import type { Artefacts } from './stage.ts';

/** What the analysis of either family ends with. */
export type FinishedAnalysis = Pick<
  Artefacts,
  | 'provisions'
  | 'terms'
  | 'failedSteps'
  | 'sides'
  | 'findings'
  | 'checks'
  | 'ndaChecks'
  | 'score'
  | 'recommendations'
  | 'firstSteps'
  | 'summary'
  | 'views'
> & { readonly strengths: readonly Strength[]; readonly details?: Details };
