import { type Term, termSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeDistance } from './distance.ts';
import { buildTimeline, findTodaysPlace, listUndatedDeadlines } from './timeline.ts';

const today = '2026-03-31';

describe('the distance of a day', () => {
  it.each([
    ['2026-03-31', 'today'],
    ['2026-04-01', 'tomorrow'],
    ['2026-03-30', 'yesterday'],
    ['2026-04-30', 'in 30 days'],
    ['2026-05-15', 'in 45 days'],
    ['2026-06-30', 'in 3 months'],
    ['2026-07-01', 'in 3 months'],
    ['2027-12-03', 'in 20 months'],
    ['2028-03-31', 'in 2 years'],
    ['2025-12-31', '3 months ago'],
    ['2012-11-02', '13 years ago'],
  ])('%s is %s', (day, words) => {
    expect(describeDistance(today, day)).toBe(words);
  });
});

let lastId = 0;

function buildTerm(facts: Partial<Term> & Pick<Term, 'value'>): Term {
  lastId += 1;
  return termSchema.parse({
    id: `t${lastId}`,
    type: 'date',
    label: 'Date',
    display: 'A day',
    evidence: { start: 0, end: 5, quote: 'a day' },
    ...facts,
  });
}

const signed = buildTerm({ label: 'Signed', value: { kind: 'date', date: '2026-03-01' } });
const ends = buildTerm({
  label: 'Ends',
  value: { kind: 'date', date: '2028-03-01', computation: '1 March 2026 + 24 months' },
});
const due = buildTerm({
  type: 'deadline',
  value: { kind: 'deadline', action: 'pay the deposit', who: 'Tenant', date: today },
});
const undated = buildTerm({
  type: 'deadline',
  value: {
    kind: 'deadline',
    action: 'give notice',
    offset: { amount: 30, unit: 'day', direction: 'before', event: 'the end of the term' },
  },
});
const other = buildTerm({ type: 'party', value: { kind: 'party', name: 'Acme' } });

describe('the timeline', () => {
  const entries = buildTimeline([ends, due, undated, other, signed], today);

  it('holds every day in the order of the days, and nothing else', () => {
    expect(entries.map(({ term }) => term)).toEqual([signed, due, ends]);
  });

  it('tells the past, today and what is to come apart', () => {
    expect(entries.map(({ when }) => when)).toEqual(['past', 'today', 'upcoming']);
  });

  it('says what is to happen, who is bound and how a day was computed', () => {
    expect(entries[1]).toMatchObject({ title: 'pay the deposit', who: 'Tenant' });
    expect(entries[2]).toMatchObject({ title: 'Ends', computation: '1 March 2026 + 24 months' });
  });

  it('has today between what is past and what is to come, unless a day is today’s', () => {
    const place = (terms: Term[]) => findTodaysPlace(buildTimeline(terms, today));
    expect(place([signed, ends])).toBe(1);
    expect(place([signed])).toBe(1);
    expect(place([ends])).toBe(0);
    expect(place([signed, due, ends])).toBeUndefined();
  });

  it('leaves the deadlines without a day to a list of their own', () => {
    expect(listUndatedDeadlines([ends, due, undated])).toEqual([undated]);
  });
});
