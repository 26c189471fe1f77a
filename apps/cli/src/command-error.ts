/** What a command ends with: 0 is success, 1 a document that could not be analyzed, 2 wrong usage, 130 Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;

/** An expected failure of the command, reported in one line. Bugs throw other errors. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** An invalid command line. */
export function createUsageError(message: string): CommandError {
  return new CommandError(2, `${message} (see clauselight --help)`);
}
