import { fileURLToPath, pathToFileURL } from 'node:url';

/** The files that start threads and processes by their place beside themselves. */
const starters = [
  '../src/platform/thread-entry.ts',
  '../../../packages/reader/src/sandbox/start-child.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)));
const bundle = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/**
 * Has a server under test start the threads and processes of the bundle, as the product does. From source each of them
 * begins with a compiler, several times for every document, and that took longer than what the tests are about.
 */
export const builtThreads = {
  name: 'built-threads',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (!starters.includes(id)) return undefined;
    return {
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(bundle).href)),
      map: null,
    };
  },
} as const;
