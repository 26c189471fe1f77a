import { type ErrorCode, errorBodySchema } from '@clauselight/schema';

/** An answer that was not a success; `message` is the specification's `status: text`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** What the server says for the person reading it, where it says anything. */
  readonly reason: string | undefined;

  constructor(facts: { status: number; body: string; statusText: string }) {
    super(`${facts.status}: ${facts.body || facts.statusText}`);
    this.name = 'ApiError';
    this.status = facts.status;
    const body = parseErrorBody(facts.body);
    this.code = body?.code;
    this.reason = body && [body.error, body.details].filter(Boolean).join(' ');
  }
}

function parseErrorBody(text: string) {
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Sends a request to our own server and fails with an `ApiError` on anything but a success. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (response.ok) return response;
  const { status, statusText } = response;
  throw new ApiError({ status, statusText, body: await response.text() });
}

/** The answer's JSON, checked: what does not fit the schema never reaches a screen. */
export async function sendFor<T>(
  path: string,
  schema: { parse(value: unknown): T },
  init?: RequestInit,
): Promise<T> {
  const response = await send(path, init);
  return schema.parse(await response.json());
}

/** What to tell the person: the server's own words, else the status, else `fallback`. */
export function describeFailure(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.reason ?? error.message;
}
