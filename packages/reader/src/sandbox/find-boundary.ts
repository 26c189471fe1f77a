import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { findProgram, type ProgramLocation } from './program-location.ts';
import { type Boundary, type Isolation, type Tools, wrapCommand } from './wrap-command.ts';

const toolFolders = ['/usr/bin', '/bin', '/usr/local/bin', '/usr/sbin', '/sbin'];
/** Far more than Node.js needs to start. */
const trialMs = 20_000;
const trialCpuSeconds = 20;

/** Fails where Node.js does not start, or does not see what a reading process needs: an open file and its libraries. */
const trial = `
const fs = require('node:fs');
fs.fstatSync(3);
for (const place of process.argv.slice(1)) fs.accessSync(place, fs.constants.R_OK);`;

/** The tools of this system, looked for where it puts them and not where the environment says. */
export function findTools(): Tools {
  const find = (name: string) =>
    toolFolders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? '';
  return {
    sh: find('sh'),
    env: find('env'),
    bwrap: find('bwrap'),
    unshare: find('unshare'),
    setpriv: find('setpriv'),
  };
}

let found: Promise<Boundary> | undefined;

/** The strongest boundary that works here. It is looked for once, by starting Node.js in each until one works. */
export function findBoundary(): Promise<Boundary> {
  found ??= findFirst(listBoundaries(findTools()), (boundary) => isWorking(boundary));
  return found;
}

async function findFirst(
  boundaries: readonly Boundary[],
  isGood: (boundary: Boundary) => Promise<boolean>,
): Promise<Boundary> {
  for (const boundary of boundaries) if (await isGood(boundary)) return boundary;
  return { isolation: 'none', hasOwnUser: false };
}

/** Every boundary that the installed tools could make, the strongest first. */
export function listBoundaries(
  { sh, env, bwrap, unshare, setpriv }: Tools,
  { isSource, isRoot, canFollow }: BoundaryFacts = findFacts(),
): Boundary[] {
  if (sh === '' || env === '') return [];
  const limits = { isolation: 'limits', hasOwnUser: false } as const;
  // From source, the loader needs files and processes of its own.
  if (isSource) return [limits];
  const users = isRoot ? [true, false] : [false];
  const asUsers = (isolation: Isolation) =>
    users.map((hasOwnUser): Boundary => ({ isolation, hasOwnUser }));
  return [
    ...(bwrap !== '' && canFollow ? [{ isolation: 'container', hasOwnUser: false } as const] : []),
    ...(unshare !== '' && setpriv !== '' && canFollow ? asUsers('namespaces') : []),
    ...(setpriv !== '' ? asUsers('privileges') : []),
    limits,
  ];
}

interface BoundaryFacts {
  /** Whether the programs run from source, which no boundary but limits allows. */
  readonly isSource: boolean;
  readonly isRoot: boolean;
  /** Whether the memory of a process can be watched that is the child of a child. */
  readonly canFollow: boolean;
}

function findFacts(): BoundaryFacts {
  return {
    isSource: findProgram().isSource,
    isRoot: isRoot(),
    canFollow: existsSync('/proc/thread-self/children'),
  };
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether Node.js starts inside the boundary and has there what a program needs. */
export async function isWorking(
  boundary: Boundary,
  place: ProgramLocation = findProgram(),
): Promise<boolean> {
  const { folder, readable } = place;
  const [file = '', ...args] = wrapCommand([process.execPath, '--eval', trial, '--', ...readable], {
    boundary,
    tools: findTools(),
    cpuSeconds: trialCpuSeconds,
    mayWrite: true,
    isRoot: isRoot(),
    readable: [process.execPath, ...readable],
    folder,
  });
  if (file === '') return false;
  const open = openSync(process.execPath, 'r');
  const child = spawn(file, args, {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', open],
    timeout: trialMs,
    killSignal: 'SIGKILL',
  });
  closeSync(open);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
