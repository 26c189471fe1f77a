import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function refer(text: string) {
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  const numberOf = (id: string | undefined) =>
    structure.clauses.find((clause) => clause.id === id)?.number;
  return structure.crossReferences.map(({ evidence, target, status, clauseId }) => [
    evidence.quote,
    target,
    status,
    ...(clauseId === undefined ? [] : [numberOf(clauseId)]),
  ]);
}

const contract = (words: string) => `1. Sale

1.1 ${words}

1.2 The seller delivers.

2. Price

2.1 The buyer pays.

(a) in advance; and

(b) in full.

2.2 Interest is due.

3. Term

3.1 One year.

4. Law

4.1 Ohio.

5. Notices

5.1 In writing.`;

describe('a cross reference', () => {
  it.each([
    ['See Section 2.2.', ['Section 2.2', '2.2', 'resolved', '2.2']],
    ['See clause 2.1(b).', ['clause 2.1(b)', '2.1(b)', 'resolved', '2.1(b)']],
    ['See § 3.', ['§ 3', '3', 'resolved', '3']],
    ['See Article 4 hereof.', ['Article 4', 'Article 4', 'resolved', '4']],
    ['As this Section says.', ['this Section', '1.1', 'resolved', '1.1']],
    ['See clause (b) of Section 2.1.', ['clause (b)', '2.1(b)', 'resolved', '2.1(b)']],
    ['See Section 2.7.', ['Section 2.7', '2.7', 'broken']],
    ['See Section 9 of this Agreement.', ['Section 9', '9', 'broken']],
    ['Under Section 365 of the Bankruptcy Code.', ['Section 365', '365', 'external']],
    ['Under Section 4 of the Master Agreement.', ['Section 4', '4', 'external']],
    ['Under Code Section 409A.', ['Section 409A', '409A', 'external']],
    ['Under Article 28 GDPR.', ['Article 28', 'Article 28', 'external']],
    ['Rights under §31a UrhG stay.', ['§31', '31', 'external']],
    ['Under §13 UrhG (German Copyright Act).', ['§13', '13', 'external']],
    ['Under § 6 para. 1 lit. b DSGVO.', ['§ 6', '6', 'external']],
  ])('%s is parsed', (words, expected) => {
    expect(refer(contract(words))[0]).toEqual(expected);
  });

  it('may be one of a list', () => {
    expect(refer(contract('See Sections 2.1, 3.1 and 5.')).map(([quote]) => quote)).toEqual([
      'Sections 2.1',
      '3.1',
      '5',
    ]);
  });

  it('is external for every member of the list', () => {
    const found = refer(contract('See Sections 2.1 and 3.1 of the Lease.'));
    expect(found.map(([, , status]) => status)).toEqual(['external', 'external']);
  });

  it('leads to the clause of its own schedule when numbering restarts', () => {
    const text = `${contract('The seller sells.')}\n\nSCHEDULE A\n\n1. Scope\n\nThe work.\n\n2. Staff\n\nSee Section 1.`;
    const { structure } = findStructure({ sourceText: buildSourceText(text) });
    const [reference] = structure.crossReferences;
    const target = structure.clauses.find(({ id }) => id === reference?.clauseId);
    expect(target?.heading).toBe('Scope');
  });

  it('is omitted when the numbering is not known well enough to call it broken', () => {
    expect(refer('1. Sale\n\nSee Section 7.\n\n3. Price\n\nPay.')).toEqual([]);
  });

  it('is not a quantity', () => {
    expect(refer(contract('Under Section 2.1 or 30 days later.'))).toHaveLength(1);
  });
});
