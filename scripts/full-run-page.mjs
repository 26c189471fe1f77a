import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { addUp, formatBusy, formatCounts, listRows } from './gate-report.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{
 *   stages: readonly import('./gate-report.mjs').Stage[], failed: readonly string[], wallSeconds: number, busySeconds: number,
 *   isPassed: boolean
 * }} FullRun what came of `npm run test:all`
 * @typedef {{ seed: string, date: string, commit: string, machine: string }} RunFacts `date` as 2026-01-31
 */

/**
 * The page that tells what came of the last full run, in Markdown.
 * @param {FullRun} run
 * @param {RunFacts} facts
 */
export function composePage(run, { seed, date, commit, machine }) {
  const { stages, failed, wallSeconds, busySeconds, isPassed } = run;
  const [head, ...rows] = listRows(stages, wallSeconds);
  const names = failed.length > 0 ? `: ${failed.join(', ')}` : '';
  return [
    '# The last full test run',
    '',
    'Written by `npm run test:all -- --record`. It runs what `npm test` runs and what that leaves out for its cost: every test of the server',
    'on both databases, every browser journey, every hostile file, scans, large inputs, research code, and properties with many runs.',
    '',
    `- Date: ${date}`,
    `- Commit: ${commit}`,
    `- Machine: ${machine}`,
    `- Properties: PROPERTY_SEED=${seed}`,
    `- Result: ${isPassed ? 'passed' : `failed${names}`}`,
    `- Tests: ${formatCounts(addUp(stages, wallSeconds).counts)}`,
    `- ${formatBusy(busySeconds)} Stages that run beside each other slow each other down.`,
    '',
    ...[head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** What a full run that begins now is about: the day, the commit, with a note if files differ from it, and the machine. */
export function readFacts() {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(),
    machine: `Node.js ${process.versions.node} on ${process.platform}-${process.arch}, ${availableParallelism()} processors`,
  };
}

function readCommit() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const commit = git('rev-parse', '--short', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}, with changes`;
  } catch {
    return 'unknown';
  }
}
