import {
  type ContextWeights,
  type OutputCalibration,
  scoreTerms,
} from '@clauselight/engine/research';
import { fitModel, roundModel } from './build-model.ts';
import { fitContext, type ScoredTerms } from './fit-context.ts';
import { fitReadings } from './fit-readings.ts';
import type { AnnotatedTerms } from './read-terms.ts';
import { type JudgedLines, readInContext } from './score-lines.ts';

/** The lines of a document as scored by a model that had not seen it, with readings that had not either. */
export interface HeldOutTerms extends JudgedLines {
  readonly name: string;
  readonly terms: AnnotatedTerms;
  /** Scores of the sentences before they were seen in context. */
  readonly ownScores: Float64Array;
}

/** What is fitted to scores of documents that the scoring models had not seen. */
export interface Recalibration {
  readonly context: ContextWeights;
  readonly readings: readonly OutputCalibration[];
}

export const outerFolds = 8;
const innerFolds = 4;

/**
 * Scores every document by a model fitted without it. The second look, thresholds and probabilities are fitted on scores
 * of the other documents, which came in turn from models fitted without them: nothing of the document decides anything
 * about it.
 */
export function crossValidateTerms(documents: readonly AnnotatedTerms[]): readonly HeldOutTerms[] {
  const ownScores = scoreInTurn(documents, outerFolds);
  const looks = Array.from({ length: outerFolds }, (_, fold) => {
    const learned = documents.filter((_document, index) => index % outerFolds !== fold);
    return fitRecalibration(scoreInTurn(learned, innerFolds));
  });
  return ownScores.map((scored, index): HeldOutTerms => {
    const { context, readings } = looks[index % outerFolds] ?? fitRecalibration(ownScores);
    const { terms } = scored;
    const lines = readInContext(context, scored);
    return { ...lines, terms, name: terms.name, ownScores: scored.scores, readings };
  });
}

/** Fits what is read from scores of sentences, which came from models that had not seen them. */
export function fitRecalibration(scored: readonly ScoredTerms[]): Recalibration {
  const context = fitContext(scored);
  const lines = scored.map((terms) => readInContext(context, terms));
  return { context, readings: fitReadings(lines) };
}

/** Every document's sentences as scored by a model fitted without its part. */
function scoreInTurn(
  documents: readonly AnnotatedTerms[],
  foldCount: number,
): readonly ScoredTerms[] {
  const models = Array.from({ length: foldCount }, (_, fold) =>
    roundModel(fitModel(documents.filter((_document, index) => index % foldCount !== fold))),
  );
  return documents.flatMap((terms, index) => {
    const model = models[index % foldCount];
    return model === undefined ? [] : [{ terms, scores: scoreTerms(model, terms.described) }];
  });
}
