import { describe, expect, it } from 'vitest';
import { findDueDate } from './due-dates.ts';

// A Tuesday.
const clock = { base: '2026-05-12', baseName: 'the meeting', nextMeeting: '2026-06-09' };
const find = (text: string) => findDueDate(text, clock);
const words = (text: string) => {
  const due = find(text);
  return due && text.slice(due.from, due.to);
};

describe('findDueDate', () => {
  it.each([
    ['Ben to sign by Friday 22 May 2026.', '2026-05-22'],
    ['Ben to sign by 22 May.', '2026-05-22'],
    ['Ben to sign by 3 January.', '2027-01-03'],
    ['Send it by Friday.', '2026-05-15'],
    ['Send it by next Friday.', '2026-05-22'],
    ['Send it tomorrow.', '2026-05-13'],
    ['Send it by the end of the week.', '2026-05-15'],
    ['Send it by the end of the month.', '2026-05-31'],
    ['Send it by the end of the quarter.', '2026-06-30'],
    ['Send it within two weeks.', '2026-05-26'],
    ['Send it within 10 working days.', '2026-05-26'],
    ['Send it in a month.', '2026-06-12'],
    ['Send it before the next meeting.', '2026-06-09'],
  ])('finds the date in %j', (text, date) => {
    expect(find(text)?.date).toBe(date);
  });

  it('prefers a limit to a mere time', () => {
    expect(words('On Monday Ben will ask for it by 22 May.')).toBe('by 22 May');
  });

  it('gives the computation of a date, except when the date is written out', () => {
    expect(find('Send it within two weeks.')?.computation).toBe('the meeting + 2 weeks');
    expect(find('Send it by 22 May 2026.')?.computation).toBeUndefined();
  });

  it('keeps the words when no date is known', () => {
    const due = findDueDate('Send it by Friday.', {});
    expect(due).toMatchObject({ from: 8, to: 17 });
    expect(due?.date).toBeUndefined();
    expect(find('The plan is due by the end of June 2026.')?.date).toBeUndefined();
  });

  it.each([
    'Anna will send it.',
    'They met three weeks ago.',
    'The sun may 5 times a day shine.',
    'A notice period of 30 days’ notice is long.',
  ])('finds nothing in %j', (text) => {
    expect(find(text)).toBeUndefined();
  });
});
