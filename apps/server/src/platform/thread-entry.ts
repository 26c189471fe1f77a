import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface ThreadEntry {
  readonly url: URL;
  /** Node.js options of the thread. */
  readonly execArgv: string[];
}

/**
 * The entry of a worker thread: the TypeScript source if the server runs from source, or a bundle next to the
 * server's. `sourceUrl` is the entry's TypeScript file, `builtName` its bundle.
 */
export function threadEntry(sourceUrl: URL, builtName: string): ThreadEntry {
  if (!import.meta.url.endsWith('.ts')) {
    return { url: new URL(builtName, import.meta.url), execArgv: [] };
  }
  return { url: sourceUrl, execArgv: ['--import', getLoader()] };
}

/** tsx registers itself in main threads only, so the thread starts with a line that registers it. */
function getLoader(): string {
  const path = createRequire(import.meta.url).resolve('tsx/esm/api');
  const api = pathToFileURL(path.replace(/\.cjs$/, '.mjs')).href;
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${api}'; register();`)}`;
}
