import type {
  Analysis,
  Check,
  DocumentKind,
  Finding,
  Provision,
  Recommendation,
  Score,
  SourceText,
  SummarySentence,
  Term,
} from '@clauselight/schema';
import type { DocumentStructure } from './document-structure.ts';
import type { ClauseModel } from './provisions/clause-model.ts';
import type { Rule } from './rule.ts';

/** Everything stages hand to one another, by name. */
export interface Artefacts {
  readonly sourceText: SourceText;
  readonly rules: readonly Rule[];
  readonly clauseModel: ClauseModel;
  readonly structure: DocumentStructure;
  readonly documentKind: Analysis['documentKind'] & { readonly kind: DocumentKind };
  readonly provisions: readonly Provision[];
  readonly terms: readonly Term[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  readonly score: Score;
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
