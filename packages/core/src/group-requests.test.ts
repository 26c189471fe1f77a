import type { Recommendation, Severity } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { groupRequests } from './group-requests.ts';

function build(id: string, text: string, severity: Severity): Recommendation {
  return { id, findingId: `f-${id}`, severity, title: `Title ${id}`, text, scoreReduction: 1 };
}

describe('requests', () => {
  it('with the same words are one, with the gravest severity and every finding', () => {
    const groups = groupRequests([
      build('a', 'Make it mutual.', 2),
      build('b', 'Cap it.', 3),
      build('c', 'Make it mutual.', 4),
    ]);
    expect(
      groups.map(({ rank, severity, recommendations }) => [
        rank,
        severity,
        recommendations.map(({ id }) => id),
      ]),
    ).toEqual([
      ['must', 4, ['a', 'c']],
      ['should', 3, ['b']],
    ]);
  });

  it('stand by rank, and within a rank in their own order', () => {
    const groups = groupRequests(
      [1, 5, 3, 2, 4, 3].map((severity, index) =>
        build(`${index}`, `${index}`, severity as Severity),
      ),
    );
    expect(groups.map(({ recommendations: [first] }) => first.id)).toEqual([
      '1',
      '4',
      '2',
      '5',
      '0',
      '3',
    ]);
  });

  it('are none where nothing is recommended', () => {
    expect(groupRequests([])).toEqual([]);
  });
});
