import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import trace from 'node:trace_events';
import { forbidNetwork } from './no-network.ts';

/**
 * Takes from this process what Node.js's permissions leave it and no program of the sandbox needs: the network, signals
 * to other processes, native code from outside its libraries, and trace files. Never undone.
 */
export function lockDown(): void {
  forbidNetwork();
  forbidSignals();
  forbidForeignLibraries();
  // Node.js 20 writes a trace where it may write nothing.
  trace.createTracing = refuse;
  // The library that draws pages asks for it, and fails where a boundary hides the list of users.
  os.homedir = () => path.sep;
  syncBuiltinESMExports();
}

function refuse(): never {
  throw new Error('a reading process may not do this');
}

/** A signal can also open another process's debugger. */
function forbidSignals(): void {
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) fix(name, refuse);
}

/**
 * Node.js asks no permission for the file of a native library, and the document is an open file that could be one.
 * Where the process has no permissions, it runs from source.
 */
function forbidForeignLibraries(): void {
  const { permission, dlopen } = process as typeof process & { dlopen: typeof process.dlopen };
  if (permission === undefined) return;
  const mayRead = permission.has.bind(permission, 'fs.read');
  const load = dlopen.bind(process);
  const { resolve } = path;
  fix('dlopen', (module: object, name: unknown, flags?: number) => {
    const file = resolve(`${name}`);
    if (!mayRead(file)) refuse();
    return flags === undefined ? load(module, file) : load(module, file, flags);
  });
}

function fix(name: string, value: unknown): void {
  Object.defineProperty(process, name, { value, writable: false, configurable: false });
}
