import { analyzeDocument } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { describe, expect, it } from 'vitest';
import { weights } from '../weights.ts';
import type { Assertion } from './assertion.ts';
import { listAssertions } from './list-assertions.ts';

const agreement = `SERVICES AGREEMENT

This Services Agreement is made on 1 March 2026 between Harbour Bakery Ltd (the "Customer") and Northwind Cleaning Ltd (the "Provider").

1. Fees. The Customer shall pay the Provider a fee of GBP 4,500 per month within thirty days of each invoice.

2. Liability. The Provider's total liability under this Agreement is limited to GBP 10,000.

3. Changes. The Provider may change the fees at any time without notice to the Customer.

4. Law. This Agreement is governed by the laws of England and Wales.`;

async function list(text: string, document = 'texts/agreement.txt'): Promise<readonly Assertion[]> {
  const source = await readDocument(new TextEncoder().encode(text), { format: 'txt' });
  return listAssertions({
    document,
    filename: 'agreement.txt',
    analyzedAt: '2026-03-02T09:30:00.000Z',
    analysis: await analyzeDocument(source, { weights }),
    source,
    states: [],
  });
}

const listOf = (rows: readonly Assertion[], own: string) => rows.filter((row) => row.class === own);

describe('the assertions about a document', () => {
  it('are of every class of statement in the analysis, each with words and its own id', async () => {
    const rows = await list(agreement);
    const classes = new Set(rows.map((row) => row.class));
    for (const own of ['kind', 'score', 'finding', 'bearer', 'party', 'amount', 'law', 'summary']) {
      expect(classes, own).toContain(own);
    }
    expect([...classes].some((own) => own.startsWith('outcome '))).toBe(true);
    expect(rows.every(({ statement }) => statement.trim() !== '')).toBe(true);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('show a finding with its severity and words, and whose risk it is in a row of its own', async () => {
    const rows = await list(agreement);
    const [finding] = listOf(rows, 'finding').filter(({ quote }) => quote?.includes('at any time'));
    expect(finding?.statement).toMatch(/^(?:Info|Low|Medium|High|Critical): /);
    const bearer = listOf(rows, 'bearer').find(({ subject }) => subject === finding?.subject);
    expect(bearer?.statement).toMatch(/^Weighs on .+: .+\.$/);
  });

  it('name every outcome but a finding', async () => {
    const outcomes = (await list(agreement)).filter((row) => row.class.startsWith('outcome '));
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.map((row) => row.class)).not.toContain('outcome found');
  });

  it('show terms with their values', async () => {
    const amounts = listOf(await list(agreement), 'amount').map(({ statement }) => statement);
    expect(amounts.join('\n')).toContain('4,500');
    const laws = listOf(await list(agreement), 'law').map(({ statement }) => statement);
    expect(laws.join('\n')).toContain('England and Wales');
  });

  it('keep their ids if another paragraph is added', async () => {
    const before = await list(agreement);
    const after = await list(`${agreement}\n\n5. Notices. Notices are given in writing.`);
    const ids = new Set(after.map(({ id }) => id));
    const kept = listOf(before, 'finding').filter(({ id, subject }) => {
      const stands = after.some((row) => row.class === 'finding' && row.subject === subject);
      return !stands || ids.has(id);
    });
    expect(kept).toHaveLength(listOf(before, 'finding').length);
    expect(listOf(before, 'amount').every(({ id }) => ids.has(id))).toBe(true);
  });

  it('are others in another document', async () => {
    const ids = new Set((await list(agreement)).map(({ id }) => id));
    const others = await list(agreement, 'texts/copy.txt');
    expect(others.some(({ id }) => ids.has(id))).toBe(false);
  });

  it('hold what is particular to the kind of document', async () => {
    const minutes = `Minutes of the meeting of the garden committee

Date: 4 May 2026
Present: Ann Lee, Bob Hill, Carla Young

1. The committee decided to buy a new shed.
2. Ann Lee will order the shed by 1 June 2026.`;
    const rows = await list(minutes, 'texts/minutes.txt');
    expect(listOf(rows, 'kind').map(({ statement }) => statement)).toEqual([
      'Kind of document: Minutes',
    ]);
    expect(
      listOf(rows, 'detail')
        .map(({ statement }) => statement)
        .join('\n'),
    ).toContain('shed');
  });
});
