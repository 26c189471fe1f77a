import type { Clause } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';
import { buildAnalysis, buildSource } from './test/build-report-input.ts';

const clauses: Clause[] = [
  { id: 'a', number: '4', heading: 'Fees', level: 1, start: 0, end: 100 },
  { id: 'b', number: '4.2', level: 2, parentId: 'a', start: 40, end: 100 },
  { id: 'c', number: 'Article V', heading: 'Term', level: 1, start: 100, end: 200 },
];
const source = buildSource({
  pages: [
    { number: 1, start: 0, end: 60 },
    { number: 2, start: 60, end: 150 },
  ],
});
const places = createPlaces(buildAnalysis({ clauses }), source);

describe('the place of a passage', () => {
  it.each([
    ['the innermost clause around it and its page', 50, 60, 'clause 4.2, page 1'],
    ['the page that it begins on', 10, 70, 'clause 4 Fees, page 1'],
    ['a number as it stands where that names its own kind', 120, 130, 'Article V Term, page 2'],
    ['a clause alone where there is no page', 160, 170, 'Article V Term'],
    ['nothing where there is neither', 190, 210, undefined],
  ])('is %s', (_name, start, end, place) => {
    expect(places.describe({ start, end })).toBe(place);
  });

  it('is the clause that it is said to stand in', () => {
    const span = { start: 50, end: 60 };
    expect(places.describe(span, { id: 'a', number: '4', heading: 'Fees' })).toBe(
      'clause 4 Fees, page 1',
    );
    expect(places.findClause(span, { id: 'a', number: '4', heading: 'Fees' })).toBe('4 Fees');
    expect(places.findClause(span)).toBe('4.2');
    expect(places.findPage(span)).toBe(1);
  });

  it('is a section in other documents, and a page alone where headings name no places', () => {
    const describeIn = (kind: 'essay' | 'invoice') =>
      createPlaces(
        buildAnalysis({ clauses, documentKind: { kind, label: kind } }),
        source,
      ).describe({ start: 50, end: 60 });
    expect(describeIn('essay')).toBe('section 4.2, page 1');
    expect(describeIn('invoice')).toBe('page 1');
  });
});
