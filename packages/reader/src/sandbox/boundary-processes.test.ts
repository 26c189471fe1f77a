import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { findTools, isRoot, isWorking, listBoundaries } from './find-boundary.ts';
import { watchMemory } from './memory-watch.ts';
import { type Boundary, wrapCommand } from './wrap-command.ts';

const isLinux = process.platform === 'linux';
const facts = { isSource: false, isRoot: isRoot(), canFollow: isLinux };
/** Those of tools that are missing are listed too, and skipped by name. */
const everyTool = { sh: 'sh', env: 'env', bwrap: 'bwrap', unshare: 'unshare', setpriv: 'setpriv' };
const boundaries = await Promise.all(
  listBoundaries(everyTool, facts).map(async (boundary) => {
    const { isolation, hasOwnUser } = boundary;
    const isHere = await isWorking(boundary);
    const name = `${isolation}${hasOwnUser ? ' with its own user' : ''}`;
    return { name: isHere ? name : `${name} (not on this machine)`, boundary, isHere };
  }),
);
/** Loops cost what they may. Without a full run only the strongest boundary loops, which the product takes, and the weakest. */
const strongest = boundaries.findIndex(({ isHere }) => isHere);
const tried = boundaries.filter(
  (_, index) => inject('isFullRun') || index === strongest || index === boundaries.length - 1,
);
let marks = 0;
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** The command that runs code inside a boundary, and the mark by which its processes are found. */
function wrapCode(boundary: Boundary, code: string, cpuSeconds = 1) {
  marks += 1;
  const mark = `mark-${process.pid}-${marks}`;
  const options = {
    boundary,
    tools: findTools(),
    cpuSeconds,
    mayWrite: false,
    isRoot: facts.isRoot,
    readable: [process.execPath],
    folder: path.dirname(process.execPath),
  };
  return { command: wrapCommand([process.execPath, '--eval', code, mark], options), mark };
}

function start([command = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(command, args, { env: {}, stdio: 'ignore' });
  started.push(child);
  return child;
}

/** The programs of all processes that were started with a mark as their last argument. */
function listMarked(mark: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readArguments)
    .filter((args) => args.at(-1) === mark)
    .map(([program = '']) => program);
}

function readArguments(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

const isRunning = (mark: string) => listMarked(mark).includes(process.execPath);

describe.skipIf(!isLinux).each(tried)(
  'a process with the boundary: $name',
  ({ boundary, isHere }) => {
    it.skipIf(!isHere)('ends with all around it when it is killed', async () => {
      const { command, mark } = wrapCode(boundary, 'for (;;);');
      const child = start(command);
      await vi.waitUntil(() => isRunning(mark));
      child.kill('SIGKILL');
      await vi.waitUntil(() => listMarked(mark).length === 0);
      await vi.waitUntil(() => child.signalCode === 'SIGKILL');
      expect(child.signalCode).toBe('SIGKILL');
    });

    it.skipIf(!isHere)('caught in a loop, ends when its parent is killed', async () => {
      const { command, mark } = wrapCode(boundary, 'for (;;);');
      const code = `const [command, ...args] = ${JSON.stringify(command)};
      require('node:child_process').spawn(command, args, { env: {}, stdio: 'ignore' });`;
      const parent = start([process.execPath, '--eval', code]);
      await vi.waitUntil(() => isRunning(mark));
      parent.kill('SIGKILL');
      await vi.waitUntil(() => listMarked(mark).length === 0, { timeout: 60_000, interval: 100 });
      expect(listMarked(mark)).toEqual([]);
    });

    it.skipIf(!isHere)('caught in a loop, ends at its limit of processor time', async () => {
      const child = start(wrapCode(boundary, 'for (;;);').command);
      const [code, signal] = await once(child, 'exit');
      expect(signal ?? code).toBeOneOf(['SIGKILL', 'SIGXCPU', 128 + 9]);
    });

    it.skipIf(!isHere)('has its memory watched, whatever stands around it', async () => {
      const code = 'globalThis.kept = Buffer.alloc(400 * 2 ** 20, 1); setInterval(() => {}, 1000);';
      const child = start(wrapCode(boundary, code, 60).command);
      const seen = new Promise<string>((resolve) => {
        const onExceeded = () => resolve('exceeded');
        watchMemory(child.pid ?? 0, { memoryMb: 300, onExceeded });
      });
      expect(await seen).toBe('exceeded');
    });
  },
);
