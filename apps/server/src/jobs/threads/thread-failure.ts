import { AppError, type ErrorCode } from '@clauselight/schema';

/** Why a thread could not do its work. */
export type ThreadFailure =
  /** An expected failure. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'failed'; readonly message: string };

/** Converts an error to a thread's reply. */
export function describeFailure(error: unknown): ThreadFailure {
  if (error instanceof AppError) return { kind: 'refused', code: error.code };
  return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
}

/** Converts a reply to an error: the thread's own code, or else the given failure code. */
export function createThreadError(
  failure: ThreadFailure,
  failureCode: ErrorCode = 'analysis_failed',
): AppError {
  return failure.kind === 'refused'
    ? new AppError(failure.code)
    : new AppError(failureCode, { cause: new Error(failure.message) });
}
