import { describeFailure } from './describe-failure.ts';
import { runProgram, tell } from './run-program.ts';

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
// Whoever reads the output may stop before its end, as `head` does: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const failure = describeFailure(error, 'standard output');
  process.exit(tell(failure instanceof Error ? failure.message : String(failure), 1));
});
process.stderr.on('error', () => undefined);

process.exitCode = await runProgram(process.argv.slice(2));
