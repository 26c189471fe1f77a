import type {
  Check,
  ClauseRow,
  ConceptPassage,
  Details,
  FailedStep,
  Finding,
  FirstSteps,
  Gist,
  NdaCheck,
  NotJudged,
  Power,
  Provision,
  Recommendation,
  Score,
  Side,
  Strength,
  SummarySentence,
  Term,
  View,
} from '@clauselight/schema';

/** The result of the analysis steps, for contracts and for all other documents. */
export interface FinishedAnalysis {
  readonly provisions: readonly Provision[];
  readonly conceptPassages: readonly ConceptPassage[];
  readonly terms: readonly Term[];
  readonly failedSteps: readonly FailedStep[];
  readonly sides: readonly Side[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  readonly clauseRows: readonly ClauseRow[];
  readonly powers: readonly Power[];
  readonly ndaChecks: readonly NdaCheck[];
  /** Absent if the document was not judged. */
  readonly score?: Score;
  readonly notJudged?: NotJudged;
  readonly recommendations: readonly Recommendation[];
  readonly firstSteps: FirstSteps;
  readonly summary: readonly SummarySentence[];
  readonly views: readonly View[];
  readonly strengths: readonly Strength[];
  readonly details?: Details;
  readonly gist?: Gist;
  /** The sentences of the summary that say what the document is and says: they hold whether it is judged or not. */
  readonly about?: readonly SummarySentence[];
}
