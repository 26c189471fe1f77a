import {
  type ContextWeights,
  type OutputCalibration,
  outputCount,
  scoreInContext,
  scoreTerms,
  type UnfairnessModel,
} from '@clauselight/engine/research';
import type { ScoredTerms } from './fit-context.ts';
import type { AnnotatedTerms } from './read-terms.ts';

/** Scores and labels of the lines of one document, `scores[line * outputCount + output]`. */
export interface ScoredLines {
  readonly scores: Float64Array;
  readonly labels: readonly Uint8Array[];
}

/** The same with how the scores are to be read. */
export interface JudgedLines extends ScoredLines {
  readonly readings: readonly OutputCalibration[];
}

/** Of lines that hold no sentence of running text. */
const lowest = -20;

/** The scores of annotated lines by a finished model. */
export function scoreLines(model: UnfairnessModel, terms: AnnotatedTerms): ScoredLines {
  return readInContext(model.context, { terms, scores: scoreTerms(model, terms.described) });
}

/** The scores of annotated lines: for each output the highest of the sentences that are in the line, seen in context. */
export function readInContext(
  context: ContextWeights,
  { terms, scores: own }: ScoredTerms,
): ScoredLines {
  const { lineLabels, linesOfSentences, described } = terms;
  const ofSentences = scoreInContext(context, own, described.layout);
  const scores = new Float64Array(lineLabels.length * outputCount).fill(lowest);
  linesOfSentences.forEach((lines, sentence) => {
    for (const line of lines) {
      for (let output = 0; output < outputCount; output += 1) {
        const score = ofSentences[sentence * outputCount + output] ?? lowest;
        const at = line * outputCount + output;
        scores[at] = Math.max(scores[at] ?? lowest, score);
      }
    }
  });
  return { scores, labels: lineLabels };
}
