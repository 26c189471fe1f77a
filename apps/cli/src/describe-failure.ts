import { getSystemErrorMap } from 'node:util';
import { AppError } from '@clauselight/schema';
import { CommandError } from './command-error.ts';

const passwordHint = 'Or give its password with --password-file.';

/** Converts an error about a file to an expected failure with a message of one line. Bugs are not converted. */
export function describeFailure(error: unknown, name: string): unknown {
  if (error instanceof AppError) {
    const hint = error.code === 'document_encrypted' ? passwordHint : undefined;
    const words = [error.message, error.details, hint].filter(Boolean).join(' ');
    return new CommandError(1, `${name}: ${words}`, { cause: error });
  }
  const words = findSystemMessage(error);
  return words === undefined ? error : new CommandError(1, `${name}: ${words}`, { cause: error });
}

/** What the operating system says: `no such file or directory`. */
function findSystemMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errno' in error) || typeof error.errno !== 'number') {
    return undefined;
  }
  if ('code' in error && error.code === 'EISDIR') return 'this is a folder, not a document';
  return getSystemErrorMap().get(error.errno)?.[1];
}
