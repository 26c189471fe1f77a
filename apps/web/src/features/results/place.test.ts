import type { Clause } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describePlace } from './place.ts';

const clauses: Clause[] = [
  { id: 'a', number: '4', heading: 'Fees', level: 1, start: 0, end: 100 },
  { id: 'b', number: '4.2', level: 2, parentId: 'a', start: 40, end: 100 },
];

const noun = 'Clause';

describe('the place of a passage', () => {
  it('is the clause it is said to stand in', () => {
    expect(describePlace({ start: 50, end: 60 }, { clauses, reference: clauses[0], noun })).toBe(
      'Clause 4, Fees',
    );
  });

  it('is else the innermost clause around it', () => {
    expect(describePlace({ start: 50, end: 60 }, { clauses, noun })).toBe('Clause 4.2');
    expect(describePlace({ start: 10, end: 60 }, { clauses, noun })).toBe('Clause 4, Fees');
  });

  it('is a number as it stands where that names its own kind', () => {
    const article = { id: 'x', number: 'Article IV' };
    expect(describePlace({ start: 0, end: 1 }, { clauses: [], reference: article, noun })).toBe(
      'Article IV',
    );
  });

  it('is nothing where no clause holds it or the clause has no name', () => {
    expect(describePlace({ start: 90, end: 120 }, { clauses, noun })).toBeUndefined();
    expect(
      describePlace({ start: 0, end: 1 }, { clauses: [], reference: { id: 'x' }, noun }),
    ).toBeUndefined();
  });
});
