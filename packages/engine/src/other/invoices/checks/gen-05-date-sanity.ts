import { createEvidence } from '@clauselight/core';
import { listImpossibleDates } from '../values/dates.ts';
import { fold } from '../values/fold.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const points = 3;

/** GEN-05: days the calendar does not have, and a due date or an end before its beginning. */
export const dateSanity: InvoiceCheck = {
  id: 'GEN-05',
  category: 'document',
  title: 'Date sanity',
  judge({ facts: { details }, sourceText }) {
    const text = sourceText.text.slice(0, 400_000);
    const impossible =
      details.syntax === 'text' ? listImpossibleDates(fold(text), 'day-first').slice(0, 3) : [];
    const remarks = impossible.map(({ from, to }): RemarkDraft => {
      const evidence = createEvidence(sourceText.text, { start: from, end: to });
      return {
        title: 'A date that does not exist',
        level: 2,
        points: 0,
        notice: `The calendar has no day “${evidence.quote}”.`,
        why: 'A wrong date leads to wrong periods and deadlines.',
        nextStep: 'Ask which day is meant.',
        source: 'The Gregorian calendar',
        evidence: [evidence],
      };
    });
    const field = (id: string) => details.fields.find((one) => one.id === id);
    const pairs = [
      { before: field('date'), after: field('due-date') },
      { before: field('period-start'), after: field('period-end') },
    ] as const;
    const turned = pairs.flatMap(({ before, after }): RemarkDraft[] => {
      if (!before || !after || after.value >= before.value || !after.evidence) return [];
      return [
        {
          title: `${after.label} before ${before.label.toLowerCase()}`,
          level: 2,
          points,
          notice: `The ${after.label.toLowerCase()} is ${after.display}, the ${before.label.toLowerCase()} ${before.display}.`,
          why: 'One of the two days is wrong, and it is not certain which.',
          nextStep: 'Ask the issuer for the right dates before working out a deadline.',
          source: 'The calendar',
          evidence: [after.evidence, before.evidence].filter((one) => one !== undefined),
        },
      ];
    });
    return [...turned, ...remarks];
  },
};
