import type { Term } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import { formatMoney, listMoney } from '../../text/values/money.ts';
import type { Statement } from '../../text/values/statements.ts';

const mostSums = 12;
const mostStatements = 400;

/** The sums of money that a text names, each once, as key terms. */
export function listSums(
  text: string,
  statements: readonly Statement[],
): readonly Omit<Term, 'id'>[] {
  return statements
    .slice(0, mostStatements)
    .flatMap(({ passage }) =>
      listMoney(passage.text).flatMap(
        ({ from, to, amount, currency }): readonly Omit<Term, 'id'>[] => {
          const evidence = findEvidence(text, passage, { from, to });
          const display = formatMoney(amount, currency);
          const value = { kind: 'money', amount, currency } as const;
          return evidence ? [{ type: 'money', label: 'Sum', display, value, evidence }] : [];
        },
      ),
    )
    .filter(({ display }, index, all) => all.findIndex((one) => one.display === display) === index)
    .slice(0, mostSums);
}
