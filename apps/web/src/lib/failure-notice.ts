import { describeFailure } from './http.ts';
import { t } from './messages.ts';

interface FailureWords {
  /** What was not done. */
  title: string;
  /** Shown if the server gave no reason. */
  fallback?: string;
}

/** The notice of a failed request, with the server's reason if there is one. */
export function createFailureNotice(
  error: unknown,
  { title, fallback = t('lib.failure.unreachable') }: FailureWords,
) {
  return { variant: 'destructive', title, description: describeFailure(error, fallback) } as const;
}
