import { fileURLToPath, pathToFileURL } from 'node:url';

/** The files that start threads and processes by their place beside themselves. */
const starters = [
  '../src/platform/thread-entry.ts',
  '../../../packages/reader/src/sandbox/program-location.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)));
const bundle = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/**
 * Makes a server under test start the bundled threads and processes, as the product does. From source, each of them
 * starts a compiler, several times per document, which took longer than the tests themselves.
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
