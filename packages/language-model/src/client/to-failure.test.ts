import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { toFailure } from './to-failure.ts';

const key = 'sk-secret-4711';

function fail(statusCode: number, error: object = {}): APICallError {
  const responseBody = JSON.stringify({
    error: { message: `${key} The Tenant shall pay.`, ...error },
  });
  const url = 'http://localhost/v1';
  return new APICallError({ message: key, url, requestBodyValues: {}, statusCode, responseBody });
}

test.each([
  [400, { code: 'context_length_exceeded' }, 'too-long'],
  [400, { message: 'prompt is too long: 208310 tokens > 200000 maximum' }, 'too-long'],
  [413, {}, 'too-long'],
  [400, { code: 'content_filter' }, 'declined'],
  [400, { message: 'Your credit balance is too low' }, 'key-refused'],
  [400, { code: 'invalid_value' }, 'misconfigured'],
  [404, { code: 'model_not_found' }, 'misconfigured'],
  [405, {}, 'misconfigured'],
  [402, {}, 'key-refused'],
  [403, {}, 'key-refused'],
  [408, {}, 'timed-out'],
  [504, {}, 'timed-out'],
  [429, { type: 'rate_limit_error' }, 'rate-limited'],
  [429, { code: 'insufficient_quota' }, 'key-refused'],
  [500, {}, 'unavailable'],
  [529, { type: 'overloaded_error' }, 'unavailable'],
])('status %i with %j is %s, without the key and the document', (status, error, failure) => {
  const read = toFailure(fail(status, error));
  expect(read.failure).toBe(failure);
  expect(read.detail).toContain(`HTTP ${status}`);
  expect(read.detail).not.toMatch(/sk-|Tenant/);
});

test.each([
  [{ type: 'overloaded_error', message: 'x' }, 'unavailable'],
  [{ type: 'rate_limit_error', message: 'x' }, 'rate-limited'],
  [{ code: 'content_filter', message: 'x' }, 'declined'],
  [{ code: 'context_length_exceeded', message: 'x' }, 'too-long'],
  [{ type: 'server_error', message: key }, 'dropped'],
  [new Error(`terminated ${key}`), 'dropped'],
  ['terminated', 'dropped'],
  [new TypeError(`"Bearer ${key}\n" is an invalid header value.`), 'misconfigured'],
])('%j in the stream is %s', (error, failure) => {
  const read = toFailure(error);
  expect(read.failure).toBe(failure);
  expect(read.detail).not.toContain(key);
});

test.each([
  ['ECONNREFUSED', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'unavailable'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timed-out'],
  ['UND_ERR_BODY_TIMEOUT', 'timed-out'],
])('a connection that ends with %s is %s', (code, failure) => {
  const cause = new Error('fetch failed', { cause: Object.assign(new Error(key), { code }) });
  const url = 'http://localhost/v1';
  const error = new APICallError({ message: key, url, requestBodyValues: {}, cause });
  expect(toFailure(error)).toEqual({ failure, detail: code });
});

test('contains the provider’s error code', () => {
  expect(toFailure(fail(404, { code: 'model_not_found' })).detail).toBe('HTTP 404 model_not_found');
});
