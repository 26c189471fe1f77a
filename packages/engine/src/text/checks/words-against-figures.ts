import { formatNumber } from '@clauselight/core';
import type { DocumentStructure } from '../document-structure.ts';
import { findEvidence } from '../passage.ts';
import type { CheckHit } from './document-check.ts';
import { listNumberConflicts, type NumberConflict } from './number-pairs.ts';

/** More would bury what they are. */
const most = 40;
/** How much of what is counted is quoted with the number: `thirty (90) days`. */
const counted = /^[ -]?(?:calendar |business |working |consecutive )?[A-Za-z]{2,14}/;

/** Every place where a number in words is followed by another one in figures. */
export function findWordsAgainstFigures(
  text: string,
  { sentences }: Pick<DocumentStructure, 'sentences'>,
): readonly CheckHit[] {
  const found: CheckHit[] = [];
  for (const { passage } of sentences) {
    for (const conflict of listNumberConflicts(passage.text)) {
      if (found.length >= most) return found;
      const unit = counted.exec(passage.text.slice(conflict.to, conflict.to + 40))?.[0] ?? '';
      const range = { from: conflict.from, to: conflict.to + unit.length };
      const evidence = findEvidence(text, passage, range);
      if (evidence !== undefined) found.push({ evidence: [evidence], detail: describe(conflict) });
    }
  }
  return found;
}

function describe({ words, inWords, figure }: NumberConflict): string {
  return `“${words}” is ${formatNumber(Math.round(inWords * 100) / 100)}, but the figure beside it is ${figure}.`;
}
