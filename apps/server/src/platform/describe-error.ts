import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The fields of a PostgreSQL error that contain no values. */
const facts = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;
/** PostgreSQL's class "data exception": its messages quote the invalid values. */
const dataException = /^22/;

/**
 * Describes an error with its causes for the log. The error of a failed query quotes its values, which are names,
 * addresses and documents of people, so its message is left out. A value that is not an error is described as it is.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = Object.entries(error).filter(([name]) =>
    (facts as readonly string[]).includes(name),
  );
  return {
    type: error.name,
    message: describeMessage(error),
    ...Object.fromEntries(known),
    stack: listFrames(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function describeMessage(error: Error & { code?: unknown }): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  return dataException.test(String(error.code)) ? 'a value was refused' : error.message;
}

/** The stack without the message that is before it. */
function listFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
}
