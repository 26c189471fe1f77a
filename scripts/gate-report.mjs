/**
 * @typedef {{ passed: number, failed: number, skipped: number, repeated?: number }} Counts
 * @typedef {{
 *   name: string, counts: Counts, cpuSeconds: number | undefined, wallSeconds: number, failedTests?: readonly string[]
 * }} Stage
 */

const columns = ['stage', 'passed', 'failed', 'skipped', 'CPU s', 'wall s'];

/**
 * What all stages come to together.
 * @param {readonly Stage[]} stages
 * @param {number} wallSeconds from the first to the last: some run beside each other
 * @returns {Stage}
 */
export function addUp(stages, wallSeconds) {
  const sum = (get) => stages.reduce((total, stage) => total + get(stage), 0);
  const areKnown = stages.every(({ cpuSeconds }) => cpuSeconds !== undefined);
  return {
    name: 'total',
    counts: {
      passed: sum(({ counts }) => counts.passed),
      failed: sum(({ counts }) => counts.failed),
      skipped: sum(({ counts }) => counts.skipped),
      repeated: sum(({ counts }) => counts.repeated ?? 0),
    },
    cpuSeconds: areKnown ? sum(({ cpuSeconds }) => cpuSeconds ?? 0) : undefined,
    wallSeconds,
  };
}

/**
 * The rows of a table with a head: each stage, then the total.
 * @param {readonly Stage[]} stages
 * @param {number} wallSeconds
 */
export function listRows(stages, wallSeconds) {
  const rows = [...stages, addUp(stages, wallSeconds)].map((stage) => [
    stage.name,
    String(stage.counts.passed),
    String(stage.counts.failed),
    String(stage.counts.skipped),
    stage.cpuSeconds?.toFixed(0) ?? 'unknown',
    stage.wallSeconds.toFixed(0),
  ]);
  return [columns, ...rows];
}

/**
 * The rows as they are shown in a terminal.
 * @param {readonly Stage[]} stages
 * @param {number} wallSeconds
 */
export function formatTable(stages, wallSeconds) {
  const rows = listRows(stages, wallSeconds);
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const pad = (cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]));
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

/**
 * What failed, a line each: the checks and projects, then their tests, which else stand far above in the output. Nothing if
 * nothing failed.
 * @param {readonly string[]} failed the names of checks and projects
 * @param {readonly Stage[]} stages
 */
export function formatFailures(failed, stages) {
  const tests = stages.flatMap(({ name, failedTests = [] }) =>
    failedTests.map((test) => `  ${name}: ${test}`),
  );
  const heads = failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : [];
  return [...heads, ...tests].join('\n');
}

/** The last line of a test run. @param {Counts} counts */
export function formatCounts({ passed, failed, skipped, repeated = 0 }) {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = repeated > 0 ? `, ${repeated} of the passed at the second try` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}

/** What the machine did meanwhile, which is more than the stages know: a browser's processes are nobody's children. */
export function formatBusy(busySeconds) {
  return `The processors of this machine were busy for ${busySeconds.toFixed(0)} s.`;
}
