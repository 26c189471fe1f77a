import { createEvidence } from '@clauselight/core';
import { type CheckHit, hasFirst, type JudgedDocument } from '../../text/checks/document-check.ts';

/** `[***]`, `[* * *]`, `[REDACTED]`, `[omitted]`, black bars: what somebody took out of this copy. */
const takenOut = /\[\s?(?:[*…]\s?){1,12}\]|\[\s?(?:redacted|omitted|deleted)\s?\]|█{3,}/gi;
/** Display limit: the places that the finding quotes. */
const mostQuoted = 10;
const footnote = /^\[\s?\*\s?\]$/;

/** Words that were taken out of this copy, in one finding: they are neither blanks nor notes of the drafter. */
export function findWordsTakenOut({ sourceText: { text } }: JudgedDocument): readonly CheckHit[] {
  const places = [...text.matchAll(takenOut)].filter(([words]) => !footnote.test(words));
  const evidence = places
    .slice(0, mostQuoted)
    .map(({ index, 0: words }) =>
      createEvidence(text, { start: index, end: index + words.length }),
    );
  if (!hasFirst(evidence)) return [];
  const count = places.length === 1 ? 'In one place' : `In ${places.length} places`;
  return [{ evidence, detail: `${count} words were taken out of this copy.` }];
}
