import path from 'node:path';

/**
 * Flags that let a Node.js process read the places named and nothing else: no other file, no writing, no threads, no
 * starting of processes. See Node.js's documentation, "Permissions".
 *
 * Threads stay forbidden whatever a library would like: Node.js does not hold them to these flags.
 */
export function createPermissionFlags({
  readable,
  usesNativeCode,
}: {
  /** Absolute paths of files and folders. */
  readable: readonly string[];
  /** Whether native parts of libraries may be loaded. */
  usesNativeCode: boolean;
}): string[] {
  const has = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  return [
    has('--permission') ? '--permission' : '--experimental-permission',
    ...(usesNativeCode ? ['--allow-addons'] : []),
    // Node.js 22 and 24 open a database in whatever file they are told, permissions or not.
    ...(has('--no-experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
    ...readable.map((place) => `--allow-fs-read=${isFile(place) ? place : path.join(place, '*')}`),
  ];
}

const isFile = (place: string) => place.endsWith('.json');
