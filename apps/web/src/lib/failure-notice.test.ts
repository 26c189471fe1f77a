import { describe, expect, it } from 'vitest';
import { createFailureNotice } from './failure-notice.ts';
import { ApiError } from './http.ts';

describe('the notice of a failure', () => {
  it('gives the reason of the server', () => {
    const body = JSON.stringify({ error: 'It is being analyzed.' });
    const error = new ApiError({ status: 409, statusText: 'Conflict', body });
    expect(createFailureNotice(error, { title: 'Not removed' })).toEqual({
      variant: 'destructive',
      title: 'Not removed',
      description: 'It is being analyzed.',
    });
  });

  it.each([
    [{}, 'The server could not be reached. Please try again.'],
    [{ fallback: 'Failed to analyze document' }, 'Failed to analyze document'],
  ])('with %j says without an answer: %s', (words, description) => {
    const notice = createFailureNotice(new TypeError('gone'), { title: 'Failed', ...words });
    expect(notice.description).toBe(description);
  });
});
