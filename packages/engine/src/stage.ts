import type {
  Analysis,
  Check,
  DocumentKind,
  FailedStep,
  Finding,
  FirstSteps,
  NdaCheck,
  Provision,
  Recommendation,
  Score,
  Side,
  SourceText,
  SummarySentence,
  Term,
  View,
} from '@clauselight/schema';
import type { ClauseModel } from './contract/clause-categories/clause-model.ts';
import type { RaisedRisk } from './contract/draft-finding.ts';
import type { NdaModel } from './contract/nda/nda-model.ts';
import type { Rule } from './contract/rule.ts';
import type { SideJudgement } from './contract/scoring/side-view.ts';
import type { UnfairnessModel } from './contract/unfair-terms/unfairness-model.ts';
import type { DocumentStructure } from './text/document-structure.ts';

/** Everything stages hand to one another, by name. */
export interface Artefacts {
  readonly sourceText: SourceText;
  readonly rules: readonly Rule[];
  readonly clauseModel: ClauseModel;
  readonly unfairnessModel: UnfairnessModel;
  readonly ndaModel: NdaModel;
  readonly structure: DocumentStructure;
  readonly documentKind: Analysis['documentKind'] & { readonly kind: DocumentKind };
  readonly provisions: readonly Provision[];
  readonly terms: readonly Term[];
  readonly risks: readonly RaisedRisk[];
  readonly unfairRisks: readonly RaisedRisk[];
  readonly unfairChecks: readonly Check[];
  readonly ndaChecks: readonly NdaCheck[];
  readonly ndaRisks: readonly RaisedRisk[];
  readonly sides: readonly Side[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  readonly score: Score;
  readonly judgements: readonly SideJudgement[];
  /** Steps before this one that failed. */
  readonly failedSteps: readonly FailedStep[];
  readonly firstSteps: FirstSteps;
  readonly views: readonly View[];
  readonly recommendations: readonly Recommendation[];
  readonly summary: readonly SummarySentence[];
}
export type ArtefactName = keyof Artefacts;

/** One step from the source text to the analysis: takes values, returns values, changes neither. */
export interface Stage<
  R extends ArtefactName = ArtefactName,
  P extends ArtefactName = ArtefactName,
> {
  readonly name: string;
  readonly requires: readonly R[];
  readonly provides: readonly P[];
  run(input: Readonly<Pick<Artefacts, R>>): Pick<Artefacts, P>;
}

/** Checks at compile time that a stage uses only what it requires and returns all that it provides. */
export function defineStage<R extends ArtefactName, P extends ArtefactName>(
  stage: Stage<R, P>,
): Stage<R, P> {
  return Object.freeze(stage);
}
