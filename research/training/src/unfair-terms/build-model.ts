import {
  getTermsFingerprint,
  hiddenCount,
  outputCount,
  type Reading,
  readUnfairnessModel,
  rowWidth,
  termFeatureCount,
  type UnfairnessModel,
} from '@clauselight/engine/research';
import { fitHidden } from './fit-hidden.ts';
import { fitTerms } from './fit-terms.ts';
import { measureTelling } from './measure-telling.ts';
import type { AnnotatedTerms } from './read-terms.ts';
import { joinRows } from './training-rows.ts';
import { writeUnfairnessModel } from './write-unfairness-model.ts';

/** Features that keep their rows: more would make the file larger and the model hardly better. */
const mostRows = 14_000;
const undecided: Reading = { slope: 1, offset: 0, threshold: 0 };

/** Learns from documents; its scores are read neither in context nor as probabilities yet. */
export function fitModel(documents: readonly AnnotatedTerms[]): UnfairnessModel {
  const joined = joinRows(documents);
  const telling = measureTelling(joined);
  const weights = fitTerms(joined, telling);
  const { vectors, output, outputBias } = fitHidden(joined, telling);
  const kept = chooseColumns(weights);
  const rows = new Int32Array(termFeatureCount).fill(-1);
  const table = new Float32Array(kept.length * rowWidth);
  kept.forEach((column, row) => {
    rows[joined.features[column] ?? 0] = row;
    const direct = weights.subarray(column * outputCount, (column + 1) * outputCount);
    const hidden = vectors.subarray(column * hiddenCount, (column + 1) * hiddenCount);
    table.set(direct, row * rowWidth);
    table.set(hidden, row * rowWidth + outputCount);
  });
  return {
    version: '2026.2',
    learntFrom: documents.map(({ sourceText }) => getTermsFingerprint(sourceText.text)),
    rows,
    table,
    output: [...output],
    outputBias: [...outputBias],
    context: { weights: [], bias: 0 },
    readings: Array.from({ length: outputCount }, () => undecided),
  };
}

/** The model as the file holds it: with figures rounded to four bits. */
export function roundModel(model: UnfairnessModel): UnfairnessModel {
  return readUnfairnessModel(writeUnfairnessModel(model));
}

/** The columns with the largest direct weights, in order. */
function chooseColumns(weights: Float32Array): readonly number[] {
  const sizes = Array.from({ length: weights.length / outputCount }, (_, column) => {
    const own = weights.subarray(column * outputCount, (column + 1) * outputCount);
    return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  });
  return [...sizes.keys()]
    .sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
    .slice(0, mostRows)
    .sort((a, b) => a - b);
}
