import { ndaOutcomes } from '@clauselight/engine/research';
import type { HypothesisFigures } from './measure.ts';

/** Figures of all hypotheses together. */
export interface Totals {
  readonly accuracy: number;
  readonly baseline: number;
  readonly evidenceFound: number;
  readonly evidenceRight: number;
}

/** Sums figures up over the hypotheses. */
export function sumFigures(figures: readonly HypothesisFigures[]): Totals {
  const sum = (count: (one: HypothesisFigures) => number) =>
    figures.reduce((total, one) => total + count(one), 0);
  const asked = sum(({ agreements }) => agreements);
  return {
    accuracy: sum(({ right }) => right) / asked,
    baseline: sum(({ baseline }) => baseline) / asked,
    evidenceFound: sum(({ evidence }) => evidence.found) / sum((one) => one.evidence.annotated),
    evidenceRight: sum(({ evidence }) => evidence.right) / sum((one) => one.evidence.quoted),
  };
}

/** A Markdown table, a line for each hypothesis, and the totals. */
export function formatFigures(figures: readonly HypothesisFigures[]): string {
  const [entailed, contradicted, silent] = ndaOutcomes.map((_, outcome) => outcome);
  const totals = sumFigures(figures);
  const rows = figures.map((one) => {
    const labels = [entailed, contradicted, silent].map((label) =>
      (one.confusion[label ?? 0] ?? []).join(' '),
    );
    return `| ${[
      one.id,
      (one.right / one.agreements).toFixed(2),
      (one.baseline / one.agreements).toFixed(2),
      ...labels,
      formatShare(one.evidence.found, one.evidence.annotated),
      formatShare(one.evidence.right, one.evidence.quoted),
    ].join(' | ')} |`;
  });
  return [
    '| hypothesis | accuracy | most frequent label | entailed: answered E C N | contradicted: E C N | not mentioned: E C N | passages found | passages right |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    `| all | ${totals.accuracy.toFixed(3)} | ${totals.baseline.toFixed(3)} | | | | ${totals.evidenceFound.toFixed(2)} | ${totals.evidenceRight.toFixed(2)} |`,
  ].join('\n');
}

function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(2);
}
