import { writeExampleInvoice } from './example-invoice.ts';
import type { InvoiceCheck, RemarkDraft } from './judgement.ts';

const points = 3;

/** GEN-05 for the fields of an invoice: a due date or an end before its beginning. Days that no calendar has are for the common check. */
export const dateSanity: InvoiceCheck = {
  id: 'GEN-05',
  category: 'document',
  title: 'Date sanity',
  level: 2,
  why: 'A wrong date leads to wrong periods and deadlines.',
  source: 'The calendar',
  examples: {
    matches: [writeExampleInvoice('Due date: 1 June 2026', 'Due date: 1 April 2026')],
    leaves: [writeExampleInvoice()],
  },
  judge({ facts: { details } }) {
    const field = (id: string) => details.fields.find((one) => one.id === id);
    const pairs = [
      { before: field('date'), after: field('due-date') },
      { before: field('period-start'), after: field('period-end') },
    ] as const;
    return pairs.flatMap(({ before, after }): RemarkDraft[] => {
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
  },
};
