import { shorten } from '@clauselight/core';
import type { LetterDetails, Term } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { formatDate } from '../../text/values/dates.ts';
import { formatMoney, listMoney } from '../../text/values/money.ts';
import type { Statement } from '../../text/values/statements.ts';

type Draft = Omit<Term, 'id'>;

const mostSums = 12;
const mostStatements = 400;

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

function listSums(text: string, statements: readonly Statement[]): readonly Draft[] {
  return statements
    .slice(0, mostStatements)
    .flatMap(({ passage }) =>
      listMoney(passage.text).flatMap(({ from, to, amount, currency }): readonly Draft[] => {
        const evidence = findEvidence(text, passage, { from, to });
        const display = formatMoney(amount, currency);
        const value = { kind: 'money', amount, currency } as const;
        return evidence ? [{ type: 'money', label: 'Sum', display, value, evidence }] : [];
      }),
    )
    .filter(({ display }, index, all) => all.findIndex((one) => one.display === display) === index)
    .slice(0, mostSums);
}
