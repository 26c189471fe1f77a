import { shorten } from '@clauselight/core';
import type { LetterDetails, Term } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';
import type { Statement } from '../../text/values/statements.ts';
import { listSums } from '../common/list-sums.ts';

type Draft = Omit<Term, 'id'>;

/** Sender, recipient, dates, deadlines and sums of a letter as key terms. */
export function listLetterTerms(
  text: string,
  statements: readonly Statement[],
  { sender, recipient, date, requests }: LetterDetails,
): readonly Draft[] {
  return [
    ...(sender ? [createParty('Sender', sender)] : []),
    ...(recipient ? [createParty('Recipient', recipient)] : []),
    ...(date ? [createDate(date)] : []),
    ...requests.flatMap(createDeadline),
    ...listSums(text, statements),
  ];
}

function createParty(
  label: string,
  { text: name, evidence }: NonNullable<LetterDetails['sender']>,
): Draft {
  return {
    type: 'party',
    label,
    display: name,
    value: { kind: 'party', name, role: label.toLowerCase() },
    evidence,
  };
}

function createDate({ date, evidence }: NonNullable<LetterDetails['date']>): Draft {
  return {
    type: 'date',
    label: 'Date of the letter',
    display: formatDate(date),
    value: { kind: 'date', date },
    evidence,
  };
}

function createDeadline({
  text: action,
  deadline,
}: LetterDetails['requests'][number]): readonly Draft[] {
  if (deadline === undefined) return [];
  const { words, safeDate, computation, evidence } = deadline;
  const day = safeDate === undefined ? words : formatDate(safeDate);
  return [
    {
      type: 'deadline',
      label: 'Deadline',
      display: `${day}: ${shorten(action, 80)}`,
      value: {
        kind: 'deadline',
        action,
        ...(safeDate !== undefined && { date: safeDate }),
        ...(computation !== undefined && { computation }),
      },
      evidence,
    },
  ];
}
