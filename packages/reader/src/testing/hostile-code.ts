// What code could try that took over a reading process. Bundled and started by a test in place of the reader.
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import inspector from 'node:inspector';
import module from 'node:module';
import net from 'node:net';
import trace from 'node:trace_events';
import { Worker } from 'node:worker_threads';
import { lockDown } from '../sandbox/lock-down.ts';

export interface HostileTask {
  readonly otherFile: string;
  readonly newFile: string;
  readonly parent: number;
  readonly tcpPort: number;
  readonly udpPort: number;
}

/** By the name of the attempt: `done`, or why not. */
export type HostileOutcome = Readonly<Record<string, string>>;

type Attempt = (task: HostileTask) => unknown;

const host = '127.0.0.1';
const patienceMs = 2000;
const emptyModule = 'data:text/javascript,';

function settle(emitter: NodeJS.EventEmitter, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    emitter.once(event, () => resolve());
    emitter.once('error', reject);
  });
}

// As Node.js made them: whoever takes over a process may find a way around what was put in their place.
const raw = {
  fetch: globalThis.fetch,
  kill: process.kill.bind(process),
  connect: net.Socket.prototype.connect,
  listen: net.Server.prototype.listen,
  send: dgram.Socket.prototype.send,
  bind: dgram.Socket.prototype.bind,
  resolve: dns.Resolver.prototype.resolve4,
};

const atPermissions: Readonly<Record<string, Attempt>> = {
  'reads another file': ({ otherFile }) => fs.readFileSync(otherFile),
  'lists a folder': () => fs.readdirSync('/'),
  'writes a file': ({ newFile }) => fs.writeFileSync(newFile, ''),
  'changes the document': () => fs.ftruncateSync(3),
  'starts a process': () => childProcess.execFileSync(process.execPath, ['--version']),
  'starts a thread': () => new Worker('', { eval: true, execArgv: [] }),
  'starts a thread of a loader': () => module.register(emptyModule),
  'reaches the files of Node.js': () => binding('fs'),
  'reaches the network of Node.js': () => binding('tcp_wrap'),
  'opens a debugger': () => inspector.open(0),
  'opens a database': async ({ newFile }) => {
    const name = 'node:sqlite';
    const { DatabaseSync } = await import(name);
    new DatabaseSync(newFile);
  },
  'writes a trace': () => trace.createTracing({ categories: ['v8'] }).enable(),
  'loads a native library from elsewhere': ({ otherFile }) =>
    process.dlopen(createModule(), otherFile),
  'loads the document as a native library': () => process.dlopen(createModule(), '/proc/self/fd/3'),
  'connects as a library does': ({ tcpPort }) => settle(net.connect(tcpPort, host), 'connect'),
  'fetches as a library does': ({ tcpPort }) => fetch(`http://${host}:${tcpPort}`),
  'sends as a library does': ({ udpPort }) => dgram.createSocket('udp4').send('x', udpPort, host),
  'looks names up as a library does': () => dns.promises.lookup('localhost'),
  'listens as a library does': () => settle(net.createServer().listen(0), 'listening'),
  'signals its parent as a library does': ({ parent }) => process.kill(parent, 0),
};

const atSystem: Readonly<Record<string, Attempt>> = {
  connects: ({ tcpPort }) =>
    settle(
      Object.assign(new net.Socket(), { connect: raw.connect }).connect({ port: tcpPort, host }),
      'connect',
    ),
  fetches: ({ tcpPort }) => raw.fetch(`http://${host}:${tcpPort}`),
  'sends a datagram': ({ udpPort }) =>
    new Promise((resolve, reject) => {
      const { bind, send } = raw;
      const socket = Object.assign(dgram.createSocket('udp4'), { bind, send });
      socket.on('error', reject);
      socket.bind(() => {
        socket.send('x', udpPort, host, (error) => (error ? reject(error) : resolve(0)));
      });
    }),
  'asks for a name': ({ udpPort }) =>
    new Promise((resolve, reject) => {
      const resolver = Object.assign(new dns.Resolver({ timeout: 500, tries: 1 }), {
        resolve4: raw.resolve,
      });
      resolver.setServers([`${host}:${udpPort}`]);
      resolver.resolve4('example.test', (error) => (error ? reject(error) : resolve(0)));
    }),
  'signals its parent': ({ parent }) => raw.kill(parent, 0),
  'finds a file': ({ otherFile }) => fs.readFileSync(otherFile),
  'makes a file': ({ newFile }) => fs.closeSync(fs.openSync(newFile, 'w')),
};

function binding(name: string): unknown {
  return (process as unknown as { binding(name: string): unknown }).binding(name);
}

function createModule(): NodeModule {
  return { exports: {} } as NodeModule;
}

async function attempt(act: Attempt, task: HostileTask): Promise<string> {
  const waiting = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, 'no answer'));
  const acting = async () => {
    await act(task);
    return 'done';
  };
  return Promise.race([acting(), waiting]).catch(
    ({ code, message }: NodeJS.ErrnoException) => code ?? message,
  );
}

process.once('message', async (task: HostileTask) => {
  const outcome: Record<string, string> = {
    'reads its document': fs.readFileSync(3, 'utf8'),
    // biome-ignore lint/style/noProcessEnv: that it is empty is what is tested
    'sees variables of the environment': String(Object.keys(process.env).length),
  };
  if (process.permission !== undefined) {
    lockDown();
    for (const [name, act] of Object.entries(atPermissions))
      outcome[name] = await attempt(act, task);
  }
  for (const [name, act] of Object.entries(atSystem)) outcome[name] = await attempt(act, task);
  // Who reaches this port from outside shares a network with this process.
  const server = raw.listen.call(net.createServer(), 0, () => {
    process.send?.({ outcome, port: (server.address() as net.AddressInfo).port });
  });
  server.on('error', () => process.send?.({ outcome, port: 0 }));
});
