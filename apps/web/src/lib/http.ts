import { type ErrorCode, isErrorCode } from '@clauselight/schema';
import { connection } from './connection.ts';

interface AnswerFacts {
  status: number;
  statusText: string;
  /** The answer's text; may be empty. */
  body: string;
  /** The header `Retry-After`, where there is one. */
  retryAfter?: string | null;
}

/** An answer that was not a success; `message` is its status, a colon, and its text or the status text. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode | undefined;
  /** What the server says for the person reading it, where it says anything. */
  readonly reason: string | undefined;
  /** Seconds after which the same request may succeed, where the server names them. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, statusText, body, retryAfter }: AnswerFacts) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    const { error, details, code } = parseFields(body);
    this.code = isErrorCode(code) ? code : undefined;
    this.reason = [error, details].filter(isText).join(' ') || undefined;
    this.retryAfterSeconds = readSeconds(retryAfter ?? '');
  }
}

function parseFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value instanceof Object ? { ...value } : {};
  } catch {
    return {};
  }
}

function readSeconds(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The error of an answer that was not a success; a 400 is logged too, because it is this page's own mistake. */
export function createApiError(facts: AnswerFacts): ApiError {
  const error = new ApiError(facts);
  // biome-ignore lint/suspicious/noConsole: the specification has a refused request logged
  if (error.status === 400) console.warn(error.message);
  if (isGatewayFailure(error)) connection.reportLoss();
  return error;
}

/** Whether an answer came from something in front of the server, because the server itself does not answer. */
export function isGatewayFailure({ status, code }: ApiError): boolean {
  return status >= 502 && status <= 504 && code === undefined;
}

/** Whether the server would do it for a subscriber; the offer opens by itself then. */
export function isPaymentRequired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}

/** Sends a request to our own server and fails with an `ApiError` on anything but a success. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await request(path, init);
  if (response.ok) return response;
  const { status, statusText, headers } = response;
  const retryAfter = headers.get('retry-after');
  throw createApiError({ status, statusText, body: await response.text(), retryAfter });
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'include', ...init });
  } catch (error) {
    // A request that was called off says nothing about the connection.
    if (init.signal?.aborted !== true) connection.reportLoss();
    throw error;
  }
}

export interface Schema<T> {
  parse(value: unknown): T;
}

/** An answer that does not fit its schema: it was stored in a form that this page does not know. */
export class UnreadableAnswer extends Error {
  /** The document that the answer is about, where it names one. */
  readonly documentId: string | undefined;

  constructor(documentId: string | undefined) {
    super();
    this.name = 'UnreadableAnswer';
    this.documentId = documentId;
  }
}

/** Checks an answer's JSON. Fails with an `UnreadableAnswer` if it does not fit the schema. */
export function parseAnswer<T>(schema: Schema<T>, answer: unknown): T {
  try {
    return schema.parse(answer);
  } catch {
    const { documentId } = answer instanceof Object ? (answer as { documentId?: unknown }) : {};
    throw new UnreadableAnswer(isText(documentId) ? documentId : undefined);
  }
}

/** The answer's JSON, checked: what does not fit the schema never reaches a screen. */
export async function sendFor<T>(path: string, schema: Schema<T>, init?: RequestInit): Promise<T> {
  const response = await send(path, init);
  return parseAnswer(schema, await response.json());
}

/** Reads with a GET, as `sendFor` does; nothing for a visitor who would have to be signed in (401). */
export async function read<T>(
  path: string,
  schema: Schema<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  try {
    return await sendFor(path, schema, signal && { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What to tell the person: the server's own words, else status and status text, else `fallback`. */
export function describeFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.reason ?? `${error.status} ${error.statusText}`.trim();
}
