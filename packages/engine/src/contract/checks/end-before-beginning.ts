import type { Term } from '@clauselight/schema';
import type { CheckHit, JudgedDocument } from '../../text/checks/document-check.ts';
import { formatDate } from '../../text/values/dates.ts';

/** A stated end of the contract that lies before its stated beginning. */
export function findEndBeforeBeginning({
  terms,
  documentKind,
  structure,
}: JudgedDocument): readonly CheckHit[] {
  // A severance agreement and an amendment name what ended before they were signed.
  if (documentKind === 'severance' || structure.amendments.length > 0) return [];
  const end = findStatedDate(terms, 'expiration-date');
  const start = findStatedDate(terms, 'effective-date');
  if (end === undefined || start === undefined || end.date >= start.date) return [];
  return [
    {
      evidence: [end.evidence, start.evidence],
      detail: `It ends on ${formatDate(end.date)}, before it begins on ${formatDate(start.date)}.`,
      severity: 3,
    },
  ];
}

/** The one date of a type that the contract writes out; nothing where it states several. */
function findStatedDate(terms: readonly Term[], type: Term['type']) {
  const dated = terms.flatMap((term) =>
    term.type === type && term.value.kind === 'date' && term.value.computation === undefined
      ? [{ date: term.value.date, evidence: term.evidence }]
      : [],
  );
  return dated.length === 1 ? dated[0] : undefined;
}
