import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPermissionFlags } from './permissions.ts';

const isSource = import.meta.url.endsWith('.ts');
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
  /** Name of its bundle, which lies beside that of whoever starts it. */
  readonly builtName: string;
}

/** Starts a program that reads one file: no environment, no output, a bounded heap and, once built, no other file. */
export function startChild(
  { source, builtName }: SandboxProgram,
  { memoryMb, files }: { readonly memoryMb: number; readonly files: readonly string[] },
): ChildProcess {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const heap = `--max-old-space-size=${Math.max(16, Math.floor(memoryMb * heapShare))}`;
  // From source, the loader compiles as it goes: it starts a compiler and keeps what it compiled.
  const flags = isSource
    ? ['--import', 'tsx', '--import', registerPass]
    : createPermissionFlags({ codeFolder: path.resolve(folder), files });
  return fork(isSource ? fileURLToPath(source) : path.join(folder, `${builtName}.js`), [], {
    // From source the loader is found from here, wherever the caller was started.
    cwd: folder,
    execArgv: [...flags, heap],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
