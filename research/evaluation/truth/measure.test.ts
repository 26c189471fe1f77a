import { describe, expect, it } from 'vitest';
import { type Assertion, createAssertion } from './assertion.ts';
import type { Judgement, Reader, Verdict } from './judgement.ts';
import { listChanges, measureAgreement, measureClasses } from './measure.ts';

const build = (key: string, facts: Partial<Assertion> = {}) =>
  createAssertion({
    document: 'texts/lease.txt',
    class: 'finding',
    subject: 'TEN-01',
    statement: 'High: The deposit is large.',
    key,
    ...facts,
  });

const judge = (assertion: Assertion, verdict: Verdict, reader: Reader = 'A'): Judgement => ({
  ...assertion,
  verdict,
  reader,
  reason: 'read',
});

const [one, two, three] = ['one', 'two', 'three'].map((key) => build(key)) as [
  Assertion,
  Assertion,
  Assertion,
];

describe('figures', () => {
  it('count the verdicts of a class and the share of right ones among those that could be judged', () => {
    const [finding] = measureClasses(
      [one, two, three, build('four')],
      [judge(one, 'right'), judge(two, 'misleading'), judge(three, 'cannot-tell')],
    );
    expect(finding).toEqual({
      name: 'finding',
      asserted: 4,
      judged: 3,
      counts: { right: 1, wrong: 0, misleading: 1, 'cannot-tell': 1 },
      right: 0.5,
    });
  });

  it('take the reading of A where both have read', () => {
    const [finding] = measureClasses([one], [judge(one, 'right'), judge(one, 'wrong', 'B')]);
    expect(finding?.right).toBe(1);
  });

  it('tell heavy findings, and bearers that are one side, apart', () => {
    const heavy = build('heavy', { severity: 5 });
    const light = build('light', { severity: 2 });
    const single = build('single', { class: 'bearer', sides: 1 });
    const both = build('both', { class: 'bearer', sides: 2 });
    const figures = measureClasses(
      [heavy, light, single, both],
      [judge(heavy, 'wrong'), judge(light, 'right'), judge(single, 'right'), judge(both, 'wrong')],
    );
    const shares = new Map(figures.map(({ name, right }) => [name, right]));
    expect(shares.get('finding, severity 4-5')).toBe(0);
    expect(shares.get('finding, severity 1-3')).toBe(1);
    expect(shares.get('bearer, one side')).toBe(1);
    expect(shares.get('all')).toBe(0.5);
  });
});

describe('agreement', () => {
  const rows = Array.from({ length: 50 }, (_, index) => build(`${index}`));
  const read = (counts: readonly (readonly [Verdict, Verdict, number])[]) => {
    const pairs = counts.flatMap(([a, b, count]) => Array.from({ length: count }, () => [a, b]));
    return pairs.flatMap(([a, b], index) => {
      const row = rows[index];
      if (row === undefined || a === undefined || b === undefined) throw new RangeError('no row');
      return [judge(row, a as Verdict), judge(row, b as Verdict, 'B')];
    });
  };

  it('is the share of equal verdicts and kappa, as worked out by hand', () => {
    // 35 of 50 alike; chance is 0.5 × 0.6 + 0.5 × 0.4 = 0.5, so kappa is (0.7 - 0.5) / 0.5.
    const agreement = measureAgreement(
      read([
        ['right', 'right', 20],
        ['right', 'wrong', 5],
        ['wrong', 'right', 10],
        ['wrong', 'wrong', 15],
      ]),
    );
    expect(agreement?.count).toBe(50);
    expect(agreement?.same).toBeCloseTo(0.7);
    expect(agreement?.kappa).toBeCloseTo(0.4);
  });

  it('is full where both readers say the same of everything', () => {
    expect(measureAgreement(read([['right', 'right', 3]]))).toEqual({
      count: 3,
      same: 1,
      kappa: 1,
    });
  });

  it('is unknown if no assertion was judged twice', () => {
    expect(measureAgreement([judge(one, 'right'), judge(two, 'right', 'B')])).toBeUndefined();
  });
});

describe('changes', () => {
  it('name what is new, gone and kept', () => {
    const gone = build('gone');
    const { fresh, kept, ...rest } = listChanges(
      { assertions: [one, two, three], drawn: [one, two] },
      [judge(one, 'right'), judge(gone, 'wrong'), judge(gone, 'wrong', 'B')],
    );
    expect(fresh).toEqual([two]);
    expect(kept).toEqual([one]);
    expect(rest.gone.map(({ id }) => id)).toEqual([gone.id]);
  });

  it('call nothing gone of a document that was not analyzed', () => {
    const other = build('other', { document: 'texts/other.txt' });
    const changes = listChanges({ assertions: [one], drawn: [one] }, [judge(other, 'right')]);
    expect(changes.gone).toEqual([]);
  });
});
