import { type ErrorCode, errors, type SharedFacts } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/http.ts';
import { describeRefusal } from './describe-refusal.ts';
import { isRefusedByLink, readStanding } from './link-standing.ts';

const facts: SharedFacts = {
  sharedAt: '2026-11-20T16:05:00Z',
  expiresAt: '2026-12-04T16:05:00Z',
  withNotes: false,
};

function refuse(code: ErrorCode, retryAfter: string | null = null): ApiError {
  const { status, message } = errors[code];
  const body = JSON.stringify({ error: message, code });
  return new ApiError({ status, statusText: '', body, retryAfter });
}

const closed = refuse('not_found');
const locked = refuse('share_password_required');
const away = new TypeError('Failed to fetch');

describe('a link', () => {
  it.each([
    ['that nobody answered for yet', undefined, null, 'asked'],
    ['that the server shows', facts, null, 'open'],
    ['that does not exist', undefined, closed, 'closed'],
    ['that is closed while it is read', facts, closed, 'closed'],
    ['with a password', undefined, locked, 'protected'],
    ['whose password has to be given again', facts, locked, 'protected'],
    ['of a server that is away', undefined, away, 'failed'],
    ['of a server that has gone away since', facts, away, 'open'],
    ['asked for too often', undefined, refuse('rate_limited'), 'failed'],
  ])('%s', (_, data, error, kind) => {
    expect(readStanding({ data, error }).kind).toBe(kind);
  });

  it('refuses by what it is, not by what a server cannot do at the moment', () => {
    expect([closed, locked, away, refuse('rate_limited')].map(isRefusedByLink)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a password that is not taken', () => {
  it.each([
    [null, undefined],
    [refuse('share_password_wrong'), errors.share_password_wrong.message],
    [
      refuse('share_locked', '840'),
      `${errors.share_locked.message} You can try again in 14 minutes.`,
    ],
    [away, 'The server could not be reached. Please try again.'],
  ])('of %s is told as %s', (error, words) => {
    expect(describeRefusal(error)).toBe(words);
  });
});
