import {
  type ContextWeights,
  contextWidth,
  describeContext,
  outputCount,
} from '@clauselight/engine/research';
import type { AnnotatedTerms } from './read-terms.ts';

/** A document and the scores of its sentences by a model that had not seen it. */
export interface ScoredTerms {
  readonly terms: AnnotatedTerms;
  readonly scores: Float64Array;
}

const steps = 10;
/** How strongly weights are drawn toward 0, in sentences. */
const ridge = 300;
const width = contextWidth + 1;

/** Logistic regression of being unfair in any way, by Newton's method, over how sentences look among those around them. */
export function fitContext(documents: readonly ScoredTerms[]): ContextWeights {
  const rows = documents.flatMap(listRows);
  const { means, deviations } = measureColumns(rows);
  for (const { figures } of rows) {
    figures.forEach((figure, column) => {
      figures[column] = (figure - (means[column] ?? 0)) / (deviations[column] ?? 1);
    });
  }
  const fitted = new Float64Array(width);
  for (let step = 0; step < steps; step += 1) {
    const change = solve(sumDerivatives(rows, fitted));
    change.forEach((amount, column) => {
      fitted[column] = (fitted[column] ?? 0) - amount;
    });
  }
  const weights = means.map((_, column) =>
    Math.fround((fitted[column] ?? 0) / (deviations[column] ?? 1)),
  );
  const bias = weights.reduce(
    (sum, weight, column) => sum - weight * (means[column] ?? 0),
    fitted[contextWidth] ?? 0,
  );
  return { weights, bias: Math.fround(bias) };
}

interface ContextRow {
  readonly figures: Float64Array;
  readonly label: number;
}

function listRows({ terms, scores }: ScoredTerms): readonly ContextRow[] {
  const table = describeContext(scores, terms.described.layout);
  return terms.labels.map((label, sentence) => ({
    figures: table.slice(sentence * contextWidth, (sentence + 1) * contextWidth),
    label: label[outputCount - 1] ?? 0,
  }));
}

function measureColumns(rows: readonly ContextRow[]) {
  const average = (column: number, of: (figure: number) => number) =>
    rows.reduce((sum, { figures }) => sum + of(figures[column] ?? 0), 0) / rows.length;
  const means = Array.from({ length: contextWidth }, (_, column) =>
    average(column, (figure) => figure),
  );
  const deviations = means.map(
    (mean, column) => Math.sqrt(average(column, (figure) => (figure - mean) ** 2)) + 1e-6,
  );
  return { means, deviations };
}

/** The matrix of second derivatives with the first derivatives as its last column. */
function sumDerivatives(rows: readonly ContextRow[], fitted: Float64Array): Float64Array[] {
  const sums = Array.from({ length: width }, () => new Float64Array(width + 1));
  const own = new Float64Array(width).fill(1);
  for (const { figures, label } of rows) {
    own.set(figures);
    const score = own.reduce((sum, figure, column) => sum + figure * (fitted[column] ?? 0), 0);
    const chance = 1 / (1 + Math.exp(-score));
    const curvature = chance * (1 - chance) + 1e-9;
    sums.forEach((line, column) => {
      const figure = own[column] as number;
      for (let other = 0; other < width; other += 1) {
        line[other] = (line[other] as number) + curvature * figure * (own[other] as number);
      }
      line[width] = (line[width] as number) + (chance - label) * figure;
    });
  }
  sums.slice(0, contextWidth).forEach((line, column) => {
    line[column] = (line[column] ?? 0) + ridge;
    line[width] = (line[width] ?? 0) + ridge * (fitted[column] ?? 0);
  });
  return sums;
}

/** Solves the linear equations by elimination; the matrix is positive definite, so that no pivot is 0. */
function solve(lines: readonly Float64Array[]): readonly number[] {
  lines.forEach((pivot, column) => {
    for (const line of lines) {
      if (line === pivot) continue;
      const factor = (line[column] ?? 0) / (pivot[column] ?? 1);
      for (let place = column; place <= width; place += 1) {
        line[place] = (line[place] ?? 0) - factor * (pivot[place] ?? 0);
      }
    }
  });
  return lines.map((line, column) => (line[width] ?? 0) / (line[column] ?? 1));
}
