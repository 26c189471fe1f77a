import { describe, expect, it } from 'vitest';
import { getLocalDay, listDeadlines, viewDeadlines } from './deadlines.ts';
import { buildId, buildInsight } from './test/build-insight.ts';

const today = '2026-11-22';
const place = { start: 5, end: 9 };

function buildDates(...dates: string[]) {
  return dates.map((date) => ({ type: 'deadline' as const, label: date, date, ...place }));
}

describe('deadlines of all documents', () => {
  it('stand in the order of the days, with distance and place', () => {
    const documents = [
      buildInsight({ dates: buildDates('2026-12-04') }),
      buildInsight({ analysisId: buildId(2), dates: buildDates('2026-11-21') }),
    ];
    expect(listDeadlines(documents, today)).toMatchObject([
      { analysisId: buildId(2), date: '2026-11-21', distance: 'yesterday', isPast: true },
      { analysisId: buildId(1), date: '2026-12-04', distance: 'in 12 days', span: place },
    ]);
  });

  it('leave out the day of signing and the first day', () => {
    const dates = (['agreement-date', 'effective-date', 'expiration-date'] as const).map(
      (type) => ({ type, label: type, date: '2027-01-01', ...place }),
    );
    expect(listDeadlines([buildInsight({ dates })], today).map(({ label }) => label)).toEqual([
      'expiration-date',
    ]);
  });

  it('are shown from 30 days back to 12 months ahead, both days included', () => {
    const days = [
      '2026-10-22',
      '2026-10-23',
      '2026-11-21',
      '2026-11-22',
      '2027-11-22',
      '2027-11-23',
    ];
    const deadlines = listDeadlines([buildInsight({ dates: buildDates(...days) })], today);
    const { recent, upcoming, laterCount, from, to } = viewDeadlines(deadlines, today);
    expect(recent.map(({ date }) => date)).toEqual(['2026-10-23', '2026-11-21']);
    expect(upcoming.map(({ date }) => date)).toEqual(['2026-11-22', '2027-11-22']);
    expect({ laterCount, from, to }).toEqual({
      laterCount: 1,
      from: '2026-10-23',
      to: '2027-11-22',
    });
  });

  it('are counted from the calendar day of the visitor', () => {
    expect(getLocalDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });
});
