// npm test: installs what is missing, then every check, the cheap ones first. The last line counts the tests.
import { pathToFileURL } from 'node:url';
import { installMissing } from './install.mjs';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isPassed } = await runTests();
  process.exit(isPassed ? 0 : 1);
}

/** Runs the gate and prints what came of it. */
export async function runTests() {
  try {
    installMissing();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  // Ended by a signal, a process leaves its children, database and folders behind; by an exit it does not.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  // Libraries may be missing before the installation, so nothing that needs one is imported earlier.
  const { runGate } = await import('./gate.mjs');
  const { addUp, formatBusy, formatCounts, formatFailures, formatTable } = await import(
    './gate-report.mjs'
  );
  const { stages, failed, wallSeconds, busySeconds } = await runGate();
  const { counts } = addUp(stages, wallSeconds);
  console.log(`\n${formatTable(stages, wallSeconds)}\n`);
  console.log(formatBusy(busySeconds));
  const failures = formatFailures(failed, stages);
  if (failures !== '') console.log(failures);
  console.log(formatCounts(counts));
  return {
    stages,
    failed,
    wallSeconds,
    busySeconds,
    isPassed: failed.length === 0 && counts.failed === 0,
  };
}
