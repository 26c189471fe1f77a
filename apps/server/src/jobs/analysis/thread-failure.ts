import { AppError, type ErrorCode } from '@clauselight/schema';

/** Why a thread could not do what it was asked. */
export type ThreadFailure =
  /** An expected failure. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'failed'; readonly message: string };

/** An error as a thread replies it. */
export function describeFailure(error: unknown): ThreadFailure {
  if (error instanceof AppError) return { kind: 'refused', code: error.code };
  return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
}

/** The error that a reply stands for: what the thread refused with, else the code of failures. */
export function createThreadError(
  failure: ThreadFailure,
  failureCode: ErrorCode = 'analysis_failed',
): AppError {
  return failure.kind === 'refused'
    ? new AppError(failure.code)
    : new AppError(failureCode, { cause: new Error(failure.message) });
}
