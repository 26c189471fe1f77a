/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: readonly string[] }} Counts
 * @typedef {{ name: string, counts: Counts, cpuSeconds: number | undefined, wallSeconds: number }} Stage
 */

const columns = ['stage', 'passed', 'failed', 'skipped', 'CPU s', 'wall s'];

/** What all stages come to together. @param {readonly Stage[]} stages @returns {Stage} */
export function addUp(stages) {
  const sum = (get) => stages.reduce((total, stage) => total + get(stage), 0);
  const areKnown = stages.every(({ cpuSeconds }) => cpuSeconds !== undefined);
  return {
    name: 'total',
    counts: {
      passed: sum(({ counts }) => counts.passed),
      failed: sum(({ counts }) => counts.failed),
      skipped: sum(({ counts }) => counts.skipped),
      flaky: stages.flatMap(({ counts }) => counts.flaky),
    },
    cpuSeconds: areKnown ? sum(({ cpuSeconds }) => cpuSeconds ?? 0) : undefined,
    wallSeconds: sum(({ wallSeconds }) => wallSeconds),
  };
}

/** The rows of a table with a head: each stage, then the total. @param {readonly Stage[]} stages */
export function listRows(stages) {
  const rows = [...stages, addUp(stages)].map(({ name, counts, cpuSeconds, wallSeconds }) => [
    name,
    String(counts.passed),
    String(counts.failed),
    String(counts.skipped),
    cpuSeconds?.toFixed(0) ?? 'unknown',
    wallSeconds.toFixed(0),
  ]);
  return [columns, ...rows];
}

/** The rows as they are shown in a terminal. @param {readonly Stage[]} stages */
export function formatTable(stages) {
  const rows = listRows(stages);
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const pad = (cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]));
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

/** The last line of a test run. @param {Counts} counts */
export function formatCounts({ passed, failed, skipped, flaky }) {
  const late = flaky.length > 0 ? `, ${flaky.length} of them only the second time` : '';
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed${late}, ${failed} failed${left}`;
}
