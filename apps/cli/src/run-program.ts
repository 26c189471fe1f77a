import { toTerminalLine } from '@clauselight/report';
import { CommandError, type ExitCode } from './command-error.ts';
import { runCommand } from './run-command.ts';

/** Carries out a command line and says what went wrong; returns what the process is to end with. */
export async function runProgram(words: readonly string[]): Promise<ExitCode> {
  try {
    await runCommand(words);
    return 0;
  } catch (error) {
    const exitCode =
      error instanceof CommandError
        ? tell(error.message, error.exitCode)
        : tell(
            'Something went wrong unexpectedly. Run the command again with --debug to see where.',
            1,
          );
    if (words.includes('--debug')) showOrigin(error);
    return exitCode;
  }
}

/** Writes one line to standard error. */
export function tell(message: string, exitCode: ExitCode): ExitCode {
  process.stderr.write(`clauselight: ${toTerminalLine(message)}\n`);
  return exitCode;
}

function showOrigin(error: unknown): void {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    process.stderr.write(`${cause.stack ?? cause.message}\n`);
  }
}
