import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Flags that let a Node.js process read its own code, the libraries beside it and the files named, and nothing else:
 * no other file, no writing, no starting of processes. Threads and native parts of libraries are allowed, because
 * the reader's own watch is a thread and pictures of pages are drawn by native code.
 * See Node.js's documentation, "Permissions".
 */
export function createPermissionFlags({
  codeFolder,
  files,
}: {
  /** Where the process's own code lies; libraries are looked for from there upwards. */
  codeFolder: string;
  /** Absolute paths. */
  files: readonly string[];
}): string[] {
  const name = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const readable = [path.join(codeFolder, '*'), ...listLibraries(codeFolder), ...files];
  return [
    name,
    '--allow-worker',
    '--allow-addons',
    ...readable.map((place) => `--allow-fs-read=${place}`),
  ];
}

function listLibraries(folder: string): string[] {
  const own = [path.join(folder, 'node_modules'), path.join(folder, 'package.json')]
    .filter((place) => existsSync(place))
    .map((place) => (place.endsWith('.json') ? place : path.join(place, '*')));
  const parent = path.dirname(folder);
  return parent === folder ? own : [...own, ...listLibraries(parent)];
}
