import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** Starts a reading process: no environment, no output, a bounded heap. */
export function startChild(memoryMb: number): ChildProcess {
  const entry = new URL(isSource ? './child.ts' : './reader-child.js', import.meta.url);
  const heap = `--max-old-space-size=${Math.max(16, Math.floor(memoryMb * heapShare))}`;
  return fork(fileURLToPath(entry), [], {
    // From source the loader is found from here, wherever the caller was started.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    execArgv: isSource ? ['--import', 'tsx', '--import', registerPass, heap] : [heap],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
