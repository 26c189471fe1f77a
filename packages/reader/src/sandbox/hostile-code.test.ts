import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, realpath, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostileOutcome, HostileTask } from '../testing/hostile-code.ts';
import { findTools, isRoot, isWorking, listBoundaries } from './find-boundary.ts';
import { createPermissionFlags } from './permissions.ts';
import { type Boundary, wrapCommand } from './wrap-command.ts';

const facts = { isSource: false, isRoot: isRoot(), canFollow: process.platform === 'linux' };
/** Those of tools that are missing are listed too, and skipped by name. */
const everyTool = { sh: 'sh', env: 'env', bwrap: 'bwrap', unshare: 'unshare', setpriv: 'setpriv' };
const none: Boundary = { isolation: 'none', hasOwnUser: false };
const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'hostile-')));
const dist = path.join(folder, 'dist');
await chmod(folder, 0o755);
await mkdir(dist);
// A boundary with a user of its own works where that user can read the program.
const place = { isSource: false, folder: dist, readable: [dist] };
const boundaries = await Promise.all(
  [...listBoundaries(everyTool, facts), none].map(async (boundary) => {
    return { boundary, isHere: await isWorking(boundary, place) };
  }),
);

const denied = 'ERR_ACCESS_DENIED';
const refused = /^a reading process/;
/** What code that took the process over may not do, wherever it runs. */
const always: readonly (readonly [string, string | RegExp])[] = [
  ['reads its document', 'the document'],
  ['sees variables of the environment', '0'],
  ['reads another file', denied],
  ['lists a folder', denied],
  ['writes a file', denied],
  ['changes the document', /^(?:EINVAL|EBADF|ERR_ACCESS_DENIED)$/],
  ['starts a process', denied],
  ['starts a thread', denied],
  ['starts a thread of a loader', denied],
  ['reaches the files of Node.js', denied],
  ['reaches the network of Node.js', denied],
  ['opens a debugger', denied],
  ['opens a database', 'ERR_UNKNOWN_BUILTIN_MODULE'],
  ['writes a trace', refused],
  ['loads a native library from elsewhere', refused],
  ['loads the document as a native library', refused],
  ['connects as a library does', refused],
  ['fetches as a library does', refused],
  ['sends as a library does', refused],
  ['looks names up as a library does', refused],
  ['listens as a library does', refused],
  ['signals its parent as a library does', refused],
  ['finds a file', denied],
  ['makes a file', denied],
];

const hasNamespaces = ({ isolation }: Boundary) =>
  isolation === 'container' || isolation === 'namespaces';
const hasOwnFiles = ({ isolation, hasOwnUser }: Boundary) =>
  isolation === 'container' || hasOwnUser;
/** What only the system can stop once code is past what Node.js forbids, and where it does. */
const bySystem: readonly (readonly [string, (boundary: Boundary) => boolean])[] = [
  ['connects', hasNamespaces],
  ['fetches', hasNamespaces],
  ['sends a datagram', hasNamespaces],
  ['asks for a name', hasNamespaces],
  ['is reached from outside', hasNamespaces],
  ['signals its parent', (boundary) => hasNamespaces(boundary) || boundary.hasOwnUser],
];
const byFileSystem: typeof bySystem = [
  ['finds a file', hasOwnFiles],
  ['makes a file', hasOwnFiles],
];

beforeAll(async () => {
  await writeFile(path.join(folder, 'document'), 'the document', { mode: 0o600 });
  await mkdir(path.join(folder, 'data'), { mode: 0o700 });
  await writeFile(path.join(folder, 'data/cookie-secret'), 'a secret', { mode: 0o600 });
  const entry = fileURLToPath(new URL('../testing/hostile-code.ts', import.meta.url));
  const outfile = path.join(dist, 'program.mjs');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rm(folder, { recursive: true }));

async function start(boundary: Boundary, hasPermissions: boolean): Promise<ChildProcess> {
  const readable = [dist];
  const flags = hasPermissions ? createPermissionFlags({ readable, usesNativeCode: true }) : [];
  const [command = '', ...args] = wrapCommand(
    [process.execPath, ...flags, path.join(dist, 'program.mjs')],
    {
      boundary,
      tools: findTools(),
      cpuSeconds: 60,
      mayWrite: false,
      isRoot: facts.isRoot,
      readable: [process.execPath, ...readable],
      folder: dist,
    },
  );
  const file = await open(path.join(folder, 'document'), 'r');
  const child = spawn(command, args, {
    cwd: dist,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', file.fd, 'ipc'],
  });
  await file.close();
  return child;
}

/** What hostile code gets done inside a boundary, or what of it arrives outside. */
async function attack(boundary: Boundary, hasPermissions: boolean): Promise<HostileOutcome> {
  let datagrams = 0;
  const tcp = createServer((socket) =>
    socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'),
  ).listen(0, '127.0.0.1');
  const udp = createSocket('udp4', () => {
    datagrams += 1;
  }).bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  const task: HostileTask = {
    otherFile: path.join(folder, 'data/cookie-secret'),
    newFile: path.join(folder, 'data/new'),
    parent: process.pid,
    tcpPort: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
  };
  const child = await start(boundary, hasPermissions);
  child.send(task);
  const [answer] = await Promise.race([once(child, 'message'), failAtExit(child)]);
  const { outcome, port } = answer as { outcome: HostileOutcome; port: number };
  const isReached = await canReach(port);
  child.kill('SIGKILL');
  tcp.close();
  udp.close();
  return {
    ...outcome,
    // A datagram goes out without an answer; what counts is whether it comes in.
    'sends a datagram': datagrams === 0 ? 'lost' : 'done',
    'is reached from outside': isReached ? 'done' : 'no answer',
  };
}

async function failAtExit(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`the hostile code ended early: ${code ?? signal}`);
}

function canReach(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined));
    socket.on('error', () => resolve(false));
  });
}

const name = ({ isolation, hasOwnUser }: Boundary) =>
  `${isolation}${hasOwnUser ? ' with its own user' : ''}`;

describe.each(
  boundaries.map(({ boundary, isHere }) => [
    `${name(boundary)}${isHere ? '' : ' (not on this machine)'}`,
    boundary,
    isHere,
  ]) as [string, Boundary, boolean][],
)('hostile code in a reading process with the boundary: %s', (_, boundary, isHere) => {
  describe.skipIf(!isHere)('that has the permissions of Node.js', () => {
    let outcome: HostileOutcome = {};
    beforeAll(async () => {
      outcome = await attack(boundary, true);
    });

    it.each(always)('%s: %s', (attempt, expected) => {
      expect(outcome[attempt]).toMatch(expected);
    });

    const stopped = bySystem.filter(([, isStopped]) => isStopped(boundary));
    if (stopped.length > 0)
      it.each(stopped)('%s: not, for the system stops it', (attempt) => {
        expect(outcome[attempt]).not.toMatch(/^(?:done|undefined)$/);
      });
    const open = bySystem.filter(([, isStopped]) => !isStopped(boundary));
    if (open.length > 0)
      it.skip.each(open)('%s: nothing but a stronger boundary stops this', () => undefined);
  });

  describe.skipIf(!isHere)('that got around the permissions of Node.js', () => {
    let outcome: HostileOutcome = {};
    beforeAll(async () => {
      outcome = await attack(boundary, false);
    });

    const attempts = [...bySystem, ...byFileSystem];
    const stopped = attempts.filter(([, isStopped]) => isStopped(boundary));
    if (stopped.length > 0)
      it.each(stopped)('%s: not, for the system stops it', (attempt) => {
        expect(outcome[attempt]).not.toMatch(/^(?:done|undefined)$/);
      });
    const open = attempts.filter(([, isStopped]) => !isStopped(boundary));
    if (open.length > 0)
      it.skip.each(open)('%s: nothing but a stronger boundary stops this', () => undefined);
  });
});
