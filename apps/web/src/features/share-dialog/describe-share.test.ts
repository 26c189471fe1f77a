import type { Share } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { describeKind, describeTerm, describeViews, isOver } from './describe-share.ts';

const now = Date.parse('2026-11-22T12:00:00');

function buildShare(facts: Partial<Share> = {}): Share {
  return {
    id: '7d4f4a3e-1111-4222-8333-444455556666',
    analysisId: '7d4f4a3e-1111-4222-8333-444455556667',
    filename: 'lease.pdf',
    createdAt: '2026-11-20T16:05:00',
    expiresAt: '2026-12-04T16:05:00',
    hasPassword: false,
    withNotes: false,
    viewCount: 0,
    ...facts,
  };
}

describe('a link', () => {
  it.each([
    [{}, false, 'Open until Dec 4, 2026, 4:05 PM'],
    [{ expiresAt: '2026-11-22T12:00:00' }, true, 'Expired Nov 22, 2026, 12:00 PM'],
    [{ revokedAt: '2026-11-21T09:30:00' }, true, 'Revoked Nov 21, 2026, 9:30 AM'],
  ])('of %j is over: %s, %s', (facts, over, words) => {
    expect(isOver(buildShare(facts), now)).toBe(over);
    expect(describeTerm(buildShare(facts), now)).toBe(words);
  });

  it.each([
    [{}, 'no password, without your notes'],
    [{ hasPassword: true, withNotes: true }, 'password, with your notes'],
  ])('of %j asks for and shows: %s', (facts, words) => {
    expect(describeKind(buildShare(facts))).toBe(words);
  });

  it.each([
    [{}, 'Not opened yet'],
    [
      { viewCount: 1, lastViewedAt: '2026-11-21T16:05:00' },
      'Opened 1 time, last Nov 21, 2026, 4:05 PM',
    ],
    [{ viewCount: 1200 }, 'Opened 1,200 times'],
  ])('with %j was opened: %s', (facts, words) => {
    expect(describeViews(buildShare(facts))).toBe(words);
  });
});
