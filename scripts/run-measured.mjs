import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/** A shell writes down what a command and all that it started have cost: Node.js knows it of no child. */
const script = 'cost=$1; shift; "$@"; status=$?; times >"$cost"; exit $status';
const hasShell = process.platform !== 'win32';

/**
 * Runs Node.js with these arguments to its end.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, output?: 'inherit' | 'pipe' }} options
 * @returns {Promise<{ status: number | null, output: Buffer, wallSeconds: number, cpuSeconds: number | undefined }>}
 *   `cpuSeconds` is user and system time of the command and its descendants, unknown where there is no POSIX shell
 */
export async function runMeasured(args, { env = {}, output = 'inherit' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clauselight-cost-'));
  const costFile = path.join(folder, 'cost');
  const startedAt = performance.now();
  const child = start(args, costFile, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    // A group of its own, which can be ended with all that it started.
    detached: hasShell,
  });
  const end = () => endGroup(child.pid);
  process.once('exit', end);
  const pieces = [];
  child.stdout?.on('data', (piece) => pieces.push(piece));
  child.stderr?.on('data', (piece) => pieces.push(piece));
  const [status] = await once(child, 'close');
  process.removeListener('exit', end);
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = readCost(costFile);
  rmSync(folder, { recursive: true, force: true });
  return { status, output: Buffer.concat(pieces), wallSeconds, cpuSeconds };
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

/** Ticks of Linux's clock in a second, the same on every architecture that Node.js runs on. */
const ticksPerSecond = 100;

/**
 * The user and system time of all that this process started and that has ended, with their descendants.
 * @returns {number | undefined} seconds, where the system has /proc
 */
export function readChildrenCost() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program may hold blanks and ends with the last bracket; `cutime` and `cstime` are 14 and 15 behind.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
