import { describe, expect, it } from 'vitest';
import { type AssertionDraft, createAssertion } from './assertion.ts';
import { drawAssertions } from './draw-assertions.ts';

const build = (facts: Partial<AssertionDraft> = {}) =>
  createAssertion({
    document: 'texts/lease.txt',
    class: 'finding',
    subject: 'TEN-01',
    statement: 'High: The deposit is large.',
    ...facts,
  });

describe('the id of an assertion', () => {
  it.each([
    [{ statement: 'high  the deposit is “large”' }],
    [{ quote: 'three months’ rent' }],
    [{ severity: 4 as const }],
  ])('stays the same with %j', (facts) => {
    expect(build(facts).id).toBe(build().id);
  });

  it.each([
    [{ statement: 'High: The deposit is small.' }],
    [{ document: 'texts/other.txt' }],
    [{ class: 'bearer' as const }],
    [{ subject: 'TEN-02' }],
    [{ key: 'another passage' }],
  ])('is another one with %j', (facts) => {
    expect(build(facts).id).not.toBe(build().id);
  });
});

describe('drawing assertions', () => {
  const rows = Array.from({ length: 20 }, (_, index) => build({ key: `passage ${index}` }));

  it('takes as many of a class and document as are wanted, the same ones in any order', () => {
    const drawn = drawAssertions(rows, 5);
    expect(drawn).toHaveLength(5);
    expect(drawAssertions(rows.toReversed(), 5).toReversed()).toEqual(drawn);
  });

  it('replaces one at most if a statement is added', () => {
    const drawn = new Set(drawAssertions(rows, 5).map(({ id }) => id));
    const later = drawAssertions([...rows, build({ key: 'a new passage' })], 5);
    expect(later.filter(({ id }) => !drawn.has(id)).length).toBeLessThanOrEqual(1);
  });

  it('counts classes and documents apart', () => {
    const others = rows.map((_, index) => build({ class: 'bearer', key: `passage ${index}` }));
    expect(drawAssertions([...rows, ...others], 5)).toHaveLength(10);
  });
});
