import { toTerminalLine } from '@clauselight/report';
import { CommandError, type ExitCode } from './command-error.ts';
import { describeFailure } from './describe-failure.ts';
import { runCommand } from './run-command.ts';

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
// Whoever reads the output may stop before its end, as `head` does: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const failure = describeFailure(error, 'standard output');
  process.exit(tell(failure instanceof Error ? failure.message : String(failure), 1));
});
process.stderr.on('error', () => undefined);

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  process.exitCode =
    error instanceof CommandError
      ? tell(error.message, error.exitCode)
      : tell(
          'Something went wrong unexpectedly. Run the command again with --debug to see where.',
          1,
        );
  if (process.argv.includes('--debug')) showOrigin(error);
}

function tell(message: string, exitCode: ExitCode): ExitCode {
  process.stderr.write(`clauselight: ${toTerminalLine(message)}\n`);
  return exitCode;
}

function showOrigin(error: unknown): void {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    process.stderr.write(`${cause.stack ?? cause.message}\n`);
  }
}
