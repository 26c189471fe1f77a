import type { SharedFacts } from '@clauselight/schema';
import { ApiError } from '../../lib/http.ts';

/** The state of a link for the person who opens it. */
export type LinkStanding =
  | { readonly kind: 'asked' }
  | { readonly kind: 'open'; readonly facts: SharedFacts }
  | { readonly kind: 'protected' }
  /** Unknown, expired or revoked: the answer does not say which. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: Error };

interface Answer {
  /** The last facts that came. */
  data: SharedFacts | undefined;
  /** What came of asking for them the last time. */
  error: Error | null;
}

/** The state of a link after a request: what was loaded before stays, unless the server now refuses the link. */
export function readStanding({ data, error }: Answer): LinkStanding {
  if (isClosed(error)) return { kind: 'closed' };
  if (isProtected(error)) return { kind: 'protected' };
  if (data) return { kind: 'open', facts: data };
  return error ? { kind: 'failed', error } : { kind: 'asked' };
}

/** Whether an answer says that the link shows nothing any more, or nothing without its password. */
export function isRefusedByLink(error: unknown): boolean {
  return isClosed(error) || isProtected(error);
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isProtected(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'share_password_required';
}
