import { describe, expect, it } from 'vitest';
import { ApiError, describeFailure } from './http.ts';

const failed = (body: string) => new ApiError({ status: 422, statusText: 'Unprocessable', body });

describe('a failed answer', () => {
  it('speaks in the words of the server, with its details', () => {
    const body = { error: 'No text.', code: 'document_without_text', details: '3 pages.' };
    const error = failed(JSON.stringify(body));
    expect(error.code).toBe('document_without_text');
    expect(describeFailure(error, 'Failed')).toBe('No text. 3 pages.');
  });

  it('falls back to status and body where the body is not ours', () => {
    expect(describeFailure(failed('<h1>Bad</h1>'), 'Failed')).toBe('422: <h1>Bad</h1>');
  });

  it('falls back to the status text where there is no body', () => {
    expect(failed('').message).toBe('422: Unprocessable');
  });

  it('that never was an answer is told in our own words', () => {
    expect(describeFailure(new TypeError('fetch failed'), 'Failed to upload file')).toBe(
      'Failed to upload file',
    );
  });
});
