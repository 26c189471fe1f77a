import type { ChecklistItem, MinutesDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const items: readonly (readonly [string, RegExp])[] = [
  ['Date of the meeting', /\b(?:date|held on|meeting of|meeting held)\b/i],
  [
    'Who was present',
    /\b(?:present|attendees?|participants?|in attendance|attendance|attending)\b/i,
  ],
  ['Who was absent', /\b(?:apologies|absent|absentees|regrets|excused)\b/i],
  ['Agenda', /\b(?:agenda|order of business)\b/i],
  [
    'Chair',
    /\b(?:chair(?:ed|man|woman|person)?|moderat(?:or|ed)|facilitat(?:or|ed)|presid(?:ed|ing))\b/i,
  ],
  [
    'Who took the minutes',
    /\b(?:(?:minutes|notes) (?:were )?(?:taken|recorded|kept|written) by|minutes:|secretary|note ?-?taker|scribe|minute ?-?taker|recorder)\b/i,
  ],
  [
    'Approval of the previous minutes',
    /\b(?:previous minutes|minutes of the (?:last|previous|meeting|\p{L}+ (?:meeting )?held)|last (?:meeting's )?minutes|approval of (?:the )?minutes|minutes (?:were|was) approved|matters arising)\b/iu,
  ],
  ['Next meeting', /\b(?:next (?:\p{L}+ )?(?:meeting|AGM|EGM|session|assembly)|date of next)\b/iu],
];

/** What formal minutes hold, each with where it stands. */
export function listFormalities(
  text: string,
  statements: readonly Statement[],
  { date }: Pick<MinutesDetails, 'date'>,
): readonly ChecklistItem[] {
  return items.map(([name, pattern], index) => {
    if (index === 0 && date !== undefined) return { name, evidence: date.evidence };
    for (const { passage } of statements) {
      const match = pattern.exec(passage.text);
      const evidence =
        match &&
        findEvidence(text, passage, { from: match.index, to: match.index + match[0].length });
      if (evidence) return { name, evidence };
    }
    return { name };
  });
}
