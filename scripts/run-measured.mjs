import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';

/** A shell writes down what a command and all that it started have cost: Node.js knows it of no child. */
const script = 'cost=$1; shift; "$@"; status=$?; times >"$cost"; exit $status';
const hasShell = process.platform !== 'win32';

/**
 * Runs Node.js with these arguments to its end.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, output: string }} options `output` stands before each line that it prints, because
 *   several commands print at once
 * @returns {Promise<{ status: number | null, wallSeconds: number, cpuSeconds: number | undefined }>}
 *   `cpuSeconds` is user and system time of the command and its descendants, unknown if there is no POSIX shell
 */
export async function runMeasured(args, { env = {}, output }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clauselight-cost-'));
  const costFile = path.join(folder, 'cost');
  const startedAt = performance.now();
  const child = start(args, costFile, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A group of its own, which can be ended with all that it started.
    detached: hasShell,
  });
  const end = () => endGroup(child.pid);
  process.once('exit', end);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${output} │ ${line}`));
  }
  const [status] = await once(child, 'close');
  process.removeListener('exit', end);
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = readCost(costFile);
  rmSync(folder, { recursive: true, force: true });
  return { status, wallSeconds, cpuSeconds };
}

function start(args, costFile, options) {
  if (!hasShell) return spawn(process.execPath, args, options);
  return spawn('/bin/sh', ['-c', script, 'sh', costFile, process.execPath, ...args], options);
}

function endGroup(pid) {
  try {
    process.kill(hasShell ? -pid : pid);
  } catch {
    // It has ended by itself.
  }
}

/** The second line of `times` is of the shell's children: `1m2.5s 0m0.3s`, user and system. */
function readCost(costFile) {
  try {
    const [, children = ''] = readFileSync(costFile, 'utf8').split('\n');
    const found = [...children.matchAll(/(\d+)m([\d.,]+)s/g)];
    if (found.length !== 2) return undefined;
    return found.reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
      0,
    );
  } catch {
    return undefined;
  }
}
