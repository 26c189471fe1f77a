import { chooseOutputs, outputCount, unfairCategories } from '@clauselight/engine/research';
import type { JudgedLines } from './score-lines.ts';

/** How well lines were told apart, for one category or for any. */
export interface TermsMeasure {
  readonly name: string;
  /** Lines that are unfair in this way. */
  readonly unfair: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface TermsMeasures {
  readonly any: TermsMeasure;
  readonly categories: readonly TermsMeasure[];
  /** The mean of the categories' F1. */
  readonly macroF1: number;
  /** The mean over documents of F1 for any category. */
  readonly meanOfDocuments: number;
}

/** Precision, recall and F1 for every annotated line, headings and list items among them. */
export function measureTerms(documents: readonly JudgedLines[]): TermsMeasures {
  const counts = documents.map(countOutputs);
  const measures = [...unfairCategories, 'any category'].map((name, output) =>
    toMeasure(
      name,
      counts.map((count) => count[output] ?? noCounts),
    ),
  );
  const categories = measures.slice(0, -1);
  const any = measures[outputCount - 1] ?? toMeasure('any category', []);
  const ofDocuments = counts.map((count) => toMeasure('', [count[outputCount - 1] ?? noCounts]).f1);
  return {
    any,
    categories,
    macroF1: mean(categories.map(({ f1 }) => f1)),
    meanOfDocuments: mean(ofDocuments),
  };
}

interface Counts {
  unfair: number;
  found: number;
  right: number;
}

const noCounts: Readonly<Counts> = { unfair: 0, found: 0, right: 0 };

function countOutputs({ scores, labels, readings }: JudgedLines): readonly Counts[] {
  const counts = Array.from({ length: outputCount }, (): Counts => ({ ...noCounts }));
  labels.forEach((label, line) => {
    const own = scores.subarray(line * outputCount, (line + 1) * outputCount);
    const chosen = chooseOutputs(own, readings);
    counts.forEach((count, output) => {
      const isFound = output === outputCount - 1 ? chosen.length > 0 : chosen.includes(output);
      const isUnfair = label[output] === 1;
      if (isUnfair) count.unfair += 1;
      if (isFound) count.found += 1;
      if (isUnfair && isFound) count.right += 1;
    });
  });
  return counts;
}

function toMeasure(name: string, counts: readonly Readonly<Counts>[]): TermsMeasure {
  const total = { ...noCounts };
  for (const count of counts) {
    total.unfair += count.unfair;
    total.found += count.found;
    total.right += count.right;
  }
  return {
    name,
    unfair: total.unfair,
    precision: total.found === 0 ? 0 : total.right / total.found,
    recall: total.unfair === 0 ? 0 : total.right / total.unfair,
    f1: total.unfair + total.found === 0 ? 1 : (2 * total.right) / (total.unfair + total.found),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
