import { formatNumber } from '@clauselight/core';
import { findEvidence } from '../passage.ts';
import { listBlockPassages } from './block-passages.ts';
import type { CheckedDocument, ExplainedHit } from './document-check.ts';
import { listNumberConflicts, type NumberConflict } from './number-pairs.ts';

/** More would bury what they are. */
const most = 40;
const bracketedFigure = /\([^)\d]{0,8}\d/;
/** How much of what is counted is quoted with the number: `thirty (90) days`. */
const counted = /^[ -]?(?:calendar |business |working |consecutive )?[A-Za-z]{2,14}/;

/** Every number in words that is followed by another one in figures. */
export function findWordsAgainstFigures({
  sourceText,
}: Pick<CheckedDocument, 'sourceText'>): readonly ExplainedHit[] {
  return listBlockPassages(sourceText, { cue: bracketedFigure, cells: 'apart' })
    .flatMap(({ passage }) =>
      listNumberConflicts(passage.text).flatMap((conflict): readonly ExplainedHit[] => {
        const unit = counted.exec(passage.text.slice(conflict.to, conflict.to + 40))?.[0] ?? '';
        const range = { from: conflict.from, to: conflict.to + unit.length };
        const evidence = findEvidence(sourceText.text, passage, range);
        return evidence === undefined ? [] : [{ evidence: [evidence], detail: describe(conflict) }];
      }),
    )
    .slice(0, most);
}

function describe({ words, inWords, figure }: NumberConflict): string {
  return `“${words}” is ${formatNumber(Math.round(inWords * 100) / 100)}, but the figure beside it is ${figure}.`;
}
