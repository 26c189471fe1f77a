import { createEvidence } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { createPassage, findEvidence } from '../../text/passage.ts';
import { formatDate, listDates } from '../../text/values/dates.ts';
import type { Writing } from './writing.ts';

/** The title of a piece of writing and the date it gives for itself. */
export function listWritingTerms(writing: Writing): readonly Omit<Term, 'id'>[] {
  const { text, title } = writing;
  const titled = title && createEvidence(text, title);
  const display = titled?.quote.replace(/\s+/g, ' ') ?? '';
  const first = writing.paragraphs[0]?.start ?? 0;
  const passage = createPassage(text, { start: 0, end: Math.min(first, 2000) });
  const dated = listDates(passage.text)
    .slice(0, 1)
    .flatMap(({ from, to, date }): Omit<Term, 'id'>[] => {
      const evidence = findEvidence(text, passage, { from, to });
      return evidence === undefined
        ? []
        : [
            {
              type: 'date',
              label: 'Date',
              display: formatDate(date),
              value: { kind: 'date', date },
              evidence,
            },
          ];
    });
  return [
    ...(titled?.quote
      ? [
          {
            type: 'document-title' as const,
            label: 'Title',
            display,
            value: { kind: 'text' as const, text: display },
            evidence: titled,
          },
        ]
      : []),
    ...dated,
  ];
}
