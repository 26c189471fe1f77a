import { groupRequests } from '@clauselight/core';
import type { Recommendation } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { writeRequests } from './write-requests.ts';

const rankNames = { must: 'Must have', should: 'Should have', could: 'Nice to have' };

function build(id: string, facts: Partial<Recommendation>): Recommendation {
  return { id, findingId: id, severity: 4, title: id, text: '', scoreReduction: 1, ...facts };
}

it('requests are written as numbered text, by rank, each with its places once', () => {
  const place = (number: string) => ({
    evidence: { start: 0, end: 3, quote: 'fee' },
    clause: { id: number, number },
  });
  const groups = groupRequests([
    build('Cap', { text: 'Raise the cap.', ...place('5.3') }),
    build('Notice', { text: 'Ask for notice.', severity: 2, ...place('2') }),
    build('Cap again', { text: 'Raise the cap.', ...place('7') }),
    build('Cap once more', { text: 'Raise the cap.', ...place('7') }),
    build('Law', { text: 'Name a law.', severity: 3 }),
  ]);
  expect(writeRequests(groups, { rankNames, clauses: [], placeNoun: 'clause' })).toBe(
    [
      'Must have\n1. Cap (clause 5.3; clause 7): Raise the cap.',
      'Should have\n2. Law: Name a law.',
      'Nice to have\n3. Notice (clause 2): Ask for notice.',
    ].join('\n\n'),
  );
});
