import type { ModelFailure } from '@clauselight/schema';
import { APICallError } from 'ai';
import { OversizedAnswer, PageAnswer } from './guarded-fetch.ts';
import { readRetryAfter } from './retry-after.ts';

/** The failure of a request. */
export interface Failure {
  readonly failure: ModelFailure;
  readonly retryAfterMs?: number;
  /** For the log: status and the provider's error code. Never the message, which may repeat the key or the document. */
  readonly detail: string;
}

/** Converts an error of the library, or an error in a stream. */
export function toFailure(error: unknown): Failure {
  if (findCause(error, OversizedAnswer)) return { failure: 'truncated', detail: 'endless answer' };
  if (findCause(error, PageAnswer)) return { failure: 'unavailable', detail: 'a page of HTML' };
  if (error instanceof TypeError && /header|url/i.test(error.message))
    return { failure: 'misconfigured', detail: 'a key or an address that cannot be sent' };
  if (!APICallError.isInstance(error)) return toStreamFailure(error);
  const { statusCode: status, responseHeaders, responseBody = '' } = error;
  const network = getNetworkCode(error);
  if (slowCodes.has(network)) return { failure: 'timed-out', detail: network };
  if (status === undefined) return { failure: 'unavailable', detail: network };
  const retryAfterMs = readRetryAfter(responseHeaders);
  return {
    failure: toStatusFailure(status, responseBody),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    detail: `HTTP ${status} ${getCode(responseBody)}`.trim(),
  };
}

/** The HTTP client has its own timeout of five minutes. */
const slowCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const contextWords =
  /context.{0,20}(?:length|window|size)|maximum context|too (?:long|many tokens|large)|exceeds?.{0,40}(?:context|token)/i;
const filterWords = /content_filter|content.management.policy|content_policy/i;
const paymentWords = /insufficient_quota|billing|credit balance/i;

function toStatusFailure(status: number, body: string): ModelFailure {
  if (status === 200) return 'dropped';
  if (status === 401 || status === 402 || status === 403) return 'key-refused';
  if (status === 429) return paymentWords.test(body) ? 'key-refused' : 'rate-limited';
  if (status === 408 || status === 504) return 'timed-out';
  if (status === 413) return 'too-long';
  if (status >= 500) return 'unavailable';
  if (filterWords.test(body)) return 'declined';
  if (contextWords.test(body)) return 'too-long';
  return paymentWords.test(body) ? 'key-refused' : 'misconfigured';
}

/** Converts errors after the first words: the connection broke, or the provider reported an error. */
function toStreamFailure(error: unknown): Failure {
  const text = isObject(error) && !(error instanceof Error) ? JSON.stringify(error) : '';
  const detail = `in the stream ${getCode(text)}`.trim();
  if (/overloaded/.test(text)) return { failure: 'unavailable', detail };
  if (/rate_limit/.test(text)) return { failure: 'rate-limited', detail };
  if (filterWords.test(text)) return { failure: 'declined', detail };
  if (contextWords.test(text)) return { failure: 'too-long', detail };
  return { failure: 'dropped', detail };
}

/** The provider's error code, if it has one. */
function getCode(body: string): string {
  const code = /"(?:code|type)"\s*:\s*"(?!error")(?<code>[a-z_]{3,40})"/.exec(body);
  return code?.groups?.code ?? '';
}

/** The innermost cause's code, for example `ECONNREFUSED`. */
function getNetworkCode({ cause }: { readonly cause?: unknown }): string {
  if (!isObject(cause)) return 'no connection';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return getNetworkCode(cause);
}

function findCause(error: unknown, type: new (message: string) => Error): boolean {
  if (error instanceof type) return true;
  return error instanceof Error && error.cause !== undefined && findCause(error.cause, type);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
