import type {
  Check,
  ConceptPassage,
  Coverage,
  FailedStep,
  Finding,
  FirstSteps,
  NdaCheck,
  Provision,
  Recommendation,
  Score,
  Side,
  SummarySentence,
  Term,
  View,
} from '@clauselight/schema';
import type { RecognizedDocument } from '../text/recognized-document.ts';
import type { Concept } from './concept.ts';
import type { ConceptHit } from './concept-hit.ts';
import type { DraftFinding } from './draft-finding.ts';
import type { Rule } from './rule.ts';
import type { SideScore } from './scoring/side-score.ts';
import type { Weights } from './weights.ts';

/** The inputs and outputs of the steps of a contract's analysis, by name. */
export interface ContractArtifacts extends RecognizedDocument, Weights {
  readonly rules: readonly Rule[];
  /** What is said of the concepts that the concept model finds. */
  readonly concepts: readonly Concept[];
  readonly conceptHits: readonly ConceptHit[];
  readonly provisions: readonly Provision[];
  readonly terms: readonly Term[];
  readonly draftFindings: readonly DraftFinding[];
  readonly conceptFindings: readonly DraftFinding[];
  readonly conceptPassages: readonly ConceptPassage[];
  readonly unfairFindings: readonly DraftFinding[];
  readonly unfairChecks: readonly Check[];
  readonly ndaChecks: readonly NdaCheck[];
  readonly ndaFindings: readonly DraftFinding[];
  readonly sides: readonly Side[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  /** Rules that threw. */
  readonly failedChecks: readonly FailedStep[];
  /** What of the contract was recognized. */
  readonly coverage: Coverage;
  readonly score: Score;
  readonly sideScores: readonly SideScore[];
  /** Earlier steps that failed. */
  readonly failedSteps: readonly FailedStep[];
  readonly firstSteps: FirstSteps;
  readonly views: readonly View[];
  readonly recommendations: readonly Recommendation[];
  readonly summary: readonly SummarySentence[];
}
