import type { ReportDetails, Term } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';

type Draft = Omit<Term, 'id'>;

const mostSums = 10;

/** The leading sums and the dated promises of a report as key terms. */
export function listReportTerms({ keyFigures, commitments }: ReportDetails): readonly Draft[] {
  return [
    ...keyFigures
      .filter(({ unit }) => /^[A-Z]{3}$/.test(unit))
      .slice(0, mostSums)
      .map(
        ({ value, unit, display, measure, evidence }): Draft => ({
          type: 'money',
          label: 'Key figure',
          display: measure === undefined ? display : `${display} (${measure})`,
          value: {
            kind: 'money',
            amount: value,
            currency: unit,
            ...(measure !== undefined && { purpose: measure }),
          },
          evidence,
        }),
      ),
    ...commitments.flatMap(({ who, what, due, evidence }): readonly Draft[] => {
      if (due === undefined) return [];
      const { date, computation, words } = due;
      return [
        {
          type: 'deadline',
          label: 'Promise',
          display: `${date === undefined ? words : formatDate(date)}: ${who ?? ''}, ${what}`,
          value: {
            kind: 'deadline',
            action: what,
            ...(who !== undefined && { who }),
            ...(date !== undefined && { date }),
            ...(computation !== undefined && { computation }),
          },
          evidence,
        },
      ];
    }),
  ];
}
