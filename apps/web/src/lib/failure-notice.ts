import { describeFailure } from './http.ts';

interface FailureWords {
  /** What was not done. */
  title: string;
  /** Where there is no answer that says why. */
  fallback?: string;
}

/** The notice of something that the server did not do, with the reason as far as it gave one. */
export function createFailureNotice(
  error: unknown,
  { title, fallback = unreachable }: FailureWords,
) {
  return { variant: 'destructive', title, description: describeFailure(error, fallback) } as const;
}

const unreachable = 'The server could not be reached. Please try again.';
