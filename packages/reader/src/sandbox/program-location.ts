import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProgramLocation {
  /** Whether programs run from source, by a loader that compiles as it goes. */
  readonly isSource: boolean;
  /** Where this code and the built programs lie. */
  readonly folder: string;
  /** What a built program reads: this folder, and the libraries of this folder and of those above it. */
  readonly readable: readonly string[];
}

/** Where the programs of the sandbox are, and what they read to start. */
export function findProgram(): ProgramLocation {
  const folder = path.resolve(fileURLToPath(new URL('.', import.meta.url)));
  return {
    isSource: import.meta.url.endsWith('.ts'),
    folder,
    readable: [folder, ...listLibraries(folder)],
  };
}

/** The folders of libraries that Node.js looks into from a folder, and what describes the packages around it. */
function listLibraries(folder: string): string[] {
  const own = [path.join(folder, 'node_modules'), path.join(folder, 'package.json')].filter(
    (place) => existsSync(place),
  );
  const parent = path.dirname(folder);
  return parent === folder ? own : [...own, ...listLibraries(parent)];
}
