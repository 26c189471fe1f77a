import { levelWords } from '@clauselight/core';
import type { Block, CoverScore } from './content.ts';

/** A score in one line: `Earlier version – Risk` and `6.0 of 10 (high)`. */
export function describeScore(score: CoverScore): {
  readonly name: string;
  readonly words: string;
} {
  const { title, label } = score;
  return {
    name: title === undefined ? label : `${title} – ${label}`,
    words: score.insteadOf ?? `${score.value.toFixed(1)} of 10 (${levelWords[score.level]})`,
  };
}

/** The heading of an item in plain text: `High: No refunds (6.00 points)`. */
export function describeItem({ title, severity, badge }: Extract<Block, { kind: 'item' }>): string {
  const named = severity === undefined ? title : `${severity.name}: ${title}`;
  return badge === undefined ? named : `${named} (${badge})`;
}
