import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTools, isRoot } from './find-boundary.ts';
import { createPermissionFlags } from './permissions.ts';
import { findProgram } from './program-location.ts';
import { type Boundary, wrapCommand } from './wrap-command.ts';

/** Share of the memory limit the JavaScript heap may take; the rest is for buffers and the runtime. */
const heapShare = 0.75;

const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
// From source, the TypeScript loader would go through the megabytes of pdf.js at every start, to no effect.
const passLibraries = toModule(`
import { readFile } from 'node:fs/promises';
export async function load(url, context, next) {
  if (!/\\/node_modules\\/.*\\.mjs$/.test(url)) return next(url, context);
  return { format: 'module', shortCircuit: true, source: await readFile(new URL(url)) };
}`);
const registerPass = toModule(
  `import { register } from 'node:module'; register(${JSON.stringify(passLibraries)});`,
);

/** A program of the sandbox: an entry point that calls `serveTask`. */
export interface SandboxProgram {
  /** The entry point as source. */
  readonly source: URL;
  /** Name of its bundle, which is in the same folder as the bundle that starts it. */
  readonly builtName: string;
  /** Whether it uses native parts of libraries. */
  readonly usesNativeCode: boolean;
}

export interface ChildOptions {
  /** The open file that the program is about; it gets it under the number `documentFile`. */
  readonly file: number;
  readonly memoryMb: number;
  /** Processor time after which the system ends the process, where it can. */
  readonly cpuSeconds: number;
  readonly boundary: Boundary;
}

/**
 * Starts a program that reads one open file: no environment, no output, a bounded heap and, once built, no file of the
 * machine but its own code and libraries. Killing the child ends whatever stands between it and the program, too.
 */
export function startChild(program: SandboxProgram, options: ChildOptions): ChildProcess {
  const { folder, readable, isSource } = findProgram();
  const heap = `--max-old-space-size=${Math.max(16, Math.floor(options.memoryMb * heapShare))}`;
  // From source, the loader compiles as it goes: it starts a compiler and keeps what it compiled.
  const flags = isSource
    ? ['--import', 'tsx', '--import', registerPass]
    : createPermissionFlags({ readable, usesNativeCode: program.usesNativeCode });
  const entry = isSource
    ? fileURLToPath(program.source)
    : path.join(folder, `${program.builtName}.js`);
  const [command = '', ...args] = wrapCommand([process.execPath, ...flags, heap, entry], {
    boundary: options.boundary,
    tools: findTools(),
    cpuSeconds: options.cpuSeconds,
    mayWrite: isSource,
    isRoot: isRoot(),
    readable: [process.execPath, ...readable],
    folder,
  });
  return spawn(command, args, {
    // From source the loader is found from here, wherever the caller was started.
    cwd: folder,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', options.file, 'ipc'],
  });
}
