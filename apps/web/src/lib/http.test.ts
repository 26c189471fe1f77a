import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createApiError, describeFailure, read, send, sendFor } from './http.ts';

const failed = (body: string, status = 422, statusText = 'Unprocessable') =>
  new ApiError({ status, statusText, body });

const anything = { parse: (value: unknown) => value };

function answerWith(status: number, body: string, statusText = '') {
  const answer = vi.fn(async () => new Response(body, { status, statusText }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer that is no success', () => {
  it('becomes an error of status, colon and the text of the answer', async () => {
    answerWith(409, 'taken');
    await expect(send('/api/x')).rejects.toThrow(/^409: taken$/);
  });

  it('has the status text where the answer is empty', async () => {
    answerWith(500, '', 'Internal Server Error');
    await expect(send('/api/x')).rejects.toThrow(/^500: Internal Server Error$/);
  });

  it.each([
    ['840', 840],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
  ])('with Retry-After %j says to wait %s seconds', async (retryAfter, seconds) => {
    const headers = { 'retry-after': retryAfter };
    vi.stubGlobal('fetch', async () => new Response('', { status: 429, headers }));
    await expect(send('/api/x')).rejects.toHaveProperty('retryAfterSeconds', seconds);
  });

  it('is logged as a warning where its status is 400', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerWith(400, 'no file');
    await expect(send('/api/x')).rejects.toThrow('400: no file');
    expect(warn).toHaveBeenCalledExactlyOnceWith('400: no file');
    warn.mockClear();
  });

  it.each([401, 403, 404, 413, 500, 503])('is not logged where its status is %i', (status) => {
    expect(() =>
      createApiError({ status, statusText: '', body: '{"code":"internal"}' }),
    ).not.toThrow();
  });
});

describe('a read', () => {
  it('answers with nothing on a 401, and raises nothing', async () => {
    answerWith(401, '{"error":"Please sign in to continue.","code":"not_authenticated"}');
    await expect(read('/api/x', anything)).resolves.toBeNull();
  });

  it.each([400, 403, 404, 429, 500])('raises the error of a %i', async (status) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerWith(status, 'why');
    await expect(read('/api/x', anything)).rejects.toThrow(`${status}: why`);
    warn.mockClear();
  });

  it('carries the cookies of the visitor and no body', async () => {
    const fetched = answerWith(200, '{"a":1}');
    await expect(read('/api/x', anything)).resolves.toEqual({ a: 1 });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/x', { credentials: 'include' });
  });
});

describe('what a person is told of a failure', () => {
  it('is the error and the details of the server', () => {
    const body = { error: 'No text.', code: 'document_without_text', details: '3 pages.' };
    const error = failed(JSON.stringify(body));
    expect(error.code).toBe('document_without_text');
    expect(describeFailure(error, 'Failed')).toBe('No text. 3 pages.');
  });

  it.each([
    ['{"details":"3 pages."}', '3 pages.'],
    ['{"error":"No text."}', 'No text.'],
    ['{"error":7,"code":"gone"}', '422 Unprocessable'],
    ['[1]', '422 Unprocessable'],
    ['<h1>Bad</h1>', '422 Unprocessable'],
    ['', '422 Unprocessable'],
  ])('of the answer %s is %s', (body, told) => {
    expect(describeFailure(failed(body), 'Failed')).toBe(told);
  });

  it('is the status alone where there is no status text', () => {
    expect(describeFailure(failed('', 418, ''), 'Failed')).toBe('418');
  });

  it('is our own words where there never was an answer', () => {
    expect(describeFailure(new TypeError('fetch failed'), 'Failed to upload file')).toBe(
      'Failed to upload file',
    );
  });
});

describe('an answer that does not fit its schema', () => {
  const nothing = {
    parse(): never {
      throw new Error('no');
    },
  };

  it.each([
    ['{"documentId":"d1","analysis":5}', 'd1'],
    ['{"documentId":5}', undefined],
    ['null', undefined],
  ])('names the document it is about: %s', async (body, documentId) => {
    answerWith(200, body);
    await expect(sendFor('/api/x', nothing)).rejects.toMatchObject({
      name: 'UnreadableAnswer',
      documentId,
    });
  });
});
