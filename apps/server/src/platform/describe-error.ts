import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What PostgreSQL says of an error besides words: what of it names no values. */
const facts = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;
/** PostgreSQL's class "data exception": its messages quote the values they complain of. */
const dataException = /^22/;

/**
 * An error for the log, with its causes. A query that fails quotes the values it was given, which are people's names,
 * addresses and documents: of those nothing is told. What is no error is told as it is.
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

/** The stack without the message that stands before it. */
function listFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
}
