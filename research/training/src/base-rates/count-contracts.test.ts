import { type Contract, toSourceText } from '@clauselight/research-data';
import { expect, it } from 'vitest';
import { countContracts } from './count-contracts.ts';

/** So many contracts of a type; the first of them have a clause on audits, and all renew on 60 days’ notice. */
function buildContracts(type: string, count: number, withAudit: number): readonly Contract[] {
  const notice =
    'This Agreement renews automatically unless either party gives written notice of non-renewal at least sixty (60) days before the end of the term.';
  return Array.from({ length: count }, (_, index) => ({
    title: `X${index}-EX-10-${type}`,
    sourceText: toSourceText(notice),
    spans: new Map([
      ['Audit Rights', index < withAudit ? ['may audit'] : []],
      ['Notice Period To Terminate Renewal', [notice]],
    ]),
    answers: { 'Document Name': type },
  }));
}

const contracts = [
  ...buildContracts('SUPPLY AGREEMENT', 16, 12),
  ...buildContracts('HOSTING AGREEMENT', 14, 1),
  ...buildContracts('JOINT FILING AGREEMENT', 20, 20),
];
const { documents, presence, figures } = countContracts(contracts);

it('clauses are counted over all contracts that stand by themselves, and for kinds with fifteen', () => {
  expect(documents).toEqual({ all: 30, kinds: { supply: 16 } });
  expect(presence['audit-rights']).toEqual({ all: 13, kinds: { supply: 12 } });
  expect(presence.insurance).toEqual({ all: 0, kinds: { supply: 0 } });
});

it('nobody counts how often a contract names its parties', () => {
  expect(presence).not.toHaveProperty('parties');
});

it('figures have a range where fifteen contracts state them', () => {
  const middle = { figure: 'renewal-notice', lower: 60, median: 60, upper: 60 };
  expect(figures).toEqual([
    { ...middle, total: 30 },
    { ...middle, kind: 'supply', total: 16 },
  ]);
});
