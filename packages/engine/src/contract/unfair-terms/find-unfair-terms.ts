import { createEvidence } from '@clauselight/core';
import type { SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { describeTerms } from './describe-terms.ts';
import { hasOtherMeaning } from './other-meaning.ts';
import { scoreInContext } from './score-in-context.ts';
import { scoreTerms } from './score-terms.ts';
import { type UnfairTerm, unfairCategories } from './unfair-term.ts';
import { type OutputCalibration, outputCount, type UnfairnessModel } from './unfairness-model.ts';

export interface FindUnfairTermsRequest {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  /** Read it once with `readUnfairnessModel`. */
  readonly model: UnfairnessModel;
}

/**
 * Finds the sentences of consumer terms that are likely to be unfair, in document order, once for each category. Only
 * for terms of business with consumers: on other contracts the probabilities mean nothing.
 */
export function findUnfairTerms(request: FindUnfairTermsRequest): readonly UnfairTerm[] {
  const { sourceText, structure, model } = request;
  const described = describeTerms(structure.sentences);
  const ownScores = scoreTerms(model, described);
  const scores = scoreInContext(model.context, ownScores, described.layout);
  return structure.sentences.flatMap(({ start, end }, sentence) => {
    const evidence = createEvidence(sourceText.text, { start, end });
    if (evidence.quote === '') return [];
    const own = scores.subarray(sentence * outputCount, (sentence + 1) * outputCount);
    return chooseOutputs(own, model.readings).flatMap((output): readonly UnfairTerm[] => {
      const category = unfairCategories[output];
      if (category === undefined || hasOtherMeaning(category, evidence.quote)) return [];
      const probability = estimate(own[output] ?? 0, model.readings[output]);
      return [{ category, probability, evidence, sentence }];
    });
  });
}

/**
 * Chooses the categories of a sentence, by their numbers: none when it is not unfair in any way; else those above their
 * thresholds, or the most probable one.
 */
export function chooseOutputs(
  scores: Float64Array,
  calibrations: readonly OutputCalibration[],
): readonly number[] {
  const any = calibrations.length - 1;
  if ((scores[any] ?? 0) < (calibrations[any]?.threshold ?? 0)) return [];
  const outputs = Array.from({ length: any }, (_, output) => output);
  const counted = outputs.filter(
    (output) => (scores[output] ?? 0) >= (calibrations[output]?.threshold ?? 0),
  );
  if (counted.length > 0) return counted;
  const chances = outputs.map((output) => estimate(scores[output] ?? 0, calibrations[output]));
  return [chances.indexOf(Math.max(...chances))];
}

function estimate(score: number, calibration: OutputCalibration | undefined): number {
  const logOdds = (calibration?.slope ?? 1) * score + (calibration?.offset ?? 0);
  return Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000;
}
