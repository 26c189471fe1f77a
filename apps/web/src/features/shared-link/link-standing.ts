import type { SharedFacts } from '@clauselight/schema';
import { ApiError } from '../../lib/http.ts';

/** How a link stands to whoever opens it. */
export type LinkStanding =
  | { readonly kind: 'asked' }
  | { readonly kind: 'open'; readonly facts: SharedFacts }
  | { readonly kind: 'protected' }
  /** Unknown, expired or revoked: nobody is told which. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: Error };

interface Answer {
  /** The last facts that came. */
  data: SharedFacts | undefined;
  /** What came of asking for them the last time. */
  error: Error | null;
}

/** How a link stands after it was asked for: what was read before stays, unless the server refuses it now. */
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
